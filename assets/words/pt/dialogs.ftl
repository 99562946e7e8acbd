# Text of dialogs, the start page, booklets and the playtest.

## Shared buttons and counts

ask-cancel = Cancelar
ask-close = Fechar
ask-replace = Substituir
ask-save-as = Salvar como…
ask-undo = Desfazer
ask-redo = Refazer
ask-more = e mais { $count }
ask-size = { $size } × { $size }
ask-size-grids = { $count } grades de { $size } × { $size }
# $number is $count formatted, with spaces between thousands.
ask-givens = { $count ->
        [one] { $number } dígito inicial
       *[other] { $number } dígitos iniciais
    }
ask-rules = { $count ->
    [one] { $number } regra
   *[other] { $number } regras
}
ask-grids = { $count ->
    [one] { $number } grade
   *[other] { $number } grades
}
ask-cells = { $count ->
    [one] { $number } célula
   *[other] { $number } células
}
ask-puzzles = { $count ->
    [one] { $number } sudoku
   *[other] { $number } sudokus
}
ask-pages = { $count ->
    [one] { $number } página
   *[other] { $number } páginas
}
ask-ago-minutes = { $count ->
    [one] há { $number } minuto
   *[other] há { $number } minutos
}
ask-ago-hours = { $count ->
    [one] há { $number } hora
   *[other] há { $number } horas
}
ask-ago-days = { $count ->
    [one] há { $number } dia
   *[other] há { $number } dias
}

## Proofs

ask-proof-ideal = Álgebra
ask-proof-program = Programa inteiro
ask-proof-works = { $count ->
        [one] Em execução há { $seconds } s: { $number } nó.
       *[other] Em execução há { $seconds } s: { $number } nós.
    }
ask-proof-nothing = Ainda não executado.
ask-proof-copy = Copiar como LaTeX
ask-proof-grid = A grade resolvida

## The command palette

ask-find = Buscar um comando
    .hint = Buscar comandos, regras, exemplos, arquivos e ajustes
ask-find-none = Nenhum resultado. Tente com menos letras.
ask-find-choose = ↑ ↓ escolher
ask-find-run = Enter executar
ask-find-next = Tab próxima categoria
ask-find-close = Esc fechar
ask-find-count = { $found } de { $total }
ask-find-all = Tudo
ask-find-commands = Comandos
ask-find-rules = Regras
ask-find-examples = Exemplos
ask-find-files = Arquivos
ask-find-settings = Ajustes
# The row for screen readers: its category and its name.
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }, indisponível: { $reason }
ask-find-refused = { $reason }

## Questions before a file is saved

ask-newer = O arquivo foi alterado no disco
    .why = Outro programa alterou { $path } desde que você o abriu ou salvou.
    .choice = Sobrescrever descarta as alterações do outro programa. Recarregar descarta as suas.
    .overwrite = Sobrescrever
    .reload = Recarregar
ask-changed = O arquivo foi alterado no disco
    .choice = Recarregar descarta as suas alterações. Se você mantiver as suas, a pergunta volta ao salvar.
    .clean = Você não fez alterações desde então.
    .compare = Comparar
    .keep = Manter o meu
    .here = Sua versão
    .there = No disco
    .same = Não há diferenças.
ask-changed-board = Os tabuleiros são diferentes
ask-changed-givens = { $count ->
        [one] { $count } dígito inicial é diferente: { $cells }
       *[other] { $count } dígitos iniciais são diferentes: { $cells }
    }
ask-changed-here = Só na sua versão: { $what }
ask-changed-there = Só no disco: { $what }
ask-changed-more = mais { $count }
ask-changed-order = As regras estão em outra ordem
ask-changed-words = O título ou o autor é diferente
ask-changed-notes = Marcas, cores ou notas são diferentes
ask-changed-drawings = Os desenhos são diferentes
ask-changed-fog = A névoa é diferente
ask-changed-rest = Símbolos ou estrelas são diferentes
ask-changed-puzzles-order = Os sudokus estão em outra ordem
ask-changed-settings = Os ajustes do livreto são diferentes
ask-comments = O arquivo contém comentários
    .why = Salvar aqui remove os comentários de { $path }.
    .choice = “Salvar como…” grava um novo arquivo e deixa este inalterado.
    .save = Salvar sem comentários
ask-unsaved = Salvar as alterações em “{ $name }”?
    .several = { $count ->
        [one] Salvar as alterações em { $count } documento?
       *[other] Salvar as alterações em { $count } documentos?
    }
    .why = Se você não salvar, suas alterações serão perdidas.
    .save = Salvar
    .all = Salvar tudo
    .discard = Não salvar

## Choosing files in the window

ask-path = Caminho
    .exists = { $path } já existe.
    .missing = { $path } não existe.
    .open = Abrir
    .save = Salvar
    .add = Adicionar
    .choose = Escolher
    .export = Exportar
ask-board-reading = Carregando itens salvos…
ask-browse-up = Pasta superior
ask-browse-new-folder = Nova pasta
    .name = Nome da pasta
    .make = Criar
ask-browse-nothing = Não há arquivos correspondentes aqui.
ask-browse-chosen = { $count ->
        [one] { $number } arquivo selecionado
       *[other] { $number } arquivos selecionados
    }
ask-recovery-reading = Lendo a pasta…
ask-browse-name = Nome do arquivo ou caminho
ask-browse-find = Buscar por nome ou digitar um caminho
ask-browse-all = Mostrar todos os arquivos
ask-failed-back = Voltar

## Saving a layout

ask-layout-keep = Salvar layout
    .why = Você poderá escolhê-lo por este nome para novos sudokus. Dígitos iniciais e regras não são salvos.
    .replaced = Isto substitui “{ $name }”.
    .name = Nome do layout
    .yes = Salvar

## Shortcuts and gestures

ask-keys = Atalhos e gestos
    .board = No tabuleiro
    .tools = Ferramentas
    .everywhere = Em toda parte
    .play = Em um jogo de teste
    .booklet = No livreto
    .change = Alterar atalhos…
    .print = Imprimir atalhos…
# Each gesture (.key) and its effect.
ask-gesture-select = selecionar células
    .key = Clicar, arrastar
ask-gesture-alike = selecionar células semelhantes: dígito, cor, marca, regra ou bloco
    .key = Clique duplo
ask-gesture-frame = selecionar tudo dentro da moldura
    .key = Arrastar de fora do tabuleiro
ask-gesture-upto = estender a seleção até uma célula
    .key = Shift+clicar, Shift+arrastar
ask-gesture-toggle = adicionar ou remover uma célula
    .key = Ctrl+clicar
ask-gesture-move = mover ou estender a seleção
    .key = Setas, Shift+setas
ask-gesture-carry = mover uma regra
    .key = Alt+arrastar, arrastar a alça
ask-gesture-type = digitar um dígito
    .key = 0–9, letras acima de 9
ask-gesture-next = terminar uma pista e ir ao próximo lugar
    .key = Seta, Tab, Enter
ask-gesture-drawn = selecionar uma regra desenhada
    .key = Clicar (ferramentas de regras)
ask-gesture-end = estender a linha; com Ctrl, começar outra
    .key = Arrastar da ponta de uma linha
ask-gesture-element = selecionar a regra abaixo
    .key = Clicar de novo (ferramenta Selecionar)
ask-gesture-handle = mover, estender ou encurtar uma regra
    .key = Arrastar a regra ou a alça (ferramenta Selecionar)
ask-gesture-number = alterar um número no lugar; Escape o restaura
    .key = Clique duplo (ferramenta Selecionar)
ask-gesture-clear = limpar células ou excluir a regra
ask-gesture-apply = aplicar a sugestão ou verificar de novo
ask-gesture-pin = fixar pistas para mantê-las: clicar, ou setas e Space
    .key = K, em Remover pistas
ask-gesture-everywhere = aplicar a regra a todas as grades
    .key = Segurar Ctrl (ferramentas de regras)
ask-gesture-zoom = zoom
    .key = Ctrl+roda, pinça
ask-gesture-pan = deslocar o tabuleiro
    .key = Roda, Space+arrastar
ask-gesture-hold = abrir o menu do botão direito
    .key = Toque longo na tela
ask-gesture-panel = redimensionar o painel; clique duplo restaura
    .key = Arrastar a borda de um painel
ask-gesture-leave = cancelar, fechar ou desmarcar
ask-gesture-lines = percorrer sudokus e títulos de seção
    .key = Setas, Home, End, Page Up, Page Down
ask-gesture-stretch = selecionar vários
    .key = Shift com essas teclas
ask-gesture-drop = movê-la; um sudoku solto sobre um título de seção passa a ser o primeiro dela, um título move sua seção
    .key = Arrastar uma linha da lista
ask-gesture-corner = digitar uma marca de canto
    .key = Shift+dígito
ask-gesture-middle = digitar uma marca de centro
    .key = Ctrl+dígito
ask-gesture-colour = definir uma cor
    .key = Alt+dígito
ask-gesture-mode = alternar a digitação: dígito, canto, centro, cor
ask-gesture-pause = pausar ou retomar
ask-gesture-check = verificar
ask-gesture-hint = obter uma dica, depois outra mais forte
ask-gesture-letters = mover o cursor, se escolhido no menu Editar
ask-gesture-why = explicar por que um dígito vai ali ou não

## About Gridwright

ask-about = Um estúdio para criadores de variantes de sudoku.
    .licence = Software livre sob a licença MIT.
    .typeface = A fonte é Inter, de The Inter Project Authors, sob a SIL Open Font License 1.1.

## Changing shortcuts

ask-change = Alterar atalhos
    .hint = Buscar por comando ou tecla
    .field = Buscar comandos
    .nothing = Nenhum comando ou atalho corresponde.
    .usual = Restaurar todos os atalhos
    .conflict = { $key } já é usado para “{ $name }”.
    .take = Reatribuir
    .leave = Cancelar
    .waits = Pressione o novo atalho. Delete remove o atual, Escape cancela.
    .click = Clique em um atalho para alterá-lo.
    .press = Pressione teclas…
    .none = nenhum
    .back = Restaurar o atalho de { $name }
    .was = Padrão: { $key }

## Symbols

ask-quantifier = Quantas regras valem
    .why = { $count ->
        [one] De { $count } regra selecionada, vale este número. As outras são violadas.
       *[other] De { $count } regras selecionadas, vale este número. As outras são violadas.
    }
    .all = Todas as regras valem
    .at-least = Pelo menos este número
    .exactly = Exatamente este número
    .at-most = No máximo este número
    .digit = Tantas quanto o dígito em { $cell }
    .no-cell = Tantas quanto um dígito: selecione primeiro a célula
    .count = Número
    .use = Definir
ask-symbols = Símbolos
    .why = Como os dígitos deste sudoku são mostrados, impressos e digitados.
    .head = Personalizados
    .use = Usar
    .done = O sudoku usa estes símbolos.
    .wanted = { $count ->
        [one] { $count } símbolo, na ordem dos dígitos.
       *[other] { $count } símbolos separados por espaços, na ordem dos dígitos.
    }
ask-symbols-mixed = Dígitos, depois letras
ask-symbols-digits = Dígitos
ask-symbols-letters = Letras
ask-symbols-persian = Dígitos persas
ask-symbols-arabic = Dígitos árabes orientais
ask-symbols-devanagari = Dígitos devanágari
ask-symbols-greek = Letras gregas
ask-symbols-own = Símbolos personalizados

## The gallery

ask-gallery = Novo de um exemplo
    .find = Buscar um exemplo
    .none = Nenhum exemplo correspondente.

## A new puzzle, or another board

ask-board-new = Novo sudoku
ask-board-change = Alterar o tabuleiro
ask-board-example = De um exemplo…
ask-board-size = Tamanho
ask-board-layout = Layout
ask-board-digits = Dígitos a partir de { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = blocos { $rows } × { $columns }
# Names of sudokus of these sizes.
ask-board-shidoku = Shidoku
ask-board-roku = Roku
ask-board-roku-upright = Roku, vertical
ask-board-hachi = Hachi
ask-board-sudoku = Sudoku
ask-board-juuni = Juuni
ask-board-super = Supersudoku
ask-board-giant = Gigante
ask-board-other = Outros blocos
    .name = Outra forma de bloco
    .rows = Linhas por bloco
    .columns = Colunas por bloco
# Between two number fields, and after them.
ask-board-rows-by = linhas ×
ask-board-columns = colunas
ask-board-latin = Quadrado latino, sem blocos
    .name = Quadrado latino
    .rows = Linhas do quadrado latino
ask-board-both = linhas e colunas
ask-board-same = Layout atual
ask-board-single = Grade única
ask-board-refused = Não é possível: { $reason }.
ask-board-chain = Grades na corrente
ask-board-delete = Excluir layout
    .really = Confirmar exclusão
ask-board-create = Criar
    .change = Alterar

## What was pasted

ask-pasted-untitled = Sudoku sem título
ask-pasted-warnings = Alterado ou omitido
ask-pasted-format = Formato: { $format }
ask-pasted-author = por { $name }
ask-pasted-others = { $count ->
        [one] Mais { $number } sudoku foi colado; este é o primeiro.
       *[other] Mais { $number } sudokus foram colados; este é o primeiro.
    }
ask-pasted-add = Adicionar a este sudoku
    .hint = Adicionar seus dígitos iniciais e regras em um passo; o tabuleiro fica como está
    .refused = Livretos se referem a arquivos: abra isto como sudoku, salve-o e adicione o arquivo
ask-pasted-open = Abrir como novo

## Recovery of unsaved changes

ask-left = Recuperar trabalho não salvo
    .none = Não há trabalho não salvo para recuperar.
    .why = O Gridwright fechou antes que estas alterações fossem salvas. Você pode decidir depois: a pergunta volta na próxima inicialização.
    .later = Depois
    .all = Recuperar todos os sudokus
    .all-hint = Abrir cada sudoku em sua aba, ainda sem salvar
    .unreadable = Não pode ser lido
    .picture = Prévia de { $title }
    .kept = Salvo automaticamente { $when }.
    .now = há menos de um minuto
    .booklet-first = Salve primeiro o livreto aberto
    .recover = Recuperar
    .recover-hint = Abrir como estava, ainda sem salvar
    .discard = Descartar
    .discard-hint = Excluir { $path } permanentemente
    .booklet = Livreto
    .origin = alterações em { $path }
    .new = nunca salvo

## The start page

ask-start-none = Nenhum sudoku aberto
ask-start-escape = Pressione Escape para voltar ao sudoku
ask-start-new = Novo sudoku
    .named = Novo: { $name }
ask-start-any = Tabuleiro personalizado…
    .what = 2 × 2 a 25 × 25, várias grades
    .named = Novo: tabuleiro personalizado
ask-start-classic = Clássico
    .what = 9 × 9, sem regras extras
ask-start-cells = Gaiolas com somas, células marcadas
ask-start-lines = Termômetros, setas etc.
ask-start-borders = Pontos, X, V etc.
ask-start-outside = Sanduíche, arranha-céu etc.
ask-start-jigsaw = Irregular
    .what = Regiões no lugar de blocos
ask-start-samurai = Samurai
    .what = Cinco grades com blocos em comum
ask-start-examples = Exemplos
ask-start-all = Todos os exemplos…
    .named = Todos os exemplos
    .what = { $count ->
        [one] { $count } sudoku com prévia
       *[other] { $count } sudokus com prévias
    }
ask-start-paste = Importar de link ou texto
    .hint = Cole um link de sudoku, ou 81 dígitos com pontos nas células vazias
    .field = Link ou texto
    .read = Importar
    .open = Abrir um arquivo…
# Short tips: a key or a gesture (.key), and its use.
ask-start-sample = Ainda não é único: veja por quê
ask-tour-tools = Pinte regras
    .text = Escolha aqui um tipo de regra ou digite parte do nome. Depois arraste sobre as células do tabuleiro.
ask-tour-board = Digite dígitos
    .text = Clique em uma célula e digite um dígito; arraste para selecionar várias. O botão direito mostra tudo o que você pode fazer ali.
ask-tour-verdict = Leia o veredito
    .text = A cada mudança, ele diz se o sudoku não tem solução, tem exatamente uma ou várias. Por quê? mostra as células ainda em aberto.
ask-tour-rules = Altere uma regra
    .text = As regras do tabuleiro estão nesta lista. Clique em uma para ver os ajustes. A aba Sudoku tem título, autor e texto das regras.
ask-tour-playtest = Resolva você mesmo
    .text = O jogo de teste mostra o sudoku como os outros o verão. { $key } encontra qualquer outro comando, e o menu Ajuda tem este tour.
ask-tour-place = { $number } de { $count }
ask-tour-next = Próxima
ask-tour-done = Concluir
ask-tour-skip = Pular tour
ask-tip-find = Encontre qualquer comando, regra, exemplo ou arquivo com poucas letras.
ask-tip-drop = Solte um arquivo na janela ou cole um link ou texto de sudoku.
    .key = Soltar
ask-tip-digits = Digite dígitos nas células selecionadas; arraste para selecionar várias.
ask-tip-play = Jogo de teste: resolva o sudoku como os outros o resolverão.
ask-tip-hint = Obtenha uma dica: onde olhar, qual técnica ou a jogada.
ask-recent = Recentes
    .none = Os sudokus que você salvar aparecem aqui.
    .unreadable = { $name } · não pode ser lido
    .gone = { $name } · não está mais lá
    .now = agora mesmo
# What is known about the solutions.
ask-recent-unique = Solução única
ask-recent-several = Várias soluções
ask-recent-without = Sem solução
ask-recent-unknown = Desconhecido

## Booklets

ask-book-puzzles = Sudokus
    .none = Nenhum sudoku ainda. Solte arquivos ou pastas na janela.
ask-book-wrong = sem solução
ask-book-several = várias soluções
ask-book-row-size = { $size }x{ $size }
ask-book-row-grids = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
ask-book-page-empty = Adicione sudokus à esquerda ou solte arquivos aqui.
ask-book-page-made = Montando as páginas…
ask-book-page = Página { $number }
    .show = Mostrar a página { $number }
    .refused = Só páginas com sudokus podem ser movidas
ask-book-export = { $count ->
    [one] Exportar com { $number } erro?
   *[other] Exportar com { $number } erros?
}
    .more = e mais { $count }, listados à direita
    .anyway = Exportar mesmo assim
ask-book-solving = Resolvendo o sudoku { $number } de { $count }
ask-book-making = Montando as páginas
ask-book-empty = Nenhum sudoku ainda
ask-book-ready = Pronto para imprimir
ask-book-warnings = { $count ->
        [one] { $number } aviso
       *[other] { $number } avisos
    }
ask-book-errors = { $count ->
        [one] { $number } erro a corrigir
       *[other] { $number } erros a corrigir
    }
ask-book-writing = Gravando { $file }: página { $page } de { $pages }
ask-book-bar = Andamento da exportação
# The place of a finding: a page, a puzzle.
ask-book-at-page = p. { $page }
ask-book-at-puzzle = n.º { $number }

## Settings of a booklet

ask-book-words = Texto
ask-book-title = Título
ask-book-subtitle = Subtítulo
ask-book-author = Autor
ask-book-tag = Idioma do documento
    .field = Código do idioma do documento
ask-book-language = Idioma do texto impresso
ask-book-copyright = Direitos autorais, após a capa
ask-book-credits = Créditos, após as respostas
ask-book-back = Texto da contracapa
ask-book-head = Cabeçalho
# The words in braces of the example stay as they are.
ask-book-foot = Rodapé
    .example = { "{page}" } de { "{pages}" }
ask-book-links = Link do código QR de cada sudoku

ask-book-looks = Aparência
ask-book-typeface = Fonte
ask-book-font = Fonte personalizada
ask-book-bold = Seminegrito personalizado
ask-book-cover = Capa
ask-book-cover-picture = Imagem da capa
ask-book-back-picture = Imagem da contracapa
ask-book-choose = Escolher…
    .of = Escolher… { LOWER_FIRST($what) }
ask-book-remove = Remover
    .of = Remover { LOWER_FIRST($what) }
ask-book-room = Área da imagem
    .middle = Dentro das margens
    .page = Página inteira
ask-book-fit = Dimensionamento
    .fill = Preencher e cortar
    .whole = Ajustar

ask-book-paper = Papel
    .letter = Carta
    .inches = { $size } pol.
    .other = { $width } x { $height } mm
ask-book-paper-size = Tamanho
    .name = Tamanho do papel
    .own = Tamanho personalizado
    .sides = Largura x altura
# After a number.
ask-book-millimetres = { " mm" }
ask-book-landscape = Paisagem
ask-book-bleed = Sangria de 1/8 de polegada
ask-book-own-gutter = Medianiz personalizada
ask-book-gutter = Medianiz
ask-book-own-margins = Margens personalizadas
ask-book-margin-top = Margem superior
ask-book-margin-bottom = Margem inferior
ask-book-margin-inside = Margem interna, na lombada
ask-book-margin-outside = Margem externa

ask-book-pages = Páginas
ask-book-per-page = Sudokus por página
ask-book-answers = Respostas no fim
ask-book-answers-per-page = Respostas por página
ask-book-best = Melhor ajuste
ask-book-shape = { $columns } x { $rows }
    .choose = Colunas x linhas
    .of = { $what }: colunas x linhas
    .rows = Linhas
    .columns = Colunas
ask-book-first = Primeiro número
ask-book-fills = Preencher com sudokus pequenos
ask-book-contents = Sumário
ask-book-rated = Estrelas pelo caminho de solução
ask-book-rules-page = Página de regras
ask-book-rules-below = Regras abaixo de cada sudoku
ask-book-numbers = Números de página
ask-book-running = Título em todas as páginas
ask-book-references = Referências às páginas das respostas
ask-book-large = Letra grande
ask-book-notes = Linhas para anotações
ask-book-dots = Pontos para candidatos
ask-book-cell-marks = Marcas e cores das células

ask-book-print = Impressão
ask-book-target = Saída
    .none = Genérica
    .office = Impressora de escritório
    .screen = Tela
ask-book-ink-colour = Cores
ask-book-ink-grey = Cinza
ask-book-ink-black = Preto
ask-book-for-readers = Para leitores
ask-book-for-press = Para uma gráfica
ask-book-press-inks = Cores CMYK
ask-book-condition = Condição de impressão
ask-book-saddle = Dobrar e grampear
ask-book-thickness = Espessura do papel
ask-book-duplex = Frente e verso manual
ask-book-marks = Marcas de corte e dobra

ask-book-batch = Gerando o sudoku { $number } de { $count }
    .tried = testados: { $number }
ask-book-setup = Predefinição de página
    .kept = Predefinição
    .usual = Padrão
    .own = Personalizada
    .keep = Salvar…
    .delete = Excluir…
    .fault = Não pode ser lida, mantida sem alterações: { $reason }
ask-setup-keep = Salvar predefinição de página
    .why = Salva papel, margens, layout, respostas, fontes, imagens e ajustes de impressão, mas não título, autor nem textos.
    .replaced = Isto substitui “{ $name }”.
    .name = Nome da predefinição
    .yes = Salvar
ask-setup-delete = Excluir predefinição de página
    .why = Os livretos que a usam ficam como estão.
    .yes = Excluir
ask-batch = Gerar sudokus
    .why = Os sudokus são salvos em um arquivo, um por linha, e adicionados ao livreto.
    .yes = Gerar…
ask-batch-new = Novos sudokus
ask-batch-derived = A partir do sudoku selecionado
    .of = Variações de “{ $title }”: giradas, espelhadas, com outros dígitos
    .none = Selecione primeiro um sudoku na lista.
ask-batch-kind = Tipo
ask-batch-count = Quantos
ask-book-section-unnamed = Seção sem título
ask-book-selected = Sudoku selecionado
ask-book-section = Seção selecionada
ask-book-difficulty = Dificuldade
ask-book-stars = Estrelas
    .field = Estrelas, de cinco
ask-book-own-number = Número personalizado
ask-book-number = Número
ask-book-begins = Inicia uma seção
ask-book-heading = Título da seção
ask-book-title-here = Título neste livreto
ask-book-section-picture = Imagem da seção
ask-book-link = Link personalizado do código QR
ask-book-own-rules = Texto das regras personalizado
