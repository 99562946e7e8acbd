# As palavras dos diálogos, da página inicial, dos livros e do jogo de teste.

## Botões e contagens que muitos deles têm

ask-cancel = Cancelar
ask-close = Fechar
ask-replace = Substituir
ask-save-as = Salvar como…
ask-undo = Desfazer
ask-redo = Refazer
ask-more = e mais { $count }
ask-size = { $size } × { $size }
ask-size-grids = { $count } grades de { $size } × { $size }
ask-givens = { $count ->
    [one] { $number } dígito dado
   *[other] { $number } dígitos dados
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

## O que está por trás de uma prova

ask-proof-ideal = Álgebra
ask-proof-program = Programa inteiro
ask-proof-works = { $count ->
    [one] Calculando há { $seconds } s: { $number } nó.
   *[other] Calculando há { $seconds } s: { $number } nós.
}
ask-proof-nothing = Ainda não se perguntou nada.
ask-proof-copy = Copiar em LaTeX
ask-proof-grid = A grade preenchida

## A busca de comandos

ask-find = Buscar um comando
    .hint = Buscar um comando, regra, exemplo, arquivo ou ajuste
ask-find-none = Nada tem esse nome. Com menos letras se encontra mais.
ask-find-choose = ↑ ↓ escolher
ask-find-run = Enter executar
ask-find-next = Tab próximo tipo
ask-find-close = Esc fechar
ask-find-count = { $found } de { $total }
ask-find-all = Tudo
ask-find-commands = Comandos
ask-find-rules = Regras
ask-find-examples = Exemplos
ask-find-files = Arquivos
ask-find-settings = Ajustes
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }, agora não: { $reason }
ask-find-refused = Agora não: { $reason }

## Perguntas antes de salvar um arquivo

ask-newer = O arquivo mudou no disco
    .why = { $path } foi gravado por outro programa desde que foi aberto ou salvo aqui.
    .choice = Sobrescrever: o que o outro programa gravou se perde. Recarregar: o que foi mudado aqui se perde.
    .overwrite = Sobrescrever
    .reload = Recarregar
ask-changed = O arquivo mudou no disco
    .choice = Recarregar: o que foi mudado aqui se perde. Manter: a pergunta volta ao salvar.
    .clean = Nada foi mudado aqui desde então.
    .compare = Comparar os dois
    .keep = Manter o meu
    .here = Aberto aqui
    .there = No arquivo
    .same = Os dois dizem o mesmo.
ask-changed-board = Os tabuleiros são diferentes
ask-changed-givens = { $count ->
    [one] { $count } dígito dado é diferente: { $cells }
   *[other] { $count } dígitos dados são diferentes: { $cells }
}
ask-changed-here = Só aqui: { $what }
ask-changed-there = Só no arquivo: { $what }
ask-changed-more = mais { $count }
ask-changed-order = As regras estão em outra ordem
ask-changed-words = Título ou autor são diferentes
ask-changed-notes = Marcas, cores ou notas são diferentes
ask-changed-rest = Símbolos ou estrelas são diferentes
ask-changed-puzzles-order = Os sudokus estão em outra ordem
ask-changed-settings = O que foi decidido sobre as páginas é diferente
ask-comments = O arquivo contém comentários
    .why = Os comentários em { $path } se perdem quando ele é salvo aqui.
    .choice = “Salvar como…” grava outro arquivo e deixa este como está.
    .save = Salvar sem comentários
ask-unsaved = Salvar as alterações em “{ $name }”?
    .several = { $count ->
        [one] Salvar as alterações em { $count } documento?
       *[other] Salvar as alterações em { $count } documentos?
    }
    .why = Sem salvar, elas se perdem.
    .save = Salvar
    .all = Salvar tudo
    .discard = Não salvar

## Escolher arquivos na janela

ask-path = Caminho
    .exists = { $path } já existe.
    .missing = Não existe o arquivo { $path }.
    .open = Abrir
    .save = Salvar
    .add = Adicionar
    .choose = Escolher
    .export = Exportar
ask-board-reading = Lendo o que foi guardado…
ask-browse-reading = Lendo a pasta…
ask-browse-recent = Recentes
ask-browse-home = Pasta pessoal
ask-browse-computer = Computador
ask-browse-folders = Pastas recentes
ask-browse-up = Uma pasta acima
ask-browse-new-folder = Nova pasta
    .name = Nome da nova pasta
    .make = Criar
ask-browse-nothing = Não há nada para escolher aqui.
ask-browse-chosen = { $count ->
    [one] { $number } arquivo escolhido
   *[other] { $number } arquivos escolhidos
}
ask-browse-no-puzzle = Não contém sudoku.
ask-browse-name = Nome do arquivo ou caminho
ask-browse-find = Parte de um nome ou caminho
ask-browse-all = Arquivos de todos os tipos
ask-failed-back = Voltar

## Um layout a guardar

ask-layout-keep = Guardar o layout
    .why = É oferecido com este nome para novos sudokus; dígitos dados e regras não são guardados.
    .replaced = “{ $name }” será substituído.
    .name = Nome do layout
    .yes = Guardar

## Teclas e gestos

ask-keys = Teclas e gestos
    .board = No tabuleiro
    .tools = Ferramentas
    .everywhere = Em toda parte
    .play = No jogo de teste
    .booklet = No livro
    .change = Mudar teclas…
    .print = Numa folha…
ask-gesture-select = selecionar células
    .key = Clicar, arrastar
ask-gesture-alike = todas as células iguais: dígito, cor, marca, regra ou bloco
    .key = Clique duplo
ask-gesture-frame = selecionar o que está na moldura
    .key = Arrastar de fora do tabuleiro
ask-gesture-upto = selecionar até uma célula
    .key = Shift+clicar, Shift+arrastar
ask-gesture-toggle = acrescentar ou tirar uma célula
    .key = Ctrl+clicar
ask-gesture-move = mover, estender a seleção
    .key = Setas, Shift+setas
ask-gesture-carry = levar uma regra a outro lugar
    .key = Alt+arrastar, arrastar a alça
ask-gesture-type = digitar um dígito
    .key = 0–9, letras acima de 9
ask-gesture-next = terminar um número, ir ao próximo lugar
    .key = Seta, Tab, Enter
ask-gesture-drawn = selecionar o que está desenhado
    .key = Clique, ferramentas de regras
ask-gesture-end = continuar a linha; com Ctrl outra
    .key = Arrastar da ponta de uma linha
ask-gesture-clear = limpar células ou excluir a regra
ask-gesture-apply = aplicar o que é oferecido ou verificar de novo
ask-gesture-pin = fixar as pistas que devem ficar: clique, ou setas e Space
    .key = K, em Desbastar
ask-gesture-everywhere = a regra em todas as grades
    .key = Ctrl+pressionar, ferramentas de regras
ask-gesture-zoom = zoom
    .key = Ctrl+roda, dois dedos
ask-gesture-pan = mover-se pelo tabuleiro
    .key = Roda, Space+arrastar
ask-gesture-panel = mais largo ou mais estreito; clique duplo: como antes
    .key = Arrastar a borda de um painel
ask-gesture-leave = sair do que está em curso
ask-gesture-lines = percorrer os sudokus e títulos da lista
    .key = Setas, Home, End, Page Up, Page Down
ask-gesture-stretch = selecionar vários
    .key = Shift com essas teclas
ask-gesture-drop = outro lugar: um sudoku sobre um título passa a ser o primeiro da seção, um título leva a sua seção junto
    .key = Arrastar uma linha da lista
ask-gesture-corner = uma marca nos cantos
    .key = Shift+dígito
ask-gesture-middle = uma marca no centro
    .key = Ctrl+dígito
ask-gesture-colour = uma cor
    .key = Alt+dígito
ask-gesture-mode = o que os dígitos viram: dígito, canto, centro, cor
ask-gesture-pause = pausar e continuar
ask-gesture-check = verificar
ask-gesture-hint = uma dica, depois outra mais forte
ask-gesture-why = por que um dígito vale ou não

## O que é o programa

ask-about = Um estúdio para quem cria variantes de sudoku.
    .licence = Software livre sob a licença MIT.
    .typeface = A fonte é Inter, de The Inter Project Authors, sob a SIL Open Font License 1.1.

## Teclas próprias

ask-change = Mudar teclas
    .hint = Buscar comandos ou o nome de uma tecla
    .field = Buscar comandos
    .nothing = Nenhum comando tem esse nome, e nenhum tem essa tecla.
    .usual = Teclas originais
    .conflict = { $key } é a tecla de “{ $name }”.
    .take = Tomar
    .leave = Deixar
    .waits = Pressione as novas teclas. Delete tira a tecla, Escape deixa tudo como está.
    .click = Clique numa tecla para mudá-la.
    .press = Pressione teclas…
    .none = nenhuma
    .back = Tecla original de { $name }
    .was = A tecla original: { $key }

## Símbolos

ask-symbols = Símbolos
    .why = Como os dígitos deste sudoku são escritos, na tela e nas folhas, e digitados.
    .head = Próprios…
    .use = Usar
    .done = O sudoku é escrito com estes.
    .wanted = { $count ->
        [one] { $count } símbolo, com espaços entre eles, na ordem dos dígitos.
       *[other] { $count } símbolos, com espaços entre eles, na ordem dos dígitos.
    }
ask-symbols-mixed = Dígitos, depois letras
ask-symbols-digits = Dígitos
ask-symbols-letters = Letras
ask-symbols-persian = Dígitos persas
ask-symbols-arabic = Dígitos árabes orientais
ask-symbols-devanagari = Dígitos devanágari
ask-symbols-greek = Letras gregas
ask-symbols-own = Símbolos próprios

## A galeria

ask-gallery = Novo a partir de um exemplo
    .find = Buscar um exemplo
    .none = Nenhum exemplo tem esse nome.

## Um novo sudoku ou outro tabuleiro

ask-board-new = Novo sudoku
ask-board-change = Mudar o tabuleiro
ask-board-example = De um exemplo…
ask-board-size = Tamanho
ask-board-layout = Layout
ask-board-digits = Dígitos desde { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = blocos { $rows } × { $columns }
ask-board-shidoku = Shidoku
ask-board-roku = Roku
ask-board-roku-upright = Roku, em pé
ask-board-hachi = Hachi
ask-board-sudoku = Sudoku
ask-board-juuni = Juuni
ask-board-super = Supersudoku
ask-board-giant = Gigante
ask-board-other = Outros blocos
    .name = Blocos de qualquer forma
    .rows = Linhas de um bloco
    .columns = Colunas de um bloco
ask-board-rows-by = linhas ×
ask-board-columns = colunas
ask-board-latin = Quadrado latino
    .name = Quadrado latino
    .rows = Linhas do quadrado latino
ask-board-both = linhas e colunas
ask-board-same = Como está
ask-board-single = Grade única
ask-board-refused = Não é possível: { $reason }.
ask-board-chain = Grades na corrente
ask-board-delete = Excluir layout
    .really = Excluir mesmo
ask-board-create = Criar
    .change = Mudar

## O que foi colado

ask-pasted-untitled = Um sudoku sem título
ask-pasted-warnings = Mudado ou omitido
ask-pasted-format = Lido como { $format }
ask-pasted-author = por { $name }
ask-pasted-others = { $count ->
    [one] Com mais { $number } sudoku; este é o primeiro.
   *[other] Com mais { $number } sudokus; este é o primeiro.
}
ask-pasted-add = Juntar a este
    .hint = Seus dígitos dados e regras, em um passo; o tabuleiro fica como está
    .refused = Um livro se refere a arquivos: abra-o como sudoku, salve-o e adicione o arquivo
ask-pasted-open = Abrir como novo

## Alterações que não foram salvas

ask-left = Alterações não salvas
    .none = Não há nenhuma: tudo o que terminou sem salvar foi recuperado ou descartado.
    .why = O Gridwright terminou antes que estas fossem salvas. O que não se decidir agora será oferecido de novo no próximo início.
    .later = Depois
    .all = Recuperar todos
    .all-hint = Abrir cada um em sua própria aba, sem salvar
    .unreadable = Não pode ser lido
    .picture = Imagem de { $title }
    .kept = Guardado { $when }.
    .now = há menos de um minuto
    .booklet-first = Salve antes as alterações do livro aberto
    .recover = Recuperar
    .recover-hint = Abrir como estava, sem salvar
    .discard = Descartar
    .discard-hint = Excluir { $path } para sempre
    .booklet = Livro
    .origin = alterações de { $path }
    .new = nunca salvo em arquivo

## A página inicial

ask-start-none = Nenhum sudoku aberto
ask-start-escape = Escape volta ao sudoku
ask-start-new = Novo sudoku
    .named = Novo: { $name }
ask-start-any = Qualquer tabuleiro…
    .what = De 2 × 2 a 25 × 25, várias grades
    .named = Novo: qualquer tabuleiro
ask-start-classic = Clássico
    .what = 9 × 9, sem acréscimos
ask-start-cells = Gaiolas, células marcadas
ask-start-lines = Termômetros, sussurros etc.
ask-start-borders = Pontos, X e V etc.
ask-start-outside = Sanduíche, arranha-céu etc.
ask-start-jigsaw = Irregular
    .what = Formas no lugar de blocos
ask-start-samurai = Samurai
    .what = Cinco grades sobrepostas
ask-start-examples = Exemplos
ask-start-all = Todos os exemplos…
    .named = Todos os exemplos
    .what = { $count ->
        [one] { $count } sudoku com imagem
       *[other] { $count } sudokus com imagens
    }
ask-start-paste = De um link ou de uma linha
    .hint = Cole um link de sudoku ou 81 dígitos com pontos nas células vazias
    .field = Um link ou uma linha
    .read = Ler
    .open = Abrir arquivo…
ask-tip-find = Encontra todo comando, regra, exemplo e arquivo por algumas letras.
ask-tip-drop = Um arquivo pode ser solto na janela; um link ou uma linha, colado.
    .key = Soltar
ask-tip-digits = Os dígitos vão para as células selecionadas; arraste para selecionar várias.
ask-tip-play = Jogo de teste: resolva o sudoku como os outros farão.
ask-tip-hint = Uma dica em três forças, pela lógica de uma pessoa.
ask-recent = Recentes
    .none = Os sudokus que você salvar aparecem aqui.
    .unreadable = { $name } · não pode ser lido
    .gone = { $name } · não está mais lá
    .now = agora mesmo
ask-recent-unique = Única
ask-recent-several = Várias
ask-recent-without = Nenhuma
ask-recent-unknown = Não se sabe

## Livros

ask-book-puzzles = Sudokus
    .none = Nenhum ainda. Arquivos e pastas podem ser soltos na janela.
ask-book-wrong = sem solução
ask-book-several = várias soluções
ask-book-row-size = { $size }x{ $size }
ask-book-row-grids = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
ask-book-page-empty = Adicione sudokus à esquerda ou solte aqui os arquivos.
ask-book-page-made = As páginas estão sendo feitas…
ask-book-page = Página { $number }
    .show = Mostrar a página { $number }
    .refused = Só páginas com sudokus podem trocar de lugar
ask-book-export = { $count ->
    [one] Exportar com { $number } erro?
   *[other] Exportar com { $number } erros?
}
    .more = e mais { $count }, no cartão à direita
    .anyway = Exportar assim
ask-book-solving = Resolvendo o sudoku { $number } de { $count }
ask-book-making = Fazendo as páginas
ask-book-empty = Nenhum sudoku ainda
ask-book-ready = Pronto para imprimir
ask-book-warnings = { $count ->
    [one] { $number } ponto a conferir
   *[other] { $number } pontos a conferir
}
ask-book-errors = { $count ->
    [one] { $number } erro antes de imprimir
   *[other] { $number } erros antes de imprimir
}
ask-book-writing = Gravando { $file }: página { $page } de { $pages }
ask-book-bar = O arquivo está sendo gravado
ask-book-at-page = p. { $page }
ask-book-at-puzzle = n.º { $number }

## O que se decide sobre um livro

ask-book-words = Textos
ask-book-title = Título
ask-book-subtitle = Subtítulo
ask-book-author = Autor
ask-book-tag = Código de idioma do arquivo
    .field = Idioma
ask-book-language = Idioma das regras
ask-book-copyright = Direitos autorais, atrás da capa
ask-book-credits = Créditos, depois das soluções
ask-book-back = Texto na contracapa
ask-book-head = Cabeçalho das páginas
ask-book-foot = Rodapé das páginas
    .example = { "{page}" } de { "{pages}" }
ask-book-links = Link de cada sudoku, para um código QR

ask-book-looks = Aparência
ask-book-typeface = Fonte
ask-book-font = Fonte própria
ask-book-bold = Sua versão seminegrito
ask-book-cover = Capa
ask-book-cover-picture = Imagem da capa
ask-book-back-picture = Imagem da contracapa
ask-book-choose = Escolher…
    .of = Escolher… { LOWER_FIRST($what) }
ask-book-remove = Remover
    .of = Remover { LOWER_FIRST($what) }
ask-book-room = Onde fica
    .middle = Dentro das margens
    .page = A página inteira
ask-book-fit = No seu espaço
    .fill = Preenche, com corte
    .whole = Cabe inteira

ask-book-paper = Papel
    .letter = Carta
    .inches = { $size } pol.
    .other = { $width } x { $height } mm
ask-book-paper-size = Tamanho
    .name = Tamanho do papel
    .own = Tamanho próprio
    .sides = Largura x altura
ask-book-millimetres = { " mm" }
ask-book-landscape = Paisagem
ask-book-bleed = Sangria de 1/8 de polegada
ask-book-own-gutter = Medianiz própria
ask-book-gutter = Medianiz
ask-book-own-margins = Margens próprias
ask-book-margin-top = Margem superior
ask-book-margin-bottom = Margem inferior
ask-book-margin-inside = Margem interna, na lombada
ask-book-margin-outside = Margem externa

ask-book-pages = Páginas
ask-book-per-page = Sudokus por página
ask-book-answers = Soluções no fim
ask-book-answers-per-page = Soluções por página
ask-book-best = Melhor ajuste
ask-book-shape = { $columns } x { $rows }
    .choose = Colunas x linhas
    .of = { $what }: colunas x linhas
    .rows = Linhas
    .columns = Colunas
ask-book-first = Primeiro número
ask-book-fills = Pequenos completam páginas
ask-book-contents = Sumário
ask-book-rated = Estrelas pelo caminho de solução
ask-book-rules-page = Página de regras
ask-book-rules-below = Regras abaixo de cada sudoku
ask-book-numbers = Números de página
ask-book-running = Título em cada página
ask-book-references = Páginas de soluções e sudokus
ask-book-large = Letra grande
ask-book-notes = Linhas para anotações
ask-book-dots = Pontos para candidatos
ask-book-cell-marks = Marcas e cores das células

ask-book-print = Impressão
ask-book-target = Feito para
    .none = Ninguém em particular
    .office = Uma impressora aqui
    .screen = Ninguém: uma tela
ask-book-ink-colour = Cores
ask-book-ink-grey = Cinza
ask-book-ink-black = Preto
ask-book-for-readers = Para leitores
ask-book-for-press = Para uma gráfica
ask-book-press-inks = Cores como tintas de impressão
ask-book-condition = Condição de impressão
ask-book-saddle = Folhas para dobrar e grampear
ask-book-thickness = Espessura do papel
ask-book-duplex = Frentes antes dos versos
ask-book-marks = Marcas de corte e dobra

ask-book-batch = Criando o sudoku { $number } de { $count }
    .tried = testados: { $number }
ask-book-setup = Configuração de página
    .kept = Guardada
    .usual = A usual
    .own = Própria
    .keep = Guardar…
    .delete = Excluir…
    .fault = Não foi lida, e fica como está: { $reason }
ask-setup-keep = Guardar a configuração de página
    .why = Papel, margens, disposição, soluções, fontes, imagens e impressão são guardados; título, autor e outros textos não.
    .replaced = “{ $name }” será substituída.
    .name = Nome da configuração de página
    .yes = Guardar
ask-setup-delete = Excluir uma configuração de página
    .why = Os livros com essa configuração ficam como estão.
    .yes = Excluir
ask-batch = Criar sudokus
    .why = São gravados num arquivo, um por linha, e adicionados ao livro.
    .yes = Escolher arquivo…
ask-batch-new = Sudokus novos
ask-batch-derived = A partir do selecionado
    .of = O mesmo que “{ $title }”, girado, espelhado, com outros dígitos
    .none = Selecione primeiro um sudoku da lista.
ask-batch-kind = Tipo
ask-batch-count = Quantos
ask-book-section-unnamed = Seção sem título
ask-book-selected = Sudoku selecionado
ask-book-section = Seção selecionada
ask-book-difficulty = Dificuldade
ask-book-stars = Estrelas
    .field = Estrelas, de cinco
ask-book-own-number = Número próprio
ask-book-number = Número
ask-book-begins = Inicia uma seção
ask-book-heading = Título da seção
ask-book-title-here = Título no livro
ask-book-section-picture = Imagem da seção
ask-book-link = Link próprio, para um código QR
ask-book-own-rules = Regras em suas próprias palavras
