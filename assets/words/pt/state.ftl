# State of the studio: notices, names of open documents, undo labels, results of the setter's tools.

### all-grids
tell-all-grids-delete-from-all-grids = Excluir { $rule } de todas as grades
tell-all-grids-add-all-grids = Adicionar { $rule } a todas as grades
tell-all-grids-put-on-all-grids = Aplicar { $rule } a todas as grades

### asked
tell-asked-no-thread-could-started = não foi possível iniciar em segundo plano: { $error }

### author
tell-author-number-clues-number-or = Digite um número de pistas ou deixe em branco
tell-author-no-tool-author-open = Nenhum painel de criação está aberto
tell-author-at-work = Já está em execução
tell-author-type-some-givens-first = Adicione primeiro alguns dígitos iniciais: os novos vão para as mesmas células
tell-author-let-cells-or-digits = Escolha o que pode mudar: células, dígitos ou ambos
tell-author-mark = A marca { $clue }
tell-author-rule = A regra { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] { $first } contradiz a solução anterior do sudoku.
       *[other] { $first } e mais { $more } contradizem a solução anterior do sudoku.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] Nenhuma pista removida.
        [one] { $number } pista removida.
       *[other] { $number } pistas removidas.
    }
tell-proposal-givens-go-small-grey = Os dígitos iniciais removidos aparecem pequenos e cinza no tabuleiro.
tell-proposal-where-digits-beside-grid = Os lugares das pistas externas removidas estão coloridos.
tell-proposal-rules-taken = { $count ->
        [one] { $number } regra removida: { $rules }.
       *[other] { $number } regras removidas: { $rules }.
    }
tell-proposal-no-clue-can-go = Nenhuma pista pode ser removida: a solução deixaria de ser única.
tell-proposal-more-could-go-was = Talvez mais pistas possam ser removidas: um ajuste ou limite encerrou a busca.
tell-proposal-thin-out = { $count ->
        [one] Remover pistas até restar { $number }
       *[other] Remover pistas até restarem { $number }
    }
tell-proposal-left = { $count ->
        [one] Resta { $number } pista
       *[other] Restam { $number } pistas
    }
tell-proposal-generate = { $count ->
        [one] Gerar um sudoku com { $number } pista
       *[other] Gerar um sudoku com { $number } pistas
    }
tell-proposal-of-clues = { $count ->
        [one] Um sudoku com { $number } pista
       *[other] Um sudoku com { $number } pistas
    }
tell-proposal-derive-another-puzzle = Criar uma variação
tell-proposal-its-solutions-correspond-those = Parece outro sudoku, mas é tão difícil quanto o original e tem o mesmo número de soluções.
tell-proposal-another-puzzle = Uma nova variação
tell-proposal-hardest = Passo mais difícil: { $technique }, { $number }.
tell-proposal-nearest = Nenhuma correspondência exata foi encontrada a tempo; esta é a mais próxima.
tell-both = { $first } · { $second }
tell-proposal-variation = semente { $seed }
tell-proposal-checked = { $count ->
        [one] { $number } verificação
       *[other] { $number } verificações
    }

### work
tell-work-no-other-puzzle-can = Não é possível criar nenhuma variação deste sudoku.

### draft
tell-draft-line = { $file }, linha { $line }
tell-draft-change-title = Alterar o título
tell-draft-change-subtitle = Alterar o subtítulo
tell-draft-change-author = Alterar o autor
tell-draft-change-language = Alterar o idioma
tell-draft-change-credits = Alterar os créditos
tell-draft-change-copyright = Alterar os direitos autorais
tell-draft-change-words-on-back = Alterar o texto da contracapa
tell-draft-change-head-pages = Alterar o cabeçalho
tell-draft-change-foot-pages = Alterar o rodapé
tell-draft-change-link = Alterar o link
tell-draft-change-typeface = Alterar a fonte
tell-draft-change-font = Alterar a fonte personalizada
tell-draft-change-semibold-font = Alterar a fonte seminegrito
tell-draft-change-picture-on-cover = Alterar a imagem da capa
tell-draft-change-picture-on-back = Alterar a imagem da contracapa
tell-draft-change-whom-made-for = Alterar a saída
tell-draft-change-paper = Alterar o papel
tell-draft-turn-paper = Alterar a orientação da página
tell-draft-change-margins = Alterar as margens
tell-draft-change-gutter = Alterar a medianiz
tell-draft-change-bleed = Alterar a sangria
tell-draft-change-puzzles-page = Alterar os sudokus por página
tell-draft-change-cover = Alterar a capa
tell-draft-change-rules-page = Alterar a página de regras
tell-draft-change-rules-below-puzzles = Alterar as regras abaixo dos sudokus
tell-draft-change-answers = Alterar as respostas
tell-draft-change-page-numbers = Alterar os números de página
tell-draft-change-title-on-every = Alterar o título em cada página
tell-draft-change-first-number = Alterar o primeiro número
tell-draft-change-size-print = Alterar o tamanho de impressão
tell-draft-change-lines-for-notes = Alterar as linhas para anotações
tell-draft-change-dots-for-candidates = Alterar os pontos para candidatos
tell-draft-change-cell-marks = Alterar as marcas e cores impressas
tell-draft-change-ink = Alterar a tinta
tell-draft-change-whom-for = Alterar o uso previsto
tell-draft-change-stars = Alterar as estrelas de dificuldade
tell-draft-change-contents = Alterar o sumário
tell-draft-change-pages-answers = Alterar as referências às páginas das respostas
tell-draft-change-order-on-pages = Alterar a disposição das grades pequenas
tell-draft-change-inks = Alterar as cores CMYK
tell-draft-change-printing-condition = Alterar a condição de impressão
tell-draft-change-thickness-paper = Alterar a espessura do papel
tell-draft-change-order-sheets = Alterar a ordem de frente e verso manual
tell-draft-change-marks = Alterar as marcas de corte e dobra
tell-draft-change-folding = Alterar a dobra e o grampeamento
tell-draft-change-booklet = Alterar o livreto

### booklet
tell-booklet-untitled-booklet = Livreto sem título
tell-booklet-move = Mover “{ $title }”
tell-booklet-move-section = Mover a seção “{ $title }”
tell-booklet-puzzle-move-puzzles = { $count ->
        [one] Mover { $count } sudoku
       *[other] Mover { $count } sudokus
    }
tell-booklet-remove = Remover “{ $title }”
tell-booklet-rename = Renomear para “{ $title }”
tell-booklet-remove-several = { $count ->
    [one] Remover { $count } sudoku
   *[other] Remover { $count } sudokus
}
tell-booklet-kept-setup = Aplicar a predefinição “{ $name }”
tell-booklet-usual-setup = Aplicar a predefinição padrão
tell-booklet-batch-stopped = Interrompido; adicionados: { $number } de { $of }
tell-booklet-batch-astray = Adicionados: { $number }; destes, { $astray } não exatamente como pedido, porque o tempo acabou
tell-setups-kept = Predefinição “{ $name }” salva; o próximo livreto novo começa com ela
tell-setups-not-kept = Não foi possível salvar a predefinição
tell-setups-deleted = Predefinição “{ $name }” excluída
tell-setups-not-deleted = Não foi possível excluir a predefinição
tell-booklet-take-setup = Aplicar os ajustes de página de { $name }
tell-booklet-change-difficulty = Alterar a dificuldade de “{ $title }”
tell-booklet-change-number = Alterar o número de “{ $title }”
tell-booklet-change-section = Alterar a seção de “{ $title }”
tell-booklet-change-picture = Alterar a imagem de “{ $title }”
tell-booklet-change-stars = Alterar as estrelas de “{ $title }”
tell-booklet-change-link = Alterar o link de “{ $title }”
tell-booklet-change-rules = Alterar as regras de “{ $title }”

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
        [one] Não foi possível ler { $number } item do livreto
       *[other] Não foi possível ler { $number } itens do livreto
    }
tell-booklet-files-saved = Salvo: { $path }
tell-booklet-files-booklet-could-not-saved = Não foi possível salvar o livreto
tell-booklet-files-puzzle-add-puzzles = { $count ->
        [one] Adicionar { $number } sudoku
       *[other] Adicionar { $number } sudokus
    }
tell-booklet-files-puzzle-added-puzzles = { $count ->
        [one] { $number } sudoku adicionado
       *[other] { $number } sudokus adicionados
    }
tell-booklet-files-puzzle-could-not-read = { $count ->
        [one] { $number } sudoku adicionado; não foi possível ler { $bad }
       *[other] { $number } sudokus adicionados; não foi possível ler { $bad }
    }
tell-booklet-files-pages-could-not-made = Não foi possível criar as páginas: { $why }
tell-booklet-files-batch-cancelled = Geração interrompida; nenhum sudoku foi gravado
tell-booklet-files-exported = Exportado: { $path }
tell-booklet-files-export-was-cancelled-no = Exportação cancelada; nenhum arquivo foi gravado

### cells
tell-cells-cell-copied-cells = { $count ->
        [one] { $number } célula copiada
       *[other] { $number } células copiadas
    }
tell-cells-cell-cut-cells = { $count ->
        [one] { $number } célula recortada
       *[other] { $number } células recortadas
    }
tell-cells-select-cell-where-copied = Selecione primeiro a célula onde colar
tell-cells-cell-paste-cells = { $count ->
        [one] Colar { $number } célula
       *[other] Colar { $number } células
    }
tell-cells-rules = { $count ->
        [one] { $count } regra
       *[other] { $count } regras
    }
tell-cells-rules-copied = Copiado: { $rules }
tell-cells-rules-cut = Recortado: { $rules }
tell-cells-rules-pasted = Colar { $rules }
tell-cells-board-no-place-for = As células copiadas não cabem ali
tell-cells-cell-had-no-place = { $count ->
        [one] { $number } célula não cabia neste tabuleiro e ficou de fora
       *[other] { $number } células não cabiam neste tabuleiro e ficaram de fora
    }
tell-cells-cell-move-cells = { $count ->
        [one] Mover { $number } célula
       *[other] Mover { $number } células
    }
tell-cells-cell-turn-cells = { $count ->
        [one] Girar ou espelhar { $number } célula
       *[other] Girar ou espelhar { $number } células
    }
tell-cells-shapes-not-taken = As formas das regiões ficaram de fora ({ $number }): elas precisam de uma grade irregular com regiões do mesmo tamanho
tell-cells-board-ends-there = O tabuleiro termina ali
tell-cells-rule-no-place = a regra { $number } ({ $name }) não cabe ali

### check
tell-check-its-solution-breaks-rule = sua solução viola uma regra do sudoku

### clipboard
tell-clipboard-select-cells-cut-first = Selecione primeiro as células ou regras a recortar
tell-clipboard-there-no-text-clipboard = A área de transferência não contém texto
tell-clipboard-what-was-pasted-no = O texto colado não é um sudoku
tell-clipboard-there-nothing = Ele não contém nenhum sudoku.
tell-clipboard-take-what-was-pasted = Adicionar o sudoku colado
tell-clipboard-rules-do-not-fit = { $count ->
        [one] { $count } regra não cabe neste tabuleiro e ficou de fora
       *[other] { $count } regras não cabem neste tabuleiro e ficaram de fora
    }
tell-clipboard-copied = Copiado: { $format }
tell-clipboard-copied-solution-too = Copiado: { $format }, com a solução, para que quem resolve saiba quando terminou
tell-clipboard-puzzle-could-not-copied = Não foi possível copiar o sudoku
tell-clipboard-copied-picture-board = Imagem do tabuleiro copiada
tell-clipboard-copied-picture-solution = Imagem da solução copiada
tell-clipboard-link-too-long-for = O link é longo demais para um navegador; copie-o em vez disso
tell-clipboard-opened-browser = Aberto no navegador
tell-clipboard-no-browser = Nenhum navegador encontrado; em vez disso, o link foi copiado
tell-clipboard-puzzle-could-not-opened = Não foi possível abrir o sudoku no navegador
tell-clipboard-open-board-other-digits = O sudoku aberto usa outros dígitos
tell-clipboard-there-givens-where-open = Alguns dígitos iniciais ficariam fora do tabuleiro aberto
tell-clipboard-there-neither-givens-nor = O sudoku colado não tem dígitos iniciais nem regras que caibam neste tabuleiro

### count
tell-count-its-solution-breaks-rule = sua solução viola uma regra do sudoku

### document
tell-document-untitled-puzzle = Sudoku sem título
tell-document-no-rule-selected = Selecione primeiro uma regra
tell-document-there-only-one-grid = Há só uma grade
tell-document-only-rules-for-whole = Só regras para uma grade inteira podem ser aplicadas a todas as grades

### edits
tell-edits-all-grids-fits-have = A regra já está em todas as grades em que cabe

### examples
tell-examples-plain-boards = Tabuleiros simples
tell-examples-classic = Clássico
tell-examples-jigsaw = Irregular
tell-examples-latin-square = Quadrado latino
tell-examples-four-pyramids-mirrored = Quatro pirâmides, espelhadas
tell-examples-decoration = Decoração
tell-examples-choices = Grupos de regras
tell-examples-fog = Névoa
tell-examples-formulas = Fórmulas de todos os dígitos
tell-examples-sizes = Tamanhos
tell-examples-shidoku = Shidoku, 4 × 4
tell-examples-roku = Roku, 6 × 6
tell-examples-hachi = Hachi, 8 × 8
tell-examples-juuni = Juuni, 12 × 12
tell-examples-supersudoku = Supersudoku, 16 × 16
tell-examples-giant = Gigante, 25 × 25
tell-examples-layouts = Layouts
tell-examples-samurai-grids = Samurai, 5 grades
tell-examples-samurai-five-kinds = Samurai, cinco tipos de regras
tell-examples-twin-grids = Gêmeos, 2 grades
tell-examples-sohei-grids = Sohei, 4 grades
tell-examples-chain-grids = Corrente de 3 grades
tell-examples-windmill-grids = Cata-vento, 5 grades
tell-examples-butterfly-grids = Borboleta, 4 grades
tell-examples-flower-grids = Flor, 5 grades

### files
tell-files-fonts = Fontes
tell-files-pictures = Imagens
tell-files-puzzles = Sudokus
tell-files-open-puzzles = Abrir sudokus
tell-files-save-puzzle = Salvar sudoku
tell-files-gridwright-puzzle = Sudoku do Gridwright
tell-files-export-puzzle = Exportar sudoku, sem a solução, como .png, .svg, .pdf ou .html
tell-files-export-solution = Exportar solução como .png, .svg ou .pdf
tell-files-export-both = Exportar sudoku e solução como .png, .svg ou .pdf
# $name is the file name of the puzzle.
tell-files-name-solution = { $name }-solução
tell-files-name-both = { $name }-com-solução
tell-files-key-sheet = Salvar atalhos de teclado como .pdf
tell-files-picture-or-page = Imagem ou PDF
tell-files-open-booklet = Abrir livreto
tell-files-batch = Salvar novos sudokus
tell-files-lines = Sudokus do Gridwright, um por linha
tell-files-take-setup = Copiar ajustes de página de um livreto
tell-files-save-booklet = Salvar livreto
tell-files-gridwright-booklet = Livreto do Gridwright
tell-files-add-puzzles-booklet = Adicionar sudokus ao livreto
tell-files-export-booklet = Exportar livreto
tell-files-pdf-file = Arquivo PDF
tell-files-choose-font = Escolher uma fonte
tell-files-choose-picture = Escolher uma imagem
tell-files-name-must-end-png = { $path }: o nome deve terminar em .png, .svg, .pdf ou .html

### flow
tell-flow-puzzle-was-closed-before = O sudoku já está fechado
tell-flow-open-another-tab-close = { $path } está aberto em outra aba. Feche-a primeiro.
tell-flow-puzzle-could-not-saved = Não foi possível salvar o sudoku
tell-newer-not-watched = Alterações em arquivos abertos podem passar despercebidas: { $reason }
tell-newer-open-elsewhere = { $path } também está aberto em outra janela do Gridwright
tell-newer-gone = { $path } não existe mais: outro programa o excluiu ou moveu. Salvar o cria de novo.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = Salvo: { $path }
tell-flow-another-file-being-written = Outro arquivo ainda está sendo gravado
tell-flow-exported = Exportado: { $path }
tell-flow-exported-puzzle = Sudoku exportado: { $path }
tell-flow-exported-solution = Solução exportada: { $path }
tell-flow-exported-both = Sudoku exportado com a solução: { $path }
tell-flow-exported-font-no-empty = Exportado: { $path }, mas a fonte não tem “{ $missing }”: aparecem caixas vazias no lugar
tell-flow-puzzle-could-not-exported = Não foi possível exportar o sudoku
tell-flow-sheet-could-not-be-written = Não foi possível salvar os atalhos de teclado
tell-flow-another-file-dialog-open = Outra caixa de diálogo de arquivo já está aberta

### looks
tell-looks-less = Na janela só cabe { $real }%; { $scale }% passa a valer quando ela for maior

### browsing
tell-browser-folder-could-not-made = Não foi possível criar a pasta

### rules
tell-rules-several = { $count } regras
tell-rules-move = Mover { $rule }
tell-rules-duplicate = Duplicar { $rule }
tell-rules-delete = Excluir { $rule }
tell-rules-on = Ligar { $rule }
tell-rules-off = Desligar { $rule }
tell-rules-only = Desligar todas as regras menos { $rule }
tell-rules-no-place = A regra não cabe ali
tell-rules-group = Agrupar { $rule }
tell-rules-quantify = Quantificador: { $quantifier }
tell-rules-ungroup = Remover { $rule } do grupo
tell-rules-new-group = Grupo { $number }
tell-rules-rename-group = Renomear { $group }
tell-rules-lock = Bloquear { $rule }
tell-rules-unlock = Desbloquear { $rule }
tell-rules-read-values = Usar valores em { $rule }
tell-rules-read-digits = Usar dígitos em { $rule }
tell-rules-all = Ligar todas as regras

### jigsaw
tell-jigsaw-from = (a partir de { $cell })
tell-jigsaw-wrong-count = A região { $region } tem { $cells } células em vez de { $size }
tell-jigsaw-not-connected = A região { $region } não é conexa

### jobs
tell-jobs-fault-program = erro interno: { $words }
tell-jobs-says-nothing = sem detalhes
tell-jobs-ended-without-answer = terminou sem resultado

### files
tell-files-no-text = não é um arquivo de texto

### keymap
tell-keymap-system-needs-one-for = Reservado para a área de transferência e a edição de texto
tell-keymap-f-opens-menus = F10 abre os menus
tell-keymap-alt-with-letter-opens = Alt com uma letra abre menus e seleciona ferramentas; acrescente Ctrl
tell-keymap-keys-alone-type-hold = Teclas sozinhas digitam texto; acrescente Ctrl ou use uma tecla de função

### layout
tell-layout-given-was-on-cells = { $givens ->
        [one] { $givens } dígito inicial estava em células removidas ou ocupadas; desfazer o restaura
       *[other] { $givens } dígitos iniciais estavam em células removidas ou ocupadas; desfazer os restaura
    }
tell-layout-rule-was-on-cells = { $rules ->
        [one] { $rules } regra estava em células removidas ou ocupadas; desfazer a restaura
       *[other] { $rules } regras estavam em células removidas ou ocupadas; desfazer as restaura
    }
tell-layout-given-givens-rule-rules = { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciais
    } e { $rules ->
        [one] { $rules } regra
       *[other] { $rules } regras
    } estavam em células removidas ou ocupadas; desfazer os restaura

### mending
tell-mending-what-was-not-saved = Seu trabalho não salvo foi guardado automaticamente: o Gridwright oferece recuperá-lo na próxima inicialização.
tell-mending-save-what-you-have = Salve suas alterações agora.
tell-mending-what-was-being-done = { $words }. { $kept } Sua última ação pode ter ficado pela metade: confira-a ou desfaça-a.
tell-mending-window-failed = Algo deu errado

### new-board
tell-new-board-no-puzzle-open = nenhum sudoku está aberto
tell-new-board-grids-layout-have-digits = as grades deste layout têm { $size } dígitos cada, não { $found }
tell-new-board-squares-have-no-boxes = quadrados latinos de tamanho { $size } não têm blocos para compartilhar, portanto só é possível uma grade única

### played
tell-played-digit = Dígito
tell-played-corner = Canto
tell-played-centre = Centro
tell-played-colour = Cor

### playing
tell-playing-play-test-paused = O jogo de teste está pausado
tell-playing-select-cell-first-then = Selecione primeiro uma célula, depois digite seu dígito.
tell-playing-goes-on = Retomado; o cronômetro está em { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = Dimensão do anel quociente: { $count }, o número de soluções ({ $seconds } s).
tell-ideal-computed-from-solutions-search = Calculado a partir das soluções encontradas pela busca, não dos polinômios.
tell-ideal-graded-reverse-lexicographic-order = Ordem lexicográfica reversa graduada, variáveis { $order }.
tell-ideal-prime-certified-over-rational = { $count ->
        [one] Sobre os números racionais, reconstruído de { $count } primo e certificado.
       *[other] Sobre os números racionais, reconstruído de { $count } primos e certificado.
    }
tell-ideal-more-than = mais de { $count }
tell-ideal-basis-not-known = A base é desconhecida: { $why }.
tell-ideal-there-no-polynomials-reasonable = Não há polinômios de tamanho razoável: { $why }.
tell-ideal-degree = { $count } de grau { $degree }
tell-ideal-polynomials = { $count ->
        [one] { $count } polinômio
       *[other] { $count } polinômios
    }
tell-ideal-in-variables = { $count ->
        [one] { $size } em { $count } variável: { $degrees }.
       *[other] { $size } em { $count } variáveis: { $degrees }.
    }
tell-ideal-cells = Células
tell-ideal-board = O tabuleiro
tell-ideal-row = Linha { $number }
tell-ideal-column = Coluna { $number }
tell-ideal-box = Bloco { $number }
tell-ideal-grid = { $house }, grade { $grid }
tell-ideal-reduced-basis = Base reduzida
tell-ideal-standard-monomials = Monômios padrão

### proofs
tell-proofs-row-by-row = linha por linha
tell-proofs-column-by-column = coluna por coluna
tell-proofs-from-last-cell = a partir da última célula
tell-proofs-board = O tabuleiro
tell-proofs-givens = Dígitos iniciais

### program
tell-program-digit-each-cell = Um dígito por célula
tell-program-column-for-digit-cell = { $count ->
        [one] { $count } coluna: { $cells } para dígitos em células
       *[other] { $count } colunas: { $cells } para dígitos em células
    }
tell-program-for-what-rules-add = { $columns }, { $count } acrescentadas por regras
tell-program-rows = { $count ->
        [one] { $count } linha: { $rows }.
       *[other] { $count } linhas: { $rows }.
    }
tell-program-entries-not-all-entries = { $count ->
        [one] { $count } entrada não nula: { $percent }% do total.
       *[other] { $count } entradas não nulas: { $percent }% do total.
    }
tell-program-first-solve = Primeira resolução: { $outcome }.
tell-program-solution = uma solução
tell-program-no-solution-so-there = nenhuma, logo o sudoku não tem solução
tell-program-exclusion-row = Linha de exclusão
tell-program-another-solution-so-there = outra solução, logo há várias
tell-program-no-solution-so-first = nenhuma, logo a primeira é a única solução
tell-program-second-solve-with-row = Segunda resolução, com uma linha que exclui a primeira solução: { $outcome }.
tell-program-of-rules = { $name } { $rows } (de { $count } regras)
tell-program-unknown = desconhecido, { $why }
tell-program-nodes = { $count ->
        [one] { $outcome } ({ $count } nó, { $seconds } s)
       *[other] { $outcome } ({ $count } nós, { $seconds } s)
    }

### reading
tell-reading-files = { $count ->
        [one] { $count } arquivo
       *[other] { $count } arquivos
    }
tell-reading-entries = { $count ->
        [one] { $count } item do livreto
       *[other] { $count } itens do livreto
    }
tell-reading-pasted = o texto colado
tell-saving = Salvando { $file }
tell-saving-then-closes = fecha em seguida
tell-saving-given-up = A espera por { $file } foi encerrada; ele conta como não salvo
tell-reading-reading = Lendo { $file }
tell-reading-mb = { $read } de { $length } MB
tell-reading-waiting = { $count ->
        [one] mais { $count } na fila
       *[other] mais { $count } na fila
    }
tell-reading-left = { $count ->
        [one] falta { $count }
       *[other] faltam { $count }
    }
tell-reading-reading-was-cancelled = Leitura cancelada: { $file }
tell-reading-file-could-not-opened = Não foi possível abrir o arquivo
tell-reading-files-could-not-opened = Não foi possível abrir alguns arquivos
tell-reading-files-failed = { $count ->
        [one] { $count } arquivo:
       *[other] { $count } arquivos:
    }
tell-reading-open-already = { $path } já está aberto
tell-reading-was-changed-here-while = { $path } foi alterado aqui enquanto era recarregado
tell-reading-booklet-was-changed-while = O livreto foi alterado enquanto { $path } era lido
tell-reading-open-booklet-changes-not = O livreto aberto tem alterações não salvas. Salve-o ou feche-o primeiro.
tell-reading-changes-could-not-recovered = Não foi possível recuperar as alterações
tell-reading-booklet-could-not-opened = Não foi possível abrir o livreto

### recovery
tell-recovery-no-copy-unsaved-changes = Não é possível salvar seu trabalho automaticamente: { $reason }
tell-recovery-changes-could-not-recovered = Não foi possível recuperar as alterações
tell-recovery-changes-could-not-deleted = Não foi possível excluir as alterações não salvas

### walk
tell-walk-nothing-was-laid-out = não foi possível preparar o sudoku para resolvê-lo

### start
tell-start-grids = { $count ->
        [one] { $count } grade de { $size } × { $size }
       *[other] { $count } grades de { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = Clique em um quadrado fora da grade
tell-clues-move = Mover pista ({ $rule })

### grids
tell-grids-cell-shares-cells = { $count ->
        [0] não compartilha células
        [one] compartilha { $count } célula
       *[other] compartilha { $count } células
    }
tell-grids-at = em { $cell }
tell-grids-grid = Grade { $number }

### jigsaw
tell-jigsaw-paint-region = Pintar a região { $number }

### laying
tell-laying-move-grid = Mover a grade { $grid }
tell-laying-delete-grid = Excluir a grade { $grid }

### pins
tell-pins-click-clue-pin = Clique em uma pista para fixá-la

### selected
tell-selected-select-cells-rule-first = Selecione primeiro as células da regra
tell-selected-line-goes-from-each = Selecione células que formem uma linha contínua
tell-selected-select-two-cells-beside = Selecione as duas células de cada lado da borda
tell-selected-select-four-cells-around = Selecione as quatro células em volta do canto
tell-selected-select-cell-at-edge = Selecione uma célula na borda do tabuleiro
tell-selected-cells-beyond-grid = As células selecionadas devem estar todas na mesma grade
tell-selected-region-already = As células já estão em uma só região
tell-selected-region-keeps-cell = Uma região ficaria sem células

### typing
tell-typing-select-cell-first-then = Selecione primeiro uma célula, depois digite seu dígito.

### words
tell-words-microseconds = { $time } µs
tell-words-milliseconds = { $time } ms
tell-words-seconds = { $time } s
tell-words-minutes = { $minutes } min { $seconds } s

### aid
tell-aid-solved = Resolvido em { $time }
tell-aid-no-mistake-so-far = Nenhum erro até agora
tell-aid-digit-wrong-digits-wrong = { $count ->
        [one] { $number } dígito está errado
       *[other] { $number } dígitos estão errados
    }
tell-aid-there-mistake = Há um erro
tell-aid-mark-wrong = Uma marca está errada
tell-aid-no-solution-all = Nenhuma solução corresponde ao que você inseriu
tell-aid-found-no-solution = O sudoku não tem solução
tell-aid-could-not-told-time = Não foi possível verificar a tempo
tell-aid-place = { $place } de { $count }
tell-aid-why = Por quê? · { $cell }
tell-aid-look-at = Olhe para { $place }.
tell-aid-there = Aqui, { $why }: { $result }.
tell-aid-every-cell-its-digit = Todas as células estão preenchidas.
tell-aid-no-technique-moves-on = Nenhuma técnica conhecida se aplica aqui; seria preciso adivinhar.
tell-aid-digit-not-what-solution = { $count ->
        [one] { $number } dígito está errado.
       *[other] { $number } dígitos estão errados.
    }
tell-aid-cell-leave-out-right = { $count ->
        [one] Falta o dígito certo nas marcas de centro de { $number } célula.
       *[other] Falta o dígito certo nas marcas de centro de { $number } células.
    }
tell-aid-puzzle-several-solutions-none = O sudoku tem várias soluções, mas nenhuma corresponde ao que você inseriu.
tell-aid-no-solution = O sudoku não tem solução.
tell-aid-answer-was-lost = Algo deu errado: { $why }.
tell-aid-no-answer-was-found = Nenhuma resposta foi encontrada a tempo.
tell-aid-given = Este é um dígito inicial.
tell-aid-or-which-other-digit = Ou outro dígito?
tell-aid-which-digit = Qual dígito?
tell-aid-why-digit = Por que { $digit }
tell-aid-not-already = { $cell } não pode ser { $digit }: { $by } já o tem em { $house }.
tell-aid-not-because = { $cell } não pode ser { $digit } por causa de { $rule }.
tell-aid-techniques-do-not-settle = Nenhuma técnica conhecida mostra se { $cell } é { $digit }.
tell-aid-nothing-can-concluded-from = Nada se pode concluir do que você inseriu.
tell-aid-is = { $cell } é { $digit }:
tell-aid-is-not = { $cell } não é { $digit }:
tell-aid-after-other-step-after = { $count ->
        [one] { $cell } é { $digit }, após { $number } passo anterior:
       *[other] { $cell } é { $digit }, após { $number } passos anteriores:
    }
tell-aid-not-after-other-step = { $count ->
        [one] { $cell } não é { $digit }, após { $number } passo anterior:
       *[other] { $cell } não é { $digit }, após { $number } passos anteriores:
    }

### bar
tell-bar-back-setting-what-was = Voltar à criação ({ $key }); seu progresso é mantido
tell-bar-nothing-you-enter-here = O que você insere aqui não altera o sudoku.
tell-bar-zoom = { $number }%
tell-bar-keys = Z, X, C e V alternam o que você insere. Space pausa, K verifica, H dá uma dica.

### notes
tell-notes-puzzle = o sudoku
tell-notes-write-note-about = Escreva uma nota sobre { $what }…
tell-notes-note-setter = Nota ao criador
tell-notes-kept-with-puzzle = Salva com o sudoku
tell-notes-add-note = Adicionar nota
tell-notes-notes-setter = Notas ao criador
tell-notes-delete-note = Excluir a nota { $number }

### timer
tell-timer-stands-while-window-hidden = Pausa enquanto a janela está oculta
tell-timer-cells = { $filled } de { $count } células

# File errors of the operating system.
system-not-found = Esse arquivo ou pasta não existe
system-denied = Permissão negada
system-exists = O arquivo já existe
system-is-folder = É uma pasta
system-no-folder = Não é uma pasta
system-full = Não há espaço no dispositivo
system-read-only = O dispositivo é somente de leitura
system-name = O nome do arquivo é longo demais
system-too-large = O arquivo é grande demais
