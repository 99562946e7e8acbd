# O que se imprime em folhas e livros, em português. O en.ftl diz o que significam as chaves e os seus valores.

## As grades de um tabuleiro

grid-whole = grade inteira
grid-number = grade { $number }
    .in = Na grade { $number }
grid-north-west = grade noroeste
    .in = Na grade noroeste
grid-north = grade norte
    .in = Na grade norte
grid-north-east = grade nordeste
    .in = Na grade nordeste
grid-west = grade oeste
    .in = Na grade oeste
grid-centre = grade central
    .in = Na grade central
grid-east = grade leste
    .in = Na grade leste
grid-south-west = grade sudoeste
    .in = Na grade sudoeste
grid-south = grade sul
    .in = Na grade sul
grid-south-east = grade sudeste
    .in = Na grade sudeste
in-grid = { $where }, { LOWER_FIRST($sentence) }

## As regras de todo sudoku

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

## Folhas

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
sheet-comma = { ", " }
sheet-number = { $number }
sheet-list = { $first }, { $second }

## Livros

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
book-answer-page = resposta na página { $page }
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

## Formulas of an author's own rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
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

## Tipos de regra

region = Região pintada
    .rules-house = Cada região sombreada contém cada um dos { $size } dígitos uma única vez.
    .rules-part = Os dígitos não se repetem dentro de uma região sombreada.

diagonals = Diagonais
    .rules-both = Cada uma das duas diagonais marcadas contém cada dígito uma única vez.
    .rules-one = A diagonal marcada contém cada dígito uma única vez.

four-squares = Quatro quadrados
    .rules = Cada um dos quatro quadrados sombreados contém cada dígito uma única vez.

four-pyramids = Quatro pirâmides
    .rules = Cada uma das quatro pirâmides sombreadas contém cada dígito uma única vez.

position = Posições
    .rules = As células na mesma posição de todos os blocos contêm cada dígito uma única vez.

magic-box = Bloco mágico
    .rules = Em cada bloco mágico, as linhas e as colunas somam { $total }.
    .rules-diagonals = Em cada bloco mágico, as linhas, as colunas e as diagonais somam { $total }.

magic-square = Quadrado mágico
    .rules = Em cada quadrado mágico, todas as linhas e colunas têm a mesma soma.
    .rules-diagonals = Em cada quadrado mágico, todas as linhas, colunas e diagonais têm a mesma soma.

odd-even = Ímpar / par
    .rules = As células com um círculo contêm dígitos ímpares; as células com um quadrado, dígitos pares.
    .rules-odd = As células com um círculo contêm dígitos ímpares.
    .rules-even = As células com um quadrado contêm dígitos pares.

outside = Pistas externas
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
    .rules = Os dígitos não se repetem dentro de uma gaiola e somam o número no seu canto.
    .rules-no-sum = Os dígitos não se repetem dentro de uma gaiola sem número.

thermometer = Termômetro
    .rules = Ao longo de cada termômetro, os dígitos crescem a partir do bulbo.
    .rules-slow = Ao longo de cada termômetro lento, os dígitos crescem a partir do bulbo ou permanecem iguais.
    .rules-ringed = Ao longo de cada termômetro com um anel no bulbo, os dígitos crescem a partir do bulbo ou permanecem iguais.

## Os tipos dos quebra-cabeças modernos

whispers = Sussurros
    .rules = Ao longo de cada linha de sussurros, dígitos vizinhos diferem em pelo menos { $number }.

renban = Linha renban
    .rules = Os dígitos em cada linha renban são consecutivos, em qualquer ordem, e não se repetem.

palindrome = Palíndromo
    .rules = Os dígitos ao longo de cada palíndromo são lidos da mesma forma a partir das duas pontas.

between = Linha entre
    .rules = Os dígitos ao longo de cada linha entre dois círculos ficam estritamente entre os dígitos dos círculos.

region-sum = Linha de somas iguais
    .rules = As bordas dos blocos dividem cada linha de somas iguais em partes com a mesma soma. Quando a linha volta a um bloco, ela tem ali mais uma parte.

double-arrow = Seta dupla
    .rules = Os dígitos ao longo de cada seta dupla somam o mesmo que os dois dígitos nos círculos das suas pontas.

zipper = Linha zíper
    .rules = Em cada linha zíper, duas células à mesma distância do meio têm sempre a mesma soma; uma célula no meio contém essa soma.

sum-line = Linha de soma
    .rules = Cada linha de soma se divide em partes de células vizinhas, cada uma com soma { $number }.

lockout = Linha de bloqueio
    .rules = Os dígitos nos losangos nas pontas de cada linha de bloqueio diferem em pelo menos { $number }. Nenhum dígito ao longo da linha fica entre eles nem é igual a um deles.

nabner = Linha nabner
    .rules = Numa linha nabner, dois dígitos nunca são iguais nem consecutivos, onde quer que estejam nela.

entropic = Linha entrópica
    .rules = De cada três dígitos vizinhos numa linha entrópica, um é baixo, um é médio e um é alto.

modular = Linha modular
    .rules = Cada três dígitos vizinhos numa linha modular deixam restos diferentes quando divididos por 3.

parity-line = Linha de paridade
    .rules = Dígitos ímpares e pares se alternam ao longo de cada linha de paridade.

arithmetic = Progressão aritmética
    .rules = Ao longo de cada progressão aritmética, cada dígito difere do anterior na mesma quantidade, no mesmo sentido.

no-repeats = Linha sem repetição
    .rules = Nenhum dígito se repete ao longo de uma linha sem repetição.

arrow = Seta
    .rules = Os dígitos ao longo de cada seta somam o dígito no seu círculo.
    .rules-figures = Os dígitos ao longo de cada seta somam o número no seu círculo, escrito com as células do círculo.

difference-dot = Ponto de diferença
    .rules = Os dois dígitos ao lado de um ponto branco diferem em 1.
    .rules-number = Os dois dígitos ao lado de um ponto branco com número diferem nesse número.

ratio-dot = Ponto de razão
    .rules = Dos dois dígitos ao lado de um ponto preto, um é o dobro do outro.
    .rules-number = Dos dois dígitos ao lado de um ponto preto com número, um é esse número de vezes o outro.

border-sum = X, V e somas
    .rules = Dois dígitos com um número entre eles somam esse número.
    .rules-x = Dois dígitos com um X entre eles somam 10.
    .rules-v = Dois dígitos com um V entre eles somam 5.
    .rules-none = Um sinal sem soma não diz nada.

inequality = Desigualdade
    .rules = Um sinal entre duas células aponta para o menor dos seus dígitos.

quadruple = Quádrupla
    .rules = Os dígitos num círculo estão todos entre as quatro células ao redor dele, os repetidos tantas vezes quantas estão escritos.

anti-knight = Anticavalo
    .rules = Células à distância de um salto de cavalo do xadrez nunca contêm o mesmo dígito.

anti-king = Antirrei
    .rules = Células que se tocam num lado ou num canto nunca contêm o mesmo dígito.

entropy = Entropia global
    .rules = Cada quadrado de 2x2 células contém pelo menos um dígito baixo, um médio e um alto, por terços dos dígitos.

nonconsecutive = Não consecutivos
    .rules = Dígitos em células com um lado comum nunca são consecutivos.
    .rules-dots = Todos os pontos brancos são dados: onde não há ponto entre duas células com um lado comum, seus dígitos não diferem em { $numbers }.

no-ratio = Sem razão
    .rules = Dos dígitos em duas células com um lado comum, um nunca é { $numbers } vezes o outro.
    .rules-dots = Todos os pontos pretos são dados: onde não há ponto entre duas células com um lado comum, nenhum dígito é { $numbers } vezes o outro.

all-sums = Todos os X e V são dados
    .rules = Todos os sinais são dados: dois dígitos em células com um lado comum, sem sinal entre eles, não somam { $numbers }.

anti-diagonal = Antidiagonal
    .rules = Cada diagonal tracejada contém exatamente { $count } dígitos diferentes.
    .rules-one = A diagonal tracejada contém exatamente { $count } dígitos diferentes.

figure = Figura
    .rules = Nenhum dígito se repete numa figura colorida nem ao longo da sua linha.
    .rules-lines = Nenhum dígito se repete ao longo de uma diagonal colorida.

cell-sum = Soma de células
    .rules = Os dígitos nas células marcadas somam o número no seu canto; podem se repetir.
    .rules-at-most = Os dígitos nas células marcadas somam no máximo o número depois de ≤; podem se repetir.
    .rules-at-least = Os dígitos nas células marcadas somam no mínimo o número depois de ≥; podem se repetir.

product-cage = Gaiola de produto
    .rules = Os dígitos numa gaiola pontilhada têm como produto o número antes do ×; podem se repetir.
    .rules-differ = Os dígitos numa gaiola tracejada têm como produto o número antes do × e não se repetem.

allowed = Dígitos permitidos
    .rules = Uma célula com dígitos pequenos contém um deles.

clones = Células gêmeas
    .rules = Grupos cinzentos da mesma forma contêm os mesmos dígitos nos mesmos lugares.

extremes = Mínimo e máximo
    .rules = Uma célula com triângulos que apontam para dentro contém menos que cada célula ao lado; uma com triângulos que apontam para fora contém mais. Vizinhas com a mesma marca não são comparadas.
    .rules-minimum = Uma célula com triângulos que apontam para dentro contém menos que cada célula ao lado. Vizinhas com a mesma marca não são comparadas.
    .rules-maximum = Uma célula com triângulos que apontam para fora contém mais que cada célula ao lado. Vizinhas com a mesma marca não são comparadas.

low-high = Baixos e altos
    .rules = Um triângulo que aponta para baixo marca um dígito da metade baixa, um que aponta para cima um dígito da metade alta; o dígito do meio não é nenhum dos dois.
    .rules-low = Um triângulo que aponta para baixo marca um dígito da metade baixa; o dígito do meio não pertence a ela.
    .rules-high = Um triângulo que aponta para cima marca um dígito da metade alta; o dígito do meio não pertence a ela.

indexers = Indexadores
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

counting-circles = Círculos que contam
    .rules = Um dígito num círculo é o número de círculos que contêm esse dígito.

leaps = Saltos
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = Células a um salto de distância não têm o mesmo dígito. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-rider = Células a um ou vários saltos iguais em linha reta não têm o mesmo dígito. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-digits = Células a um salto de distância não têm o mesmo dígito, se for um destes: { $digits }. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-rider-digits = Células a um ou vários saltos iguais em linha reta não têm o mesmo dígito, se for um destes: { $digits }. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.

sandwich = Sanduíche
    .rules = Um número fora da grade é a soma dos dígitos entre o menor e o maior dígito da sua linha ou coluna.

x-sum = Soma X
    .rules = Um número fora da grade é a soma dos primeiros X dígitos vistos dali, sendo X o primeiro deles.

skyscraper = Arranha-céus
    .rules = Um número fora da grade diz quantos dígitos vistos dali são maiores que todos os anteriores.

hidden-skyscraper = Arranha-céu escondido
    .rules = Um dígito fora da grade é o primeiro visto dali que tem um dígito maior antes de si.

numbered-rooms = Salas numeradas
    .rules = Um dígito fora da grade está na X-ésima célula vista dali, sendo X o dígito da primeira.

little-killer = Killer diagonal
    .rules = Um número com seta é a soma dos dígitos ao longo da diagonal; os dígitos podem se repetir.

text-label = Texto
circle-mark = Círculo
rectangle-mark = Retângulo
line-mark = Linha
frame-mark = Moldura
coloured-cells = Células coloridas

own-line = Linha própria
    .rules = Ao longo da linha, cada dígito a e o seguinte b obedecem a: { $formula }.
    .rules-all = Ao longo da linha, cada dígito a e qualquer dígito posterior b obedecem a: { $formula }.

own-cells = Células próprias
    .rules = Quaisquer dois dígitos das células marcadas, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, obedecem a: { $formula }.

own-border = Sinal próprio
    .rules = Os dígitos ao lado de um sinal, { $ordered ->
        [yes] a acima ou à esquerda de b
       *[no] a e b
    }, obedecem a: { $formula }.
    .rules-sign = Os dígitos ao lado do sinal { $sign }, { $ordered ->
        [yes] a acima ou à esquerda de b
       *[no] a e b
    }, obedecem a: { $formula }.

own-grid = Regra própria da grade
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

own-word = Palavra própria
    .rules = Os dígitos ao longo da linha, lidos desde o início, correspondem à expressão regular { $expression }.

full-rank = Classificação completa
    .rules = Todas as linhas e colunas, lidas como números a partir das duas pontas, são classificadas do menor (1) ao maior ({ $most }). Um número fora da grade é a posição do número que se lê dali.
    .rules-equal = Todas as linhas e colunas, lidas como números a partir das duas pontas, são classificadas do menor (1) ao maior ({ $most }); números iguais dividem a menor das suas posições. Um número fora da grade é a posição do número que se lê dali.

# Como uma pessoa resolve: os passos em palavras.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $digit } em { $cell }
logic-removes = sem { $digits } em { $cells }
logic-row = linha { $number }
logic-column = coluna { $number }
logic-box = caixa { $number }
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
logic-hidden-single-box = Único oculto em uma caixa
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
