# O que dizem os painéis, as barras e a tela da janela.

view-menu-file = Arquivo
    .letter = A
view-menu-edit = Editar
    .letter = E
view-menu-board = Tabuleiro
    .letter = T
view-menu-rules = Regras
    .letter = R
view-menu-solve = Resolver
    .letter = S
view-menu-setter = Autoria
    .letter = U
view-menu-view = Exibir
    .letter = X
view-menu-help = Ajuda
    .letter = J
view-menu-booklet = Livro
    .letter = L
view-menu-all = Menu
view-menu-scales = Tamanho de tudo: { $scale } %
    .less = Tamanho: { $scale } %, aqui { $real } %
    .hint = Escolher o tamanho das letras, dos painéis e do tabuleiro
view-undo = Desfazer
view-redo = Refazer
view-play-test = Jogo de teste
view-find = Buscar um comando
view-tab-new = Nova aba
view-tab-start = Início
    .hint = Novos sudokus, exemplos e arquivos recentes
view-tab-no-file = Ainda em nenhum arquivo
view-tab-booklet = Livro. { $file }
view-tab-unsaved = { $name }, não salvo
view-tab-close = Fechar { $name }
view-tabs-more = mais { $count }
view-saving-cancel = Parar de esperar
view-reading-cancel = Cancelar leitura
view-check-running = A verificação está em andamento
view-status-no-cell = Nenhuma célula
view-status-open = { $count ->
    [one] { $count } vazia
   *[other] { $count } vazias
}
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = aceita { $digits }
view-status-file-saved = salvo
view-status-file-unsaved = não salvo
view-status-unsaved = Não salvo
view-status-new = Nada a salvar
view-status-path = ← → percorrem o caminho, Space o reproduz, Escape o fecha.
view-status-zoom = { $count } %
    .hint = Clique para ver o tabuleiro inteiro
view-cell-region = região { $number }
view-cell-box = bloco { $number }
view-selected = { $count ->
    [one] { $count } célula selecionada
   *[other] { $count } células selecionadas
}

view-givens = { $count ->
    [one] { $number } dado
   *[other] { $number } dados
}
view-rule-count = { $count ->
    [one] { $number } regra
   *[other] { $number } regras
}
view-clues = { $count ->
    [one] { $number } pista
   *[other] { $number } pistas
}
view-guesses = { $count ->
    [one] { $number } palpite
   *[other] { $number } palpites
}
view-and-more = e mais { $count }
view-place-of = { $place } de { $count }
view-stars = { $stars } de { $most } estrelas

view-board = Tabuleiro do sudoku
view-board-nothing = nada selecionado
view-board-covered = coberto enquanto o cronômetro está parado
view-board-empty = vazia
view-board-conflict = viola uma regra
view-board-centre = centro { $digits }
view-board-corner = canto { $digits }
view-board-given = dado { $digit }
view-board-entered = escrito { $digit }
view-board-solution = solução { $digit }
view-board-wrong = diferente da solução
view-board-place = linha { $row }, coluna { $column }
view-board-clue = { $name } { $clue }
view-board-towards = em direção a { $cell }
view-paused = Em pausa
    .hint = O tabuleiro está coberto. Space continua.

view-legend-strong = um dos dois vale
view-legend-weak = não valem ambos
view-legend-along = um leva ao outro
view-legend-placed = colocado neste passo
view-legend-struck = riscado neste passo
view-legend-houses = onde ele olha

view-tools-find = Buscar ferramenta
view-tools-none-found = Nenhuma ferramenta tem esse nome.
view-tools-place = Colocar
view-tools-handy = À mão
    .none = Aqui ficam as últimas usadas.
view-tools-kept = { $name }, mantida no topo
view-tools-recent = { $name }, usada há pouco
view-tools-layout = Layout
view-tools-refused = Não neste tabuleiro: { $reason }.
view-tools-key = { $key } escolhe a ferramenta, porque { $symbol } é um dígito deste tabuleiro.
view-tools-all-grids = Com Ctrl, vale para todas as grades.
view-tools-brushes = Pressione { $key } de novo para alternar entre { $brushes }.
view-tools-and = { $first } e { $second }
view-tools-symmetry = Colocação simétrica
view-tools-symmetry-refused = Assim não: { $reason }.
view-tools-wanted = { $count ->
    [one] falta { $number } célula
   *[other] faltam { $number } células
}
view-tools-fill = Copiar da solução
view-tools-add-grid = + Adicionar grade
view-tools-duplicate-grid = Duplicar grade
view-tools-delete-grid = Excluir grade
view-rail-options = Opções da ferramenta
    .hint = O que está escolhido para a ferramenta em uso
    .none = Não há nada a escolher.
view-width-tools = Largura das ferramentas
view-width-facts = Largura dos fatos

view-puzzle = Sudoku
view-puzzle-title = Título
    .none = Sudoku sem título
view-puzzle-author = Autor
    .none = Ninguém ainda
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count } grades de { $size } × { $size }
view-puzzle-no-rules = Nenhuma regra ainda: escolha uma ferramenta à esquerda.
view-puzzle-rules = Selecione uma regra na lista para mudar seus ajustes.
view-rules = Regras
    .none = Nenhuma ainda. Escolha uma ferramenta à esquerda e pinte no tabuleiro.
view-rule = { $name }, { $place }
    .off = { $name }, { $place }, desligada
view-rule-place-off = { $place } · desligada
view-rule-switch-off = Desligar { $name }
view-rule-switch-on = Ligar { $name }
view-rule-locked = { $rule }, bloqueada
view-rule-unlock = Desbloquear { $name }
view-rule-name = Nome da regra
view-rule-name-hint = Nome na lista
view-rule-group = { $count ->
    [one] Grupo { $name }, { $count } regra
   *[other] Grupo { $name }, { $count } regras
}
view-rule-group-count = { $count }
view-rule-group-name = Nome do grupo
view-rule-group-hint = Clique para selecionar o grupo todo, clique duplo para nomeá-lo
view-rule-colour = Cor
view-colour-sand = Cor areia
view-colour-green = Cor verde
view-colour-blue = Cor azul
view-colour-violet = Cor violeta
view-colour-rose = Cor rosa
view-colour-grey = Cor cinza
view-jigsaw = Formas das regiões
view-jigsaw-done = Todas as { $size } regiões têm { $size } células cada e são conexas.

view-candidates = Candidatos
view-candidates-none = Nenhum
view-candidates-possible = Possíveis
view-candidates-counted = Contados
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = Quantas soluções restam quando o dígito é dado: com 1, está resolvido. Quanto mais escura uma célula, mais um dado nela resolveria.
view-candidates-keep-looking = Continuar
view-candidates-stop = Parar busca
view-candidates-unfinished = Não há nenhum antes de as regiões ficarem prontas.
view-candidates-running = Buscando… { $count ->
    [one] { $number } palpite
   *[other] { $number } palpites
} · { $time }
view-candidates-waiting = Serão buscados quando a verificação terminar.
view-candidates-no-solution = Não há nenhum: o sudoku não tem solução.
view-candidates-solved = Cada célula tem um
view-candidates-digits = { $count ->
    [one] { $count } dígito em { $cells }
   *[other] { $count } dígitos em { $cells }
}
view-candidates-open = { $count ->
    [one] { $number } célula vazia
   *[other] { $number } células vazias
}
view-candidates-unknown = Não são conhecidos: { $reason } após { $time }.

view-verdict = Veredito: { $words }
    .hint = O que se sabe do sudoku como está agora; um clique mostra os fatos
view-verdict-short-unfinished = Regiões incompletas
view-verdict-short-unique = Uma solução
view-verdict-short-disagree = Motores discordam
view-verdict-short-unknown = Não se sabe
view-verdict-checking = Verificando…
view-verdict-running = Buscando soluções…
view-verdict-several = Várias soluções
view-verdict-none = Sem solução
view-verdict-unique = Exatamente uma solução
view-verdict-unfinished = As regiões não estão prontas
    .detail = Cada região precisa de tantas células quantos são os dígitos; então o sudoku pode ser verificado.
view-verdict-sparse = Várias soluções até agora
    .detail = como de costume enquanto há poucas pistas
view-verdict-disagree = Os motores discordam
    .detail = Um deles está errado, por um erro do programa. Por favor, relate-o.
view-verdict-out-of-time = Não se sabe: tempo esgotado
    .detail = Nada foi provado em { $time }.
view-verdict-stopped = Não se sabe: interrompido
    .detail = A verificação foi interrompida após { $time }.
view-verdict-failed = Sem resposta
    .detail = O motor falhou: { $reason }
view-verdict-guesses = { $count ->
    [0] nenhum palpite necessário
    [1] um palpite necessário
   *[other] { $number } palpites necessários
}
view-advice-clash = Os dados marcados em vermelho no tabuleiro se contradizem ou violam uma regra: mude ou apague um deles.
view-advice-rules = Nenhum dígito serve a todos os dados e regras juntos, embora nenhum par de dados se contradiga.
    .ways = Desfaça o último passo, apague um dado de que não tem certeza ou desligue uma regra pelo olho dela.
view-advice-givens = Nenhum dígito serve a todos os dados juntos, embora nenhum par de dados se contradiga.
    .ways = Desfaça o último passo ou apague um dado de que não tem certeza.
view-verdict-hide = Ocultar
view-verdict-compare = Comparar
view-verdict-cancel = Cancelar
view-verdict-mend = Corrigir as formas
view-verdict-hide-solution = Ocultar solução
view-verdict-show-solution = Mostrar solução
view-verdict-why = Por quê?
view-verdict-undo = Desfazer passo
view-verdict-check-again = Verificar de novo
view-verdict-keep-trying = Continuar tentando
view-verdict-prove = Provar

view-opinion = { $engine }: { $answer }
view-opinion-running = Prova por programa inteiro
view-opinion-agrees = Programa inteiro concorda
view-opinion-unique = uma solução
view-opinion-several = várias
view-opinion-none = sem solução
view-opinion-stopped = interrompido
view-opinion-out-of-time = tempo esgotado
view-opinion-failed = falhou
view-engine-search = Busca
view-engine-program = Programa inteiro

view-work = Detalhes
    .details = Detalhes da verificação
view-work-count = Contagem
view-work-guesses = Palpites
view-work-backtracks = Palpites desfeitos
view-work-houses = Conclusões de áreas
view-work-clauses = Conclusões de cláusulas
view-work-sums = Conclusões de somas
view-work-pairs = Conclusões de pares
view-work-words = Conclusões de palavras
view-work-learned = Cláusulas aprendidas
view-work-programs = Programas inteiros
view-work-rows = Linhas do maior
view-work-bases = Bases de Gröbner

view-count-exactly = { $count ->
    [one] Exatamente { $number } solução
   *[other] Exatamente { $number } soluções
}
view-count-at-least = { $count ->
    [one] Pelo menos { $number } solução
   *[other] Pelo menos { $number } soluções
}
view-count-two-differ = { $count ->
    [one] as duas mostradas diferem em { $count } célula
   *[other] as duas mostradas diferem em { $count } células
}
view-count-all = todas contadas em { $time }
view-count-limit = o limite foi atingido após { $time }
view-count-cancelled = contagem cancelada após { $time }
view-count-out-of-time = tempo da contagem esgotado após { $time }
view-count-failed = a contagem falhou: { $reason }
view-count-differ = { $count ->
    [one] { $count } célula não é igual em todas elas
   *[other] { $count } células não são iguais em todas elas
}
view-count-kept = { $count ->
    [one] a primeira pode ser vista ({ $number })
   *[other] as primeiras { $number } podem ser vistas
}
view-count-found = { $count ->
    [one] { $number } encontrada
   *[other] { $number } encontradas
}
view-count-bar = Soluções encontradas, até o limite
view-count-previous = Anterior
view-count-next = Próxima
view-count-marks = Células marcadas não são iguais em todas as soluções; as de marca forte mudaram neste passo
view-count-up-to = Contar até
    .name = Máximo de soluções a contar
view-count-start = Contar…

view-difficulty = Dificuldade: { $words }
    .stars = Dificuldade: { $stars } de { $most } estrelas, { $words }
view-difficulty-unknown = Dificuldade desconhecida
view-difficulty-waiting = Buscando um caminho de solução…
view-difficulty-harder = Mais difícil que cadeias: veja o caminho
view-difficulty-beyond = Além das técnicas

view-path = Caminho da solução
view-path-steps = { $count ->
    [one] { $number } passo
   *[other] { $number } passos
}
view-path-hardest = máx. { $number }
view-path-contradiction = Contradição
    .hint = O caminho termina onde alguma célula ou área fica sem nada
view-path-end = Fim
    .hint = A lógica não leva além disto
view-path-end-none = Aqui alguma célula ou área fica sem nada: não há solução.
view-path-end-of = { $count ->
    [one] Fim de { $number } passo
   *[other] Fim de { $number } passos
}
view-path-unsolved = Não resolvido
    .hint = { $count ->
    [one] Pelo menos { $count } candidato de alguma célula teria de ser tentado
   *[other] Pelo menos { $count } candidatos de alguma célula teriam de ser tentados
}
view-path-up-to = Técnicas até
    .all = Todas
view-path-printed = Impresso como
    .nothing = Nada
    .hint = Folhas e livros não dizem quão difícil ele é
view-path-lost = O caminho se perdeu: { $reason }.
view-path-out-of-time = O caminho demorou demais.
view-path-unfinished = Corrija primeiro as regiões; então o sudoku pode ser resolvido.
view-path-waiting = Buscando passos…
view-path-curve = Curva do caminho: passo { $step } de { $count }
view-path-bottleneck = gargalo: só uma saída
view-path-singles = { $count ->
    [one] { $count } único
   *[other] { $count } únicos
}
view-path-step = Passo { $step }
view-path-step-of = Passo { $step } de { $count }
view-path-solved = Resolvido.
view-path-beyond = { $count ->
    [one] Além destas técnicas: resta { $number } célula, pelo menos { $most } candidatos a tentar.
   *[other] Além destas técnicas: restam { $number } células, pelo menos { $most } candidatos a tentar.
}
view-path-place = Posição no caminho

view-hint = Dica
view-hint-out-of-time = Nenhum passo foi achado a tempo.
view-hint-mistakes = { $count ->
    [one] { $number } dígito inserido não é o que a solução tem ali.
   *[other] { $number } dígitos inseridos não são os que a solução tem ali.
}
view-hint-look = Olhe para { $place }.
view-hint-technique = { $title }, { $number }.
view-hint-step = Ali { $why }: { $result }.
view-hint-solved = Cada célula tem seu dígito.
view-hint-stuck = Nenhuma técnica avança daqui.
view-hint-place = Colocar
view-hint-show = Mostrar caminho

view-author-thin-out = Desbastar
    .start = Desbastar agora
view-author-redundant = Pistas supérfluas
view-author-explain = Por quê?
view-author-generate = Gerar
    .start = Gerar agora
view-author-derive = Derivar
    .start = Derivar agora
view-author-again = Procurar de novo
view-author-close = Fechar o painel
view-author-cancel = Cancelar o trabalho
view-author-begins = Começando…
view-author-try = Tentativa { $place } de { $count }
view-author-clues-now = { $count ->
    [one] { $number } pista agora
   *[other] { $number } pistas agora
}
view-author-best = melhor até agora { $count }
view-author-rated = sudokus testados: { $number }
view-author-questions = { $count ->
    [one] verificado { $number } vez
   *[other] verificado { $number } vezes
}
view-author-seed = Variação
    .hint = O mesmo número dá o mesmo resultado. Arraste, ou clique e digite.
view-explain-solutions = Buscando soluções
view-explain-difference = Comparando soluções
view-explain-settling = Tentando dados isolados
view-explain-contradiction = Deixando de fora pistas e regras
view-explain-best = menor até agora { $count }
view-scope-board = Tabuleiro
view-scope-grids = Cada grade
view-wish-symmetry = Simetria
    .name = Simetria das pistas
view-wish-difficulty = Dificuldade
    .name = Dificuldade desejada
    .any = qualquer, ou 3..5
    .hint = O número do passo mais difícil, de e até: 3..5, 2.6.. ou ..7.1
view-wish-difficulty-any = Qualquer
view-wish-difficulty-label = O passo mais difícil vai de { $least } a { $most }
view-wish-difficulty-range = Outro intervalo…
view-wish-difficulty-from = Passo mais difícil
    .name = Intervalo desejado
view-wish-needs = Requer
    .any = Qualquer técnica
view-wish-clues = Pistas
    .name = Número desejado de pistas
    .none = o mínimo
view-wish-prefer = Preferir
view-prefer-clues = Menos pistas
    .hint = O mínimo possível de pistas
view-prefer-givens = Menos dados
    .hint = O mínimo possível de dados, de preferência nenhum, e depois de outras pistas
view-prefer-even = Distribuição igual
    .hint = Dados distribuídos por linhas, colunas e blocos o mais igualmente possível
view-wish-tries = Tentativas
view-wish-limit = Parar após
    .hint = Em tabuleiros grandes as últimas pistas demoram; o que se alcançar até lá é o resultado
view-limit-none = Sem limite
view-limit-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
view-limit-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
view-loose-rules = Tirar regras também
    .hint = Uma diagonal ou uma região pintada pode se revelar desnecessária
view-pins-start = Fixar pistas
view-pins-stop = Parar de fixar
view-pins-none = Soltar todas
view-pins-how = Clique nas pistas que devem ficar, ou vá até elas com as setas e pressione Space.
view-pins-count = { $count ->
    [one] { $number } pista está fixada e vai ficar.
   *[other] { $number } pistas estão fixadas e vão ficar.
}
view-generate = O que gerar
view-generate-board = Este tabuleiro
    .hint = O tabuleiro e as regras como estão, com novos dados
view-generate-cells = Estas células
    .hint = O tabuleiro e as regras como estão, e novos dígitos onde há dados agora
view-from-zero = Dígitos desde 0
view-thin-marks = Desbastar marcas também
    .hint = Gaiolas, linhas e outras marcas saem quando não são necessárias, depois das pistas
view-mixed-with = Misturado com
view-mixed-and = e com
view-mixed-kind = Tipo { $number } da mistura
view-mixed-nothing = Nada
view-derive-places = Células trocam de lugar
view-derive-digits = Dígitos trocam de nome
view-kind-classic = Clássico
view-kind-shidoku = Shidoku (4×4)
view-kind-roku = Roku (6×6)
view-kind-hachi = Hachi (8×8)
view-kind-juuni = Juuni (12×12)
view-kind-super = Supersudoku (16×16)
view-kind-latin = Quadrado latino
view-kind-jigsaw = Irregular
view-kind-twin = Gêmeos
view-kind-chain = Corrente diagonal
view-kind-samurai = Samurai
view-kind-sohei = Sohei
view-kind-windmill = Cata-vento
view-kind-butterfly = Borboleta
view-kind-flower = Flor

view-result-time = Levou { $time }.
view-result-select = Clique para selecionar suas células
view-result-apply = Aplicar
view-result-discard = Descartar
view-result-another = Tentar outra
view-result-back = Voltar
view-result-thin-out = Desbastar…
view-result-unique = Há exatamente uma solução
    .detail = Portanto não há nada a explicar.
view-result-cancelled = Cancelado
    .detail = O sudoku está como era.
view-result-refused = Isso não é possível
view-needed = Todas as pistas são necessárias
    .detail = Sem qualquer uma delas há várias soluções.
view-redundant = { $count ->
    [one] { $count } pista não é necessária
   *[other] { $count } pistas não são necessárias
}
    .detail = { $count ->
    [1] Ela está marcada no tabuleiro; sem ela ainda há uma só solução. Cada pista com um ponto é necessária.
   *[other] Elas estão marcadas no tabuleiro. Sem qualquer uma delas ainda há uma só solução, mas talvez não sem duas. Cada pista com um ponto é necessária.
}
view-several-count = { $count ->
    [one] { $number } solução ao todo
   *[other] { $number } soluções ao todo
}
view-several-open = { $count ->
    [one] { $number } célula não é igual em todas as soluções.
   *[other] { $number } células não são iguais em todas as soluções.
}
    .at-least = { $count ->
    [one] Pelo menos { $number } célula não é igual em todas as soluções: o tempo acabou antes de se saber tudo.
   *[other] Pelo menos { $number } células não são iguais em todas as soluções: o tempo acabou antes de se saber tudo.
}
view-several-smallest = A menor diferença encontrada, emoldurada: { $cells }.
view-several-select = Selecionar as células emolduradas
view-settling-marks = { $count ->
    [one] Também { $count } marca ou regra resolveria:
   *[other] Também qualquer uma de { $count } marcas e regras resolveria:
}
view-settling-mark-hint = Um clique a põe no tabuleiro
view-settling-none = Nenhum dado sozinho resolve.
view-settling-digits = { $count ->
    [one] { $number } dígito em { $cells } resolveria: qualquer um dos dígitos pequenos no tabuleiro.
   *[other] { $number } dígitos em { $cells } resolveriam: qualquer um dos dígitos pequenos no tabuleiro.
}
view-settling-cells = { $count ->
    [one] { $number } célula
   *[other] { $number } células
}
view-settling-given = { $digit } em { $cell }
view-settling = { $count ->
    [1] Só isto deixa exatamente uma solução: { $givens }.
   *[other] Tudo isto deixa exatamente uma solução: { $givens }.
}
view-settling-select = Selecionar { $givens }
view-settling-place = Colocar
view-settling-place-all = Colocar todos
view-blame-none = O tabuleiro não pode ser preenchido
    .detail = Nenhuma pista e nenhuma regra tem culpa.
view-blame-one = Isto não pode ser
    .detail = Contradiz o tabuleiro por si só.
view-blame-several = Estes se contradizem
    .detail = Sem qualquer um deles os outros têm solução.
    .fewer = Menos pode bastar: o tempo acabou antes de se saber.
