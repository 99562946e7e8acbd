# Panels, bars and canvas of the window.

# The bars at the top and at the bottom, and the tabs.
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
view-menu-setter = Criação
    .letter = C
view-menu-view = Exibir
    .letter = X
view-menu-help = Ajuda
    .letter = J
view-menu-booklet = Livreto
    .letter = L
view-menu-all = Menu
view-menu-recent = Abrir recente
    .hint = Abre um dos últimos arquivos usados
view-menu-scales = Tamanho da interface: { $scale }%
    .less = Interface: { $scale }%, aqui { $real }%
    .hint = Alterar o tamanho do texto, dos painéis e do tabuleiro
view-undo = Desfazer
view-redo = Refazer
view-play-test = Jogo de teste
view-find = Buscar um comando
view-tab-new = Nova aba
view-tab-start = Início
    .hint = Novos sudokus, exemplos e arquivos recentes
view-tab-no-file = Ainda sem arquivo
view-tab-booklet = Livreto. { $file }
view-tab-unsaved = { $name }, não salvo
view-tab-close = Fechar { $name }
view-tabs-more = mais { $count }
view-saving-cancel = Parar de esperar
view-reading-cancel = Cancelar leitura
view-check-running = Em andamento
view-status-no-cell = Nenhuma célula
view-status-open = { $count ->
    [one] { $count } vazia
   *[other] { $count } vazias
}
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = Possíveis: { $digits }
view-status-file-saved = salvo
view-status-file-unsaved = não salvo
view-status-unsaved = Não salvo
view-status-new = Nada a salvar
view-status-path = ← → percorrem o caminho, Space o reproduz, Escape o fecha.
view-status-zoom = { $count }%
    .hint = Clique para mostrar o tabuleiro inteiro
view-cell-region = região { $number }
view-cell-box = bloco { $number }
view-selected = { $count ->
    [one] { $count } célula selecionada
   *[other] { $count } células selecionadas
}

# Counts that are shown next to other facts.
view-givens = { $count ->
        [one] { $number } inicial
       *[other] { $number } iniciais
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

# The board, for screen readers.
view-board = Tabuleiro do sudoku
view-board-nothing = nenhuma célula selecionada
view-board-covered = oculto durante a pausa
view-board-empty = vazia
view-board-conflict = viola uma regra
view-board-centre = marcas de centro { $digits }
view-board-corner = marcas de canto { $digits }
view-board-given = inicial { $digit }
view-board-entered = inserido { $digit }
view-board-fog = na névoa
view-board-solution = solução { $digit }
view-board-wrong = difere da solução
view-board-place = linha { $row }, coluna { $column }
view-board-clue = { $name } { $clue }
view-board-towards = em direção a { $cell }
view-paused = Em pausa
    .hint = O tabuleiro está oculto. Pressione Space para retomar.

# Legend of the marks of a step.
view-legend-strong = pelo menos um é verdadeiro
view-legend-weak = no máximo um é verdadeiro
view-legend-along = um implica o outro
view-legend-placed = colocado neste passo
view-legend-struck = eliminado neste passo
view-legend-houses = unidades usadas
view-legend-differing = difere entre soluções
view-legend-smallest = menor diferença encontrada
view-legend-settling = torna única a solução
view-legend-settling-together = juntos tornam única a solução
view-legend-conflicting = pista da contradição
view-legend-conflicting-rule = regra da contradição

# The tools.
view-tools-find = Buscar uma ferramenta
view-tools-none-found = Nenhuma ferramenta encontrada.
view-tools-place = Básico
view-tools-handy = Acesso rápido
view-tools-kept = { $name }, fixada
view-tools-recent = { $name }, acesso rápido
view-tools-refused = Não neste tabuleiro: { $reason }.
view-tools-key = { $key } seleciona a ferramenta, porque { $symbol } é um dígito deste tabuleiro.
view-tools-all-grids = Segure Ctrl para aplicá-la a todas as grades.
view-tools-brushes = Pressione { $key } de novo para alternar entre { $brushes }.
# Two options of a tool; the first may be such a pair itself.
view-tools-and = { $first } e { $second }
view-tools-advance = Avançar
view-tools-symmetry = Simetria dos dígitos iniciais
view-tools-symmetry-refused = Não é possível: { $reason }.
view-tools-wanted = { $count ->
        [one] { $number } célula necessária para a simetria está vazia
       *[other] { $number } células necessárias para a simetria estão vazias
    }
view-tools-fill = Copiar da solução
view-tools-add-grid = + Adicionar grade
view-tools-duplicate-grid = Duplicar grade
view-tools-delete-grid = Excluir grade
view-width-tools = Largura do painel de ferramentas
view-width-facts = Largura do painel lateral

# The puzzle, its rules and the settings of one.
view-puzzle = Sudoku
view-puzzle-title = Título
    .none = Sudoku sem título
view-puzzle-author = Autor
    .none = Seu nome
view-side-rules = Regras · { $number }
view-side-publication = Sudoku
view-publication-rules = Texto das regras
    .none = As regras pelas suas palavras
view-publication-automatic = Usar texto automático
view-publication-one-text = Escrever como um só texto
view-publication-reset = Repor
view-publication-sentence = Texto das regras: { $name }
    .none = Omitido
view-publication-origin = Origem
view-publication-source = Fonte
view-publication-link = Ligação
view-publication-date = Data
view-publication-tags = Etiquetas, separadas por vírgulas
view-publication-solution = Solução
    .none = Nenhuma solução guardada.
    .same = Guardada; é a solução encontrada.
    .kept = Guardada.
view-publication-store = Guardar solução
view-publication-remove = Remover
view-publication-message = Mensagem ao concluir
    .none = Mostrada a quem resolver o sudoku
view-publication-notes = Notas
    .none = Para o editor; nunca são impressas
view-publication-unread = { $count ->
    [one] 1 parte do arquivo não foi compreendida
   *[other] { $number } partes do arquivo não foram compreendidas
}
view-publication-settle = Resolvida
view-publication-settle-all = Resolver todas
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count } grades de { $size } × { $size }
view-rules-none = Nenhuma regra ainda. Escolha uma ferramenta e desenhe no tabuleiro.
view-rule = { $name }, { $place }
    .off = { $name }, { $place }, desligada
view-rule-place-off = { $place } · desligada
view-rule-switch-off = Desligar { $name }
view-rule-switch-on = Ligar { $name }
view-rule-locked = { $rule }, bloqueada
view-rule-unlock = Desbloquear { $name }
view-rule-name = Nome da regra
view-rule-name-hint = Nome (opcional)
view-rule-group = { $count ->
    [one] Grupo { $name }, { $count } regra
   *[other] Grupo { $name }, { $count } regras
}
view-rule-group-quantified = { $name } ({ $quantifier })
view-rule-group-count = { $count }
view-rule-group-name = Nome do grupo
view-rule-group-hint = Clique para selecionar o grupo todo, clique duas vezes para renomeá-lo
view-rule-kind-hint = Clique para selecionar todas as regras deste tipo
view-rule-kind-fold = Regras do tipo { $name }
view-rule-colour = Cor
view-colour-sand = Areia
view-colour-green = Verde
view-colour-blue = Azul
view-colour-violet = Violeta
view-colour-rose = Rosa
view-colour-grey = Cinza
view-jigsaw = Regiões irregulares
view-jigsaw-done = Todas as { $size } regiões têm { $size } células cada e são conexas.

# Candidates in the open cells.
view-candidates = Candidatos
view-candidates-none = Nenhum
view-candidates-possible = Possíveis
view-candidates-counted = Com contagem
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = Quantas soluções restam se o dígito for um dígito inicial: com 1, a solução é única. Quanto mais escura a célula, mais um dígito inicial ali restringe o sudoku.
view-candidates-keep-looking = Continuar
view-candidates-stop = Parar busca
view-candidates-unfinished = Corrija primeiro as regiões.
view-candidates-running = Buscando… { $count ->
    [one] { $number } palpite
   *[other] { $number } palpites
} · { $time }
view-candidates-waiting = Aguardando o fim da verificação.
view-candidates-no-solution = Nenhum: o sudoku não tem solução.
view-candidates-solved = Um candidato por célula
view-candidates-digits = { $count ->
    [one] { $count } dígito em { $cells }
   *[other] { $count } dígitos em { $cells }
}
# The number of cells with these digits.
view-candidates-open = { $count ->
    [one] { $number } célula vazia
   *[other] { $number } células vazias
}
view-candidates-unknown = Desconhecidos: { $reason } após { $time }.

# The verdict.
view-verdict = Veredito: { $words }
    .hint = O veredito sobre o sudoku atual; clique para mostrar o painel lateral
view-verdict-short-unfinished = Regiões incompletas
view-verdict-short-unique = Uma solução
view-verdict-short-disagree = Motores discordam
view-verdict-short-unknown = Desconhecido
view-verdict-checking = Verificando…
view-verdict-running = Buscando soluções…
view-verdict-several = Várias soluções
view-verdict-none = Sem solução
view-verdict-unread = { $count ->
    [one] Só com as regras compreendidas; 1 parte do arquivo não o foi
   *[other] Só com as regras compreendidas; { $number } partes do arquivo não o foram
}
view-verdict-unique = Exatamente uma solução
view-verdict-unfinished = As regiões ainda não estão prontas
    .detail = Cada região precisa de tantas células quantos são os dígitos. Só então o sudoku pode ser verificado.
view-verdict-sparse = Ainda sem solução única
    .detail = Normal com tão poucas pistas
view-verdict-disagree = Os motores discordam
    .detail = Um deles está errado por causa de um defeito no Gridwright. Por favor, relate-o.
view-verdict-out-of-time = Desconhecido: tempo esgotado
    .detail = Nada foi provado em { $time }.
view-verdict-stopped = Desconhecido: interrompido
    .detail = A verificação foi interrompida após { $time }.
view-verdict-failed = A verificação falhou
    .detail = O motor falhou: { $reason }
view-verdict-holding = { $group } ({ $quantifier }): na solução valem { $rules }
    .none = nenhuma regra
view-verdict-holding-rule = { $name } ({ $place })
view-verdict-guesses = { $count ->
        [0] motor: sem palpites
        [1] motor: 1 palpite
       *[other] motor: { $number } palpites
    }
view-advice-clash = Os dígitos iniciais marcados em vermelho entram em conflito entre si ou com uma regra. Altere ou apague um deles.
view-advice-rules = Os dígitos iniciais e as regras não têm solução juntos, embora não haja conflito entre dois dígitos iniciais.
    .ways = Desfaça o último passo, apague um dígito inicial de que não tem certeza ou desligue uma regra no ícone de olho dela.
view-advice-givens = Estes dígitos iniciais não têm solução, embora não haja conflito entre dois deles.
    .ways = Desfaça o último passo ou apague um dígito inicial de que não tem certeza.
view-verdict-hide = Ocultar
view-verdict-compare = Comparar
view-verdict-cancel = Cancelar
view-verdict-mend = Corrigir regiões
view-verdict-hide-solution = Ocultar solução
view-verdict-show-solution = Mostrar solução
view-verdict-why = Por quê?
view-verdict-undo = Desfazer passo
view-verdict-check-again = Verificar de novo
view-verdict-keep-trying = Continuar tentando
view-verdict-prove = Provar

# The answer of an engine, in a line of the verdict.
view-opinion = { $engine }: { $answer }
view-opinion-running = Provando com programa inteiro
view-opinion-agrees = Programa inteiro concorda
view-opinion-unique = uma solução
view-opinion-several = várias soluções
view-opinion-none = sem solução
view-opinion-stopped = interrompido
view-opinion-out-of-time = tempo esgotado
view-opinion-failed = falhou
view-engine-search = Busca
view-engine-program = Programa inteiro

# Statistics of the engines; each line ends in a number.
view-work = Detalhes da verificação
view-work-count = Contagem de soluções
view-work-guesses = Palpites
view-work-backtracks = Retrocessos
view-work-houses = Deduções de unidades
view-work-clauses = Deduções de cláusulas
view-work-sums = Deduções de somas
view-work-pairs = Deduções de pares
view-work-words = Deduções de padrões
view-work-learned = Cláusulas aprendidas
view-work-programs = Programas inteiros
view-work-rows = Linhas no maior
view-work-bases = Bases de Gröbner

# Counting solutions.
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
view-count-limit = limite atingido após { $time }
view-count-cancelled = contagem cancelada após { $time }
view-count-out-of-time = tempo da contagem esgotado após { $time }
view-count-failed = a contagem falhou: { $reason }
view-count-differ = { $count ->
        [one] { $count } célula difere entre soluções
       *[other] { $count } células diferem entre soluções
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
view-count-marks = As células marcadas diferem entre soluções; as de marca forte diferem da solução mostrada antes
view-count-up-to = Contar até
    .name = Número máximo de soluções
view-count-start = Contar…

# How hard the puzzle is.
view-difficulty = Dificuldade: { $words }
    .stars = Dificuldade: { $stars } de { $most } estrelas, { $words }
view-difficulty-unknown = Dificuldade desconhecida
view-difficulty-waiting = Buscando um caminho de solução…
view-difficulty-harder = Requer técnicas avançadas: ver caminho
view-difficulty-beyond = Além das técnicas conhecidas

# The solving path.
view-path = Caminho de solução
view-path-steps = { $count ->
    [one] { $number } passo
   *[other] { $number } passos
}
view-path-hardest = máx. { $number }
view-path-contradiction = Contradição
    .hint = O caminho termina com uma célula sem candidatos, uma unidade sem lugar para um dígito ou uma regra violada
view-path-end = Fim
    .hint = A lógica não vai além daqui
view-path-end-none = Sem solução: célula ou unidade impossível de preencher, ou regra violada.
view-path-end-of = { $count ->
    [one] Fim de { $number } passo
   *[other] Fim de { $number } passos
}
view-path-unsolved = Não resolvido
    .hint = { $count ->
        [one] Cada célula restante tem pelo menos { $count } candidato, então seria preciso adivinhar
       *[other] Cada célula restante tem pelo menos { $count } candidatos, então seria preciso adivinhar
    }
view-path-up-to = Técnicas até
    .all = Todas
view-path-printed = Dificuldade impressa
    .nothing = Nenhuma
    .hint = Folhas e livretos não mostram dificuldade
view-path-lost = A busca do caminho falhou: { $reason }.
view-path-out-of-time = A busca do caminho demorou demais.
view-path-unfinished = Corrija primeiro as regiões; só então o sudoku pode ser resolvido.
view-path-waiting = Buscando passos…
view-path-curve = Curva de dificuldade: passo { $step } de { $count }
view-path-bottleneck = Gargalo: só uma jogada
view-path-singles = { $count ->
    [one] { $count } único
   *[other] { $count } únicos
}
view-path-step = Passo { $step }
view-path-step-of = Passo { $step } de { $count }
view-path-solved = Resolvido.
view-path-beyond = { $count ->
        [one] Além destas técnicas: resta { $number } célula, com pelo menos { $most } candidatos.
       *[other] Além destas técnicas: restam { $number } células, cada uma com pelo menos { $most } candidatos.
    }
view-path-place = Posição no caminho

# A hint.
view-hint = Dica
view-hint-out-of-time = Nenhum passo foi encontrado a tempo.
view-hint-mistakes = { $count ->
        [one] { $number } dígito inserido está errado.
       *[other] { $number } dígitos inseridos estão errados.
    }
view-hint-look = Olhe para { $place }.
view-hint-technique = { $title }, { $number }.
view-hint-step = Aqui, { $why }: { $result }.
view-hint-solved = Todas as células estão preenchidas.
view-hint-stuck = Nenhuma técnica conhecida se aplica aqui.
view-hint-place = Colocar
view-hint-show = Mostrar caminho

# The setter's tools and their options.
view-author-thin-out = Remover pistas
    .start = Remover pistas agora
view-author-redundant = Pistas redundantes
view-author-explain = Por quê?
view-author-generate = Gerar
    .start = Gerar agora
view-author-derive = Criar uma variação
    .start = Criar agora
view-author-again = Executar de novo
view-author-close = Fechar painel
view-author-cancel = Parar
view-author-begins = Iniciando…
view-author-try = Tentativa { $place } de { $count }
view-author-clues-now = { $count ->
    [one] { $number } pista agora
   *[other] { $number } pistas agora
}
view-author-best = melhor até agora: { $count }
view-author-rated = sudokus testados: { $number }
view-author-questions = { $count ->
        [one] { $number } verificação
       *[other] { $number } verificações
    }
view-author-seed = Semente
    .hint = A mesma semente dá o mesmo resultado. Arraste, ou clique e digite.
view-explain-solutions = Buscando soluções
view-explain-difference = Comparando soluções
view-explain-settling = Testando dígitos iniciais isolados
view-explain-contradiction = Reduzindo pistas e regras
view-explain-best = menor até agora: { $count }
view-scope-board = Tabuleiro
view-scope-grids = Cada grade
view-wish-symmetry = Simetria
    .name = Simetria das pistas
view-wish-difficulty = Dificuldade
    .name = Dificuldade desejada
    .any = qualquer, ou 3..5
    .hint = A classificação do passo mais difícil, de e até: 3..5, 2.6.. ou ..7.1
view-wish-difficulty-any = Qualquer
view-wish-difficulty-label = O passo mais difícil é classificado de { $least } a { $most }
view-wish-difficulty-range = Intervalo personalizado…
view-wish-difficulty-from = Passo mais difícil
    .name = Intervalo do passo mais difícil
view-wish-needs = Requer
    .any = Qualquer técnica
view-wish-clues = Pistas
    .name = Número desejado de pistas
    .none = Mínimo
view-wish-prefer = Preferir
view-prefer-clues = Menos pistas
    .hint = O menor número possível de pistas
view-prefer-givens = Menos iniciais
    .hint = O menor número possível de dígitos iniciais, de preferência nenhum, e depois de outras pistas
view-prefer-even = Distribuição uniforme
    .hint = Dígitos iniciais distribuídos o mais uniformemente possível por linhas, colunas e blocos
view-wish-tries = Tentativas
view-wish-limit = Parar após
    .hint = Em tabuleiros grandes as últimas pistas demoram; você recebe o que for alcançado até lá
view-limit-none = Sem limite
view-limit-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
view-limit-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
view-loose-rules = Remover regras também
    .hint = Uma diagonal ou uma região pintada pode se revelar desnecessária
view-pins-start = Fixar pistas
view-pins-stop = Parar de fixar
view-pins-none = Desafixar todas
view-pins-how = Clique nas pistas a manter, ou vá até elas com as setas e pressione Space.
view-pins-count = { $count ->
    [one] { $number } pista está fixada e vai ficar.
   *[other] { $number } pistas estão fixadas e vão ficar.
}
view-generate = O que gerar
view-generate-board = Este tabuleiro
    .hint = Manter o tabuleiro e as regras; gerar novos dígitos iniciais
view-generate-cells = Mesmo padrão inicial
    .hint = Manter o tabuleiro, as regras e as células dos dígitos iniciais; gerar novos dígitos
view-from-zero = Dígitos a partir de 0
view-thin-marks = Remover marcas também
    .hint = Depois das pistas, remover as gaiolas, linhas e outras marcas que não são necessárias
view-mixed-with = Misturado com
view-mixed-and = e com
view-mixed-kind = Tipo { $number } da mistura
view-mixed-nothing = Nenhum
view-derive-places = Reorganizar células
view-derive-digits = Trocar dígitos
# Sizes and layouts of generated puzzles.
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

# Results of the setter's tools.
view-result-time = Levou { $time }.
view-result-select = Clique para selecionar suas células
view-result-apply = Aplicar
view-result-discard = Descartar
view-result-another = Tentar outra
view-result-back = Voltar
view-result-thin-out = Remover pistas…
view-result-unique = Há exatamente uma solução
    .detail = Não há nada a explicar.
view-result-cancelled = Cancelado
    .detail = O sudoku não foi alterado.
view-result-refused = Não é possível
view-needed = Todas as pistas são necessárias
    .detail = Sem qualquer uma delas haveria várias soluções.
view-redundant = { $count ->
    [one] { $count } pista não é necessária
   *[other] { $count } pistas não são necessárias
}
    .detail = { $count ->
        [1] Ela está marcada no tabuleiro; sem ela a solução continua única. Cada pista com um ponto é necessária.
       *[other] Elas estão marcadas no tabuleiro. Sem qualquer uma delas a solução continua única, mas talvez não sem duas. Cada pista com um ponto é necessária.
    }
view-several-count = { $count ->
    [one] { $number } solução ao todo
   *[other] { $number } soluções ao todo
}
view-several-open = { $count ->
        [one] { $number } célula difere entre soluções.
       *[other] { $number } células diferem entre soluções.
    }
    .at-least = { $count ->
        [one] Pelo menos { $number } célula difere entre soluções; o tempo acabou antes que todas fossem encontradas.
       *[other] Pelo menos { $number } células diferem entre soluções; o tempo acabou antes que todas fossem encontradas.
    }
view-several-smallest = A menor ambiguidade encontrada, emoldurada: { $cells }.
view-several-select = Selecionar as células emolduradas
view-settling-marks = { $count ->
        [one] { $count } marca ou regra também tornaria a solução única:
       *[other] Qualquer uma de { $count } marcas e regras também tornaria a solução única:
    }
view-settling-mark-hint = Clique para adicioná-la ao tabuleiro
view-settling-none = Nenhum dígito inicial sozinho torna a solução única.
view-settling-digits = { $count ->
        [one] Qualquer um dos dígitos pequenos no tabuleiro torna a solução única: { $number } dígito em { $cells }.
       *[other] Qualquer um dos dígitos pequenos no tabuleiro torna a solução única: { $number } dígitos em { $cells }.
    }
# The number of cells with these digits.
view-settling-cells = { $count ->
    [one] { $number } célula
   *[other] { $number } células
}
view-settling-given = { $digit } em { $cell }
view-settling = { $count ->
        [1] Adicionar isto torna a solução única: { $givens }.
       *[other] Adicionar estes torna a solução única: { $givens }.
    }
view-settling-select = Selecionar { $givens }
view-settling-place = Adicionar
view-settling-place-all = Adicionar todos
view-blame-none = O tabuleiro não pode ser preenchido
    .detail = Nenhuma pista ou regra é a causa.
view-blame-one = Isto é impossível
    .detail = Contradiz o tabuleiro por si só.
view-blame-several = Estes se contradizem
    .detail = Deixe de fora qualquer um deles, e os outros têm solução.
    .fewer = Talvez nem todos sejam necessários para a contradição; o tempo acabou antes que todos fossem verificados.
