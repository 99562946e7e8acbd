# The words of Gridwright in Portuguese. A kind of rule has one message, with attributes for all that is said of it:
# .hint how it is painted, .rules… the sentences on sheets, the rest fields, brushes and actions with their hints (…-hint).

## Languages

language-english = Inglês
language-persian = Persa
language-greek = Grego
language-portuguese = Português
language-russian = Russo

## Grids of a layout

grid-whole = grade inteira
grid-number = grade { $number }
    .in = Na grade { $number }
    .of = da grade { $number }
grid-north-west = grade noroeste
    .in = Na grade noroeste
    .of = da grade noroeste
grid-north = grade norte
    .in = Na grade norte
    .of = da grade norte
grid-north-east = grade nordeste
    .in = Na grade nordeste
    .of = da grade nordeste
grid-west = grade oeste
    .in = Na grade oeste
    .of = da grade oeste
grid-centre = grade central
    .in = Na grade central
    .of = da grade central
grid-east = grade leste
    .in = Na grade leste
    .of = da grade leste
grid-south-west = grade sudoeste
    .in = Na grade sudoeste
    .of = da grade sudoeste
grid-south = grade sul
    .in = Na grade sul
    .of = da grade sul
grid-south-east = grade sudeste
    .in = Na grade sudeste
    .of = da grade sudeste
in-grid = { $where }, { LOWER_FIRST($sentence) }

## What every sudoku asks

board-digits = de { $first } a { $last }
    .letters = { $first }–{ $digit }, { $letter }–{ $last }
    .one-letter = { $first }–{ $digit }, { $letter }
board-boxes = Cada linha, coluna e bloco contém os dígitos { $digits }, uma vez cada.
    .several = Em cada grade, cada linha, coluna e bloco contém os dígitos { $digits }, uma vez cada.
board-regions = Cada linha, coluna e região contornada contém os dígitos { $digits }, uma vez cada.
    .several = Em cada grade, cada linha, coluna e região contornada contém os dígitos { $digits }, uma vez cada.
board-rows = Cada linha e coluna contém os dígitos { $digits }, uma vez cada.
    .several = Em cada grade, cada linha e coluna contém os dígitos { $digits }, uma vez cada.
board-some-boxes = Em cada grade, cada linha e coluna contém os dígitos { $digits }, uma vez cada, e também cada bloco.
board-some-regions = Em cada grade, cada linha e coluna contém os dígitos { $digits }, uma vez cada, e também cada região contornada.
board-some-of-both = Em cada grade, cada linha e coluna contém os dígitos { $digits }, uma vez cada, e também cada bloco ou região contornada.

## Sheets: captions, and what a reader who does not see a picture is told of it

sheet-answer = Solução
sheet-notes = Anotações
sheet-answer-or-notes = Solução ou espaço para anotações
sheet-lines = Linhas para anotações
sheet-grids = As { $count } grades de A a { $last } se sobrepõem; marcas nos cantos mostram cada grade:
sheet-puzzle = Sudoku { $size }×{ $size } com { $givens ->
    [one] { $givens } dígito dado
   *[other] { $givens } dígitos dados
}
    .several = Sudoku de { $grids } grades { $size }×{ $size } com { $givens ->
    [one] { $givens } dígito dado
   *[other] { $givens } dígitos dados
}
sheet-solution = Solução, { $size }×{ $size }
    .several = Solução de { $grids } grades, { $size }×{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }
sheet-number = { $number }
# Two things of a list, of which the first may be a list too.
sheet-list = { $first }, { $second }

## Booklets

book-puzzles = Sudokus
book-answers = Soluções
book-rules = Regras
book-rules-boxes = Cada linha, coluna e bloco de uma grade contém cada dígito uma única vez.
book-rules-regions = Cada linha, coluna e região contornada de uma grade contém cada dígito uma única vez.
book-rules-rows = Cada linha e coluna de uma grade contém cada dígito uma única vez.
book-rules-some-boxes = Cada linha e coluna de uma grade contém cada dígito uma única vez, e também cada bloco.
book-rules-some-regions = Cada linha e coluna de uma grade contém cada dígito uma única vez, e também cada região contornada.
book-rules-some-of-both = Cada linha e coluna de uma grade contém cada dígito uma única vez, e também cada bloco ou região contornada.
book-rules-overlap = Onde as grades se sobrepõem, as células comuns pertencem a ambas.
book-example = Um exemplo da regra
book-credits = Créditos
book-contents = Sumário
book-stars = { $count } de cinco estrelas
book-answer-page = solução na página { $page }
book-page = p. { $page }
book-code = código QR do link { $link }
book-section-puzzles = Sudokus { $first }–{ $last }
book-classic = Clássico
book-jigsaw = Irregular
book-latin = Quadrado latino
book-twin = Gêmeos
book-chain = Corrente diagonal
book-samurai = Samurai
book-sohei = Sohei
book-windmill = Cata-vento
book-butterfly = Borboleta
book-flower = Flor
book-several-grids = Várias grades
book-count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}

## Fonts and pictures of one's own

font-unreadable = isto não é uma fonte: há arquivos OpenType e TrueType (.otf, .ttf)
font-too-large = a fonte tem mais de { $most } MiB
font-restricted = a licença da fonte proíbe incorporá-la (fsType na tabela OS/2), de modo que nenhum PDF pode contê-la
font-no-subset = a fonte só pode ser incorporada inteira ou como bitmap (fsType na tabela OS/2); um PDF contém as letras usadas
font-unsaid = a fonte não diz se pode ser incorporada: não tem a tabela OS/2
font-no-digits = faltam dígitos na fonte
font-too-many = foram lidas tantas fontes ({ $most }) que não se leem mais; inicie o programa de novo
picture-too-long = a imagem tem mais de { $most } MiB
picture-too-large = a imagem tem { $width } x { $height } pixels; leem-se no máximo { $most } milhões
picture-too-deep = a imagem ocupa mais de { $most } MB descompactada; com 8 bits por cor ocupa menos
picture-too-many-together = as imagens do livro têm juntas mais de { $most } milhões de pixels
picture-format = isto não é uma imagem: há PNG, JPEG e WebP
picture-broken = não foi possível ler a imagem: { $reason }

## Groups of kinds

group-regions = Regiões
group-grid = Grade inteira
group-cells = Células e gaiolas
group-lines = Linhas
group-borders = Entre células
group-outside = Fora da grade
group-own = Regras próprias
group-decoration = Decoração

## Places

place-box = bloco { $number }
place-with-clue = { $clue } · { $place }
place-in-grid = { $grid }, { $place }
place-cells = { $count ->
        [one] { $first }
       *[other] { $count } células a partir de { $first }
    }
place-path = { $from } a { $to }
place-corner = canto de { $cells }
place-groups = { $groups } × { $cells ->
        [one] 1 célula
       *[other] { $cells } células
    }
place-shafts = { $circle }, { $shafts ->
        [one] 1 haste
       *[other] { $shafts } hastes
    }
beyond-top = Acima
beyond-right = À direita
beyond-bottom = Abaixo
beyond-left = À esquerda
beyond-hint = Uma palavra por coluna a partir da esquerda, ou por linha a partir do alto; um ponto onde não há pista, como em 14 . 36
beyond-diagonal = Nas diagonais
beyond-diagonal-hint = Uma palavra por pista: o lugar, > ou < conforme olha, e a pista, como em top4>15 left2<7
ruled-out-numbers = Números
ruled-out-numbers-hint = Os números que vizinhos sem marca não têm, separados por espaços; vazio: os habituais e os de todas as marcas
place-outside = { $grid } · { $count ->
        [one] 1 dígito
       *[other] { $count } dígitos
    }
place-outside-numbers = { $grid } · { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }

## Why a puzzle is not well formed, or an edit cannot be made

words-too-long = { $words }: { $problem }
words-title = título
words-author = autor
words-too-many-letters = { $letters } letras são demais: no máximo { $most } são possíveis
puzzle-off-board = { $cell }: não há tal célula no tabuleiro
puzzle-digit-too-large = { $cell }: dígito { $digit } em um tabuleiro { $size }x{ $size }
    .from-zero = { $cell }: dígito { $digit } em um tabuleiro de dígitos 0 a { $last }
puzzle-givens-length = { $found } símbolos para { $expected } células
puzzle-givens-symbol = { $cell }: “{ $symbol }” não é um dígito do tabuleiro
puzzle-remark = nota { $number }: { $problem }
puzzle-too-many-rules = { $found } regras são demais: no máximo { $most } são possíveis
puzzle-rule-misfit = regra { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = a regra { $number } ({ $name }) fala de direções que são outras no tabuleiro girado
symbols-too-few = { $found } símbolos são poucos: o tabuleiro tem { $needed } dígitos
symbols-blank = o símbolo do dígito { $digit } está vazio ou tem espaços
symbols-same = os dígitos { $first } e { $second } têm o mesmo símbolo “{ $symbol }”
symbols-too-long = o símbolo “{ $symbol }” tem mais de { $most } letras
lower-case = { LOWER($words) }
edit-rule = regra
edit-cells = { $count } células
edit-title = Mudar o título
edit-author = Mudar o autor
edit-stars = Dizer a dificuldade
edit-no-stars = Dificuldade do caminho
edit-symbols = Escrever { $symbols }
edit-numbering = Dígitos a partir de { $lowest }
edit-given = Pôr { $digit } em { $cells }
edit-clear = Limpar { $cells }
edit-clear-progress = Limpar todas as marcas e cores
edit-progress = Mudar marcas e cores
edit-add-remark = Adicionar uma nota
edit-remove-remark = Excluir uma nota
edit-add-rule = Adicionar { $rule }
edit-remove-rule = Excluir { $rule }
edit-change-rule = Mudar { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = Ligar { $rule }
edit-rule-off = Desligar { $rule }
edit-tint-rule = Colorir { $rule }
edit-turn-right = Girar o tabuleiro no sentido horário
edit-turn-left = Girar o tabuleiro no sentido anti-horário
edit-turn-half = Girar o tabuleiro meia-volta
edit-turn-left-right = Espelhar o tabuleiro da esquerda para a direita
edit-turn-top-bottom = Espelhar o tabuleiro de cima para baixo
edit-turn-falling = Espelhar o tabuleiro na diagonal descendente
edit-turn-rising = Espelhar o tabuleiro na diagonal ascendente
edit-no-rule = não há regra { $number }
edit-name-rule = Nomear { $rule }
edit-locked = a regra { $number } ({ $name }) está bloqueada; desbloqueie-a primeiro
edit-no-remark = não há nota { $number }

## Why a rule cannot stand on a board

misfit-no-grid = não há grade { $grid }; o tabuleiro tem { $grids }
misfit-no-box = não há bloco { $number } em uma grade de { $boxes } blocos
misfit-off-board = { $cell } não está no tabuleiro
misfit-not-nine-by-nine = precisa de uma grade 9x9 com blocos 3x3
misfit-not-square = precisa de blocos quadrados
misfit-no-boxes = precisa de blocos todos da mesma forma
misfit-too-many-cells = { $found } células não podem ser todas diferentes: há só { $most } dígitos
misfit-too-many-to-pair = { $found } células são demais para comparar cada uma com cada uma: no máximo { $most }
misfit-too-few-cells = precisa de ao menos { $least } células
misfit-no-clue = não tem pista
misfit-too-many-digits = { $found } dígitos são demais: há lugar para { $most }
misfit-no-such-digit = dígito { $digit } em um tabuleiro de { $size } dígitos
misfit-marked-twice = { $cell } está marcada duas vezes
misfit-several-grids = { $cell } pertence a várias grades
misfit-branch-from-nowhere = um ramo começa em { $cell }, onde não há de onde começar
misfit-no-circle = um círculo tem no máximo { $most } células, lado a lado
misfit-no-number = regras deste tipo não têm número
misfit-no-line = não há linha ou coluna { $number } além da borda ({ $side }) de uma grade de { $size }
misfit-no-diagonal = nenhuma diagonal é vista de { $place }
misfit-diagonal = { $place } está em uma diagonal, e pistas deste tipo ficam em linhas e colunas
misfit-not-diagonal = { $place } está em uma linha ou coluna, e pistas deste tipo ficam em diagonais
misfit-digit-too-large = dígito { $digit } além da borda ({ $side }) de uma grade de { $size } dígitos
    .from-zero = dígito { $digit } além da borda ({ $side }) de uma grade de dígitos 0 a { $last }
misfit-number-out-of-range = { $number } não está entre { $least } e { $most }
misfit-not-beside = { $to } não está ao lado de { $from }
misfit-twice-on-path = a linha passa duas vezes por { $cell }
misfit-unequal-groups = os grupos têm números diferentes de células

## Why a clue is not taken

refusal-no-outside-clue = Regras deste tipo não têm pistas fora da grade
refusal-not-a-digit = “{ $symbol }” não é um dígito
refusal-not-a-number = “{ $text }” não é um número de 0 a 9999
refusal-no-diagonal-place = “{ $text }” não é pista em diagonal: esperava-se algo como top4>15
refusal-number-range = { $text } não está entre { $least } e { $most }
refusal-not-typed = Regras deste tipo não têm pista a digitar
refusal-no-leap = “{ $text }” não é um salto: esperavam-se linhas e colunas de 0 a 24, como 1,2
refusal-too-many-leaps = no máximo { $most } saltos são possíveis

## Why a question has no answer

stopped-cancelled = cancelado
stopped-out-of-time = tempo esgotado
stopped-engine = o motor falhou: { $reason }

## Clues one by one

clue-given = { $digit } em { $cell }
clue-above = { $digits } acima da coluna { $line }
clue-below = { $digits } abaixo da coluna { $line }
clue-left = { $digits } à esquerda da linha { $line }
clue-right = { $digits } à direita da linha { $line }
clue-diagonal = { $digits } na diagonal de { $from } a { $to }
clue-corner = { $digits } na diagonal de { $cell } apenas
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-mark = { LOWER_FIRST($name) } em { $cell }
clue-no-rule = regra { $number }

## Why a tool of the author has no result

mixture-unknown = não há tipo “{ $name }”; há { $names }
mixture-twice = “{ $name }” é citado duas vezes
mixture-two-boards = “{ $one }” e “{ $other }” são dois tabuleiros, e um sudoku tem um; o resto da mistura são tipos de regra
    .given = “{ $name }” é um tabuleiro, e outro foi dado
mixture-no-place = o tabuleiro não tem lugar para “{ $name }”
    .reason = o tabuleiro não tem lugar para “{ $name }”: { $reason }
author-several = o sudoku tem várias soluções ({ $cell } é { $one } em uma e { $other } em outra), e só se desbastam pistas de um sudoku com exatamente uma; adicione um dado ou uma regra que resolva
author-no-solution = o sudoku não tem solução, logo não há o que desbastar; algumas de suas pistas se contradizem
author-keep-off-board = { $cell }: não há tal célula no tabuleiro, logo nada ali pode ser mantido
author-keep-off-edge = { $lookout }: não há tal lugar ao lado das grades, logo nenhuma pista ali pode ser mantida
author-pattern-off-board = { $cell }: não há tal célula no tabuleiro, logo nenhum dado pode estar ali
author-no-digits = de { $beginnings } preenchimentos ao acaso não se acharam dígitos que deem a estas células exatamente uma solução; são precisas mais células, ou outras
author-no-rule = não há regra { $number } que possa sair
author-not-fillable = o tabuleiro não pode ser preenchido sob suas regras
author-too-few-derived = deste só { $found ->
        [one] { $found } outro sudoku pode ser derivado
       *[other] { $found } outros sudokus podem ser derivados
    } com o mesmo tabuleiro e as mesmas regras, e pediram-se { $wanted }
symmetry-not-square = o tabuleiro tem { $rows } células de altura e { $cols } de largura, logo só pode ser simétrico por meia-volta, na horizontal ou na vertical; ou peça-a de cada grade

## What is wrong with a booklet

preflight-no-puzzles = não há sudoku no livro
preflight-no-solution = não tem solução
preflight-several = tem várias soluções
preflight-not-proved = não se provou que tem uma só solução: { $reason }
preflight-missing-answer = falta sua solução
preflight-no-answers = não há páginas de soluções: estão desligadas
preflight-already-solved = toda célula tem um dado, e nada resta a resolver
preflight-changed = seu arquivo não é o que foi provado
preflight-narrow-margin = uma margem de { $mm } mm; a impressora deixa { $least } mm livres
preflight-narrow-gutter = uma medianiz de { $mm } mm; encadernar tantas páginas toma { $least } mm
preflight-unused-bleed = há sangria, mas nada passa da borda de uma página
preflight-narrow-bleed = a cor vai até a borda, mas a sangria tem { $mm } mm; cortam-se 3 mm
preflight-light-tint = um tom de { $percent } %; abaixo de 10 % a impressão não o segura
preflight-long-title = um título de { $lines } linhas
preflight-broken-word = “{ $word }” é largo demais para sua coluna: o título quebra dentro de uma palavra
preflight-marks-in-pieces = { $count ->
        [one] uma marca está em pedaços, e nada mostra que pertencem uns aos outros: { $kind } ({ $place })
       *[other] { $count } marcas estão em pedaços, e nada mostra que pertencem uns aos outros; a primeira é { $kind } ({ $place })
    }
preflight-fewer-per-page = { $wanted } tabuleiros numa página ficariam pequenos demais para ler: { $boards ->
        [one] 1 sudoku é impresso
       *[other] { $boards } sudokus são impressos
    } a { $range } por página
preflight-fewer-answers = { $wanted } soluções numa página ficariam pequenas demais para ler: há no máximo { $range }
preflight-no-stars = sem estrelas: seu caminho não termina na solução; diga no projeto quão difícil é
preflight-cut-title = o título é cortado no alto das páginas
preflight-no-title = um arquivo para gráfica precisa de título
preflight-not-compared = nem todos os sudokus foram comparados entre si: { $reason }
preflight-same-solution = a mesma solução do sudoku { $number }, com outros dados
preflight-too-few-pages = { $pages } páginas; encadernam-se ao menos { $least }
preflight-blank-pages = { $pages } páginas vazias seguidas
preflight-fold-padding = { $pages } páginas vazias no fim, acrescentadas para dobrar
preflight-fine = nada a corrigir: { $pages ->
        [one] uma página
       *[other] { $pages } páginas
    }, { $puzzles ->
        [one] um sudoku
       *[other] { $puzzles } sudokus
    }
preflight-small-text = texto de { $points } pontos; abaixo de { $least } é difícil de ler
preflight-over-margin = entra { $mm } mm na margem ou na medianiz
preflight-low-contrast = texto de pouco contraste: { $ratio } para 1
preflight-coarse-picture = uma imagem de { $dpi } pontos por polegada; abaixo de 300 não é nítida na impressão
preflight-small-code = um código QR com quadrados de { $mm } mm; telefones leem 0,33 mm
preflight-long-link = sem código QR: seu link é longo demais, ou nenhum contém todo o sudoku
preflight-missing-letters = as fontes não têm “{ $letters }”: seriam impressos quadrados vazios
preflight-number-twice = o número { $number } é dado duas vezes
preflight-number-jump = o número { $number } segue { $before }
preflight-twin = o mesmo que o sudoku { $number }, renomeado ou girado
preflight-too-many-pages = { $pages } páginas; encadernam-se no máximo { $most } em um livro

## Why a sheet or its settings cannot be made

paper-unknown = “{ $text }” não é papel: há { $names }, e tamanhos próprios como 170x240mm ou 6.14x9.21in
paper-size = não se imprime papel de { $text }: os lados têm { $least } a { $most } mm
per-page-unknown = “{ $text }” tabuleiros por página: há 1 a 64, best, e colunas x linhas de 1x1 a 8x8
png-too-large = uma imagem de { $width } x { $height } pixels é grande demais: no máximo { $most } pixels
png-encoding = não foi possível escrever a imagem como PNG: { $reason }
pdf-paper = não se pode fazer uma página de { $width } x { $height } mm
pdf-writing = não foi possível escrever a página como PDF: { $reason }
pdf-cancelled = cancelado
pdf-picture = não foi possível escrever uma imagem como PDF
pdf-date = “{ $seconds }” não é data para um PDF de gráfica; ponha em SOURCE_DATE_EPOCH segundos inteiros desde 1970, no máximo { $most } (o fim do ano 9999)
pdf-shape = o arquivo não pode ser preparado para gráficas: a biblioteca PDF o constrói de um modo novo

## What is wrong with a file, and where

read-file = { $file }: { $problem }
read-in-line = { $file }: linha { $line }: { $problem }
read-at = { $file }: linha { $line }, coluna { $column }: { $problem }
problem-unreadable = não pode ser lido: { $reason }
problem-too-large = grande demais: { $found }; leem-se no máximo { $limit }
problem-too-large-stream = grande demais: leem-se no máximo { $limit }
size-mib = { $number } MiB
problem-not-utf-eight = não é um texto em UTF-8
problem-utf-sixteen = não é um texto em UTF-8; parece UTF-16
problem-no-file = é um dispositivo ou um pipe; só se pode referir a arquivos e pastas
problem-too-deep = há parênteses a mais de { $limit } de profundidade
problem-measure = { $field }: { $mm } mm não é medida de página: de 0 a { $most } mm
problem-stars = o item { $entry } tem { $stars } estrelas; há 0 a 5
problem-no-puzzle = não há sudoku nele
problem-not-a-puzzle-line = não há sudoku nesta linha
problem-newer = feito por um Gridwright mais novo (formato { $found }, este programa lê até { $newest })
problem-no-version = não é um sudoku do Gridwright: não começa com “(gridwright: { $newest },”
problem-no-book = não é um livro do Gridwright: não começa com “(gridwright_book: { $newest },”
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = mais de { $limit } sudokus são demais de uma vez
problem-booklet-too-long = não lido: o livro tem mais de { $limit } sudokus
problem-given-up = desistiu após { $lines } linhas ruins
problem-too-many = há nele mais de { $limit } elementos, e nenhum sudoku tem tantos
problem-remote-link = o link não contém o sudoku, só o número de um que o servidor guarda; abra-o lá e copie o link longo
problem-bad-link = o link não pode ser aberto; provavelmente foi cortado
problem-no-such-line = não há linha { $line } com um sudoku nela
problem-truncated = o arquivo termina cedo demais; provavelmente foi cortado
problem-wrong-length = { $found } símbolos não fazem grade; um sudoku tem { $lengths }
problem-lengths = { $others }, ou { $last }
problem-unknown-symbol = “{ $symbol }” não é dígito; { $hint }
problem-unknown-symbol-at = { $cell }: “{ $symbol }” não é dígito; { $hint }
problem-board-word = “{ $word }” em uma linha de tabuleiro: esperava-se { $expected }
problem-board-incomplete = a linha de tabuleiro não está completa: esperava-se { $expected }
problem-board-boxes = blocos de { $rows }x{ $cols } células não contêm { $digits } dígitos
problem-region-rows = a irregular em { $origin } tem { $found } linhas de regiões em vez de { $expected }
problem-grid-kind = uma grade tem ou blocos (boxes: "3x3"), ou regiões, ou nada (latin: 9)
problem-row-length = a linha { $row } tem { $found } símbolos em vez de { $expected }
problem-row-count = os dados têm { $found } linhas, mas o tabuleiro tem { $expected } células de altura
problem-hole-not-marked = { $cell }: não há tal célula no tabuleiro; escreva # ali
problem-cell-marked-as-hole = { $cell } é uma célula do tabuleiro; escreva . onde não há dado
expected-object = esperava-se um objeto, como {"{"}"size": 9{"}"}
expected-size = esperava-se um número de linhas de 2 a 25
expected-rows = esperava-se uma lista de linhas
expected-cells = esperava-se uma lista de células
expected-digit = esperava-se um dígito do tabuleiro
expected-digits-list = esperava-se uma lista de dígitos do tabuleiro
expected-list = esperava-se uma lista
expected-json = esperava-se um valor JSON, como o formato JSON o tem
expected-column-names = esperavam-se nomes de colunas, um deles “givens” ou “puzzle”
expected-values = esperavam-se tantos valores quantos nomes tem a primeira linha
expected-foreign-cell = esperava-se uma célula como R3C4
expected-foreign-cells = esperava-se uma lista de células como R3C4
expected-near-cell = esperava-se uma célula da grade ou ao lado dela
expected-inner-cell = esperava-se uma célula da grade
expected-outer-cell = esperava-se um lugar além da borda da grade
expected-direction = esperava-se uma direção: UR, UL, DR ou DL
expected-as-many-cells = esperavam-se tantas células em ambas as listas
expected-corner = esperavam-se quatro células em volta de um canto
expected-pairs = esperavam-se células como [row, column], contadas de 0
expected-grids = esperavam-se regiões que façam uma grade quadrada, ou várias com os mesmos blocos
expected-game = esperavam-se 81 dígitos, ou o estado de um jogo
expected-runs = esperavam-se dígitos e sequências de células vazias como letras, tantos quantas células há
expected-indexes = esperavam-se lugares de células, contados coluna por coluna
expected-flat = esperava-se uma camada de células
expected-squares = esperava-se uma grade de quadrados
expected-two-cells = esperavam-se duas células
expected-cages = esperavam-se 81 células, cada uma com a sua gaiola
expected-constraint = esperava-se uma restrição, como .Cage~10~R1C1~R1C2
expected-given = esperava-se uma célula e os seus dígitos, como R3C4_7
expected-whole-lines = esperavam-se linhas e colunas que contêm todos os dígitos
expected-number = esperava-se um número inteiro
hint-line = célula vazia é . ou 0, e letras de A a P são dígitos acima de 9
hint-rows = célula vazia é ., letras de A a P são dígitos acima de 9, e # é fora do tabuleiro
    .from-zero = célula vazia é . e 0 é dígito aqui, letras de A a O são dígitos acima de 9, e # é fora do tabuleiro
hint-regions = regiões são nomeadas pelos dígitos 1 a 9 e as letras A a P
expected-digits = o número de dígitos, de 2 a 25, ou os dígitos, como 0-8
expected-boxes = os blocos, como 3x3, latin ou jigsaw
expected-origin = a célula de cima à esquerda de uma grade, como r1c1
expected-origins = a célula de cima à esquerda de cada grade, como r1c1

## What is left out in reading or writing

warning-text-after-puzzle = { $file }: linha { $line }: o que segue o sudoku é deixado de fora, aqui e nas linhas seguintes: “{ $text }”
warning-only-first = { $file }: contém { $puzzles } sudokus; só o primeiro é tomado
warning-words-lost = sudoku { $puzzle }: título e autor se perdem: linhas de texto não têm lugar para eles
warning-rules-lost = sudoku { $puzzle }: { $rules ->
        [one] { $rules } regra se perde
       *[other] { $rules } regras se perdem
    }: linhas de texto não têm lugar para regras
warning-symbols-lost = sudoku { $puzzle }: seus símbolos se perdem: linhas de texto têm dígitos, depois letras

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: linha { $line }: { $loss }
warning-lost = sudoku { $puzzle }: { $loss }
warning-not-read-back = sudoku { $puzzle }: o arquivo não pode ser lido de novo aqui: { $problem }
read-back-count = contém { $found } sudokus, não { $expected }
loss = { $what }: { $fate }
fate-unknown = desconhecido, deixado de fora
fate-no-place = deixado de fora, pois não há lugar para ele
fate-off-board = deixado de fora, pois fica fora do tabuleiro
fate-blank = deixado de fora, pois nada é dito
fate-nearest = o mais próximo que há está no lugar
fate-as-regions = regiões estão no lugar, e significam o mesmo
fate-as-rules = mantido como regra: nenhum dígito se repete
fate-too-large = deixado de fora: mais células que dígitos
fate-recognised = reconhecido no desenho
fate-read-otherwise = outra coisa quando o arquivo é lido de novo
fate-as-marks = desenhado, mas não é mais regra
fate-misfit = deixado de fora: { $misfit }
fate-as-clues = lidos como pistas; também poderiam ser marcas de quem resolve
fate-as-solvers-marks = lidos como marcas de quem resolve; também poderiam ser pistas
fate-as-zero = lido como dígito, portanto os dígitos começam em 0; também poderia significar célula vazia
fate-as-layout = lida como “{ $name }”
element-title = título
element-author = autor
element-stars = quão difícil é
element-rules-text = regras nas palavras do autor
element-solution = solução
element-symbols = símbolos dos dígitos
element-origin = lugar do tabuleiro
element-boxes = blocos
element-uneven-regions = { $count ->
        [one] { $count } região cujo tamanho não é o número de dígitos
       *[other] { $count } regiões cujo tamanho não é o número de dígitos
    }
element-layout = disposição das grades
element-givens = { $count ->
    [one] { $count } dígito dado
   *[other] { $count } dígitos dados
}
element-colours = { $count ->
        [one] { $count } cor
       *[other] { $count } cores
    }
element-switched-off = { $count ->
        [one] { $count } regra desligada
       *[other] { $count } regras desligadas
    }
element-rules = { $count ->
        [one] { $count } regra do tipo “{ $name }”
       *[other] { $count } regras do tipo “{ $name }”
    }
element-entered = { $count ->
        [one] { $count } dígito digitado por quem resolve
       *[other] { $count } dígitos digitados por quem resolve
    }
element-pencil-marks = { $count ->
        [one] marcas de quem resolve em { $count } célula
       *[other] marcas de quem resolve em { $count } células
    }
element-candidates = candidatos em { $count ->
        [one] { $count } célula
       *[other] { $count } células
    }
element-zeros = o símbolo 0 em { $count ->
        [one] { $count } célula
       *[other] { $count } células
    }
element-remarks = { $count ->
        [one] { $count } nota de quem resolve
       *[other] { $count } notas de quem resolve
    }
element-highlights = { $count ->
        [one] cor de quem resolve em { $count } célula
       *[other] cores de quem resolve em { $count } células
    }
element-fog-lights = { $count ->
        [one] { $count } luz na névoa
       *[other] { $count } luzes na névoa
    }
element-angles = { $count ->
        [one] { $count } ângulo
       *[other] { $count } ângulos
    }
element-sizes = { $count ->
        [one] { $count } tamanho
       *[other] { $count } tamanhos
    }
element-texts = { $count ->
        [one] { $count } texto
       *[other] { $count } textos
    }
element-messages = { $count ->
        [one] { $count } mensagem a quem resolve
       *[other] { $count } mensagens a quem resolve
    }
element-settings = { $count ->
        [one] { $count } ajuste
       *[other] { $count } ajustes
    }
element-named = { $count } de “{ $name }”

## What formats are called

format-killer = killers em uma linha
format-lines = linhas de texto
format-link = { $name } (link)
format-json-lines = linhas JSON
format-sdm = coleção de sudokus (.sdm)
format-sdx = sudoku com candidatos (.sdx)
format-candidates = tabela de candidatos
format-picture = figura de letras (.ss)
format-solo = ID de jogo do Solo

## Why a file is not saved

write-unknown-format = o nome não diz um formato que se escreva; pode terminar em { $endings }
write-read-only = { $format } é lido, mas não escrito
write-board = { $format } só tem lugar para { $boards }
write-too-many = { $format } é lido com no máximo { $limit } elementos, e o sudoku tem mais
write-too-many-puzzles = { $format } é lido com no máximo { $limit } sudokus, e há mais
write-too-large = { $found } são demais para { $format }: no máximo { $limit } são lidos de novo
boards-one-grid = uma grade, com dígitos a partir de 1
boards-classic = grades 9x9 com blocos 3x3, com dígitos a partir de 1
boards-one-grid-with-boxes = uma grade com blocos, com dígitos a partir de 1
boards-from-one = tabuleiros com dígitos a partir de 1
write-one-puzzle-only = um arquivo .{ $extension } contém um sudoku, e há { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: não pode ser salvo: { $reason }
layout-no-folder = este sistema não indica uma pasta para ajustes
layout-no-name = um layout precisa de nome
layout-disk = { $path }: { $reason }
setup-no-name = uma configuração de página precisa de nome
difficulty-no-number = os números vão de 0 a 20, como em 3..5, 2.6.. ou ..7.1
difficulty-reversed = o primeiro número é maior que o segundo

## Formulas of an author's own rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first }–{ $last }
digits-classes = { $first }; { $second }
digits-none = nenhum dígito
formula-group = ({ $one })
formula-negative = −{ $one }
formula-absolute = |{ $one }|
formula-sum = { $one } + { $two }
formula-difference = { $one } − { $two }
formula-product = { $one }·{ $two }
formula-quotient = { $one }/{ $two }
formula-remainder = { $one } mod { $two }
formula-list = { $first }, { $second }
formula-least = min({ $list })
formula-most = max({ $list })
formula-equal = { $one } = { $two }
formula-different = { $one } ≠ { $two }
formula-less = { $one } < { $two }
formula-at-most = { $one } ≤ { $two }
formula-greater = { $one } > { $two }
formula-at-least = { $one } ≥ { $two }
formula-and = { $one } e { $two }
formula-or = { $one } ou { $two }
formula-not = não { $one }

## Why a formula cannot be read

formula-column = coluna { $column }: { $problem }
formula-expected-value = esperava-se a, b, n, um número, ou algo entre parênteses ou barras
formula-expected-operator = esperava-se um operador ou o fim
formula-expected-bracket = esperava-se um operador ou )
formula-expected-bar = esperava-se um operador ou |
formula-expected-opening = esperava-se (
formula-expected-number = esperava-se um número, não algo verdadeiro ou falso
formula-expected-truth = esperava-se algo verdadeiro ou falso, não um número
formula-expected-comparison = esperava-se uma comparação, como = ou >=
formula-unknown-name = “{ $name }” nada significa aqui: há a, b, n, abs, min, max, mod, and, or, not
formula-large-number = um número pode ser no máximo { $most }
formula-too-deep = no máximo { $most } parênteses e barras um no outro são possíveis
formula-too-long = no máximo { $most } letras são possíveis

## Why a regular expression cannot be read

expression-column = coluna { $column }: { $problem }
expression-too-long = no máximo { $most } letras são possíveis
expression-too-complicated = a expressão é complicada demais: distingue palavras demais

## Kinds of rule

# Of what is drawn and means nothing, in the inspector.
decoration-rules = É desenhado e nada significa.

region = Região pintada
    .hint = Arraste sobre células para pintar uma área extra. Arrastar com Shift acrescenta à região selecionada ou tira dela.
    .rules-house = Cada região sombreada contém cada um dos { $size } dígitos uma única vez.
    .rules-part = Os dígitos não se repetem dentro de uma região sombreada.
    .words-house = { $count } células, cada dígito uma vez

diagonals = Diagonais
    .hint = Clique em uma grade: suas duas diagonais têm cada dígito uma vez. Clique de novo para selecioná-las; Delete as tira.
    .rules-both = Cada uma das duas diagonais marcadas contém cada dígito uma única vez.
    .rules-one = A diagonal marcada contém cada dígito uma única vez.
    .falling = Diagonal descendente
    .falling-hint = Do alto à esquerda até embaixo à direita
    .rising = Diagonal ascendente
    .rising-hint = De baixo à esquerda até o alto à direita

four-squares = Quatro quadrados
    .hint = Clique em uma grade 9x9: mais quatro quadrados têm cada dígito uma vez. Clique de novo para selecioná-los; Delete os tira.
    .rules = Cada um dos quatro quadrados sombreados contém cada dígito uma única vez.

four-pyramids = Quatro pirâmides
    .hint = Clique em uma grade 9x9: quatro pirâmides têm cada dígito uma vez. De novo para selecioná-las; Delete as tira. Ambos os cata-ventos cabem em uma grade.
    .rules = Cada uma das quatro pirâmides sombreadas contém cada dígito uma única vez.
    .words-mirrored = { $grid }, espelhado
    .pinwheel = Cata-vento
    .mirrored = Espelhado
    .mirrored-hint = Girar o cata-vento para o outro lado

position = Posições
    .hint = Clique em uma grade: células no mesmo lugar de cada bloco diferem. Clique de novo para selecionar a regra; Delete a tira.
    .rules = As células na mesma posição de todos os blocos contêm cada dígito uma única vez.

magic-box = Bloco mágico
    .hint = Clique em um bloco: suas linhas e colunas têm a mesma soma. Clique de novo para selecionar a regra; Delete a tira.
    .rules = Em cada bloco mágico, as linhas e as colunas somam { $total }.
    .rules-diagonals = Em cada bloco mágico, as linhas, as colunas e as diagonais somam { $total }.
    .words = { $place } · linhas somam { $total }
    .diagonals = Diagonais também
    .diagonals-hint = As duas diagonais do bloco têm a mesma soma também

magic-square = Quadrado mágico
    .hint = Clique no meio de qualquer quadrado 3x3: suas linhas e colunas têm a mesma soma. De novo para selecionar; Delete tira.
    .rules = Em cada quadrado mágico, todas as linhas e colunas têm a mesma soma.
    .rules-diagonals = Em cada quadrado mágico, todas as linhas, colunas e diagonais têm a mesma soma.
    .diagonals = Diagonais também
    .diagonals-hint = As duas diagonais do quadrado têm a mesma soma também

odd-even = Ímpar / par
    .hint = Arraste sobre células para marcá-las pares (quadrado) ou ímpares (círculo). Sobre marcas iguais, para apagar.
    .rules = As células com um círculo contêm dígitos ímpares; as células com um quadrado, dígitos pares.
    .rules-odd = As células com um círculo contêm dígitos ímpares.
    .rules-even = As células com um quadrado contêm dígitos pares.
    .even = Par
    .odd = Ímpar
    .mark-all = Marcar todas pela solução
    .mark-all-hint = Um círculo em cada célula de dígito ímpar, um quadrado em cada uma de dígito par
    .mark-even = Marcar as pares pela solução
    .mark-even-hint = Um quadrado em cada célula de dígito par; círculos verdadeiros ficam
    .mark-odd = Marcar as ímpares pela solução
    .mark-odd-hint = Um círculo em cada célula de dígito ímpar; quadrados verdadeiros ficam
    .rest-odd = O resto ímpar
    .rest-odd-hint = Um círculo em cada célula sem marca
    .rest-even = O resto par
    .rest-even-hint = Um quadrado em cada célula sem marca

outside = Pistas externas
    .hint = Clique em um lugar ao lado de uma grade e digite dígitos: cada um está entre as primeiras células vistas dali.
    .rules = Um dígito fora da grade está { $down ->
    [one] na primeira célula vista
   *[other] entre as primeiras { $down } células vistas
} dali.
    .rules-two-depths = Um dígito fora da grade está { $down ->
    [one] na primeira célula
   *[other] entre as primeiras { $down } células
} (de cima ou de baixo) ou { $across ->
    [one] na primeira célula
   *[other] entre as primeiras { $across } células
} (do lado) vistas dali.

killer-cage = Gaiola (killer)
    .hint = Arraste sobre células para fazer uma gaiola e digite sua soma, ou nada. Com Shift acrescenta à gaiola ou tira dela.
    .rules = Os dígitos não se repetem dentro de uma gaiola e somam o número no seu canto.
    .rules-no-sum = Os dígitos não se repetem dentro de uma gaiola sem número.
    .sum = Soma
    .sum-hint = Quanto somam os dígitos da gaiola; vazio se só diferem

thermometer = Termômetro
    .hint = Arraste do bulbo à ponta: os dígitos sobem na linha. Continue da ponta. Outra vez do bulbo, ou com Shift de qualquer célula, faz um ramo; clicar com Shift corta.
    .rules = Ao longo de cada termômetro, os dígitos crescem a partir do bulbo.
    .rules-slow = Ao longo de cada termômetro lento, os dígitos crescem a partir do bulbo ou permanecem iguais.
    .rules-ringed = Ao longo de cada termômetro com um anel no bulbo, os dígitos crescem a partir do bulbo ou permanecem iguais.
    .slow = Lento
    .slow-hint = Os dígitos podem ficar iguais de uma célula à próxima

whispers = Sussurros
    .hint = Arraste pela linha: vizinhos diferem em ao menos 5, ou 4 nos sussurros holandeses. Continue de qualquer ponta.
    .rules = Ao longo de cada linha de sussurros, dígitos vizinhos diferem em pelo menos { $number }.
    .german = Alemão
    .dutch = Holandês
    .number = Diferença
    .number-hint = Quanto diferem ao menos os vizinhos na linha; vazio: metade dos dígitos, arredondada para cima

renban = Linha renban
    .hint = Arraste pela linha: seus dígitos são consecutivos, em qualquer ordem. Continue de qualquer ponta.
    .rules = Os dígitos em cada linha renban são consecutivos, em qualquer ordem, e não se repetem.

palindrome = Palíndromo
    .hint = Arraste pela linha: lê-se o mesmo de ambos os fins. Continue de qualquer ponta.
    .rules = Os dígitos ao longo de cada palíndromo são lidos da mesma forma a partir das duas pontas.

between = Linha entre
    .hint = Arraste de círculo a círculo: o que há entre eles está entre seus dígitos. Continue de qualquer ponta.
    .rules = Os dígitos ao longo de cada linha entre dois círculos ficam estritamente entre os dígitos dos círculos.

region-sum = Linha de somas iguais
    .hint = Arraste pela linha: suas partes em blocos diferentes têm somas iguais. Continue de qualquer ponta.
    .rules = As bordas dos blocos dividem cada linha de somas iguais em partes com a mesma soma. Quando a linha volta a um bloco, ela tem ali mais uma parte.

double-arrow = Seta dupla
    .hint = Arraste de círculo a círculo: o que há entre eles soma a soma deles. Continue de qualquer ponta.
    .rules = Os dígitos ao longo de cada seta dupla somam o mesmo que os dois dígitos nos círculos das suas pontas.

zipper = Linha zíper
    .hint = Arraste pela linha: células à mesma distância do meio têm a mesma soma. Continue de qualquer ponta.
    .rules = Em cada linha zíper, duas células à mesma distância do meio têm sempre a mesma soma; uma célula no meio contém essa soma.

sum-line = Linha de soma
    .hint = Arraste pela linha: divide-se em partes que somam 10, ou outro número. Continue de qualquer ponta.
    .rules = Cada linha de soma se divide em partes de células vizinhas, cada uma com soma { $number }.
    .number = Soma
    .number-hint = Quanto soma cada parte; vazio: um a mais que os dígitos

lockout = Linha de bloqueio
    .hint = Arraste de losango a losango: o que está na linha não está entre seus dígitos. Continue de qualquer ponta.
    .rules = Os dígitos nos losangos nas pontas de cada linha de bloqueio diferem em pelo menos { $number }. Nenhum dígito ao longo da linha fica entre eles nem é igual a um deles.
    .number = Diferença
    .number-hint = Quanto diferem ao menos os fins; vazio: metade dos dígitos, arredondada para baixo

nabner = Linha nabner
    .hint = Arraste pela linha: nenhum par de seus dígitos é igual ou consecutivo. Continue de qualquer ponta.
    .rules = Numa linha nabner, dois dígitos nunca são iguais nem consecutivos, onde quer que estejam nela.

entropic = Linha entrópica
    .hint = Arraste pela linha: três vizinhos são um dígito baixo, um médio e um alto. Continue de qualquer ponta.
    .rules = De cada três dígitos vizinhos numa linha entrópica, um é baixo ({ $low }), um é médio ({ $middle }) e um é alto ({ $high }).

modular = Linha modular
    .hint = Arraste pela linha: três vizinhos têm restos diferentes na divisão por 3. Continue de qualquer ponta.
    .rules = Cada { $number } dígitos vizinhos numa linha modular deixam restos diferentes quando divididos por { $number } ({ $classes }).
    .number = Divisor
    .number-hint = Tantos vizinhos deixam restos diferentes na divisão por ele; vazio: 3

parity-line = Linha de paridade
    .hint = Arraste pela linha: ímpares e pares alternam. Continue de qualquer ponta.
    .rules = Dígitos ímpares e pares se alternam ao longo de cada linha de paridade.

arithmetic = Progressão aritmética
    .hint = Arraste pela linha: todos os passos de dígito a dígito são iguais. Continue de qualquer ponta.
    .rules = Ao longo de cada progressão aritmética, cada dígito difere do anterior na mesma quantidade, no mesmo sentido.

no-repeats = Linha sem repetição
    .hint = Arraste pela linha: seus dígitos são todos diferentes. Continue de qualquer ponta.
    .rules = Nenhum dígito se repete ao longo de uma linha sem repetição.

difference-dot = Ponto de diferença
    .hint = Clique entre duas células: seus dígitos diferem em 1, ou no número digitado. Um clique seleciona o ponto; Delete o tira.
    .rules = Os dois dígitos ao lado de um ponto branco diferem em 1.
    .rules-number = Os dois dígitos ao lado de um ponto branco com número diferem nesse número.
    .number = Diferença
    .number-hint = Quanto diferem os dígitos; vazio: 1

ratio-dot = Ponto de razão
    .hint = Clique entre duas células: um dígito é o dobro do outro, ou tantas vezes quanto o número digitado. Um clique seleciona o ponto; Delete o tira.
    .rules = Dos dois dígitos ao lado de um ponto preto, um é o dobro do outro.
    .rules-number = Dos dois dígitos ao lado de um ponto preto com número, um é esse número de vezes o outro.
    .number = Razão
    .number-hint = Quantas vezes um dígito é o outro; vazio: 2

border-sum = X, V e somas
    .hint = Clique entre duas células: seus dígitos somam 10 (X), 5 (V), ou o número digitado. Um clique seleciona o sinal; Delete o tira.
    .rules = Dois dígitos com um número entre eles somam esse número.
    .rules-x = Dois dígitos com um X entre eles somam 10.
    .rules-v = Dois dígitos com um V entre eles somam 5.
    .rules-none = Um sinal sem soma não diz nada.
    .x = X
    .v = V
    .sum = Soma
    .sum-hint = Quanto somam os dois dígitos: X é 10, V é 5

inequality = Desigualdade
    .hint = Clique entre duas células: o sinal aponta para o dígito menor. Um clique o seleciona; Delete o tira.
    .rules = Um sinal entre duas células aponta para o menor dos seus dígitos.
    .falling = Maior que
    .rising = Menor que
    .rising-hint = O dígito da célula esquerda ou de cima é o menor

quadruple = Quádrupla
    .hint = Clique onde quatro células se encontram e digite até quatro dígitos: as células contêm cada um, um repetido tantas vezes. Um clique seleciona; Delete tira.
    .rules = Os dígitos num círculo estão todos entre as quatro células ao redor dele, os repetidos tantas vezes quantas estão escritos.
    .digits = Dígitos
    .digits-hint = Até quatro, que podem se repetir

anti-knight = Anticavalo
    .hint = Clique em uma grade: células a um salto de cavalo nunca têm o mesmo dígito.
    .rules = Células à distância de um salto de cavalo do xadrez nunca contêm o mesmo dígito.

anti-king = Antirrei
    .hint = Clique em uma grade: células que se tocam, também em um canto, nunca têm o mesmo dígito.
    .rules = Células que se tocam num lado ou num canto nunca contêm o mesmo dígito.

entropy = Entropia global
    .hint = Clique em uma grade: cada quadrado de quatro células tem um dígito baixo, um médio e um alto.
    .rules = Cada quadrado de 2x2 células contém pelo menos um dígito baixo ({ $low }), um médio ({ $middle }) e um alto ({ $high }).

nonconsecutive = Não consecutivos
    .hint = Clique em uma grade: vizinhos nunca são consecutivos. Com pontos no tabuleiro diz que todos os pontos são dados.
    .rules = Dígitos em células com um lado comum nunca são consecutivos.
    .rules-numbers = Dígitos em células com um lado comum nunca diferem em { $numbers }.
    .rules-dots = Todos os pontos brancos são dados: onde não há ponto entre duas células com um lado comum, seus dígitos não diferem em { $numbers }.

no-ratio = Sem razão
    .hint = Clique em uma grade: de dois vizinhos nenhum é o dobro do outro. Com pontos no tabuleiro diz que todos os pontos são dados.
    .rules = Dos dígitos em duas células com um lado comum, um nunca é { $numbers } vezes o outro.
    .rules-dots = Todos os pontos pretos são dados: onde não há ponto entre duas células com um lado comum, nenhum dígito é { $numbers } vezes o outro.

all-sums = Todos os X e V são dados
    .hint = Clique em uma grade: vizinhos sem X, V ou número entre eles não têm tal soma.
    .rules = Todos os sinais são dados: dois dígitos em células com um lado comum, sem sinal entre eles, não somam { $numbers }.

extremes = Mínimo e máximo
    .hint = Arraste sobre células: cada uma é menor, ou maior, que todas ao lado sem marca igual. A partir de uma marca, apaga.
    .rules = Uma célula com triângulos que apontam para dentro contém menos que cada célula ao lado; uma com triângulos que apontam para fora contém mais. Vizinhas com a mesma marca não são comparadas.
    .rules-minimum = Uma célula com triângulos que apontam para dentro contém menos que cada célula ao lado. Vizinhas com a mesma marca não são comparadas.
    .rules-maximum = Uma célula com triângulos que apontam para fora contém mais que cada célula ao lado. Vizinhas com a mesma marca não são comparadas.
    .minimum = Mínimo
    .maximum = Máximo

low-high = Baixos e altos
    .hint = Arraste sobre células: cada uma tem um dígito da metade baixa, ou da alta. A partir de uma marca, apaga.
    .rules = Um triângulo que aponta para baixo marca um dígito da metade baixa ({ $low }), um que aponta para cima um dígito da metade alta ({ $high }){ $has-middle ->
        [yes] ; o dígito do meio, { $middle }, não é nenhum dos dois
       *[no] { "" }
    }.
    .rules-low = Um triângulo que aponta para baixo marca um dígito da metade baixa ({ $low }){ $has-middle ->
        [yes] ; o dígito do meio, { $middle }, não pertence a ela
       *[no] { "" }
    }.
    .rules-high = Um triângulo que aponta para cima marca um dígito da metade alta ({ $high }){ $has-middle ->
        [yes] ; o dígito do meio, { $middle }, não pertence a ela
       *[no] { "" }
    }.
    .low = Baixo
    .high = Alto

indexers = Indexadores
    .hint = Arraste sobre células: o dígito diz em que lugar da linha, coluna ou bloco está o número do lugar da própria célula. A partir de uma marca, apaga.
    .rules = O dígito de uma célula com barras diz onde está o número do lugar dela: com barras à esquerda e à direita, a célula na coluna c com dígito v diz que a coluna v da sua linha contém c; com barras em cima e embaixo, o mesmo vale para as linhas da sua coluna; com barras em toda a volta, para os lugares do seu bloco, na ordem de leitura.{ $from ->
        [0] { " " }Linhas, colunas e lugares contam a partir de 0.
       *[other] { "" }
    }
    .rules-column = Uma célula com barras à esquerda e à direita na coluna c com dígito v diz que a coluna v da sua linha contém c.{ $from ->
        [0] { " " }Linhas, colunas e lugares contam a partir de 0.
       *[other] { "" }
    }
    .rules-row = Uma célula com barras em cima e embaixo na linha r com dígito v diz que a linha v da sua coluna contém r.{ $from ->
        [0] { " " }Linhas, colunas e lugares contam a partir de 0.
       *[other] { "" }
    }
    .rules-box = Uma célula com barras em toda a volta no lugar p do seu bloco, na ordem de leitura, com dígito v diz que o lugar v do bloco contém p.{ $from ->
        [0] { " " }Linhas, colunas e lugares contam a partir de 0.
       *[other] { "" }
    }
    .column = Coluna
    .row = Linha
    .box = Bloco

counting-circles = Círculos que contam
    .hint = Arraste sobre células: um dígito em um círculo é o número de círculos que o contêm. A partir de um círculo, apaga.
    .rules = Um dígito num círculo é o número de círculos que contêm esse dígito.

cell-sum = Soma de células
    .hint = Arraste sobre células e digite sua soma, ou o máximo ou mínimo; dígitos podem se repetir. Com Shift acrescenta células, ou as tira de dentro.
    .rules = Os dígitos nas células marcadas somam o número no seu canto; podem se repetir.
    .rules-at-most = Os dígitos nas células marcadas somam no máximo o número depois de ≤; podem se repetir.
    .rules-at-least = Os dígitos nas células marcadas somam no mínimo o número depois de ≥; podem se repetir.
    .sum = Soma
    .sum-hint = Quanto somam os dígitos, no máximo ou no mínimo
    .compared = Comparação
    .compared-hint = Se a soma é o número, no máximo ele ou no mínimo ele
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = Gaiola de produto
    .hint = Arraste sobre as células de uma gaiola e digite seu produto. Com Shift acrescenta células, ou as tira de dentro.
    .rules = Os dígitos numa gaiola pontilhada têm como produto o número antes do ×; podem se repetir.
    .rules-differ = Os dígitos numa gaiola tracejada têm como produto o número antes do × e não se repetem.
    .product = Produto
    .product-hint = Quanto dá o produto dos dígitos
    .differ = Dígitos diferem
    .differ-hint = Nenhum dígito se repete na gaiola

allowed = Dígitos permitidos
    .hint = Arraste sobre células e digite os dígitos que podem conter.
    .rules = Uma célula com dígitos pequenos contém um deles.
    .digits = Dígitos
    .digits-hint = O que cada célula pode conter

clones = Células gêmeas
    .hint = Arraste sobre as células do primeiro grupo; um clique com Shift põe uma cópia dele em outro lugar.
    .rules = Grupos cinzentos da mesma forma contêm os mesmos dígitos nos mesmos lugares.

anti-diagonal = Antidiagonal
    .hint = Clique em uma grade: cada diagonal tem o mínimo de dígitos diferentes, três em uma grade 9x9.
    .rules = Cada diagonal tracejada contém exatamente { $count } dígitos diferentes.
    .rules-one = A diagonal tracejada contém exatamente { $count } dígitos diferentes.
    .falling = Diagonal descendente
    .falling-hint = Do alto à esquerda até embaixo à direita
    .rising = Diagonal ascendente
    .rising-hint = De baixo à esquerda até o alto à direita

arrow = Seta
    .hint = Arraste do círculo pela haste, e continue da ponta; outras hastes começam no mesmo círculo. Um clique seleciona a seta; Delete a tira.
    .rules = Os dígitos ao longo de cada seta somam o dígito no seu círculo.
    .rules-figures = Os dígitos ao longo de cada seta somam o número no seu círculo, escrito com as células do círculo.
    .shaft = Seta
    .circle = Círculo longo

figure = Figura
    .hint = Clique em uma grade 9x9: asterisco, pontos centrais, girândola, por cento ou argyle, em cujas partes nenhum dígito se repete.
    .rules = Nenhum dígito se repete numa figura colorida nem ao longo da sua linha.
    .rules-lines = Nenhum dígito se repete ao longo de uma diagonal colorida.
    .words = { $figure }, { $grid }
    .asterisk = Asterisco
    .centre-dots = Pontos centrais
    .girandola = Girândola
    .percent = Por cento
    .argyle = Argyle

leaps = Saltos
    .hint = Clique em uma grade: células a tantas linhas e colunas nunca têm o mesmo dígito. Clique de novo para selecionar a regra; Delete a tira.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = Células a um salto de distância não têm o mesmo dígito. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-rider = Células a um ou vários saltos iguais em linha reta não têm o mesmo dígito. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-digits = Células a um salto de distância não têm o mesmo dígito, se for um destes: { $digits }. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-rider-digits = Células a um ou vários saltos iguais em linha reta não têm o mesmo dígito, se for um destes: { $digits }. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .leaps = Linhas e colunas
    .leaps-hint = Linhas e colunas de cada salto, em qualquer ordem e direção: 1,2 é o do cavalo, 1,1 é diagonal; vários com espaços
    .rider = Contínuo
    .rider-hint = O mesmo salto pode se repetir, como o bispo: de 1,1 vêm diagonais inteiras
    .digits = Só para
    .digits-hint = Os dígitos de que a regra trata; vazio: todos

sandwich = Sanduíche
    .hint = Clique em um lugar ao lado de uma grade e digite um número: a soma dos dígitos entre o menor e o maior da linha ou coluna.
    .rules = Um número fora da grade é a soma dos dígitos entre o menor e o maior dígito da sua linha ou coluna.

x-sum = Soma X
    .hint = Clique em um lugar ao lado de uma grade e digite um número: o primeiro dígito visto dali diz quantos têm essa soma.
    .rules = Um número fora da grade é a soma dos primeiros X dígitos vistos dali, sendo X o primeiro deles.

skyscraper = Arranha-céus
    .hint = Clique em um lugar ao lado de uma grade e digite um número: tantos dígitos vistos dali são maiores que todos antes.
    .rules = Um número fora da grade diz quantos dígitos vistos dali são maiores que todos os anteriores.

hidden-skyscraper = Arranha-céu escondido
    .hint = Clique em um lugar ao lado de uma grade e digite um dígito: é o primeiro visto dali com um maior antes dele.
    .rules = Um dígito fora da grade é o primeiro visto dali que tem um dígito maior antes de si.

numbered-rooms = Salas numeradas
    .hint = Clique em um lugar ao lado de uma grade e digite um dígito: está na célula que o primeiro dígito visto dali numera.
    .rules = Um dígito fora da grade está na X-ésima célula vista dali, sendo X o dígito da primeira.

little-killer = Killer diagonal
    .hint = Clique em um lugar em volta de uma grade, perto do canto para onde a seta deve apontar, e digite a soma da diagonal.
    .rules = Um número com seta é a soma dos dígitos ao longo da diagonal; os dígitos podem se repetir.

text-label = Texto
    .hint = Arraste sobre células e escreva o texto no painel à direita: fica no meio das células e nada significa.
    .text = Texto
    .text-hint = Uma linha; na linha entre duas células ou no canto de quatro quando essas são pintadas
    .size = Tamanho
    .size-hint = O tamanho das letras em centésimos de célula; vazio: o usual
    .coloured = Colorido
    .coloured-hint = Na cor abaixo, em vez da dos dígitos

circle-mark = Círculo
    .hint = Clique em uma célula, ou arraste sobre duas ou quatro: desenha-se um círculo no meio. Nada significa.
    .size = Tamanho
    .size-hint = A largura em centésimos de célula; vazio: a usual
    .fill = Preenchido com
    .fill-hint = O que há dentro
    .tint = Cor
    .clear = Nada
    .white = Branco
    .black = Preto
    .outline = Contorno
    .outline-hint = A linha em volta
    .thin = Fino
    .thick = Grosso
    .dashed = Tracejado
    .bare = Nenhum

rectangle-mark = Retângulo
    .hint = Clique em uma célula ou arraste sobre várias: desenha-se um retângulo no meio. Nada significa.
    .width = Largura
    .width-hint = Em centésimos de célula; vazio: a das células
    .height = Altura
    .height-hint = Em centésimos de célula; vazio: a das células
    .fill = Preenchido com
    .fill-hint = O que há dentro
    .tint = Cor
    .clear = Nada
    .white = Branco
    .black = Preto
    .outline = Contorno
    .outline-hint = A linha em volta
    .thin = Fino
    .thick = Grosso
    .dashed = Tracejado
    .bare = Nenhum

line-mark = Linha
    .hint = Arraste de célula a célula: desenha-se uma linha. Nada significa. Continue de qualquer ponta; um clique com Shift a corta.
    .width = Largura
    .width-hint = Dígitos ficam sobre uma linha larga
    .wide = Larga
    .medium = Média
    .thin = Fina
    .style = Estilo
    .style-hint = Se a linha tem falhas
    .solid = Cheia
    .dashed = Tracejada
    .dotted = Pontilhada
    .tip = Fins
    .tip-hint = Uma seta onde termina, ou um bulbo onde começa
    .plain = Simples
    .arrow = Seta
    .bulb = Bulbo

frame-mark = Moldura
    .hint = Arraste sobre células: desenha-se uma linha em volta. Nada significa. Com Shift acrescenta células ou as tira.
    .outline = Contorno
    .outline-hint = Como se desenha a linha em volta das células
    .thin = Fino
    .thick = Grosso
    .dashed = Tracejado
    .bare = Nenhum
    .inset = Recuo
    .inset-hint = Quanto a linha corre por dentro das células, em centésimos; vazio: o usual

coloured-cells = Células coloridas
    .hint = Arraste sobre células para colori-las. A cor nada significa. Com Shift acrescenta células ou as tira.

own-line = Linha própria
    .hint = Arraste de célula a célula, depois escreva uma fórmula de dois dígitos a e b no painel à direita. Continue de qualquer ponta; um clique com Shift corta.
    .rules = Ao longo da linha, cada dígito a e o seguinte b obedecem a: { $formula }.
    .rules-all = Ao longo da linha, cada dígito a e qualquer dígito posterior b obedecem a: { $formula }.
    .formula = Fórmula
    .formula-hint = O que se diz de dois dígitos; a vem antes de b na linha. Linguagem das fórmulas: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos.
    .pairs = Pares
    .pairs-hint = Cada dígito com o próximo, ou com todos os que seguem
    .neighbours = Vizinhos
    .all = Todos
    .name = Nome
    .name-hint = Como se chama a regra; vazio: o nome do tipo
    .sentence = Frase
    .sentence-hint = O que a folha diz dela; vazio: uma frase feita do que está aqui
    .width = Largura
    .width-hint = Dígitos ficam sobre uma linha larga
    .wide = Larga
    .medium = Média
    .thin = Fina
    .style = Estilo
    .style-hint = Se a linha tem falhas
    .solid = Cheia
    .dashed = Tracejada
    .dotted = Pontilhada
    .tip = Fins
    .tip-hint = Uma seta onde termina, ou um bulbo onde começa
    .plain = Simples
    .arrow = Seta
    .bulb = Bulbo

own-cells = Células próprias
    .hint = Arraste sobre células, depois escreva uma fórmula de dois dígitos a e b no painel à direita: cada par de células a obedece. Com Shift acrescenta ou tira.
    .rules = Quaisquer dois dígitos das células marcadas, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, obedecem a: { $formula }.
    .formula = Fórmula
    .formula-hint = O que se diz de dois dígitos; a é o da célula que vem antes, linha por linha. Linguagem das fórmulas: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos.
    .name = Nome
    .name-hint = Como se chama a regra; vazio: o nome do tipo
    .sentence = Frase
    .sentence-hint = O que a folha diz dela; vazio: uma frase feita do que está aqui
    .outline = Contorno
    .outline-hint = A linha em volta das células
    .thin = Fino
    .thick = Grosso
    .dashed = Tracejado
    .bare = Nenhum
    .white = Branco
    .white-hint = As células não são preenchidas com a cor

own-border = Sinal próprio
    .hint = Clique na linha entre duas células, depois escreva uma fórmula de seus dígitos a e b no painel à direita. De novo para selecionar; Delete tira.
    .rules = Os dígitos ao lado de um sinal, { $ordered ->
        [yes] a acima ou à esquerda de b
       *[no] a e b
    }, obedecem a: { $formula }.
    .rules-sign = Os dígitos ao lado do sinal { $sign }, { $ordered ->
        [yes] a acima ou à esquerda de b
       *[no] a e b
    }, obedecem a: { $formula }.
    .formula = Fórmula
    .formula-hint = O que se diz dos dois dígitos; a é o de cima ou da esquerda. Linguagem das fórmulas: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos.
    .name = Nome
    .name-hint = Como se chama a regra; vazio: o nome do tipo
    .sentence = Frase
    .sentence-hint = O que a folha diz dela; vazio: uma frase feita do que está aqui
    .sign = Sinal
    .sign-hint = Até três letras escritas nele

own-grid = Regra própria da grade
    .hint = Clique em uma grade, depois escreva uma fórmula de dois dígitos a e b no painel à direita: todos os vizinhos da grade a obedecem. De novo para selecionar; Delete tira.
    .rules-edges = Os dígitos de quaisquer duas células com um lado comum, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, obedecem a: { $formula }.
    .rules-corners = Os dígitos de quaisquer duas células que só têm um canto comum, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, obedecem a: { $formula }.
    .rules-touching = Os dígitos de quaisquer duas células que se tocam, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, obedecem a: { $formula }.
    .rules-leaps = Os dígitos de quaisquer duas células a um salto de distância, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, obedecem a: { $formula }. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .formula = Fórmula
    .formula-hint = O que se diz de dois dígitos; a é o da célula que vem antes, linha por linha. Linguagem das fórmulas: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos.
    .pairs = Pares
    .pairs-hint = Quais células da grade são comparadas
    .edges = Lados
    .corners = Cantos
    .touching = Ambos
    .leaps = Saltos
    .offsets = Linhas e colunas
    .offsets-hint = Para saltos: linhas e colunas de cada, em qualquer ordem e direção, como 1,2; vários com espaços
    .name = Nome
    .name-hint = Como se chama a regra; vazio: o nome do tipo
    .sentence = Frase
    .sentence-hint = O que a folha diz dela; vazio: uma frase feita do que está aqui

own-word = Palavra própria
    .hint = Arraste de célula a célula na ordem de leitura, depois escreva uma expressão regular no painel à direita. Continue de qualquer ponta; um clique com Shift corta.
    .rules = Os dígitos ao longo da linha, lidos desde o início, correspondem à expressão regular { $expression }.
    .expression = Expressão
    .expression-hint = Que palavras de dígitos são permitidas, do início ao fim: . é qualquer dígito, [135] um de alguns, * qualquer número de vezes, + ao menos uma, ? no máximo uma, { "{2,3}" } tantas vezes, | ou, ( ) grupos
    .name = Nome
    .name-hint = Como se chama a regra; vazio: o nome do tipo
    .sentence = Frase
    .sentence-hint = O que a folha diz dela; vazio: uma frase feita do que está aqui
    .width = Largura
    .width-hint = Dígitos ficam sobre uma linha larga
    .wide = Larga
    .medium = Média
    .thin = Fina
    .style = Estilo
    .style-hint = Se a linha tem falhas
    .solid = Cheia
    .dashed = Tracejada
    .dotted = Pontilhada
    .tip = Fins
    .tip-hint = Uma seta onde termina, ou um bulbo onde começa
    .plain = Simples
    .arrow = Seta
    .bulb = Bulbo

full-rank = Classificação completa
    .hint = Clique em um lugar ao lado de uma grade e digite o posto da linha vista dali, entre todas as linhas e colunas lidas de ambos os fins.
    .rules = Todas as linhas e colunas, lidas como números a partir das duas pontas, são classificadas do menor (1) ao maior ({ $most }). Um número fora da grade é a posição do número que se lê dali.
    .rules-equal = Todas as linhas e colunas, lidas como números a partir das duas pontas, são classificadas do menor (1) ao maior ({ $most }); números iguais dividem a menor das suas posições. Um número fora da grade é a posição do número que se lê dali.

# How a person solves: steps as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $digit } em { $cell }
logic-removes = sem { $digits } em { $cells }
logic-row = linha { $number }
logic-column = coluna { $number }
logic-box = bloco { $number }
logic-of-grid = { $house } da grade { $grid }
logic-board = o tabuleiro
difficulty = { $stars ->
    [1] Suave
    [2] Moderado
    [3] Complicado
    [4] Difícil
   *[5] Diabólico
}
logic-last-digit = Último dígito
    .why = só falta { $digits } em { $houses }
logic-hidden-single-box = Único oculto em um bloco
    .why = { $digits } tem um só lugar em { $houses }
logic-hidden-single = Único oculto
    .why = { $digits } tem um só lugar em { $houses }
logic-direct-pointing = Apontamento direto
    .why = todos os lugares de { $digits } na primeira de { $houses } são { $cells }, e na outra resta um
logic-direct-claiming = Reivindicação direta
    .why = todos os lugares de { $digits } na primeira de { $houses } são { $cells }, e na outra resta um
logic-direct-hidden-pair = Par oculto direto
    .why = { $digits } ocupam { $cells } em { $houses }, e outro dígito fica com um só lugar
logic-direct-hidden-triplet = Trio oculto direto
    .why = { $digits } ocupam { $cells } em { $houses }, e outro dígito fica com um só lugar
logic-naked-single = Único nu
    .why = em { $cells } só resta { $digits }
logic-pair-consequence = Consequência de pares
    .why = { $rules } deixa menos candidatos em { $cells }
logic-clause = Lugares de uma pista
    .why = { $rules } deixa apenas { $digits } em { $cells }
logic-sum-bounds = Limites de uma soma
    .why = com os menores e os maiores valores das outras células de { $rules } ({ $cells }) a soma não é alcançada
logic-parity = Paridade de uma soma
    .why = a paridade de todas as outras células de { $rules } ({ $cells }) é conhecida
logic-combinations = Combinações de uma soma
    .why = nenhuma combinação de { $rules } ({ $cells }) os tem
logic-word = Palavras de uma linha
    .why = nenhum preenchimento da linha de { $rules } ({ $cells }) os tem
logic-rank = Posição de uma linha
    .why = com eles a linha de { $rules } ({ $cells }) teria outra posição
logic-rule-in-house = Regra em uma área
    .why = { $rules } tem { $digits } em toda combinação, em { $cells }
logic-leftovers = Regra dos 45
    .why = a soma de { $houses } é conhecida, e com { $rules } a de { $cells }
logic-leftovers-houses = Regra dos 45 em várias áreas
    .why = a soma de { $houses } é conhecida, e com { $rules } a de { $cells }
logic-pointing = Apontamento
    .why = todos os lugares de { $digits } em { $houses } são { $cells }
logic-claiming = Reivindicação
    .why = todos os lugares de { $digits } em { $houses } são { $cells }
logic-naked-pair = Par nu
    .why = { $cells } em { $houses } contêm apenas { $digits }
logic-naked-triplet = Trio nu
    .why = { $cells } em { $houses } contêm apenas { $digits }
logic-naked-quad = Quarteto nu
    .why = { $cells } em { $houses } contêm apenas { $digits }
logic-hidden-pair = Par oculto
    .why = { $digits } só têm lugar em { $houses } nas células { $cells }
logic-hidden-triplet = Trio oculto
    .why = { $digits } só têm lugar em { $houses } nas células { $cells }
logic-hidden-quad = Quarteto oculto
    .why = { $digits } só têm lugar em { $houses } nas células { $cells }
logic-x-wing = X-wing
    .why = os lugares de { $digits } na primeira metade de { $houses } estão na outra metade ({ $cells })
logic-swordfish = Peixe-espada
    .why = os lugares de { $digits } na primeira metade de { $houses } estão na outra metade ({ $cells })
logic-jellyfish = Água-viva
    .why = os lugares de { $digits } na primeira metade de { $houses } estão na outra metade ({ $cells })
logic-finned-x-wing = X-wing com barbatana
    .why = salvo barbatanas, os lugares de { $digits } na primeira metade de { $houses } estão na outra metade ({ $cells })
logic-sashimi-x-wing = X-wing sashimi
logic-finned-swordfish = Peixe-espada com barbatana
    .why = salvo barbatanas, os lugares de { $digits } na primeira metade de { $houses } estão na outra metade ({ $cells })
logic-sashimi-swordfish = Peixe-espada sashimi
logic-xy-wing = XY-wing
    .why = seja qual for o valor da primeira de { $cells }, uma delas contém o dígito comum de { $digits }
logic-xyz-wing = XYZ-wing
    .why = seja qual for o valor da primeira de { $cells }, uma delas contém o dígito comum de { $digits }
logic-w-wing = W-wing
    .why = { $cells }: { $houses } une duas células com { $digits }, uma das quais contém o outro dígito
logic-unique-rectangle = Retângulo único
logic-unique-loop = Laço único
    .why = se { $cells } contivessem apenas { $digits }, haveria duas soluções
logic-bug = Cova universal bivalor
    .why = sem { $digits } em { $cells } haveria duas soluções
logic-aligned-pair = Exclusão de par alinhado
    .why = as duas primeiras de { $cells } não deixariam nada a uma das outras
logic-remote-pairs = Pares remotos
    .why = { $cells } contêm { $digits } alternadamente
logic-turbot-fish = Peixe turbot
    .why = { $digits } tem dois lugares em cada uma de { $houses } ({ $cells }), e uma das pontas o contém
logic-skyscraper = Arranha-céu
logic-kite = Pipa de duas linhas
logic-simple-colouring = Coloração simples
    .why = { $digits } alterna por { $cells }
logic-multi-colouring = Coloração múltipla
    .why = { $digits } alterna por { $cells }
logic-x-chain = Cadeia X
    .why = em { $cells } uma afirmação sobre { $digits } leva à seguinte
logic-x-cycle = Ciclo X
logic-y-cycle = Ciclo XY
logic-chain = Cadeia forçada
    .why = em { $cells } uma afirmação sobre { $digits } leva à seguinte
logic-cycle = Ciclo
logic-empty-rectangle = Retângulo vazio
    .why = { $digits } está em duas linhas da primeira de { $houses } ({ $cells })
logic-sue-de-coq = Sue de Coq
    .why = { $cells } em { $houses } contêm cada um de { $digits } uma vez
logic-grouped-chain = Cadeia com grupos
    .why = em { $cells } uma afirmação sobre { $digits } leva à seguinte
logic-nishio = Nishio
    .why = { $digits } ali leva a uma contradição em { $cells }
logic-multiple-chains = Cadeias múltiplas
    .why = todo caminho por { $cells } leva ao mesmo para { $digits }
logic-cell-chains = Cadeias de uma célula
logic-house-chains = Cadeias de uma área
logic-dynamic-chains = Cadeias dinâmicas
    .why = todo caminho por { $cells } leva ao mesmo para { $digits }
logic-dynamic-chains-plus = Cadeias dinâmicas com técnicas
    .why = todo caminho por { $cells } leva ao mesmo para { $digits }
logic-contradiction-chains = Contradição
logic-double-chains = Cadeias duplas
