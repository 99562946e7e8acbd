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

board-boxes = Cada linha, coluna e bloco contém os dígitos de { $first } a { $last }, uma vez cada.
    .several = Em cada grade, cada linha, coluna e bloco contém os dígitos de { $first } a { $last }, uma vez cada.
board-regions = Cada linha, coluna e região contornada contém os dígitos de { $first } a { $last }, uma vez cada.
    .several = Em cada grade, cada linha, coluna e região contornada contém os dígitos de { $first } a { $last }, uma vez cada.
board-rows = Cada linha e coluna contém os dígitos de { $first } a { $last }, uma vez cada.
    .several = Em cada grade, cada linha e coluna contém os dígitos de { $first } a { $last }, uma vez cada.
board-some-boxes = Em cada grade, cada linha e coluna contém os dígitos de { $first } a { $last }, uma vez cada, e também cada bloco.
board-some-regions = Em cada grade, cada linha e coluna contém os dígitos de { $first } a { $last }, uma vez cada, e também cada região contornada.
board-some-of-both = Em cada grade, cada linha e coluna contém os dígitos de { $first } a { $last }, uma vez cada, e também cada bloco ou região contornada.

## Folhas

sheet-answer = Solução
sheet-notes = Anotações
sheet-answer-or-notes = Solução ou espaço para anotações
sheet-lines = Linhas para anotações
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
book-count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}

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

leaps = Saltos
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = Células a um salto de distância não têm o mesmo dígito. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-rider = Células a um ou vários saltos iguais em linha reta não têm o mesmo dígito. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-digits = Células a um salto de distância não têm o mesmo dígito, se for um destes: { $digits }. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.
    .rules-rider-digits = Células a um ou vários saltos iguais em linha reta não têm o mesmo dígito, se for um destes: { $digits }. Saltos, em linhas × colunas em qualquer ordem: { $leaps }.

text-label = Texto
circle-mark = Círculo
rectangle-mark = Retângulo
line-mark = Linha
frame-mark = Moldura
coloured-cells = Células coloridas
