# What the studio tells: notices, names of what is open, steps that are taken back, results of work.

### all-grids
tell-all-grids-delete-from-all-grids = Excluir { $rule } de todas as grades
tell-all-grids-add-all-grids = Adicionar { $rule } a todas as grades
tell-all-grids-put-on-all-grids = Pôr { $rule } em todas as grades

### asked
tell-asked-no-thread-could-started = não foi possível iniciar uma thread: { $error }

### author
tell-author-number-clues-number-or = O número de pistas tem de ser um número, ou nada
tell-author-no-tool-author-open = Nenhuma ferramenta do autor está aberta
tell-author-at-work = Está trabalhando
tell-author-type-some-givens-first = Digite antes alguns dados: seus lugares ficam
tell-author-let-cells-or-digits = Deixe mudar células ou dígitos
tell-author-mark = A marca { $clue }
tell-author-rule = A regra { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] { $first } contradiz a solução que o sudoku tinha antes.
       *[other] { $first } e mais { $more } contradizem a solução que o sudoku tinha antes.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] Nenhuma pista é tirada.
        [one] { $number } pista tirada.
       *[other] { $number } pistas tiradas.
    }
tell-proposal-givens-go-small-grey = Os dados que saem são pequenos e cinza no tabuleiro.
tell-proposal-where-digits-beside-grid = Onde saem dígitos ao lado de uma grade, o lugar é tingido.
tell-proposal-rules-taken = { $count ->
        [one] { $number } regra tirada: { $rules }.
       *[other] { $number } regras tiradas: { $rules }.
    }
tell-proposal-no-clue-can-go = Nenhuma pista pode sair: sem qualquer uma há várias soluções.
tell-proposal-more-could-go-was = Mais poderia sair: não foi pedido, ou não foi provado.
tell-proposal-thin-out = { $count ->
        [one] Desbastar até { $number } pista
       *[other] Desbastar até { $number } pistas
    }
tell-proposal-left = { $count ->
        [one] Resta { $number } pista
       *[other] Restam { $number } pistas
    }
tell-proposal-generate = { $count ->
        [one] Gerar um sudoku de { $number } pista
       *[other] Gerar um sudoku de { $number } pistas
    }
tell-proposal-of-clues = { $count ->
        [one] Um sudoku de { $number } pista
       *[other] Um sudoku de { $number } pistas
    }
tell-proposal-derive-another-puzzle = Derivar outro sudoku
tell-proposal-its-solutions-correspond-those = Suas soluções correspondem às do primeiro, e ele é tão difícil; ninguém vê que é o mesmo.
tell-proposal-another-puzzle = Outro sudoku
tell-proposal-hardest = Passo mais difícil: { $technique }, { $number }.
tell-proposal-nearest = Nenhum com o caminho desejado foi encontrado a tempo; este é o mais próximo.
tell-both = { $first } · { $second }
tell-proposal-variation = variação { $seed }
tell-proposal-checked = { $count ->
        [one] verificado { $number } vez
       *[other] verificado { $number } vezes
    }

### work
tell-work-no-other-puzzle-can = Nenhum outro sudoku pode ser derivado deste.

### draft
tell-draft-line = { $file }, linha { $line }
tell-draft-change-title = Mudar o título
tell-draft-change-subtitle = Mudar o subtítulo
tell-draft-change-author = Mudar o autor
tell-draft-change-language = Mudar o idioma
tell-draft-change-credits = Mudar os créditos
tell-draft-change-copyright = Mudar os direitos autorais
tell-draft-change-words-on-back = Mudar o texto da contracapa
tell-draft-change-head-pages = Mudar o cabeçalho
tell-draft-change-foot-pages = Mudar o rodapé
tell-draft-change-link = Mudar o link
tell-draft-change-typeface = Mudar a fonte
tell-draft-change-font = Mudar a fonte própria
tell-draft-change-semibold-font = Mudar a fonte seminegrito
tell-draft-change-picture-on-cover = Mudar a imagem da capa
tell-draft-change-picture-on-back = Mudar a imagem da contracapa
tell-draft-change-whom-made-for = Mudar o destino da impressão
tell-draft-change-paper = Mudar o papel
tell-draft-turn-paper = Girar o papel
tell-draft-change-margins = Mudar as margens
tell-draft-change-gutter = Mudar a medianiz
tell-draft-change-bleed = Mudar a sangria
tell-draft-change-puzzles-page = Mudar os sudokus por página
tell-draft-change-cover = Mudar a capa
tell-draft-change-rules-page = Mudar a página de regras
tell-draft-change-rules-below-puzzles = Mudar as regras sob os sudokus
tell-draft-change-answers = Mudar as soluções
tell-draft-change-page-numbers = Mudar os números de página
tell-draft-change-title-on-every = Mudar o título em cada página
tell-draft-change-first-number = Mudar o primeiro número
tell-draft-change-size-print = Mudar o tamanho da letra
tell-draft-change-lines-for-notes = Mudar as linhas para anotações
tell-draft-change-dots-for-candidates = Mudar os pontos para candidatos
tell-draft-change-cell-marks = Mudar as marcas das células
tell-draft-change-ink = Mudar a tinta
tell-draft-change-whom-for = Mudar para quem é
tell-draft-change-stars = Mudar as estrelas
tell-draft-change-contents = Mudar o sumário
tell-draft-change-pages-answers = Mudar as páginas das soluções
tell-draft-change-order-on-pages = Mudar a ordem nas páginas
tell-draft-change-inks = Mudar as tintas
tell-draft-change-printing-condition = Mudar a condição de impressão
tell-draft-change-thickness-paper = Mudar a espessura do papel
tell-draft-change-order-sheets = Mudar a ordem das folhas
tell-draft-change-marks = Mudar as marcas
tell-draft-change-folding = Mudar a dobra
tell-draft-change-booklet = Mudar o livro

### booklet
tell-booklet-untitled-booklet = Livro sem título
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
tell-booklet-kept-setup = Usar a configuração de página “{ $name }”
tell-booklet-usual-setup = Usar a configuração de página usual
tell-booklet-batch-stopped = Interrompido; prontos e adicionados: { $number } de { $of }
tell-booklet-batch-astray = Adicionados: { $number }; com outro caminho que o desejado, não encontrado a tempo: { $astray }
tell-setups-kept = A configuração de página “{ $name }” foi guardada; o próximo livro novo começa com ela
tell-setups-not-kept = Não foi possível guardar a configuração de página
tell-setups-deleted = A configuração de página “{ $name }” foi excluída
tell-setups-not-deleted = Não foi possível excluir a configuração de página
tell-booklet-take-setup = Usar a configuração de página de { $name }
tell-booklet-change-difficulty = Mudar a dificuldade de “{ $title }”
tell-booklet-change-number = Mudar o número de “{ $title }”
tell-booklet-change-section = Mudar a seção de “{ $title }”
tell-booklet-change-picture = Mudar a imagem de “{ $title }”
tell-booklet-change-stars = Mudar as estrelas de “{ $title }”
tell-booklet-change-link = Mudar o link de “{ $title }”
tell-booklet-change-rules = Mudar as regras de “{ $title }”

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
        [one] Não foi possível ler { $number } item do livro
       *[other] Não foi possível ler { $number } itens do livro
    }
tell-booklet-files-saved = Salvo: { $path }
tell-booklet-files-booklet-could-not-saved = Não foi possível salvar o livro
tell-booklet-files-puzzle-add-puzzles = { $count ->
        [one] Adicionar { $number } sudoku
       *[other] Adicionar { $number } sudokus
    }
tell-booklet-files-puzzle-added-puzzles = { $count ->
        [one] { $number } sudoku adicionado
       *[other] { $number } sudokus adicionados
    }
tell-booklet-files-puzzle-could-not-read = { $count ->
        [one] { $number } sudoku adicionado; { $bad } não lidos
       *[other] { $number } sudokus adicionados; { $bad } não lidos
    }
tell-booklet-files-pages-could-not-made = Não foi possível fazer as páginas: { $why }
tell-booklet-files-batch-cancelled = A criação foi interrompida; nada foi gravado
tell-booklet-files-exported = Exportado: { $path }
tell-booklet-files-export-was-cancelled-no = A exportação foi cancelada; nenhum arquivo foi gravado

### cells
tell-cells-cell-copied-cells = { $count ->
        [one] Copiado: { $number } célula
       *[other] Copiado: { $number } células
    }
tell-cells-cell-cut-cells = { $count ->
        [one] Recortado: { $number } célula
       *[other] Recortado: { $number } células
    }
tell-cells-select-cell-where-copied = Selecione a célula onde as copiadas devem começar
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
tell-cells-board-no-place-for = O tabuleiro não tem lugar ali para as células copiadas
tell-cells-cell-had-no-place = { $count ->
        [one] { $number } célula não tinha lugar neste tabuleiro e ficou de fora
       *[other] { $number } células não tinham lugar neste tabuleiro e ficaram de fora
    }
tell-cells-cell-move-cells = { $count ->
        [one] Mover { $number } célula
       *[other] Mover { $number } células
    }
tell-cells-cell-turn-cells = { $count ->
        [one] Girar { $number } célula
       *[other] Girar { $number } células
    }
tell-cells-shapes-not-taken = As formas de regiões ficaram de fora ({ $number }): ali não há grade irregular com regiões de tantas células
tell-cells-board-ends-there = O tabuleiro termina ali
tell-cells-rule-no-place = a regra { $number } ({ $name }) não tem lugar ali

### check
tell-check-its-solution-breaks-rule = sua solução viola uma regra do sudoku

### clipboard
tell-clipboard-select-cells-cut-first = Selecione antes as células ou regras a recortar
tell-clipboard-there-no-text-clipboard = Não há texto na área de transferência
tell-clipboard-what-was-pasted-no = O que foi colado não é um sudoku
tell-clipboard-there-nothing = Não há nada nele.
tell-clipboard-take-what-was-pasted = Receber o que foi colado
tell-clipboard-rules-do-not-fit = { $count ->
        [one] { $count } regra não cabe neste tabuleiro e ficou de fora
       *[other] { $count } regras não cabem neste tabuleiro e ficaram de fora
    }
tell-clipboard-copied = Copiado: { $format }
tell-clipboard-copied-solution-too = Copiado: { $format }, com a solução, para que quem resolve saiba quando terminou
tell-clipboard-puzzle-could-not-copied = Não foi possível copiar o sudoku
tell-clipboard-copied-picture-board = Copiado: uma imagem do tabuleiro
tell-clipboard-copied-picture-solution = Copiado: uma imagem da solução
tell-clipboard-link-too-long-for = O link é longo demais para o navegador; copie-o
tell-clipboard-opened-browser = Aberto no navegador
tell-clipboard-no-browser = Nenhum navegador foi encontrado; o link foi copiado
tell-clipboard-puzzle-could-not-opened = Não foi possível abrir o sudoku ali
tell-clipboard-open-board-other-digits = O tabuleiro aberto tem outros dígitos
tell-clipboard-there-givens-where-open = Há dados onde o tabuleiro aberto não tem células
tell-clipboard-there-neither-givens-nor = Não há nele dados nem regras para este tabuleiro

### count
tell-count-its-solution-breaks-rule = sua solução viola uma regra do sudoku

### document
tell-document-untitled-puzzle = Sudoku sem título
tell-document-no-rule-selected = Nenhuma regra selecionada
tell-document-there-only-one-grid = Há só uma grade
tell-document-only-rules-for-whole = Só regras para uma grade inteira podem ser postas em todas

### edits
tell-edits-all-grids-fits-have = Todas as grades em que a regra cabe já a têm

### examples
tell-examples-plain-boards = Tabuleiros simples
tell-examples-classic = Clássico
tell-examples-jigsaw = Irregular
tell-examples-latin-square = Quadrado latino
tell-examples-four-pyramids-mirrored = Quatro pirâmides, espelhadas
tell-examples-decoration = Decoração
tell-examples-sizes = Tamanhos
tell-examples-shidoku = Shidoku, 4 × 4
tell-examples-roku = Roku, 6 × 6
tell-examples-hachi = Hachi, 8 × 8
tell-examples-juuni = Juuni, 12 × 12
tell-examples-supersudoku = Supersudoku, 16 × 16
tell-examples-giant = Gigante, 25 × 25
tell-examples-layouts = Layouts
tell-examples-samurai-grids = Samurai, 5 grades
tell-examples-samurai-five-kinds = Samurai de cinco tipos
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
tell-files-save-puzzle = Salvar o sudoku
tell-files-gridwright-puzzle = Sudoku do Gridwright
tell-files-export-puzzle = Exportar o sudoku, sem a solução, como .png, .svg ou .pdf
tell-files-export-solution = Exportar a solução como .png, .svg ou .pdf
tell-files-export-both = Exportar o sudoku e a solução como .png, .svg ou .pdf
# $name is the name of the file of the puzzle.
tell-files-name-solution = { $name }-solução
tell-files-name-both = { $name }-com-solução
tell-files-key-sheet = Gravar as teclas numa folha
tell-files-picture-or-page = Imagem ou página
tell-files-open-booklet = Abrir um livro
tell-files-batch = O arquivo dos novos sudokus
tell-files-lines = Sudokus do Gridwright, um por linha
tell-files-take-setup = Usar a configuração de página de um livro
tell-files-save-booklet = Salvar o livro
tell-files-gridwright-booklet = Livro do Gridwright
tell-files-add-puzzles-booklet = Adicionar sudokus ao livro
tell-files-export-booklet = Exportar o livro
tell-files-pdf-file = Arquivo PDF
tell-files-choose-font = Escolher uma fonte
tell-files-choose-picture = Escolher uma imagem
tell-files-name-must-end-png = { $path }: o nome deve terminar em .png, .svg ou .pdf

### flow
tell-flow-puzzle-was-closed-before = O sudoku foi fechado antes
tell-flow-open-another-tab-close = { $path } está aberto em outra aba. Feche-a primeiro.
tell-flow-puzzle-could-not-saved = Não foi possível salvar o sudoku
tell-newer-not-watched = Não se sabe ao certo se os arquivos abertos mudam: { $reason }
tell-newer-open-elsewhere = { $path } também está aberto em outro Gridwright
tell-newer-gone = { $path } não está mais lá: outro programa o excluiu ou moveu. Salvar o grava de novo.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = Salvo: { $path }
tell-flow-another-file-being-written = Outro arquivo está sendo gravado
tell-flow-exported = Exportado: { $path }
tell-flow-exported-puzzle = Sudoku exportado: { $path }
tell-flow-exported-solution = Solução exportada: { $path }
tell-flow-exported-both = Sudoku exportado com a solução: { $path }
tell-flow-exported-font-no-empty = Exportado: { $path }; a fonte não tem “{ $missing }”, no lugar há caixas vazias
tell-flow-puzzle-could-not-exported = Não foi possível exportar o sudoku
tell-flow-sheet-could-not-be-written = Não foi possível gravar a folha
tell-flow-another-file-dialog-open = Outro diálogo de arquivos está aberto

### looks
tell-looks-less = A janela tem lugar para { $real } %: será { $scale } % quando ela for maior

### browsing
tell-browser-folder-could-not-made = Não foi possível criar a pasta

### rules
tell-rules-several = { $count } regras
tell-rules-move = Mover { $rule }
tell-rules-duplicate = Duplicar { $rule }
tell-rules-delete = Excluir { $rule }
tell-rules-on = Ligar { $rule }
tell-rules-off = Desligar { $rule }
tell-rules-only = Só { $rule }
tell-rules-no-place = O tabuleiro termina ali, ou a regra não tem outro lugar
tell-rules-group = Agrupar { $rule }
tell-rules-ungroup = Tirar { $rule } do grupo
tell-rules-new-group = Grupo { $number }
tell-rules-rename-group = Renomear { $group }
tell-rules-lock = Bloquear { $rule }
tell-rules-unlock = Desbloquear { $rule }
tell-rules-all = Ligar todas as regras

### jigsaw
tell-jigsaw-from = (a partir de { $cell })
tell-jigsaw-wrong-count = A região { $region } tem { $cells } células em vez de { $size }
tell-jigsaw-not-connected = A região { $region } não é conexa

### jobs
tell-jobs-fault-program = uma falha do programa: { $words }
tell-jobs-says-nothing = nada é dito dela
tell-jobs-ended-without-answer = terminou sem resposta

### files
tell-files-no-text = não é texto

### keymap
tell-keymap-system-needs-one-for = O sistema precisa desta para a área de transferência e o texto
tell-keymap-f-opens-menus = F10 abre os menus
tell-keymap-alt-with-letter-opens = Alt com uma letra abre menus e pega ferramentas; segure Ctrl também
tell-keymap-keys-alone-type-hold = Teclas sozinhas digitam; segure Ctrl ou pressione uma tecla de função

### layout
tell-layout-given-was-on-cells = { $givens ->
        [one] { $givens } dígito dado estava em células que sumiram ou foram ocupadas; desfazer o traz de volta
       *[other] { $givens } dígitos dados estavam em células que sumiram ou foram ocupadas; desfazer os traz de volta
    }
tell-layout-rule-was-on-cells = { $rules ->
        [one] { $rules } regra estava em células que sumiram ou foram ocupadas; desfazer a traz de volta
       *[other] { $rules } regras estavam em células que sumiram ou foram ocupadas; desfazer as traz de volta
    }
tell-layout-given-givens-rule-rules = { $givens ->
        [one] { $givens } dígito dado
       *[other] { $givens } dígitos dados
    } e { $rules ->
        [one] { $rules } regra
       *[other] { $rules } regras
    } estavam em células que sumiram ou foram ocupadas; desfazer os traz de volta

### mending
tell-mending-what-was-not-saved = O que não estava salvo foi guardado: será oferecido na próxima vez que o programa abrir.
tell-mending-save-what-you-have = Salve o que você alterou.
tell-mending-what-was-being-done = { $words }. { $kept } O que estava em andamento pode ter ficado pela metade: confira ou desfaça.
tell-mending-window-failed = A janela falhou

### new-board
tell-new-board-no-puzzle-open = nenhum sudoku está aberto
tell-new-board-grids-layout-have-digits = as grades deste layout têm { $size } dígitos, não { $found }
tell-new-board-squares-have-no-boxes = quadrados de { $size } não têm blocos para se sobrepor: só grade única

### played
tell-played-digit = Dígito
tell-played-corner = Canto
tell-played-centre = Centro
tell-played-colour = Cor

### playing
tell-playing-play-test-paused = O jogo de teste está em pausa
tell-playing-select-cell-first-then = Selecione antes uma célula, depois digite seu dígito.
tell-playing-goes-on = Continua de onde você parou, em { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = Dimensão do anel quociente: { $count }, o número de soluções ({ $seconds } s).
tell-ideal-computed-from-solutions-search = Calculado de soluções que uma busca achou, não dos polinômios.
tell-ideal-graded-reverse-lexicographic-order = Ordem lexicográfica reversa graduada, variáveis { $order }.
tell-ideal-prime-certified-over-rational = { $count ->
        [one] Sobre os racionais, reconstruído de { $count } primo e certificado.
       *[other] Sobre os racionais, reconstruído de { $count } primos e certificado.
    }
tell-ideal-more-than = mais de { $count }
tell-ideal-basis-not-known = A base não é conhecida: { $why }.
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
tell-proofs-givens = Dados

### program
tell-program-digit-each-cell = Um dígito em cada célula
tell-program-column-for-digit-cell = { $count ->
        [one] { $count } coluna: { $cells } para um dígito em uma célula
       *[other] { $count } colunas: { $cells } para um dígito em uma célula
    }
tell-program-for-what-rules-add = { $columns }, { $count } para o que as regras acrescentam
tell-program-rows = { $count ->
        [one] { $count } linha: { $rows }.
       *[other] { $count } linhas: { $rows }.
    }
tell-program-entries-not-all-entries = { $count ->
        [one] { $count } entrada diferente de 0: { $percent } % de todas.
       *[other] { $count } entradas diferentes de 0: { $percent } % de todas.
    }
tell-program-first-solve = Primeira resolução: { $outcome }.
tell-program-solution = uma solução
tell-program-no-solution-so-there = sem solução, logo não há nenhuma
tell-program-exclusion-row = Linha de exclusão
tell-program-another-solution-so-there = outra solução, logo há várias
tell-program-no-solution-so-first = sem solução, logo a primeira é a única
tell-program-second-solve-with-row = Segunda resolução, com a linha que a exclui: { $outcome }.
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
        [one] { $count } item de um livro
       *[other] os { $count } itens de um livro
    }
tell-reading-pasted = o texto colado
tell-saving = Salvando { $file }
tell-saving-then-closes = fecha em seguida
tell-saving-given-up = Ninguém espera mais por { $file }: conta como não salvo
tell-reading-reading = Lendo { $file }
tell-reading-mb = { $read } de { $length } MB
tell-reading-waiting = { $count ->
        [one] mais { $count } por ler
       *[other] mais { $count } por ler
    }
tell-reading-left = { $count ->
        [one] falta { $count }
       *[other] faltam { $count }
    }
tell-reading-reading-was-cancelled = Leitura cancelada: { $file }
tell-reading-file-could-not-opened = Não foi possível abrir o arquivo
tell-reading-files-could-not-opened = Não foi possível abrir arquivos
tell-reading-files-failed = { $count ->
        [one] { $count } arquivo:
       *[other] { $count } arquivos:
    }
tell-reading-open-already = { $path } já está aberto
tell-reading-was-changed-here-while = { $path } foi alterado aqui enquanto era lido de novo
tell-reading-booklet-was-changed-while = O livro foi alterado enquanto { $path } era lido
tell-reading-open-booklet-changes-not = O livro aberto tem alterações não salvas: salve-o ou feche-o antes.
tell-reading-changes-could-not-recovered = Não foi possível recuperar as alterações
tell-reading-booklet-could-not-opened = Não foi possível abrir o livro

### recovery
tell-recovery-no-copy-unsaved-changes = Não é possível guardar cópia das alterações não salvas: { $reason }
tell-recovery-changes-could-not-recovered = Não foi possível recuperar as alterações
tell-recovery-changes-could-not-deleted = Não foi possível excluir as alterações

### walk
tell-walk-nothing-was-laid-out = nada foi disposto

### start
tell-start-grids = { $count ->
        [one] { $count } grade de { $size } × { $size }
       *[other] { $count } grades de { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = As pistas ficam ao lado de uma grade: clique num lugar além da borda
tell-clues-move = Mover uma pista: { $rule }

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
tell-selected-line-goes-from-each = Uma linha vai de cada célula a uma vizinha
tell-selected-select-two-cells-beside = Selecione as duas células ao lado da borda
tell-selected-select-four-cells-around = Selecione as quatro células em volta do canto
tell-selected-select-cell-at-edge = Selecione uma célula na borda do tabuleiro
tell-selected-cells-beyond-grid = Nem todas as células estão na grade que está sendo pintada
tell-selected-region-already = As células já são de uma só região
tell-selected-region-keeps-cell = Uma região ficaria sem nenhuma célula

### typing
tell-typing-select-cell-first-then = Selecione primeiro uma célula, depois digite o dígito.

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
tell-aid-no-solution-all = Nenhuma solução tem tudo isso
tell-aid-found-no-solution = O sudoku não tem solução
tell-aid-could-not-told-time = Não se soube a tempo
tell-aid-place = { $place } de { $count }
tell-aid-why = Por quê, em { $cell }?
tell-aid-look-at = Olhe: { $place }.
tell-aid-there = Ali { $why }: { $result }.
tell-aid-every-cell-its-digit = Cada célula tem seu dígito.
tell-aid-no-technique-moves-on = Nenhuma técnica avança daqui: seria preciso adivinhar.
tell-aid-digit-not-what-solution = { $count ->
        [one] { $number } dígito não é o que a solução tem ali.
       *[other] { $number } dígitos não são o que a solução tem ali.
    }
tell-aid-cell-leave-out-right = { $count ->
        [one] As marcas de centro de { $number } célula deixam de fora o dígito certo.
       *[other] As marcas de centro de { $number } células deixam de fora o dígito certo.
    }
tell-aid-puzzle-several-solutions-none = O sudoku tem várias soluções, e nenhuma tem tudo o que você digitou.
tell-aid-no-solution = O sudoku não tem solução.
tell-aid-answer-was-lost = A resposta se perdeu: { $why }.
tell-aid-no-answer-was-found = Nenhuma resposta foi achada a tempo.
tell-aid-given = É dado.
tell-aid-or-which-other-digit = Ou qual outro dígito?
tell-aid-which-digit = Qual dígito?
tell-aid-why-digit = Por que { $digit }
tell-aid-not-already = { $cell } não é { $digit }: { $by } já o tem, em { $house }.
tell-aid-not-because = { $cell } não é { $digit }, por causa de { $rule }.
tell-aid-techniques-do-not-settle = As técnicas não decidem se { $cell } é { $digit }.
tell-aid-nothing-can-concluded-from = Nada se pode concluir do que está ali.
tell-aid-is = { $cell } é { $digit }:
tell-aid-is-not = { $cell } não é { $digit }:
tell-aid-after-other-step-after = { $count ->
        [one] { $cell } é { $digit }, após { $number } outro passo:
       *[other] { $cell } é { $digit }, após { $number } outros passos:
    }
tell-aid-not-after-other-step = { $count ->
        [one] { $cell } não é { $digit }, após { $number } outro passo:
       *[other] { $cell } não é { $digit }, após { $number } outros passos:
    }

### bar
tell-bar-back-setting-what-was = Voltar à criação ({ $key }); o que foi jogado espera
tell-bar-nothing-you-enter-here = Nada do que se digita aqui muda o sudoku.
tell-bar-zoom = { $number } %
tell-bar-z-x-v-n = Z X V N mudam o tipo de marca. Space pausa. C verifica, H dá dica.

### notes
tell-notes-puzzle = o sudoku
tell-notes-write-note-about = Escreva uma nota sobre { $what } …
tell-notes-note-setter = Nota ao autor
tell-notes-kept-with-puzzle = Guardada com o sudoku
tell-notes-add-note = Adicionar
tell-notes-notes-setter = Notas ao autor
tell-notes-delete-note = Excluir a nota { $number }

### timer
tell-timer-stands-while-window-hidden = Para enquanto a janela está oculta
tell-timer-cells = { $filled } de { $count } células

# What the system says of files.
system-not-found = Esse arquivo ou pasta não existe
system-denied = Permissão negada
system-exists = O arquivo já existe
system-is-folder = É uma pasta
system-no-folder = Não é uma pasta
system-full = Não há espaço no dispositivo
system-read-only = O dispositivo é somente de leitura
system-name = O nome do arquivo é longo demais
system-too-large = O arquivo é grande demais
