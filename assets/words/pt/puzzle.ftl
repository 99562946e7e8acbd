# Gridwright's texts in Brazilian Portuguese. Each kind of rule has one message whose attributes hold all its texts: .hint says how to
# paint it, .rules… are the sentences on sheets, the rest are fields, options and actions with their hints (…-hint).

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

## Basic rules of a board

board-digits = de { $first } a { $last }
    .letters = { $first }–{ $digit }, { $letter }–{ $last }
    .one-letter = { $first }–{ $digit }, { $letter }
board-boxes = Cada linha, coluna e bloco contém os dígitos { $digits } uma vez cada.
    .several = Em cada grade, cada linha, coluna e bloco contém os dígitos { $digits } uma vez cada.
board-regions = Cada linha, coluna e região contornada contém os dígitos { $digits } uma vez cada.
    .several = Em cada grade, cada linha, coluna e região contornada contém os dígitos { $digits } uma vez cada.
board-rows = Cada linha e coluna contém os dígitos { $digits } uma vez cada.
    .several = Em cada grade, cada linha e coluna contém os dígitos { $digits } uma vez cada.
board-some-boxes = Em cada grade, cada linha e coluna contém os dígitos { $digits } uma vez cada, e cada bloco também.
board-some-regions = Em cada grade, cada linha e coluna contém os dígitos { $digits } uma vez cada, e cada região contornada também.
board-some-of-both = Em cada grade, cada linha e coluna contém os dígitos { $digits } uma vez cada, e cada bloco ou região contornada também.

## Sheets: captions and alternative texts

sheet-answer = Resposta
sheet-understood = { $count ->
    [one] segundo as regras compreendidas; { $count } não foi
   *[other] segundo as regras compreendidas; { $count } não foram
}
sheet-notes = Anotações
sheet-answer-or-notes = Resposta ou anotações
sheet-lines = Linhas para anotações
sheet-grids = As { $count } grades, de A a { $last }, se sobrepõem. Marcas nos cantos mostram quais células formam uma grade:
sheet-puzzle = Sudoku, { $size }×{ $size }, { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciais
    }
    .several = Sudoku de { $grids } grades, { $size }×{ $size }, { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciais
    }
sheet-solution = Solução, { $size }×{ $size }
    .several = Solução de { $grids } grades, { $size }×{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }
sheet-semicolon = { "; " }
sheet-number = { $number }
# Two items of a list; the first may be a list itself.
sheet-list = { $first }, { $second }

## Booklets

book-puzzles = Sudokus
book-answers = Respostas
book-rules = Regras
book-rules-boxes = Cada linha, coluna e bloco de uma grade contém cada dígito uma única vez.
book-rules-regions = Cada linha, coluna e região contornada de uma grade contém cada dígito uma única vez.
book-rules-rows = Cada linha e coluna de uma grade contém cada dígito uma única vez.
book-rules-some-boxes = Cada linha e coluna de uma grade contém cada dígito uma única vez, e cada bloco também.
book-rules-some-regions = Cada linha e coluna de uma grade contém cada dígito uma única vez, e cada região contornada também.
book-rules-some-of-both = Cada linha e coluna de uma grade contém cada dígito uma única vez, e cada bloco ou região contornada também.
book-rules-overlap = Onde as grades se sobrepõem, as células em comum pertencem a ambas.
book-example = Exemplo da regra
book-credits = Créditos
book-messages = Mensagens para quem terminou
book-contents = Sumário
book-stars = { $count } de cinco estrelas
book-answer-page = resposta na página { $page }
book-page = p. { $page }
book-code = código QR de { $link }
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

## Custom fonts and pictures

font-unreadable = não é uma fonte; escolha um arquivo OpenType ou TrueType (.otf, .ttf)
font-too-large = a fonte tem mais de { $most } MiB
font-restricted = a licença da fonte não permite incorporá-la (fsType na tabela OS/2), portanto ela não pode ser usada em um PDF; escolha outra fonte
font-no-subset = a fonte só pode ser incorporada inteira ou como bitmap (fsType na tabela OS/2), mas um PDF contém apenas as letras que usa; escolha outra fonte
font-unsaid = a fonte não diz se pode ser incorporada (não tem a tabela OS/2); escolha outra fonte
font-no-digits = a fonte não tem todos os dígitos; escolha outra fonte
font-too-many = há fontes demais carregadas ({ $most }); reinicie o Gridwright
picture-too-long = o arquivo da imagem tem mais de { $most } MiB
picture-too-large = a imagem tem { $width } x { $height } pixels; o limite é de { $most } milhões de pixels
picture-too-deep = a imagem ocupa mais de { $most } MB descompactada; salve-a com 8 bits por cor
picture-too-many-together = as imagens do livreto têm ao todo mais de { $most } milhões de pixels; use menos imagens ou imagens menores
picture-format = não é uma imagem compatível; escolha um arquivo PNG, JPEG ou WebP
picture-broken = não foi possível ler a imagem: { $reason }

## Groups of kinds

group-regions = Regiões
group-grid = Grade inteira
group-cells = Células e gaiolas
group-lines = Linhas
group-borders = Entre células
group-outside = Fora da grade
group-own = Regras personalizadas
group-decoration = Decoração

## Positions

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
        [one] 1 seta
       *[other] { $shafts } setas
    }
beyond-top = Acima
beyond-right = À direita
beyond-bottom = Abaixo
beyond-left = À esquerda
beyond-hint = Uma pista por coluna a partir da esquerda, ou por linha a partir de cima, separadas por espaços. Digite um ponto onde não há pista: 14 . 36
beyond-diagonal = Nas diagonais
beyond-diagonal-hint = Uma entrada por pista: sua posição, > ou < para a direção, e a própria pista: top4>15 left2<7
ruled-out-numbers = Números excluídos
ruled-out-numbers-hint = Os números que não valem entre vizinhos sem marca, separados por espaços. Deixe em branco para os habituais e os de todas as marcas
place-outside = { $grid } · { $count ->
        [one] 1 dígito
       *[other] { $count } dígitos
    }
place-outside-numbers = { $grid } · { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }

## Why a puzzle is invalid, or an edit cannot be made

words-too-long = { $words }: { $problem }
words-title = título
words-author = autor
words-rules-text = texto das regras
words-sentence = frase do texto das regras
words-source = fonte
words-link = link
words-message = mensagem para quem resolve
words-notes = notas para o editor
words-date = data
words-tag = etiqueta
words-solution = solução
words-not-understood = item não compreendido
words-too-many-letters = longo demais ({ $letters } caracteres); o limite é { $most }
puzzle-off-board = { $cell } não está no tabuleiro
puzzle-digit-too-large = { $cell }: o dígito { $digit } é grande demais para um tabuleiro { $size }x{ $size }
    .from-zero = { $cell }: o dígito { $digit } é grande demais; os dígitos deste tabuleiro vão de 0 a { $last }
puzzle-givens-length = { $found } símbolos para { $expected } células
puzzle-givens-symbol = { $cell }: “{ $symbol }” não é um dígito do tabuleiro
puzzle-remark = nota { $number }: { $problem }
puzzle-too-many-tags = { $found } etiquetas; o limite é { $most }
puzzle-too-many-not-understood = { $found } itens não compreendidos; o limite é { $most }
puzzle-too-many-rules = regras demais ({ $found }); o limite é { $most }
puzzle-drawing = desenho { $number }: { $problem }
puzzle-too-many-drawings = desenhos demais ({ $found }); o limite é { $most }
puzzle-fog = névoa: { $problem }
fog-empty-link = a ligação { $number } precisa de células dos dois lados: as que ela espera e as que ela limpa
fog-too-many-links = { $found } ligações; o limite é { $most }
fog-too-many-link-cells = { $found } células em todas as ligações juntas; o limite é { $most }
fog-text = A névoa esconde pistas e marcas. Um dígito certo limpa a sua célula e as células ao redor.
    .links = A névoa esconde pistas e marcas. Dígitos certos limpam células, não necessariamente as suas.
drawing-no-points = uma linha precisa de pelo menos um ponto
drawing-negative-length = largura, altura e tamanho da letra não podem ser negativos
drawing-empty-dash = o traço e o intervalo devem ser maiores que 0
drawing-broken-image = a imagem não pode ser usada: { $reason }
drawing-too-many-points = pontos demais; as linhas de todos os desenhos juntas têm no máximo { $most }
drawing-images-too-large = as imagens são grandes demais; todas as imagens de um sudoku juntas têm no máximo { $most } kB
puzzle-rule-misfit = regra { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = a regra { $number } ({ $name }) depende de direções que mudam quando o tabuleiro é girado ou espelhado
symbols-too-few = { $found } símbolos não bastam; o tabuleiro tem { $needed } dígitos
symbols-blank = o símbolo do dígito { $digit } está vazio ou contém espaços
symbols-same = os dígitos { $first } e { $second } têm o mesmo símbolo “{ $symbol }”
symbols-too-long = o símbolo “{ $symbol }” tem mais de { $most } caracteres
lower-case = { LOWER($words) }
edit-rule = regra
edit-cells = { $count } células
edit-title = Alterar título
edit-author = Alterar autor
edit-rules-text = Alterar texto das regras
edit-no-rules-text = Restaurar texto das regras
edit-sentence = Alterar frase das regras
edit-no-sentence = Restaurar frase das regras
edit-source = Alterar fonte
edit-link = Alterar link
edit-message = Alterar mensagem para quem resolve
edit-notes = Alterar notas para o editor
edit-date = Alterar data
edit-tags = Alterar etiquetas
edit-solution = Definir solução armazenada
edit-no-solution = Remover solução armazenada
edit-settle = Resolver itens não compreendidos
edit-stars = Definir estrelas de dificuldade
edit-no-stars = Usar as estrelas do caminho de solução
edit-symbols = Usar { $symbols }
edit-numbering = Começar os dígitos em { $lowest }
edit-given = Colocar { $digit } em { $cells }
edit-clear = Limpar { $cells }
edit-clear-progress = Limpar todas as marcas e cores
edit-progress = Alterar marcas e cores
edit-add-remark = Adicionar nota
edit-remove-remark = Excluir nota
edit-add-drawings = { $count ->
    [one] Adicionar desenho
   *[other] Adicionar { $count } desenhos
}
edit-change-drawing = Alterar desenho
edit-fog = Alterar névoa
edit-no-fog = Remover névoa
edit-add-rule = Adicionar { $rule }
edit-remove-rule = Excluir { $rule }
edit-change-rule = Alterar { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = Ligar { $rule }
edit-rule-off = Desligar { $rule }
edit-tint-rule = Alterar a cor de { $rule }
edit-turn-right = Girar tabuleiro 90° à direita
edit-turn-left = Girar tabuleiro 90° à esquerda
edit-turn-half = Girar tabuleiro 180°
edit-turn-left-right = Espelhar tabuleiro na horizontal
edit-turn-top-bottom = Espelhar tabuleiro na vertical
edit-turn-falling = Espelhar tabuleiro na diagonal principal
edit-turn-rising = Espelhar tabuleiro na diagonal secundária
edit-no-rule = não existe a regra { $number }
edit-name-rule = Renomear { $rule }
edit-locked = a regra { $number } ({ $name }) está bloqueada; desbloqueie-a primeiro
edit-no-remark = não existe a nota { $number }
edit-no-entry = não existe o item não compreendido { $number }
edit-no-drawing = não existe o desenho { $number }

## Why a rule does not fit on a board

misfit-no-grid = não existe a grade { $grid }; o tabuleiro tem { $grids ->
        [one] 1 grade
       *[other] { $grids } grades
    }
misfit-no-box = não existe o bloco { $number }; a grade tem { $boxes } blocos
misfit-off-board = { $cell } não está no tabuleiro
misfit-not-nine-by-nine = precisa de uma grade 9x9 com blocos 3x3
misfit-not-square = precisa de blocos quadrados
misfit-no-boxes = precisa de uma grade cujos blocos tenham todos a mesma forma
misfit-too-many-cells = { $found } células não podem ter todas dígitos diferentes; há só { $most }
misfit-too-many-to-pair = células demais para comparar todos os pares ({ $found }); o limite é { $most }
misfit-too-many-values = os modificadores dão às células mais de { $most } valores diferentes; use menos modificadores
misfit-no-shading = não há sombreado a encontrar na grelha destas células; adicione à grelha a regra «Sombreado a encontrar»
misfit-no-loop = não há laço nem caminho a encontrar na grelha destas células; adicione à grelha a regra «Laço ou caminho a encontrar»
misfit-no-loop-or-regions = não há laço, caminho nem regiões a encontrar na grelha destas células; adicione à grelha a regra «Laço ou caminho a encontrar» ou «Regiões a encontrar»
misfit-complicated-formula = a fórmula é complicada demais para { $cells } células; use menos células ou uma fórmula mais simples
misfit-undefined-letter = nenhuma soma é só { $letter }, portanto { $letter } não representa um número; dê a uma soma a pista { $letter }
misfit-too-few-cells = precisa de ao menos { $least } células
misfit-no-clue = não tem pistas
misfit-too-many-digits = dígitos demais ({ $found }); o limite é { $most }
misfit-no-such-digit = não existe o dígito { $digit }; o tabuleiro tem { $size } dígitos
misfit-marked-twice = { $cell } está marcada duas vezes
misfit-several-grids = { $cell } pertence a várias grades; escolha uma célula de uma só grade
misfit-branch-from-nowhere = o ramo que começa em { $cell } não está conectado
misfit-no-circle = o círculo deve cobrir de 1 a { $most } células vizinhas de uma linha ou coluna
misfit-no-number = este tipo de regra não tem número
misfit-no-line = não existe linha ou coluna { $number } na borda ({ $side }); a grade tem { $size }
misfit-no-diagonal = nenhuma diagonal parte de { $place }
misfit-diagonal = { $place } aponta para uma diagonal, mas pistas deste tipo são para linhas e colunas
misfit-not-diagonal = { $place } aponta para uma linha ou coluna, mas pistas deste tipo são para diagonais
misfit-digit-too-large = o dígito { $digit } na borda ({ $side }) é grande demais; a grade tem { $size } dígitos
    .from-zero = o dígito { $digit } na borda ({ $side }) é grande demais; os dígitos da grade vão de 0 a { $last }
misfit-number-out-of-range = { $number } não está entre { $least } e { $most }
misfit-not-beside = { $to } não está ao lado de { $from }
misfit-twice-on-path = a linha passa duas vezes por { $cell }
misfit-unequal-groups = os grupos têm números diferentes de células

## Why a clue is rejected

refusal-no-outside-clue = Este tipo de regra não tem pistas externas
refusal-not-a-digit = “{ $symbol }” não é um dígito
refusal-not-a-number = “{ $text }” não é um número de 0 a 9999
refusal-no-diagonal-place = “{ $text }” não é uma pista em diagonal. Digite algo como top4>15
refusal-number-range = { $text } não está entre { $least } e { $most }
refusal-sum = “{ $text }” não faz parte de uma soma. Digite um número, uma letra, uma expressão como 2A+B, uma comparação como <12, ou prime, square, odd, even ou ?
refusal-sum-end = Falta um número ou uma letra no fim
refusal-not-typed = Este tipo de regra não tem pista a digitar
refusal-no-leap = “{ $text }” não é um salto. Digite linhas e colunas de 0 a 24, como 1,2
refusal-too-many-leaps = São possíveis no máximo { $most } saltos

## Why an engine gave no answer

stopped-cancelled = cancelado
stopped-out-of-time = tempo esgotado
stopped-engine = o motor falhou: { $reason }

## Single clues

clue-given = { $digit } em { $cell }
clue-above = { $digits } acima da coluna { $line }
clue-below = { $digits } abaixo da coluna { $line }
clue-left = { $digits } à esquerda da linha { $line }
clue-right = { $digits } à direita da linha { $line }
clue-diagonal = { $digits } na diagonal de { $from } a { $to }
clue-corner = { $digits } na diagonal de uma só célula em { $cell }
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-mark = { LOWER_FIRST($name) } em { $cell }
clue-no-rule = regra { $number }

## Why a setter tool has no result

mixture-unknown = não existe o tipo “{ $name }”; escolha entre { $names }
mixture-twice = “{ $name }” aparece duas vezes
mixture-two-boards = “{ $one }” e “{ $other }” são dois tabuleiros; combine um tabuleiro com tipos de regra
    .given = “{ $name }” é um tabuleiro, mas já foi escolhido outro
mixture-no-place = “{ $name }” não cabe no tabuleiro
    .reason = “{ $name }” não cabe no tabuleiro: { $reason }
author-several = o sudoku tem várias soluções ({ $cell } é { $one } em uma e { $other } em outra), mas só se removem pistas de um sudoku com exatamente uma; adicione primeiro um dígito inicial ou uma regra
author-several-layers = o puzzle tem várias soluções, com os mesmos dígitos e diferentes nas células a encontrar, mas só se podem remover pistas de um puzzle com exatamente uma; adicione primeiro um dígito dado ou uma regra
author-no-solution = o sudoku não tem solução, portanto não é possível remover pistas; algumas delas se contradizem
author-keep-off-board = { $cell } não está no tabuleiro, portanto nenhum dígito inicial pode ser mantido ali
author-keep-off-edge = não há posição { $lookout } fora das grades, portanto nenhuma pista pode ser mantida ali
author-pattern-off-board = { $cell } não está no tabuleiro, portanto não pode ter dígito inicial
author-no-digits = não foram encontrados dígitos para estas células que deem exatamente uma solução ({ $beginnings } tentativas ao acaso); adicione células ou escolha outras
author-no-rule = não existe a regra { $number } para remover
author-not-fillable = não é possível preencher o tabuleiro segundo suas regras
author-too-few-derived = este sudoku tem só { $found ->
        [one] { $found } variação
       *[other] { $found } variações
    } com o mesmo tabuleiro e as mesmas regras, mas foram pedidas { $wanted }
symmetry-not-square = o tabuleiro tem { $rows } células de altura e { $cols } de largura, portanto só são possíveis a rotação de 180° e as simetrias horizontal e vertical; ou aplique a simetria a cada grade

## Problems of a booklet

preflight-no-puzzles = o livreto não tem sudokus; adicione pelo menos um
preflight-no-solution = não tem solução
preflight-several = tem várias soluções
preflight-not-proved = não foi provado que tem exatamente uma solução: { $reason }
preflight-missing-answer = falta sua resposta
preflight-no-answers = as respostas não são impressas; estão desligadas
preflight-already-solved = todas as células têm um dígito inicial, e não resta nada a resolver
preflight-fog = o papel não tem névoa, então todas as pistas e marcas sob ela são impressas
preflight-changed = seu arquivo mudou desde que o sudoku foi verificado
preflight-narrow-margin = uma margem de { $mm } mm é estreita demais; a impressora precisa de { $least } mm
preflight-narrow-gutter = uma medianiz de { $mm } mm é estreita demais; encadernar tantas páginas requer { $least } mm
preflight-unused-bleed = há sangria definida, mas nada passa da borda de uma página
preflight-narrow-bleed = a cor vai até a borda, mas a sangria tem { $mm } mm; gráficas precisam de 3 mm
preflight-light-tint = um tom de { $percent }% é claro demais; tons abaixo de 10% podem não sair na impressão
preflight-long-title = o título ocupa { $lines } linhas
preflight-broken-word = “{ $word }” é largo demais para sua coluna, por isso o título quebra no meio da palavra
preflight-marks-in-pieces = { $count ->
        [one] uma marca está em partes separadas, unidas por uma linha pontilhada: { $kind } ({ $place })
       *[other] { $count } marcas estão em partes separadas, unidas por linhas pontilhadas; a primeira é { $kind } ({ $place })
    }
preflight-fewer-per-page = { $wanted } tabuleiros por página ficariam pequenos demais para ler; { $boards ->
        [one] 1 sudoku está em uma página onde só
       *[other] { $boards } sudokus estão em páginas onde só
    } cabem { $range }
preflight-fewer-answers = { $wanted } respostas por página ficariam pequenas demais para ler; são impressas no máximo { $range } por página
preflight-no-stars = sem estrelas: seu caminho de solução não chega à solução; defina as estrelas no projeto
preflight-not-understood = { $count ->
    [one] { $count } elemento do arquivo não foi compreendido; pode faltar uma regra
   *[other] { $count } elementos do arquivo não foram compreendidos; podem faltar regras
}
preflight-stored-solution = a solução armazenada está errada: { $problem }
preflight-rules-text = texto das regras: { $problem }
preflight-cut-title = o título é cortado no cabeçalho da página
preflight-no-title = um arquivo para gráfica precisa de título
preflight-not-compared = nem todos os sudokus foram comparados entre si: { $reason }
preflight-same-solution = tem a mesma solução do sudoku { $number }, mas outros dígitos iniciais
preflight-too-few-pages = { $pages } páginas são poucas; um livro encadernado precisa de pelo menos { $least }
preflight-blank-pages = { $pages } páginas vazias seguidas
preflight-fold-padding = { $pages ->
        [one] 1 página vazia acrescentada
       *[other] { $pages } páginas vazias acrescentadas
    } no fim para dobrar
preflight-unknown-trim = não se sabe se { $target } imprime livros de { $paper }; escolha um tamanho que ofereça
preflight-cover-in-interior = { $target } recebe capas em arquivos separados, então esta capa vira uma página do livro
preflight-printer-marks = { $target } não aceita marcas de corte nem de dobra; desligue-as
preflight-imposed-sheets = { $target } aceita páginas simples na ordem; desligue dobrar e grampear e frente e verso manual
preflight-many-stapled = { $pages } páginas são demais para dobrar e grampear; até { $most } ficam planas
preflight-unknown-condition = “{ $name }” não é uma condição de impressão do registro ICC; use um nome como FOGRA39 ou CGATS TR 006
preflight-picture-at-edge = uma imagem chega à borda da página, mas não há sangria; as gráficas precisam de 3 mm
preflight-cropped-picture = só { $percent }% de uma imagem é impresso, e o resto é cortado; ajuste-a à área ou corte-a você mesmo
preflight-separated-twice = uma imagem CMYK foi convertida em RGB e é separada de novo, então suas cores mudam; use uma imagem RGB
preflight-no-profile = as cores de uma imagem são convertidas sem o perfil ICC de { $condition }; peça uma prova
preflight-unknown-placeholder = “{ $text }” não representa nada e seria impresso assim; os conhecidos são { $known }
preflight-turned-letters = “{ $text }” tem caracteres invisíveis (□) que mudam a ordem das letras; remova-os
preflight-contents-without-numbers = o sumário indica páginas, mas nenhuma página tem número
preflight-no-translation = o programa não tem palavras em “{ $language }”, então títulos, regras e rótulos ficam em inglês
preflight-other-difficulty = são indicadas { $stated } de 5 estrelas, mas o caminho da solução tem { $path }
preflight-switched-off = { $count ->
    [one] uma regra está desligada: { $kind }
   *[other] { $count } regras estão desligadas; a primeira é { $kind }
}
preflight-rule-not-explained = nada explica a regra “{ $kind }”; acrescente páginas de regras ou imprima as regras abaixo dos sudokus
preflight-other-meaning = a regra própria “{ $name }” tem outro significado no sudoku { $number }
preflight-fine = nenhum problema: { $pages ->
        [one] uma página
       *[other] { $pages } páginas
    }, { $puzzles ->
        [one] um sudoku
       *[other] { $puzzles } sudokus
    }
preflight-small-text = texto de { $points } pt; abaixo de { $least } pt é difícil de ler
preflight-over-margin = avança { $mm } mm sobre a margem ou a medianiz
preflight-low-contrast = texto com pouco contraste ({ $ratio }:1)
preflight-coarse-picture = uma imagem com { $dpi } dpi; abaixo de 300 dpi ela não sai nítida na impressão
preflight-small-code = um código QR com quadrados de { $mm } mm; celulares precisam de pelo menos 0,33 mm
preflight-long-link = sem código QR: seu link é longo demais, ou nenhum link comporta o sudoku inteiro
preflight-missing-letters = as fontes não têm “{ $letters }”, portanto seriam impressos quadrados vazios
preflight-number-twice = o número de sudoku { $number } é usado duas vezes
preflight-number-jump = o sudoku número { $number } vem depois do { $before }
preflight-twin = igual ao sudoku { $number }, exceto por simetria e troca de dígitos
preflight-too-many-pages = { $pages } páginas são demais; em um livro podem ser encadernadas no máximo { $most }

## Why a sheet or its settings cannot be made

paper-unknown = “{ $text }” não é um tamanho de papel; escolha { $names } ou um tamanho personalizado, como 170x240mm ou 6.14x9.21in
paper-size = não é possível imprimir em papel de { $text }; cada lado deve ter de { $least } a { $most } mm
per-page-unknown = “{ $text }” não é um número de tabuleiros por página; use 1 a 64, best, ou colunas x linhas de 1x1 a 8x8
png-too-large = uma imagem de { $width } x { $height } pixels é grande demais; o limite é de { $most } pixels
png-encoding = não foi possível salvar a imagem como PNG: { $reason }
pdf-paper = não é possível uma página de PDF de { $width } x { $height } mm
pdf-writing = não foi possível salvar a página como PDF: { $reason }
pdf-cancelled = cancelado
pdf-picture = não foi possível incluir uma imagem no PDF
pdf-date = “{ $seconds }” não é uma data para um PDF de gráfica; defina SOURCE_DATE_EPOCH como segundos inteiros desde 1970, no máximo { $most } (o fim do ano 9999)
pdf-shape = o arquivo não pode ser preparado para gráficas: a saída da biblioteca de PDF tem uma estrutura inesperada

## Problems of a file, and where they are

read-file = { $file }: { $problem }
read-in-line = { $file }: linha { $line }: { $problem }
read-at = { $file }: linha { $line }, coluna { $column }: { $problem }
problem-unreadable = não pode ser lido: { $reason }
problem-too-large = grande demais ({ $found }); o limite é { $limit }
problem-too-large-stream = grande demais; o limite é { $limit }
size-mib = { $number } MiB
problem-not-utf-eight = não é um texto em UTF-8; salve-o como UTF-8
problem-not-text = não é um texto; se for uma imagem ou um documento, abra o sudoku no programa dele e copie-o como texto
problem-unrecognised = não foi reconhecido como sudoku
problem-unrecognised-near = não foi reconhecido como sudoku; mais próximos: { $guesses }
guess = { $format } ({ $problem })
guess-in-line = { $format } (linha { $line }: { $problem })
guesses = { $first }; { $others }
problem-seed = é a semente de um sudoku, que só o Solo de Simon Tatham transforma em um; copie o ID do jogo (Game > Specific)
problem-no-file = é um dispositivo ou um pipe; escolha um arquivo ou uma pasta
problem-too-deep = há parênteses aninhados a mais de { $limit } níveis
problem-measure = { $field }: { $mm } mm não é uma medida de página; use de 0 a { $most } mm
problem-stars = o item { $entry } tem { $stars } estrelas; use de 0 a 5
problem-no-puzzle = não contém nenhum sudoku
problem-not-a-puzzle-line = esta linha não contém nenhum sudoku
problem-newer = feito com um Gridwright mais novo (formato { $found }; esta versão lê até { $newest }); atualize o Gridwright para abri-lo
problem-no-version = não é um sudoku do Gridwright: não começa com “(gridwright: { $newest },”
problem-no-book = não é um livreto do Gridwright: não começa com “(gridwright_book: { $newest },”
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = mais de { $limit } sudokus, o que é demais de uma só vez
problem-booklet-too-long = não lido: um livreto pode ter no máximo { $limit } sudokus
problem-given-up = interrompido após { $lines } linhas inválidas
problem-too-many = mais de { $limit } elementos, o que é demais para um sudoku
problem-remote-link = o link não contém nenhum sudoku, só o ID de um que está em um servidor; abra-o no navegador e copie o link longo
problem-bad-link = não foi possível decodificar o link; provavelmente falta uma parte dele
problem-no-such-line = não há sudoku na linha { $line }
problem-truncated = o arquivo termina cedo demais; provavelmente falta uma parte dele
problem-wrong-length = { $found } símbolos não formam uma grade; um sudoku tem { $lengths }
problem-lengths = { $others }, ou { $last }
problem-unknown-symbol = “{ $symbol }” não é um dígito; { $hint }
problem-unknown-symbol-at = { $cell }: “{ $symbol }” não é um dígito; { $hint }
problem-board-word = “{ $word }” não é válido em uma linha de tabuleiro; esperado: { $expected }
problem-board-incomplete = a linha de tabuleiro está incompleta; esperado: { $expected }
problem-board-boxes = blocos de { $rows }x{ $cols } não servem para um tabuleiro com { $digits } dígitos
problem-region-rows = a grade irregular em { $origin } tem { $found } linhas de regiões em vez de { $expected }
problem-grid-kind = uma grade tem blocos (boxes: "3x3"), regiões ou nenhum dos dois (latin: 9); indique só um destes
problem-row-length = a linha { $row } tem { $found } símbolos em vez de { $expected }
problem-row-count = os dígitos iniciais têm { $found } linhas em vez de { $expected }
problem-hole-not-marked = { $cell } não está no tabuleiro; escreva # ali
problem-cell-marked-as-hole = { $cell } está no tabuleiro; escreva . para uma célula sem dígito inicial
expected-object = esperava-se um objeto como {"{"}"size": 9{"}"}
expected-size = esperava-se um número de linhas de 2 a 25
expected-rows = esperava-se uma lista de linhas
expected-cells = esperava-se uma lista de células
expected-digit = esperava-se um dígito do tabuleiro
expected-digits-list = esperava-se uma lista de dígitos do tabuleiro
expected-list = esperava-se uma lista
expected-json = esperava-se um valor JSON, como no formato JSON
expected-column-names = esperavam-se nomes de colunas, um deles “givens” ou “puzzle”
expected-values = esperavam-se tantos valores quantos nomes tem a primeira linha
expected-foreign-cell = esperava-se uma célula como R3C4
expected-foreign-cells = esperava-se uma lista de células como R3C4
expected-near-cell = esperava-se uma célula na grade ou ao lado dela
expected-inner-cell = esperava-se uma célula na grade
expected-outer-cell = esperava-se uma célula fora da grade
expected-direction = esperava-se uma direção: UR, UL, DR ou DL
expected-as-many-cells = esperava-se o mesmo número de células nas duas listas
expected-corner = esperavam-se quatro células que se encontram em um canto
expected-pairs = esperavam-se células como [row, column], a partir de 0
expected-grids = esperavam-se regiões que formem uma grade quadrada, ou várias com os mesmos blocos
expected-game = esperavam-se 81 dígitos ou um jogo salvo
expected-runs = esperavam-se dígitos, e letras para sequências de células vazias, que preencham a grade exatamente
expected-indexes = esperavam-se números de células, contados de cima para baixo pelas colunas
expected-flat = esperava-se uma grade com uma só camada
expected-squares = esperava-se uma grade de células quadradas
expected-two-cells = esperavam-se duas células
expected-cages = esperavam-se 81 células, cada uma em uma gaiola
expected-game-id = esperavam-se as configurações e a descrição de um jogo
expected-solo = esperava-se um jogo do Solo
expected-constraint = esperava-se uma restrição como .Cage~10~R1C1~R1C2
expected-given = esperava-se uma célula e seus dígitos, como R3C4_7
expected-whole-lines = esperavam-se linhas e colunas que contenham todos os dígitos
expected-number = esperava-se um número inteiro
hint-line = use . ou 0 para uma célula vazia e letras de A a P para dígitos acima de 9
hint-rows = use . para uma célula vazia, letras de A a P para dígitos acima de 9 e # onde não há célula
    .from-zero = use . para uma célula vazia (0 é um dígito aqui), letras de A a O para dígitos acima de 9 e # onde não há célula
hint-regions = use os dígitos de 1 a 9 e as letras de A a P para nomear regiões
expected-digits = o número de dígitos, de 2 a 25, ou os dígitos, como 0-8
expected-boxes = os blocos, como 3x3, latin ou jigsaw
expected-origin = a célula superior esquerda de uma grade, como r1c1
expected-origins = a célula superior esquerda de cada grade, como r1c1

## What is left out when a file is read or written

warning-text-after-puzzle = { $file }: linha { $line }: o texto após o sudoku é ignorado, aqui e nas linhas seguintes: “{ $text }”
warning-only-first = { $file }: contém { $puzzles } sudokus; só o primeiro é usado
warning-line-skipped = { $file }: linha { $line }: não é um sudoku, foi pulada como os próximos títulos: “{ $text }”
warning-taken-for = { $file }: lido como { $form }
form-and-encoding = { $form }, { $encoding }
form-encoding = texto na codificação { $name }
form-boards = grades feitas de texto
form-printed-board = uma grade impressa com espaços nas células vazias
form-html-table = uma tabela em HTML
form-lists = listas de um programa
form-links = links em um texto
form-lines = linhas de texto
form-unwrapped = texto citado ou decorado
form-joined-lines = um texto de restrições em várias linhas
form-line-pairs = sudokus com as regiões ou a solução na linha seguinte
form-cages = uma lista de gaiolas
form-drawn-cages = um desenho de gaiolas ou regiões
form-incomplete-json = JSON do f-puzzles sem tamanho
warning-words-lost = sudoku { $puzzle }: título e autor se perdem; linhas de texto não os comportam
warning-rules-lost = sudoku { $puzzle }: { $rules ->
        [one] { $rules } regra se perde
       *[other] { $rules } regras se perdem
    }; linhas de texto não comportam regras
warning-symbols-lost = sudoku { $puzzle }: seus símbolos se perdem; linhas de texto usam dígitos e depois letras

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: linha { $line }: { $loss }
warning-lost = sudoku { $puzzle }: { $loss }
warning-not-read-back = sudoku { $puzzle }: o arquivo salvo não pode ser lido de volta: { $problem }
read-back-count = contém { $found } sudokus em vez de { $expected }
loss = { $what }: { $fate }
fate-unknown = omitido (não reconhecido)
fate-no-place = omitido (sem suporte aqui)
fate-off-board = omitido (fora do tabuleiro)
fate-blank = omitido (vazio)
fate-nearest = substituído pelo mais próximo
fate-as-regions = substituído por regiões com o mesmo significado
fate-as-rules = mantido como regras; seus dígitos não se repetem
fate-too-large = omitido (mais células que dígitos)
fate-recognised = reconhecido a partir do desenho
fate-read-otherwise = diferente quando o arquivo é lido de novo
fate-as-marks = mantido como desenho, não é mais uma regra
fate-as-drawings = mantidos como desenhos sem significado; se algum deles for uma regra, ela não se aplica
fate-misfit = omitido ({ $misfit })
fate-as-clues = lidos como pistas; também poderiam ser marcas de quem resolve
fate-as-solvers-marks = lidos como marcas de quem resolve; também poderiam ser pistas
fate-as-zero = lido como dígito, portanto os dígitos começam em 0; também poderia significar uma célula vazia
fate-as-layout = lida como “{ $name }”
element-title = título
element-author = autor
element-stars = estrelas de dificuldade
element-rules-text = texto das regras
element-solution = solução
element-source = fonte
element-link = link
element-date = data
element-tags = etiquetas
element-notes = notas para o editor
element-not-understood = { $count ->
    [one] { $count } elemento não compreendido
   *[other] { $count } elementos não compreendidos
}
element-symbols = símbolos dos dígitos
element-origin = posição do tabuleiro
element-boxes = blocos
element-uneven-regions = { $count ->
        [one] { $count } região cujo tamanho difere do número de dígitos
       *[other] { $count } regiões cujo tamanho difere do número de dígitos
    }
element-layout = layout das grades
element-givens = { $count ->
        [one] { $count } dígito inicial
       *[other] { $count } dígitos iniciais
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
        [one] { $count } dígito inserido por quem resolve
       *[other] { $count } dígitos inseridos por quem resolve
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
element-fog = névoa
element-fog-links = { $count ->
        [one] { $count } ligação da névoa
       *[other] { $count } ligações da névoa
    }
element-fog-lights = { $count ->
        [one] { $count } luz na névoa
       *[other] { $count } luzes na névoa
    }
element-angles = { $count ->
        [one] a rotação de { $count } marca
       *[other] a rotação de { $count } marcas
    }
element-sizes = { $count ->
        [one] o tamanho de { $count } marca ou linha
       *[other] os tamanhos de { $count } marcas ou linhas
    }
element-drawings = { $count ->
    [one] 1 desenho
   *[other] { $count } desenhos
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
element-named = { $count } × “{ $name }”

## Names of formats

format-killer = killer em uma linha
format-lines = linhas de texto
format-link = { $name } (link)
format-json-lines = linhas JSON
format-sdm = coleção de sudokus (.sdm)
format-sdx = sudoku com candidatos (.sdx)
format-candidates = tabela de candidatos
format-picture = desenho em texto (.ss)
format-solo = ID de jogo do Solo

## Why a file is not saved

write-unknown-format = o nome do arquivo não tem uma extensão conhecida; use { $endings }
write-read-only = { $format } pode ser aberto, mas não salvo
write-board = { $format } só comporta { $boards }
write-too-many = { $format } é limitado a { $limit } elementos, e o sudoku tem mais
write-too-many-puzzles = { $format } é limitado a { $limit } sudokus, e há mais
write-too-large = { $found } é demais para { $format }; o limite é { $limit }
boards-one-grid = uma grade, com dígitos a partir de 1
boards-classic = grades 9x9 com blocos 3x3, com dígitos a partir de 1
boards-one-grid-with-boxes = uma grade com blocos, com dígitos a partir de 1
boards-from-one = tabuleiros com dígitos a partir de 1
write-one-puzzle-only = um arquivo .{ $extension } contém um só sudoku, mas há { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: não pode ser salvo: { $reason }
layout-no-folder = este sistema não tem uma pasta para ajustes
layout-no-name = um layout precisa de nome
layout-disk = { $path }: { $reason }
setup-no-name = uma predefinição precisa de nome
difficulty-no-number = use um número ou um intervalo de 0 a 20, como 4.2, 3..5, 2.6.. ou ..7.1
difficulty-reversed = o primeiro número é maior que o segundo

## Formulas of custom rules, as they are printed

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
formula-least = mín({ $list })
formula-most = máx({ $list })
formula-first = primeiro
formula-last = último
formula-total = soma({ $list })
formula-multiplied = produto({ $list })
formula-distinct = diferentes({ $list })
formula-count = quantidade({ $list })
formula-all = todos({ $one })
formula-any = algum({ $one })
formula-prime = primo({ $one })
formula-square = quadrado({ $one })
formula-item = x[{ $place }]
formula-part = x[{ $first }..{ $last }]
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
formula-expected-value = esperava-se a, b, n, um número, ou uma expressão entre parênteses ou barras
formula-expected-operator = esperava-se um operador ou o fim
formula-expected-bracket = esperava-se um operador ou )
formula-expected-bar = esperava-se um operador ou |
formula-expected-opening = esperava-se (
formula-expected-number = esperava-se um número, não uma condição
formula-expected-truth = esperava-se uma condição, não um número
formula-expected-comparison = esperava-se uma comparação, como = ou >=
formula-expected-place = esperava-se uma posição na lista, como 1, -1 ou 2..-2
formula-expected-list = esperava-se a lista x, ou uma parte dela como x[2..]
formula-list-as-number = x é uma lista aqui; use um total como sum(x), um dígito como x[1], ou uma condição em count(…), any(…) ou all(…)
formula-several-parts = uma condição só pode tratar de uma parte da lista
formula-nested = count, any e all com condições não podem ficar um dentro do outro
formula-mixed = uma fórmula trata de dois dígitos a e b ou da lista x, não de ambos
formula-unknown-name-or-list = “{ $name }” é desconhecido; use a, b, n, x, first, last, sum, product, min, max, count, distinct, any, all, abs, mod, prime, square, and, or, not
formula-unknown-name = “{ $name }” é desconhecido; use a, b, n, abs, min, max, mod, prime, square, and, or, not
formula-large-number = números podem ser no máximo { $most }
formula-too-deep = parênteses e barras podem ser aninhados até { $most } níveis
formula-too-long = são permitidos no máximo { $most } caracteres

## Why a regular expression cannot be read

expression-column = coluna { $column }: { $problem }
expression-too-long = são permitidos no máximo { $most } caracteres
expression-too-complicated = a expressão é complexa demais; simplifique-a

## Kinds of rule

# For decorations, in the inspector.
decoration-rules = Só decoração, não é uma regra.

region = Região extra
    .hint = Arraste sobre células para criar uma região extra. Arrastar com Shift adiciona células à região selecionada ou as remove.
    .rules-house = Cada região sombreada contém cada um dos { $size } dígitos uma única vez.
    .rules-part = Os dígitos não se repetem dentro de uma região sombreada.
    .words-house = { $count } células, cada dígito uma vez

diagonals = Diagonais
    .hint = Clique em uma grade: cada dígito aparece uma vez em cada uma das duas diagonais. Clique de novo para selecionar a regra; Delete a remove.
    .rules-both = Cada uma das duas diagonais marcadas contém cada dígito uma única vez.
    .rules-one = A diagonal marcada contém cada dígito uma única vez.
    .falling = Diagonal principal
    .falling-hint = Do canto superior esquerdo ao inferior direito
    .rising = Diagonal secundária
    .rising-hint = Do canto inferior esquerdo ao superior direito

four-squares = Hipersudoku
    .hint = Clique em uma grade 9x9: quatro quadrados extras contêm cada dígito uma vez. Clique de novo para selecionar a regra; Delete a remove.
    .rules = Cada um dos quatro quadrados sombreados contém cada dígito uma única vez.

four-pyramids = Pirâmides
    .hint = Clique em uma grade 9x9: quatro pirâmides, dispostas como um cata-vento, contêm cada dígito uma vez. Clique de novo para selecionar a regra; Delete a remove. Uma grade pode ter o cata-vento e sua imagem espelhada.
    .rules = Cada uma das quatro pirâmides sombreadas contém cada dígito uma única vez.
    .words-mirrored = { $grid }, espelhado
    .pinwheel = Cata-vento
    .mirrored = Espelhado
    .mirrored-hint = Usar a imagem espelhada do cata-vento

position = Grupos disjuntos
    .hint = Clique em uma grade: células na mesma posição de todos os blocos têm dígitos diferentes. Clique de novo para selecionar a regra; Delete a remove.
    .rules = As células na mesma posição de todos os blocos contêm cada dígito uma única vez.

magic-box = Bloco mágico
    .hint = Clique em um bloco: todas as suas linhas e colunas têm a mesma soma. Clique de novo para selecionar a regra; Delete a remove.
    .rules = Em cada bloco mágico, todas as linhas e colunas somam { $total }.
    .rules-diagonals = Em cada bloco mágico, todas as linhas, colunas e diagonais somam { $total }.
    .words = { $place } · linhas somam { $total }
    .diagonals = Incluir diagonais
    .diagonals-hint = As duas diagonais do bloco também têm a mesma soma

magic-square = Quadrado mágico
    .hint = Clique na célula central de qualquer quadrado 3x3: todas as suas linhas e colunas têm a mesma soma. Clique de novo para selecionar a regra; Delete a remove.
    .rules = Em cada quadrado mágico, todas as linhas e colunas têm a mesma soma.
    .rules-diagonals = Em cada quadrado mágico, todas as linhas, colunas e diagonais têm a mesma soma.
    .diagonals = Incluir diagonais
    .diagonals-hint = As duas diagonais do quadrado também têm a mesma soma

odd-even = Ímpar / par
    .hint = Arraste sobre células para marcá-las como pares (quadrado) ou ímpares (círculo). Arraste sobre marcas iguais para apagá-las.
    .rules = Uma célula com círculo contém um dígito ímpar; uma célula com quadrado contém um dígito par.
    .rules-odd = Uma célula com círculo contém um dígito ímpar.
    .rules-even = Uma célula com quadrado contém um dígito par.
    .even = Par
    .odd = Ímpar
    .mark-all = Marcar todas as células pela solução
    .mark-all-hint = Coloca um círculo em cada célula com dígito ímpar e um quadrado em cada célula com dígito par
    .mark-even = Marcar células pares pela solução
    .mark-even-hint = Coloca um quadrado em cada célula com dígito par; mantém os círculos corretos
    .mark-odd = Marcar células ímpares pela solução
    .mark-odd-hint = Coloca um círculo em cada célula com dígito ímpar; mantém os quadrados corretos
    .rest-odd = Marcar o resto como ímpar
    .rest-odd-hint = Coloca um círculo em cada célula sem marca
    .rest-even = Marcar o resto como par
    .rest-even-hint = Coloca um quadrado em cada célula sem marca

outside = Dígitos externos
    .hint = Clique em um quadrado fora da grade e digite dígitos: cada um aparece nas primeiras células dessa linha ou coluna.
    .rules = Cada dígito fora da grade aparece { $down ->
        [one] na primeira célula
       *[other] nas primeiras { $down } células
    } da sua linha ou coluna, contando a partir do seu lado.
    .rules-two-depths = Cada dígito fora da grade aparece { $down ->
        [one] na primeira célula
       *[other] nas primeiras { $down } células
    } da sua coluna ou { $across ->
        [one] na primeira célula
       *[other] nas primeiras { $across } células
    } da sua linha, contando a partir do seu lado.

reading-of-values = { $rule } Esta regra usa os valores das células em vez dos dígitos.
quantifier-all = todas
quantifier-none = nenhuma
quantifier-at-least = pelo menos { $count }
quantifier-exactly = exatamente { $count }
quantifier-at-most = no máximo { $count }
quantifier-digit = tantas quanto o dígito em { $cell }
choice-kind = uma regra deste tipo não pode estar em um grupo com quantificador
choice-off-board = { $cell }, a célula do quantificador, não está no tabuleiro
choice-too-few =
    o quantificador exige { $wanted } regras, mas o grupo só tem { $found }; escolha um número menor ou adicione regras
choice-too-large = o grupo com quantificador é grande demais; remova regras do grupo
choice-all = Todas estas regras valem: { $rules }.
choice-none = Nenhuma destas regras vale: { $rules }.
choice-at-least =
    { $count ->
        [one] Pelo menos { $count } destas regras vale: { $rules }.
       *[other] Pelo menos { $count } destas regras valem: { $rules }.
    }
choice-exactly =
    { $count ->
        [one] Exatamente { $count } destas regras vale; as outras são violadas: { $rules }.
       *[other] Exatamente { $count } destas regras valem; as outras são violadas: { $rules }.
    }
choice-at-most =
    { $count ->
        [one] No máximo { $count } destas regras vale; as outras são violadas: { $rules }.
       *[other] No máximo { $count } destas regras valem; as outras são violadas: { $rules }.
    }
choice-digit = Valem tantas destas regras quanto o dígito em { $cell }; as outras são violadas: { $rules }.

killer-cage = Gaiola killer
    .hint = Arraste sobre células para criar uma gaiola e digite sua soma ou deixe-a vazia. Arrastar com Shift adiciona células à gaiola selecionada ou as remove.
    .rules = Os dígitos em uma gaiola somam o número no seu canto e não se repetem.
    .rules-no-sum = Os dígitos não se repetem em uma gaiola sem número.
    .rules-letters = Os dígitos de uma gaiola não se repetem e somam o valor da expressão no canto, em que cada letra representa um número.
    .rules-compared = Os dígitos de uma gaiola não se repetem, e sua soma satisfaz a comparação no canto.
    .rules-prime = Os dígitos de uma gaiola marcada com “prime” não se repetem, e sua soma é um número primo.
    .rules-square = Os dígitos de uma gaiola marcada com “square” não se repetem, e sua soma é um quadrado perfeito.
    .rules-odd = Os dígitos de uma gaiola marcada com “odd” não se repetem, e sua soma é ímpar.
    .rules-even = Os dígitos de uma gaiola marcada com “even” não se repetem, e sua soma é par.
    .rules-common = Os dígitos de uma gaiola não se repetem. Todas as gaiolas sem número têm a mesma soma.
    .sum = Soma
    .sum-hint = A soma dos dígitos da gaiola: um número, uma letra para um número desconhecido, 2A+B, <12, prime, square, odd, even, ?, ou = para a mesma soma das outras gaiolas com =. Deixe vazio se os dígitos só precisam ser diferentes

modified-cells = Células modificadas
    .hint = Arraste sobre células cujo valor não é o seu dígito. As regras que leem valores usam-no. Delete remove a regra selecionada.
    .doubled = Dobro
    .negated = Negativo
    .hot = Mais um
    .cold = Menos um
    .zero = Zero
    .change = Valor
    .change-hint = O valor das células, para as regras que leem valores
    .rules-doubled = O valor de uma célula marcada ×2 é o dobro do seu dígito.
    .rules-negated = O valor de uma célula marcada − é o seu dígito com sinal negativo.
    .rules-hot = O valor de uma célula marcada +1 é o seu dígito mais um.
    .rules-cold = O valor de uma célula marcada −1 é o seu dígito menos um.
    .rules-zero = O valor de uma célula marcada ×0 é 0.

hidden-modifiers = Modificadores a encontrar
    .hint = Clique numa grelha: quem resolve tem de encontrar células cujo valor não é o seu dígito. As regras que leem valores usam-no. Clique de novo para selecionar a regra; Delete remove-a.
    .doubled = Duplicadores
    .negated = Negativos
    .hot = Células quentes
    .cold = Células frias
    .zero = Células zero
    .change = Valor
    .change-hint = O valor das células, para as regras que leem valores
    .houses = Uma por linha, coluna e caixa
    .houses-hint = Cada linha, coluna e caixa contém exatamente uma das células
    .digits = Cada dígito uma vez
    .digits-hint = Cada dígito está em exatamente uma das células
    .rules-doubled = O valor de um duplicador é o dobro do seu dígito.
    .rules-negated = O valor de um negativo é o seu dígito com sinal negativo.
    .rules-hot = O valor de uma célula quente é o seu dígito mais um.
    .rules-cold = O valor de uma célula fria é o seu dígito menos um.
    .rules-zero = O valor de uma célula zero é 0.
    .placed = { $rule } Encontre estas células{ $houses ->
        [yes] : cada linha, coluna e caixa contém exatamente uma{ $digits ->
            [yes] , e cada dígito está em exatamente uma delas.
           *[no] .
        }
       *[no] { $digits ->
            [yes] : cada dígito está em exatamente uma delas.
           *[no] .
        }
    }

shading = Sombreado a encontrar
    .hint = Clique numa grelha: quem resolve tem de encontrar quais das suas células são sombreadas. Clique de novo para selecionar a regra e escolher as suas partes; Delete remove-a.
    .yin-yang = Yin-yang
    .cave = Caverna
    .star-battle = Batalha de estrelas
    .free = Livre
    .connected = Ligadas
    .connected-hint = Todas as células deste tom estão ligadas por lados
    .square = Sem 2×2
    .square-hint = Nenhum quadrado 2×2 é todo deste tom
    .to-edge = Chega à borda
    .to-edge-hint = Todas as células deste tom estão ligadas por lados à borda da grelha
    .apart = Distância
    .apart-hint = A distância que as células sombreadas guardam entre si
    .value = Valor
    .value-hint = O valor das células sombreadas, para as regras que leem valores
    .count = Por linha, coluna e caixa
    .count-hint = O número de células sombreadas em cada linha, coluna e caixa; vazio para qualquer número
    .neither = Nenhum
    .shaded = Sombra
    .unshaded = Sem
    .both = Ambos
    .touching = Livres
    .edge = Sem lados
    .corner = Sem toque
    .digit = Dígito
    .doubled = ×2
    .negated = −
    .hot = +1
    .cold = −1
    .zero = 0
    .rules = Sombreie algumas células.{ $connected ->
        [shaded] {" "}Todas as células sombreadas estão ligadas por lados.
        [unshaded] {" "}Todas as células não sombreadas estão ligadas por lados.
        [both] {" "}Todas as células sombreadas estão ligadas por lados, e todas as não sombreadas também.
       *[neither] {""}
    }{ $edge ->
        [shaded] {" "}Cada célula sombreada está ligada por lados à borda da grelha.
        [unshaded] {" "}Cada célula não sombreada está ligada por lados à borda da grelha.
        [both] {" "}Cada célula está ligada à borda da grelha por lados de células do seu tom.
       *[neither] {""}
    }{ $square ->
        [shaded] {" "}Nenhum quadrado 2×2 é todo sombreado.
        [unshaded] {" "}Nenhum quadrado 2×2 é todo não sombreado.
        [both] {" "}Nenhum quadrado 2×2 é todo de um só tom.
       *[neither] {""}
    }{ $apart ->
        [edge] {" "}As células sombreadas não têm lados comuns.
        [corner] {" "}As células sombreadas não se tocam, nem num canto.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}Cada linha, coluna e caixa tem exatamente { $number } { $number ->
            [one] célula sombreada
           *[other] células sombreadas
        }.
       *[no] {""}
    }{ $value ->
        [doubled] {" "}O valor de uma célula sombreada é o dobro do seu dígito.
        [negated] {" "}O valor de uma célula sombreada é o seu dígito com sinal negativo.
        [hot] {" "}O valor de uma célula sombreada é o seu dígito mais um.
        [cold] {" "}O valor de uma célula sombreada é o seu dígito menos um.
        [zero] {" "}O valor de uma célula sombreada é 0.
       *[digit] {""}
    }

shaded-cells = Células sombreadas
    .hint = Arraste sobre células: na solução são sombreadas, ou não. A grelha precisa de um sombreado a encontrar. Arraste de uma célula marcada para apagar.
    .shaded = Sombreadas
    .unshaded = Não sombreadas
    .rules = As células desenhadas com sombra são sombreadas, e as células com um quadradinho não são.
    .rules-shaded = As células desenhadas com sombra são sombreadas.
    .rules-unshaded = As células com um quadradinho não são sombreadas.

shade-counts = Contagens de tons
    .hint = Arraste sobre células: um dígito num círculo conta células sombreadas. A grelha precisa de um sombreado, de uma linha ou de regiões a encontrar. Arraste a partir de um círculo para apagar.
    .around = Sombreadas à volta
    .seen = Do seu tom, à vista
    .rules = { $counted ->
        [loop] Um dígito num círculo com raios oblíquos é o número de células da linha à sua volta. Um dígito num círculo com raios retos é o número de células que vê na sua linha e coluna, incluindo ela própria, e que estão na linha desenhada se a sua também está, ou fora dela se não; as outras células tapam a vista.
        [region] Um dígito num círculo com raios oblíquos é o número de células da sua própria região à sua volta. Um dígito num círculo com raios retos é o número de células da sua própria região que vê na sua linha e coluna, incluindo ela própria; células de outras regiões tapam a vista.
       *[shade] Um dígito num círculo com raios oblíquos é o número de células sombreadas à sua volta. Um dígito num círculo com raios retos é o número de células do seu próprio tom que vê na sua linha e coluna, incluindo ela própria; células do outro tom tapam a vista.
    }
    .rules-around = { $counted ->
        [loop] Um dígito num círculo com raios é o número de células da linha à sua volta.
        [region] Um dígito num círculo com raios é o número de células da sua própria região à sua volta.
       *[shade] Um dígito num círculo com raios é o número de células sombreadas à sua volta.
    }
    .rules-seen = { $counted ->
        [loop] Um dígito num círculo com raios é o número de células que vê na sua linha e coluna, incluindo ela própria, e que estão na linha desenhada se a sua também está, ou fora dela se não; as outras células tapam a vista.
        [region] Um dígito num círculo com raios é o número de células da sua própria região que vê na sua linha e coluna, incluindo ela própria; células de outras regiões tapam a vista.
       *[shade] Um dígito num círculo com raios é o número de células do seu próprio tom que vê na sua linha e coluna, incluindo ela própria; células do outro tom tapam a vista.
    }

counting = Células que contam
    .hint = Arraste sobre células: o dígito de cada uma conta outras células, à sua volta ou na sua linha e coluna. Escolha o que conta no painel à direita. Arrastar com Shift adiciona células ou as remove.
    .neighbours = Vizinhos ímpares
    .watchtower = Torre de vigia
    .direction = Direção
    .rules = { $number ->
        [yes] O número pequeno numa célula marcada
       *[no] { $mark ->
            [circle] Um dígito num círculo
            [square] Um dígito num quadrado
            [filled] Um dígito numa célula colorida
           *[bare] O dígito numa célula marcada
        }
    } é o número de { $layer ->
        [any] células
        [marked] { $counted ->
            [loop] células da linha a encontrar
            [region] células da sua própria região
           *[shade] células sombreadas
        }
        [same] { $counted ->
            [loop] células que estão na linha a encontrar se a sua também está, ou fora dela se não,
            [region] células da sua própria região
           *[shade] células do seu próprio tom
        }
       *[other] { $counted ->
            [loop] células que estão fora da linha a encontrar se a sua está nela, ou nela se não,
            [region] células de outras regiões
           *[shade] células do outro tom
        }
    } { $area ->
        [around] à sua volta
        [edges] que têm um lado em comum com ela
        [corners] que só a tocam num canto
        [row] na sua linha
        [column] na sua coluna
        [cross] na sua linha e coluna
        [diagonals] nas duas diagonais que passam por ela
        [box] na sua caixa
        [up] acima dela
        [upright] na diagonal acima e à direita dela
        [right] à direita dela
        [downright] na diagonal abaixo e à direita dela
        [down] abaixo dela
        [downleft] na diagonal abaixo e à esquerda dela
        [left] à esquerda dela
       *[upleft] na diagonal acima e à esquerda dela
    }{ $digits ->
        [yes] , com um dígito b que satisfaz: { $formula }
       *[no] {""}
    }{ $first ->
        [yes] , onde a é o dígito na célula marcada
       *[no] {""}
    }{ $own ->
        [yes] {" "}(a própria célula também pode contar)
       *[no] {""}
    }.{ $end ->
        [uncounted] {" "}Em cada direção, a contagem termina antes da primeira célula que não conta.
       *[edge] {""}
    }
    .area = Onde
    .area-hint = As células entre as quais cada célula marcada conta
    .around = À volta
    .edges = Com um lado comum
    .corners = Só com um canto comum
    .row = Linha
    .column = Coluna
    .cross = Linha e coluna
    .diagonals = Diagonais
    .box = Caixa
    .up = Acima
    .upright = Acima e à direita
    .right = Direita
    .downright = Abaixo e à direita
    .down = Abaixo
    .downleft = Abaixo e à esquerda
    .left = Esquerda
    .upleft = Acima e à esquerda
    .formula = Dígitos
    .formula-hint = A condição para b, o dígito de uma célula contada; a é o dígito da célula marcada. Vazio para qualquer dígito. Você pode usar + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos.
    .layer = Solução
    .layer-hint = A condição para o tom, a linha ou a região de uma célula contada, se o puzzle tiver algum a encontrar
    .any = Qualquer
    .marked = Sombreada ou na linha
    .same = Como a célula marcada
    .other = Ao contrário da marcada
    .end = Até
    .end-hint = Onde termina a contagem numa direção
    .edge = A borda
    .uncounted = Uma célula que não conta
    .own = Conta-se a si própria
    .own-hint = A célula marcada também é contada, se satisfizer a condição
    .number = Número
    .number-hint = O número de células contadas; vazio se for o dígito da célula
    .mark = Marca
    .mark-hint = A marca nas células
    .circle = Círculo
    .square = Quadrado
    .filled = Preenchida
    .bare = Nenhuma
    .name = Nome
    .name-hint = O nome da regra. Deixe em branco para o nome do seu tipo
    .sentence = Texto das regras
    .sentence-hint = A frase na folha. Deixe em branco para uma criada a partir destes ajustes

loop = Laço ou caminho a encontrar
    .hint = Clique numa grelha: quem resolve tem de encontrar uma linha pelas suas células. Clique de novo para selecionar a regra e escolher as suas partes; Delete remove-a.
    .loop = Laço
    .path = Caminho
    .snake = Serpente
    .ends = Pontas
    .ends-hint = Um laço fechado, ou um caminho com duas pontas
    .visits = Células
    .visits-hint = As células que a linha visita
    .some = Algumas
    .all = Todas
    .apart = Contacto
    .apart-hint = Onde se podem tocar células da linha que não se seguem ao longo dela
    .touching = Permitido
    .edge = Sem lados
    .corner = Nenhum
    .length = Comprimento
    .length-hint = O número de células da linha; vazio para qualquer número
    .formula = Vizinhos
    .formula-hint = A condição para dois dígitos a e b que se seguem ao longo da linha, nas duas ordens; vazio para quaisquer dígitos. Você pode usar + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos.
    .sums = Somas por caixa
    .sums-hint = As somas dos dígitos da linha em cada caixa
    .any = Quaisquer
    .equal = Iguais
    .rules = { $ends ->
        [path] Desenhe um caminho pelos centros de células com um lado em comum, que não se ramifica nem se cruza.
       *[loop] Desenhe um único laço fechado pelos centros de células com um lado em comum, que não se ramifica nem se cruza.
    }{ $visits ->
        [all] {" "}Ele visita todas as células.
       *[some] {""}
    }{ $apart ->
        [edge] {" "}As suas células não têm um lado em comum, a não ser que se sigam ao longo da linha.
        [corner] {" "}Ele não toca em si próprio, nem por um canto.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}Ele visita exatamente { $number } { $number ->
            [one] célula
           *[other] células
        }.
       *[no] {""}
    }{ $related ->
        [yes] {" "}Dois dígitos a e b que se seguem ao longo da linha satisfazem, nas duas ordens: { $formula }.
       *[no] {""}
    }{ $sums ->
        [equal] {" "}Os dígitos da linha têm a mesma soma em todas as caixas.
       *[any] {""}
    }

loop-cells = Células de uma linha a encontrar
    .hint = Arraste sobre células: elas dizem como corre o laço ou caminho. A grelha precisa de um laço ou caminho a encontrar. Arraste a partir de uma célula marcada para apagar.
    .on = Na linha
    .off = Fora da linha
    .turn = Curva
    .straight = Reta
    .end = Ponta
    .black = Pérola negra
    .white = Pérola branca
    .rules = As marcas nas células dizem como corre a linha.{ $on ->
        [yes] {" "}Células com um ponto estão na linha.
       *[no] {""}
    }{ $off ->
        [yes] {" "}Células com uma cruz não estão na linha.
       *[no] {""}
    }{ $turn ->
        [yes] {" "}A linha vira em células com um ângulo.
       *[no] {""}
    }{ $straight ->
        [yes] {" "}A linha passa a direito por células com um traço.
       *[no] {""}
    }{ $end ->
        [yes] {" "}Os discos sem contorno são as pontas da linha.
       *[no] {""}
    }{ $black ->
        [yes] {" "}A linha vira num disco de contorno grosso, e passa a direito pelas células antes e depois.
       *[no] {""}
    }{ $white ->
        [yes] {" "}A linha passa a direito por um anel, e vira na célula antes ou depois.
       *[no] {""}
    }
    .rules-on = Células com um ponto estão na linha.
    .rules-off = Células com uma cruz não estão na linha.
    .rules-turn = A linha vira em células com um ângulo.
    .rules-straight = A linha passa a direito por células com um traço.
    .rules-end = Os discos são as pontas da linha.
    .rules-black = A linha vira num disco, e passa a direito pelas células antes e depois.
    .rules-white = A linha passa a direito por um anel, e vira na célula antes ou depois.

loop-wall = Parede
    .hint = Clique numa fronteira: o laço ou caminho não a atravessa, ou tem de a atravessar; as regiões a encontrar terminam ali, ou não. A grelha precisa de um laço, de um caminho ou de regiões a encontrar. Clique de novo para a remover.
    .closed = Fechada
    .open = Aberta
    .crossed = Abertura
    .crossed-hint = A linha atravessa esta fronteira, ou ambas as células pertencem à mesma região; caso contrário, é uma parede
    .rules = { $read ->
        [regions] Uma linha grossa entre duas células separa regiões.
       *[line] A linha não atravessa paredes.
    }
    .rules-open = { $read ->
        [regions] Um traço curto através de uma fronteira une duas células da mesma região.
       *[line] A linha atravessa cada fronteira com um traço curto através dela.
    }

unknown-regions = Regiões a encontrar
    .hint = Clique numa grelha: quem resolve tem de encontrar as suas regiões. Use uma grelha sem caixas. Clique de novo para selecionar a regra; Delete remove-a.
    .rules = Divida a grelha em { $size } regiões de { $size } células ligadas pelos lados. Cada região contém cada dígito uma vez.

thermometer = Termômetro
    .hint = Arraste do bulbo à ponta: os dígitos crescem ao longo da linha. Arraste da ponta para estendê-la. Arraste de novo do bulbo, ou com Shift de qualquer célula, para adicionar um ramo. Clique com Shift para cortar uma linha.
    .rules = Os dígitos ao longo de um termômetro crescem a partir do bulbo.
    .rules-slow = Os dígitos ao longo de um termômetro lento crescem ou permanecem iguais a partir do bulbo.
    .rules-ringed = Os dígitos ao longo de um termômetro com um anel no bulbo crescem ou permanecem iguais a partir do bulbo.
    .slow = Lento
    .slow-hint = Os dígitos podem permanecer iguais de uma célula à próxima

whispers = Linha de sussurros
    .hint = Arraste ao longo da linha: dígitos vizinhos diferem em pelo menos 5 (alemão) ou 4 (holandês). Arraste de qualquer ponta para estendê-la.
    .rules = Dígitos vizinhos ao longo de uma linha de sussurros diferem em pelo menos { $number }.
    .german = Alemão
    .dutch = Holandês
    .number = Diferença
    .number-hint = A diferença mínima entre vizinhos na linha. Deixe em branco para metade do número de dígitos, arredondada para cima

renban = Linha renban
    .hint = Arraste ao longo da linha: seus dígitos são consecutivos, em qualquer ordem. Arraste de qualquer ponta para estendê-la.
    .rules = Os dígitos em uma linha renban são consecutivos, em qualquer ordem, e não se repetem.

palindrome = Palíndromo
    .hint = Arraste ao longo da linha: seus dígitos se leem igual nos dois sentidos. Arraste de qualquer ponta para estendê-la.
    .rules = Os dígitos ao longo de um palíndromo se leem igual nos dois sentidos.

between = Linha entre
    .hint = Arraste de círculo a círculo: os dígitos na linha ficam estritamente entre os dos círculos. Arraste de qualquer ponta para estendê-la.
    .rules = Os dígitos ao longo de uma linha entre ficam estritamente entre os dígitos dos dois círculos nas suas pontas.

region-sum = Linha de somas iguais
    .hint = Arraste ao longo da linha: as bordas dos blocos a dividem em segmentos com a mesma soma. Arraste de qualquer ponta para estendê-la.
    .rules = As bordas dos blocos dividem cada linha de somas iguais em segmentos com a mesma soma. Se uma linha entra de novo no mesmo bloco, isso conta como um novo segmento.

double-arrow = Seta dupla
    .hint = Arraste de círculo a círculo: os dígitos na linha têm a mesma soma que os dois círculos. Arraste de qualquer ponta para estendê-la.
    .rules = Os dígitos ao longo de uma seta dupla somam o total dos dois dígitos nos círculos das suas pontas.

zipper = Linha zíper
    .hint = Arraste ao longo da linha: dígitos à mesma distância do centro têm a mesma soma. Arraste de qualquer ponta para estendê-la.
    .rules = Em cada linha zíper, todos os pares de dígitos à mesma distância do centro têm a mesma soma, e um dígito na célula central é igual a essa soma.

sum-line = Linha de soma
    .hint = Arraste ao longo da linha: ela pode ser dividida em grupos que somam 10, ou o número que você definir. Arraste de qualquer ponta para estendê-la.
    .rules = Cada linha de soma pode ser dividida em grupos de células vizinhas que somam { $number } cada.
    .number = Soma
    .number-hint = A soma de cada grupo. Deixe em branco para o número de dígitos mais um

lockout = Linha de bloqueio
    .hint = Arraste de losango a losango: nenhum dígito na linha é igual aos dos losangos nem fica entre eles. Arraste de qualquer ponta para estendê-la.
    .rules = Os dígitos nos dois losangos de uma linha de bloqueio diferem em pelo menos { $number }. Os dígitos ao longo da linha não são iguais a eles nem ficam entre eles.
    .number = Diferença
    .number-hint = A diferença mínima entre os losangos. Deixe em branco para metade do número de dígitos, arredondada para baixo

nabner = Linha nabner
    .hint = Arraste ao longo da linha: quaisquer dois dos seus dígitos não são iguais nem consecutivos. Arraste de qualquer ponta para estendê-la.
    .rules = Em uma linha nabner, quaisquer dois dígitos não são iguais nem consecutivos, onde quer que estejam na linha.

entropic = Linha entrópica
    .hint = Arraste ao longo da linha: quaisquer três células vizinhas contêm um dígito baixo, um médio e um alto. Arraste de qualquer ponta para estendê-la.
    .rules = Quaisquer três células vizinhas ao longo de uma linha entrópica contêm um dígito baixo ({ $low }), um médio ({ $middle }) e um alto ({ $high }).

modular = Linha modular
    .hint = Arraste ao longo da linha: quaisquer três dígitos vizinhos deixam restos diferentes na divisão por 3. Arraste de qualquer ponta para estendê-la.
    .rules = Quaisquer { $number } dígitos vizinhos ao longo de uma linha modular deixam restos diferentes na divisão por { $number } ({ $classes }).
    .number = Divisor
    .number-hint = Com o divisor N, quaisquer N dígitos vizinhos deixam restos diferentes na divisão por N. Deixe em branco para 3

parity-line = Linha de paridade
    .hint = Arraste ao longo da linha: seus dígitos alternam entre ímpar e par. Arraste de qualquer ponta para estendê-la.
    .rules = Os dígitos ao longo de uma linha de paridade alternam entre ímpar e par.

arithmetic = Progressão aritmética
    .hint = Arraste ao longo da linha: seus dígitos mudam na mesma quantidade de célula a célula. Arraste de qualquer ponta para estendê-la.
    .rules = Ao longo de uma progressão aritmética, os dígitos mudam na mesma quantidade, no mesmo sentido, de cada célula à próxima.

no-repeats = Linha sem repetição
    .hint = Arraste ao longo da linha: seus dígitos não se repetem. Arraste de qualquer ponta para estendê-la.
    .rules = Os dígitos não se repetem ao longo de uma linha sem repetição.

difference-dot = Ponto de diferença
    .hint = Clique entre duas células: seus dígitos diferem em 1, ou no número que você digitar. Clique em um ponto para selecioná-lo; Delete o remove.
    .rules = Dígitos separados por um ponto branco diferem em 1.
    .rules-number = Dígitos separados por um ponto branco com um número diferem nesse número.
    .number = Diferença
    .number-hint = A diferença entre os dígitos. Deixe em branco para 1

ratio-dot = Ponto de razão
    .hint = Clique entre duas células: um dígito é o dobro do outro; para outra razão, digite o número. Clique em um ponto para selecioná-lo; Delete o remove.
    .rules = De dois dígitos separados por um ponto preto, um é o dobro do outro.
    .rules-number = De dois dígitos separados por um ponto preto com um número, um é esse número de vezes o outro.
    .number = Razão
    .number-hint = Quantas vezes um dígito é maior que o outro. Deixe em branco para 2

border-sum = Soma de par (XV)
    .hint = Clique entre duas células: seus dígitos somam 10 (X), 5 (V) ou o número que você digitar. Clique em um sinal para selecioná-lo; Delete o remove.
    .rules = Dígitos separados por um número somam esse número.
    .rules-x = Dígitos separados por um X somam 10.
    .rules-v = Dígitos separados por um V somam 5.
    .rules-none = Uma soma entre duas células sem número não tem significado.
    .x = X
    .v = V
    .sum = Soma
    .sum-hint = A soma dos dois dígitos; 10 aparece como X, 5 como V

inequality = Desigualdade
    .hint = Clique entre duas células: o sinal aponta para o dígito menor. Clique em um sinal para selecioná-lo; Delete o remove.
    .rules = O sinal entre duas células aponta para o dígito menor.
    .falling = Maior que
    .rising = Menor que
    .rising-hint = O dígito da célula da esquerda ou de cima é o menor

quadruple = Quádrupla
    .hint = Clique onde quatro células se encontram e digite até quatro dígitos que aparecem nelas; digite um dígito duas vezes se ele aparece pelo menos duas vezes. Clique em um círculo para selecioná-lo; Delete o remove.
    .rules = Todos os dígitos em um círculo aparecem nas quatro células ao redor dele, cada um pelo menos tantas vezes quantas está escrito.
    .digits = Dígitos
    .digits-hint = Até quatro dígitos; eles podem se repetir

anti-knight = Anticavalo
    .hint = Clique em uma grade: células a um movimento de cavalo do xadrez de distância não podem conter o mesmo dígito.
    .rules = Células a um movimento de cavalo do xadrez de distância não podem conter o mesmo dígito.

anti-king = Antirrei
    .hint = Clique em uma grade: células a um movimento de rei do xadrez de distância não podem conter o mesmo dígito.
    .rules = Células a um movimento de rei do xadrez de distância não podem conter o mesmo dígito.

entropy = Entropia global
    .hint = Clique em uma grade: cada quadrado 2x2 contém um dígito baixo, um médio e um alto.
    .rules = Cada quadrado de 2x2 células contém pelo menos um dígito baixo ({ $low }), um médio ({ $middle }) e um alto ({ $high }).

nonconsecutive = Não consecutivos
    .hint = Clique em uma grade: células ortogonalmente vizinhas não podem conter dígitos consecutivos. Se o tabuleiro tem pontos, todos os pontos possíveis estão indicados.
    .rules = Células ortogonalmente vizinhas não podem conter dígitos consecutivos.
    .rules-numbers = Os dígitos em células ortogonalmente vizinhas não podem diferir em { $numbers }.
    .rules-dots = Todos os pontos brancos possíveis estão indicados: os dígitos em células ortogonalmente vizinhas sem um ponto entre elas não diferem em { $numbers }.

no-ratio = Razão proibida
    .hint = Clique em uma grade: de dois dígitos em células ortogonalmente vizinhas, nenhum é o dobro do outro. Se o tabuleiro tem pontos, todos os pontos possíveis estão indicados.
    .rules = De dois dígitos em células ortogonalmente vizinhas, nenhum é { $numbers } vezes o outro.
    .rules-dots = Todos os pontos pretos possíveis estão indicados: de dois dígitos em células ortogonalmente vizinhas sem um ponto entre elas, nenhum é { $numbers } vezes o outro.

all-sums = Todos os X e V indicados
    .hint = Clique em uma grade: os dígitos em células ortogonalmente vizinhas sem X, V ou número entre elas não somam 10, 5 nem um número marcado no tabuleiro.
    .rules = Todos os sinais possíveis estão indicados: os dígitos em células ortogonalmente vizinhas sem um sinal entre elas não somam { $numbers }.

extremes = Mínimo / máximo
    .hint = Arraste sobre células: cada uma é menor, ou maior, que todas as células ortogonalmente vizinhas sem a mesma marca. Arraste a partir de uma célula marcada para apagar.
    .rules = Uma célula com triângulos que apontam para dentro contém um dígito menor que todas as células ortogonalmente vizinhas; uma com triângulos que apontam para fora contém um dígito maior. Células vizinhas com a mesma marca não são comparadas.
    .rules-minimum = Uma célula com triângulos que apontam para dentro contém um dígito menor que todas as células ortogonalmente vizinhas. Células vizinhas com a mesma marca não são comparadas.
    .rules-maximum = Uma célula com triângulos que apontam para fora contém um dígito maior que todas as células ortogonalmente vizinhas. Células vizinhas com a mesma marca não são comparadas.
    .minimum = Mínimo
    .maximum = Máximo

low-high = Baixo / alto
    .hint = Arraste sobre células: cada uma contém um dígito da metade baixa, ou da alta. Arraste a partir de uma célula marcada para apagar.
    .rules = Uma célula com um triângulo que aponta para baixo contém um dígito baixo ({ $low }), uma com um triângulo que aponta para cima, um dígito alto ({ $high }){ $has-middle ->
        [yes] ; o dígito do meio, { $middle }, não é nenhum dos dois
       *[no] { "" }
    }.
    .rules-low = Uma célula com um triângulo que aponta para baixo contém um dígito baixo ({ $low }){ $has-middle ->
        [yes] ; o dígito do meio, { $middle }, não é baixo
       *[no] { "" }
    }.
    .rules-high = Uma célula com um triângulo que aponta para cima contém um dígito alto ({ $high }){ $has-middle ->
        [yes] ; o dígito do meio, { $middle }, não é alto
       *[no] { "" }
    }.
    .low = Baixo
    .high = Alto

indexers = Indexadores
    .hint = Arraste sobre células: se uma delas está na posição p da sua linha, coluna ou bloco e contém v, então a posição v dessa linha, coluna ou bloco contém p. Arraste a partir de uma célula marcada para apagar.
    .rules = Células com barras são indexadores. Barras à esquerda e à direita: se a célula na coluna c contém v, então a célula na coluna v da sua linha contém c. Barras em cima e embaixo: se a célula na linha r contém v, então a célula na linha v da sua coluna contém r. Barras em todos os lados: se a célula na posição p do seu bloco, na ordem de leitura, contém v, então a posição v desse bloco contém p.{ $from ->
        [0] { " " }Linhas, colunas e posições contam a partir de 0.
       *[other] { "" }
    }
    .rules-column = Se uma célula na coluna c com barras à esquerda e à direita contém v, então a célula na coluna v da sua linha contém c.{ $from ->
        [0] { " " }Linhas, colunas e posições contam a partir de 0.
       *[other] { "" }
    }
    .rules-row = Se uma célula na linha r com barras em cima e embaixo contém v, então a célula na linha v da sua coluna contém r.{ $from ->
        [0] { " " }Linhas, colunas e posições contam a partir de 0.
       *[other] { "" }
    }
    .rules-box = Se uma célula na posição p do seu bloco, na ordem de leitura, com barras em todos os lados contém v, então a posição v desse bloco contém p.{ $from ->
        [0] { " " }Linhas, colunas e posições contam a partir de 0.
       *[other] { "" }
    }
    .column = Coluna
    .row = Linha
    .box = Bloco

counting-circles = Círculos contadores
    .hint = Arraste sobre células: um dígito em um círculo é o número de círculos que contêm esse dígito. Arraste a partir de um círculo para apagar.
    .rules = Um dígito em um círculo é o número de círculos que contêm esse dígito.

cell-sum = Área de soma
    .hint = Arraste sobre células e digite sua soma, ou o mínimo ou máximo dela; os dígitos podem se repetir. Arrastar com Shift adiciona células ou as remove.
    .rules = Os dígitos em uma área sombreada somam o número no seu canto e podem se repetir.
    .rules-at-most = Os dígitos em uma área sombreada somam no máximo o número depois de ≤ e podem se repetir.
    .rules-at-least = Os dígitos em uma área sombreada somam no mínimo o número depois de ≥ e podem se repetir.
    .rules-letters = Os dígitos de uma área sombreada somam o valor da expressão no canto, em que cada letra representa um número. Podem se repetir.
    .rules-compared = Os dígitos de uma área sombreada têm uma soma que satisfaz a comparação no canto. Podem se repetir.
    .rules-prime = Os dígitos de uma área sombreada marcada com “prime” somam um número primo e podem se repetir.
    .rules-square = Os dígitos de uma área sombreada marcada com “square” somam um quadrado perfeito e podem se repetir.
    .rules-odd = Os dígitos de uma área sombreada marcada com “odd” têm soma ímpar e podem se repetir.
    .rules-even = Os dígitos de uma área sombreada marcada com “even” têm soma par e podem se repetir.
    .rules-common = Todas as áreas sombreadas sem número têm a mesma soma. Seus dígitos podem se repetir.
    .rules-no-sum = Os dígitos de uma área sombreada podem se repetir.
    .sum = Soma
    .sum-hint = A soma dos dígitos ou seu limite: um número, uma letra para um número desconhecido, 2A+B, <12, prime, square, odd, even, ?, ou = para a mesma soma das outras áreas com =
    .compared = Comparação
    .compared-hint = Se a soma é igual ao número, no máximo o número ou no mínimo o número
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = Gaiola de produto
    .hint = Arraste sobre células para criar uma gaiola e digite seu produto. Arrastar com Shift adiciona células ou as remove.
    .rules = O produto dos dígitos em uma gaiola pontilhada é o número antes do ×; eles podem se repetir.
    .rules-differ = O produto dos dígitos em uma gaiola tracejada é o número antes do ×; eles não se repetem.
    .product = Produto
    .product-hint = O produto dos dígitos
    .differ = Sem repetição
    .differ-hint = Os dígitos não se repetem na gaiola

allowed = Dígitos permitidos
    .hint = Arraste sobre células e digite os dígitos que elas podem conter.
    .rules = Uma célula com dígitos pequenos contém um deles.
    .digits = Dígitos
    .digits-hint = Os dígitos que cada uma das células pode conter

clones = Células clonadas
    .hint = Arraste sobre as células do primeiro grupo e clique com Shift para colocar uma cópia em outro lugar.
    .rules = Grupos cinza da mesma forma contêm os mesmos dígitos nas mesmas posições.

anti-diagonal = Antidiagonal
    .hint = Clique em uma grade: cada diagonal contém o menor número possível de dígitos diferentes (três em uma grade 9x9).
    .rules = Cada diagonal tracejada contém exatamente { $count } dígitos diferentes.
    .rules-one = A diagonal tracejada contém exatamente { $count } dígitos diferentes.
    .falling = Diagonal principal
    .falling-hint = Do canto superior esquerdo ao inferior direito
    .rising = Diagonal secundária
    .rising-hint = Do canto inferior esquerdo ao superior direito

arrow = Seta
    .hint = Arraste do círculo ao longo da seta; arraste da ponta para estendê-la. Arraste do mesmo círculo para adicionar outra seta. Clique em uma seta para selecioná-la; Delete a remove.
    .rules = Os dígitos ao longo de uma seta somam o dígito no seu círculo.
    .rules-figures = Os dígitos ao longo de uma seta somam o número no seu círculo; cada célula do círculo contém um dígito desse número.
    .shaft = Seta
    .circle = Círculo alongado

figure = Padrão de regiões
    .hint = Clique em uma grade 9x9 para adicionar um padrão em que os dígitos não se repetem: asterisco, pontos centrais, girândola, por cento ou argyle.
    .rules = Os dígitos não se repetem em uma figura colorida; se ela consiste em quadrados contornados e uma linha, isso vale separadamente para cada quadrado e para a linha.
    .rules-lines = Os dígitos não se repetem ao longo de uma diagonal colorida.
    .words = { $figure }, { $grid }
    .asterisk = Asterisco
    .centre-dots = Pontos centrais
    .girandola = Girândola
    .percent = Por cento
    .argyle = Argyle

leaps = Antissalto
    .hint = Clique em uma grade: células a certo número de linhas e colunas de distância não podem conter o mesmo dígito. Clique de novo para selecionar a regra; Delete a remove.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = Células a um salto de distância não podem conter o mesmo dígito. Saltos (linhas × colunas, em qualquer ordem): { $leaps }.
    .rules-rider = Células a um ou mais saltos iguais de distância em linha reta não podem conter o mesmo dígito. Saltos (linhas × colunas, em qualquer ordem): { $leaps }.
    .rules-digits = Células a um salto de distância não podem conter o mesmo dígito, se ele for um destes: { $digits }. Saltos (linhas × colunas, em qualquer ordem): { $leaps }.
    .rules-rider-digits = Células a um ou mais saltos iguais de distância em linha reta não podem conter o mesmo dígito, se ele for um destes: { $digits }. Saltos (linhas × colunas, em qualquer ordem): { $leaps }.
    .leaps = Linhas e colunas
    .leaps-hint = Linhas e colunas de cada salto, em qualquer ordem e direção: 1,2 é o movimento do cavalo, 1,1 é um passo na diagonal. Separe os saltos com espaços
    .rider = Contínuo
    .rider-hint = O mesmo salto pode se repetir, como o bispo repete seu passo: 1,1 se torna diagonais inteiras
    .digits = Só para
    .digits-hint = Os dígitos a que a regra se aplica. Deixe em branco para todos

sandwich = Soma sanduíche
    .hint = Clique em um quadrado fora da grade e digite a soma dos dígitos entre o menor e o maior dígito dessa linha ou coluna.
    .rules = Um número fora da grade é a soma dos dígitos entre o menor e o maior dígito da sua linha ou coluna.

x-sum = Soma X
    .hint = Clique em um quadrado fora da grade e digite a soma dos primeiros X dígitos a partir dali, sendo X o primeiro deles.
    .rules = Um número fora da grade é a soma dos primeiros X dígitos da sua linha ou coluna, contando a partir do seu lado, sendo X o primeiro deles.

skyscraper = Arranha-céus
    .hint = Clique em um quadrado fora da grade e digite quantos dígitos são visíveis dali; cada dígito esconde todos os menores atrás dele.
    .rules = Um número fora da grade é a quantidade de dígitos visíveis dali, sendo que cada dígito esconde todos os menores atrás dele.

hidden-skyscraper = Arranha-céu oculto
    .hint = Clique em um quadrado fora da grade e digite o primeiro dígito, visto dali, que está escondido atrás de um maior.
    .rules = Um dígito fora da grade é o primeiro dígito, visto dali, que está escondido atrás de um maior.

numbered-rooms = Salas numeradas
    .hint = Clique em um quadrado fora da grade e digite o dígito da X-ésima célula a partir dali, sendo X o dígito da primeira célula.
    .rules = Um dígito fora da grade é o dígito da X-ésima célula da sua linha ou coluna, contando a partir do seu lado, sendo X o dígito da primeira célula.

little-killer = Killer diagonal
    .hint = Clique em um quadrado fora da grade, perto do canto dele em que começa a diagonal, e digite a soma dos dígitos ao longo dessa diagonal.
    .rules = Um número com seta é a soma dos dígitos ao longo dessa diagonal; os dígitos podem se repetir.

text-label = Texto
    .hint = Arraste sobre células e digite o texto no painel à direita. Ele fica centralizado nas células. Só decoração, não é uma regra.
    .text = Conteúdo
    .text-hint = Uma linha. Pinte duas células para centralizá-lo na borda entre elas, ou quatro para centralizá-lo no canto delas
    .size = Tamanho
    .size-hint = O tamanho das letras em centésimos de célula. Deixe em branco para o padrão
    .coloured = Colorido
    .coloured-hint = Usar a cor abaixo em vez da cor dos dígitos

circle-mark = Círculo
    .hint = Clique em uma célula, ou arraste sobre duas ou quatro: um círculo é desenhado no meio delas. Só decoração, não é uma regra.
    .size = Tamanho
    .size-hint = O diâmetro em centésimos de célula. Deixe em branco para o padrão
    .fill = Preenchimento
    .fill-hint = O interior do círculo
    .tint = Cor
    .clear = Nenhum
    .white = Branco
    .black = Preto
    .outline = Contorno
    .outline-hint = A linha em volta do círculo
    .thin = Fino
    .thick = Grosso
    .dashed = Tracejado
    .bare = Nenhum

rectangle-mark = Retângulo
    .hint = Clique em uma célula ou arraste sobre várias: um retângulo é desenhado no meio delas. Só decoração, não é uma regra.
    .width = Largura
    .width-hint = Em centésimos de célula. Deixe em branco para a largura das células
    .height = Altura
    .height-hint = Em centésimos de célula. Deixe em branco para a altura das células
    .fill = Preenchimento
    .fill-hint = O interior do retângulo
    .tint = Cor
    .clear = Nenhum
    .white = Branco
    .black = Preto
    .outline = Contorno
    .outline-hint = A linha em volta do retângulo
    .thin = Fino
    .thick = Grosso
    .dashed = Tracejado
    .bare = Nenhum

line-mark = Linha
    .hint = Arraste de célula a célula para desenhar uma linha. Arraste de qualquer ponta para estendê-la; clique com Shift para cortá-la. Só decoração, não é uma regra.
    .width = Largura
    .width-hint = Uma linha larga passa atrás dos dígitos
    .wide = Larga
    .medium = Média
    .thin = Fina
    .style = Estilo
    .style-hint = Contínua, tracejada ou pontilhada
    .solid = Contínua
    .dashed = Tracejada
    .dotted = Pontilhada
    .tip = Pontas
    .tip-hint = Uma ponta de seta no fim ou um bulbo no início
    .plain = Simples
    .arrow = Seta
    .bulb = Bulbo

frame-mark = Moldura
    .hint = Arraste sobre células para desenhar uma moldura em volta delas. Arrastar com Shift adiciona células ou as remove. Só decoração, não é uma regra.
    .outline = Contorno
    .outline-hint = A linha em volta das células
    .thin = Fino
    .thick = Grosso
    .dashed = Tracejado
    .bare = Nenhum
    .inset = Recuo
    .inset-hint = Quanto a linha corre por dentro das células, em centésimos de célula. Deixe em branco para o padrão

coloured-cells = Células coloridas
    .hint = Arraste sobre células para colori-las. Arrastar com Shift adiciona células ou as remove. Só decoração, não é uma regra.

own-line = Linha personalizada
    .hint = Arraste de célula a célula e digite uma fórmula para dois dígitos a e b, ou para a lista x de todos os dígitos, no painel à direita. Arraste de qualquer ponta para estender a linha; clique com Shift para cortá-la.
    .rules = Ao longo da linha, cada dígito a e o seguinte b satisfazem: { $formula }.
    .rules-all = Ao longo da linha, cada dígito a e qualquer dígito posterior b satisfazem: { $formula }.
    .rules-list = Ao longo da linha, a lista x de todos os dígitos satisfaz: { $formula }.
    .formula = Fórmula
    .formula-hint = A condição para dois dígitos; a vem antes de b ao longo da linha. Você pode usar + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos. Para todos os dígitos de uma vez, use a lista x: x[2], first, last, x[2..-2], sum(x), product(x), min(x), max(x), count(x), distinct(x), count(x > 4), any(…), all(…), prime(…), square(…).
    .pairs = Pares
    .pairs-hint = Cada dígito com o próximo, ou com todos os posteriores
    .neighbours = Vizinhos
    .all = Todos
    .name = Nome
    .name-hint = O nome da regra. Deixe em branco para o nome do seu tipo
    .sentence = Texto das regras
    .sentence-hint = A frase na folha. Deixe em branco para uma criada a partir destes ajustes
    .width = Largura
    .width-hint = Uma linha larga passa atrás dos dígitos
    .wide = Larga
    .medium = Média
    .thin = Fina
    .style = Estilo
    .style-hint = Contínua, tracejada ou pontilhada
    .solid = Contínua
    .dashed = Tracejada
    .dotted = Pontilhada
    .tip = Pontas
    .tip-hint = Uma ponta de seta no fim ou um bulbo no início
    .plain = Simples
    .arrow = Seta
    .bulb = Bulbo

own-cells = Gaiola personalizada
    .hint = Arraste sobre células e digite uma fórmula para dois dígitos a e b, que cada par das células satisfaz, ou para a lista x de todos os dígitos, no painel à direita. Arrastar com Shift adiciona células ou as remove.
    .rules = Quaisquer dois dígitos nas células marcadas, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, satisfazem: { $formula }.
    .rules-list = A lista x dos dígitos nas células marcadas{ $ordered ->
        [yes] , na ordem de leitura,
       *[no] {""}
    } satisfaz: { $formula }.
    .formula = Fórmula
    .formula-hint = A condição para dois dígitos; a está na célula que vem antes, linha por linha. Você pode usar + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos. Para todos os dígitos de uma vez, use a lista x: x[2], first, last, x[2..-2], sum(x), product(x), min(x), max(x), count(x), distinct(x), count(x > 4), any(…), all(…), prime(…), square(…).
    .name = Nome
    .name-hint = O nome da regra. Deixe em branco para o nome do seu tipo
    .sentence = Texto das regras
    .sentence-hint = A frase na folha. Deixe em branco para uma criada a partir destes ajustes
    .outline = Contorno
    .outline-hint = A linha em volta das células
    .thin = Fino
    .thick = Grosso
    .dashed = Tracejado
    .bare = Nenhum
    .white = Branco
    .white-hint = Deixar as células brancas em vez de preenchê-las com a cor

own-border = Pista de borda personalizada
    .hint = Clique na borda entre duas células e digite uma fórmula para seus dígitos a e b no painel à direita. Clique de novo para selecionar a pista; Delete a remove.
    .rules = Os dígitos dos dois lados de um sinal, { $ordered ->
        [yes] a acima ou à esquerda de b
       *[no] a e b
    }, satisfazem: { $formula }.
    .rules-sign = Os dígitos dos dois lados do sinal { $sign }, { $ordered ->
        [yes] a acima ou à esquerda de b
       *[no] a e b
    }, satisfazem: { $formula }.
    .formula = Fórmula
    .formula-hint = A condição para os dois dígitos; a está acima ou à esquerda de b. Você pode usar + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos.
    .name = Nome
    .name-hint = O nome da regra. Deixe em branco para o nome do seu tipo
    .sentence = Texto das regras
    .sentence-hint = A frase na folha. Deixe em branco para uma criada a partir destes ajustes
    .sign = Rótulo
    .sign-hint = Até três caracteres mostrados na pista

own-grid = Regra de grade personalizada
    .hint = Clique em uma grade e digite uma fórmula para dois dígitos a e b no painel à direita; todos os vizinhos na grade a satisfazem. Clique de novo para selecionar a regra; Delete a remove.
    .rules-edges = Os dígitos em quaisquer duas células que compartilham um lado, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, satisfazem: { $formula }.
    .rules-corners = Os dígitos em quaisquer duas células que compartilham só um canto, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, satisfazem: { $formula }.
    .rules-touching = Os dígitos em quaisquer duas células que compartilham um lado ou um canto, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, satisfazem: { $formula }.
    .rules-leaps = Os dígitos em quaisquer duas células a um salto de distância, { $ordered ->
        [yes] a antes de b na ordem de leitura
       *[no] a e b
    }, satisfazem: { $formula }. Saltos (linhas × colunas, em qualquer ordem): { $leaps }.
    .formula = Fórmula
    .formula-hint = A condição para dois dígitos; a está na célula que vem antes, linha por linha. Você pode usar + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n é o número de dígitos.
    .pairs = Pares
    .pairs-hint = Quais células da grade são comparadas
    .edges = Lados
    .corners = Cantos
    .touching = Ambos
    .leaps = Saltos
    .offsets = Linhas e colunas
    .offsets-hint = Só para saltos: linhas e colunas de cada salto, em qualquer ordem e direção, como 1,2. Separe os saltos com espaços
    .name = Nome
    .name-hint = O nome da regra. Deixe em branco para o nome do seu tipo
    .sentence = Texto das regras
    .sentence-hint = A frase na folha. Deixe em branco para uma criada a partir destes ajustes

own-word = Linha de padrão (regex)
    .hint = Arraste de célula a célula na direção em que a linha é lida e digite uma expressão regular no painel à direita. Arraste de qualquer ponta para estender a linha; clique com Shift para cortá-la.
    .rules = Os dígitos ao longo da linha, lidos desde o início, correspondem à expressão regular { $expression }.
    .expression = Expressão regular
    .expression-hint = As sequências de dígitos permitidas, do início ao fim: . é qualquer dígito, [135] um destes, * qualquer número de vezes, + pelo menos uma vez, ? no máximo uma vez, { "{2,3}" } duas ou três vezes, | ou, ( ) grupos
    .name = Nome
    .name-hint = O nome da regra. Deixe em branco para o nome do seu tipo
    .sentence = Texto das regras
    .sentence-hint = A frase na folha. Deixe em branco para uma criada a partir destes ajustes
    .width = Largura
    .width-hint = Uma linha larga passa atrás dos dígitos
    .wide = Larga
    .medium = Média
    .thin = Fina
    .style = Estilo
    .style-hint = Contínua, tracejada ou pontilhada
    .solid = Contínua
    .dashed = Tracejada
    .dotted = Pontilhada
    .tip = Pontas
    .tip-hint = Uma ponta de seta no fim ou um bulbo no início
    .plain = Simples
    .arrow = Seta
    .bulb = Bulbo

full-rank = Classificação completa
    .hint = Clique em um quadrado fora da grade e digite a posição da linha ou coluna lida a partir dali, entre todas as linhas e colunas lidas das duas pontas.
    .rules = Todas as linhas e colunas são lidas como números a partir das duas pontas e classificadas do menor (1) ao maior ({ $most }). Um número fora da grade é a posição da linha ou coluna lida a partir do seu lado.
    .rules-equal = Todas as linhas e colunas são lidas como números a partir das duas pontas e classificadas do menor (1) ao maior ({ $most }); números iguais compartilham a menor das suas posições. Um número fora da grade é a posição da linha ou coluna lida a partir do seu lado.

# Steps of the solving path as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $cell } é { $digit }
logic-removes = eliminar { $digits } de { $cells }
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
    .why = { $digits } é o único dígito que falta em { $houses }
logic-hidden-single-box = Único oculto em um bloco
    .why = { $digits } só cabe em uma célula de { $houses }
logic-hidden-single = Único oculto
    .why = { $digits } só cabe em uma célula de { $houses }
logic-direct-pointing = Apontamento direto
    .why = das unidades { $houses }, a primeira só tem lugar para { $digits } em { $cells }, o que deixa uma célula para ele na segunda
logic-direct-claiming = Reivindicação direta
    .why = das unidades { $houses }, a primeira só tem lugar para { $digits } em { $cells }, o que deixa uma célula para ele na segunda
logic-direct-hidden-pair = Par oculto direto
    .why = em { $houses }, { $digits } só cabem em { $cells }, o que deixa uma célula para outro dígito
logic-direct-hidden-triplet = Trio oculto direto
    .why = em { $houses }, { $digits } só cabem em { $cells }, o que deixa uma célula para outro dígito
logic-naked-single = Único nu
    .why = { $digits } é o único candidato que resta em { $cells }
logic-pair-consequence = Restrição de pares
    .why = { $rules } restringe os candidatos em { $cells }
logic-clause = Posições deixadas por uma pista
    .why = { $rules } deixa apenas { $digits } em { $cells }
logic-sum-bounds = Limites de uma soma
    .why = com alguns candidatos em { $cells }, { $rules } não alcança sua soma, por menores ou maiores que sejam os outros dígitos
logic-parity = Paridade de uma soma
    .why = em { $rules } ({ $cells }), sabe-se de todas as células menos uma se são ímpares ou pares, portanto a soma decide a que falta
logic-combinations = Combinações de uma soma
    .why = nenhuma combinação para { $rules } ({ $cells }) contém estes candidatos
logic-word = Preenchimentos de uma linha
    .why = nenhum preenchimento da linha de { $rules } ({ $cells }) usa estes candidatos
logic-rank = Posição de uma linha
    .why = estes candidatos dariam à linha de { $rules } ({ $cells }) outra posição
logic-rule-in-house = Dígito obrigatório
    .why = toda combinação para { $rules } contém { $digits }, que só cabe em { $cells }
logic-leftovers = Regra dos 45
    .why = a soma de { $houses } é conhecida e, com { $rules }, a de { $cells } também
logic-leftovers-houses = Regra dos 45, várias unidades
    .why = a soma de { $houses } é conhecida e, com { $rules }, a de { $cells } também
logic-pointing = Apontamento
    .why = em { $houses }, { $digits } só cabe em { $cells }
logic-claiming = Reivindicação
    .why = em { $houses }, { $digits } só cabe em { $cells }
logic-naked-pair = Par nu
    .why = { $cells } em { $houses } só podem conter { $digits }
logic-naked-triplet = Trio nu
    .why = { $cells } em { $houses } só podem conter { $digits }
logic-naked-quad = Quarteto nu
    .why = { $cells } em { $houses } só podem conter { $digits }
logic-hidden-pair = Par oculto
    .why = em { $houses }, { $digits } só cabem em { $cells }
logic-hidden-triplet = Trio oculto
    .why = em { $houses }, { $digits } só cabem em { $cells }
logic-hidden-quad = Quarteto oculto
    .why = em { $houses }, { $digits } só cabem em { $cells }
logic-x-wing = X-wing
    .why = das unidades { $houses }, as duas primeiras têm todos os seus candidatos { $digits } em células das duas últimas ({ $cells })
logic-swordfish = Peixe-espada
    .why = das unidades { $houses }, as três primeiras têm todos os seus candidatos { $digits } em células das três últimas ({ $cells })
logic-jellyfish = Água-viva
    .why = das unidades { $houses }, as quatro primeiras têm todos os seus candidatos { $digits } em células das quatro últimas ({ $cells })
logic-finned-x-wing = X-wing com barbatana
    .why = das unidades { $houses }, as duas primeiras têm todos os seus candidatos { $digits }, exceto barbatanas, em células das duas últimas ({ $cells })
logic-sashimi-x-wing = X-wing sashimi
logic-finned-swordfish = Peixe-espada com barbatana
    .why = das unidades { $houses }, as três primeiras têm todos os seus candidatos { $digits }, exceto barbatanas, em células das três últimas ({ $cells })
logic-sashimi-swordfish = Peixe-espada sashimi
logic-xy-wing = XY-wing
    .why = as duas últimas de { $cells } têm exatamente um de { $digits } como candidato em comum e, seja qual for o dígito da primeira célula, ao menos uma dessas duas contém esse dígito
logic-xyz-wing = XYZ-wing
    .why = { $cells } têm exatamente um de { $digits } como candidato em comum e, seja qual for o dígito da primeira célula, ao menos uma das três contém esse dígito
logic-w-wing = W-wing
    .why = as duas primeiras de { $cells } só podem conter { $digits }, e { $houses } as liga por um destes dígitos, portanto pelo menos uma das duas contém o outro dígito
logic-unique-rectangle = Retângulo único
logic-unique-loop = Laço único
    .why = se { $cells } contivessem só { $digits }, haveria duas soluções
logic-bug = BUG (cova universal bivalor)
    .why = sem { $digits } em { $cells }, haveria duas soluções
logic-aligned-pair = Exclusão de par alinhado
    .why = alguns pares de dígitos nas duas primeiras de { $cells } deixariam uma das outras células sem candidatos
logic-remote-pairs = Pares remotos
    .why = { $cells } alternam entre { $digits }
logic-turbot-fish = Peixe turbot
    .why = em cada uma de { $houses }, { $digits } só cabe em duas células; elas formam uma cadeia ({ $cells }), e pelo menos uma das duas pontas contém o dígito
logic-skyscraper = Arranha-céu
logic-kite = Pipa de duas linhas
logic-simple-colouring = Coloração simples
    .why = cada ligação entre { $cells } une uma célula que contém { $digits } a uma que não o contém
logic-multi-colouring = Coloração múltipla
    .why = cada ligação entre { $cells } une uma célula que contém { $digits } a uma que não o contém
logic-x-chain = Cadeia X
    .why = uma cadeia de inferências sobre { $digits } passa por { $cells }
logic-x-cycle = Ciclo X
logic-y-cycle = Ciclo XY
logic-chain = Cadeia forçada
    .why = uma cadeia de inferências sobre { $digits } passa por { $cells }
logic-cycle = Ciclo
logic-empty-rectangle = Retângulo vazio
    .why = na primeira das unidades { $houses }, as células para { $digits } formam dois conjuntos, como as de uma linha e as de uma coluna; a segunda unidade só tem duas células para esse dígito, e uma delas vê todas as células de um dos conjuntos ({ $cells })
logic-sue-de-coq = Sue de Coq
    .why = { $cells } em { $houses } contêm cada um de { $digits } uma vez
logic-grouped-chain = Cadeia com grupos
    .why = uma cadeia de inferências sobre { $digits } passa por { $cells }
logic-nishio = Nishio
    .why = se este resultado para { $digits } fosse falso, haveria uma contradição em { $cells }
logic-multiple-chains = Cadeias forçadas múltiplas
    .why = todo caso que passa por { $cells } leva ao mesmo resultado para { $digits }
logic-cell-chains = Cadeias forçadas de célula
logic-house-chains = Cadeias forçadas de unidade
logic-dynamic-chains = Cadeias forçadas dinâmicas
    .why = todo caso que passa por { $cells } leva ao mesmo resultado para { $digits } ou a uma contradição
logic-dynamic-chains-plus = Cadeias forçadas dinâmicas com técnicas
    .why = todo caso que passa por { $cells } leva ao mesmo resultado para { $digits } ou a uma contradição
logic-contradiction-chains = Cadeias de contradição
logic-double-chains = Cadeias forçadas duplas

subject-board = Linhas, colunas e caixas
subject-shared-cells = Células compartilhadas
subject-choices = Grupos de regras
subject-without-rule = uma frase sobre “{ $subject }”, que o quebra-cabeça não tem
subject-without-sentence = nenhuma frase sobre “{ $subject }”
solution-not-digits = não é um dígito do tabuleiro para cada célula
solution-givens =
    contradiz { $count ->
        [one] o dígito dado em { $cells }
       *[other] { $count } dígitos dados: { $cells }
    }
solution-board = repete um dígito em uma linha, coluna ou caixa: { $cells }
solution-rule = viola a regra { $number } ({ $name })
solution-rule-at = viola a regra { $number } ({ $name }) em { $cells }
solution-choice = viola o grupo “{ $group }” ({ $quantifier }): valem { $found } das suas regras
solution-differs =
    não é a que foi encontrada; { $count ->
        [one] { $cells } difere
       *[other] { $count } células diferem: { $cells }
    }
