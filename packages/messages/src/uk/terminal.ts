/** Ukrainian: what only the command line says. */
import type { Texts } from '../texts.ts';

export const terminal: Texts<'terminal'> = {
  // Command line: help.
  'cli.about': 'Täht: кросворд із літерних плиток у командному рядку.',
  'cli.usage': 'Використання:',
  'cli.commands': 'Команди:',
  'cli.arguments': 'Аргументи:',
  'cli.options': 'Параметри:',
  'cli.help': 'показати цю довідку',
  'cli.version': 'показати версію',
  'cli.editions': 'показати всі мови, їхні плитки та правила',
  'cli.score': 'порахувати бали ходів із файлу прикладів',
  'cli.replay': 'розіграти запис GCG за правилами й показати розбіжності',
  'cli.verify': 'перевірити гру: запис, ходи й жеребкування',
  'cli.play': 'грати в цьому терміналі: від двох до чотирьох за одним екраном',
  'cli.json': 'відповісти одним документом JSON',
  'cli.language': 'мова текстів: {names}',
  'cli.no-color': 'без кольорів',
  'cli.edition': 'мова гри: {names}',
  'cli.ruleset': 'правила зі списку «taht editions»',
  'cli.game-ruleset':
    'правила зі списку «taht editions»; без цього правила книжечки, а {example} та подібні – дружня гра',
  'cli.tileset': 'плитки зі списку «taht editions»',
  'cli.lexicon': 'словник, за яким перевіряти',
  'cli.data': 'папка для ігор, словників і джерел (або TAHT_DATA)',
  'cli.seed': 'зерно жеребкування, 64 шістнадцяткові цифри',
  'cli.players': 'імена гравців через кому',
  'cli.house-rule': 'домашнє правило; можна вказати кілька',
  'cli.resume': 'продовжити збережену гру: останню, за назвою або з файлу',

  // Command line: wrong use.
  'cli.unknown-command': 'Команди «{name}» немає. Є: {names}',
  'cli.missing-argument': 'Чогось бракує: {name}',
  'cli.too-many-arguments':
    'Забагато для однієї команди. Напишіть {command}, щоб отримати довідку.',
  'cli.not-understood': 'Це не зрозуміло. Напишіть {command}, щоб отримати довідку.',

  // Command line: files.
  'file.missing': 'папки немає',
  'file.forbidden': 'немає дозволу',
  'file.read-only': 'туди нічого не можна записати',
  'file.disk-full': 'диск заповнено',
  'file.is-folder': 'це папка',
  'file.not-folder': 'на місці папки стоїть файл',
  'file.not-json': 'Цей файл не є JSON: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: цього бракує.',
  'vector.wrong': '{place}: це не вдається прочитати: {found}',
  'vector.unknown-tileset': '{place}: набору плиток «{found}» немає.',
  'vector.unknown-letter': '{place}: плитки для «{found}» немає.',
  'vector.square-twice': '{place}: на {found} уже лежить плитка.',
  'vector.refused': '{id}: такий хід не дозволено. {reason}',
  'vector.skipped':
    '{count, plural, one {# приклад іншого виду: {ids}} few {# приклади іншого виду: {ids}} many {# прикладів іншого виду: {ids}} other {# прикладу іншого виду: {ids}}}',

  // Command line: checking a record.
  'verify.record': 'Запис цілий',
  'verify.bytes': 'У ньому нічого не змінено',
  'verify.events': 'Гру можна розіграти від початку до кінця',
  'verify.decisions': 'Кожен хід і кожне витягування відповідають правилам',
  'verify.commitment': 'Зерно те саме, яке було запечатано',
  'verify.line': 'рядок {line}',
  'verify.ok': 'Усе гаразд.',
  'verify.not-ok': 'Із цим записом щось не так.',
  'verify.unfinished': 'Гру ще не закінчено.',

  // Command line: more at the terminal.
  'play.choose-game': 'Є незакінчені ігри. Продовжити якусь?',
  'play.new-game': 'Нова гра',
  'play.nothing-to-resume': 'У {path} немає незакінченої гри.',
  'play.bad-seed': 'Зерно має складатися з 64 шістнадцяткових цифр (0–9, a–f).',
  'play.press-enter': 'Щоб продовжити, натисніть Enter.',
  'play.more': 'Enter: далі',
  'play.all-accept': 'Усі приймають: {words}?',
  'play.who-challenges': 'Хто заперечує?',
  'play.claim-word': '{player}, чи належить {word} до теми «{name}»?',
  'play.help.sort': '{command} – розкласти підставку за абеткою',
  'command.sort': 'впорядкувати абетка',

  // Dictionaries: help.
  'cli.check': 'перевірити слова за словником',
  'cli.words': 'слова; - читає їх зі стандартного вводу',
  'cli.anagram': 'знайти слова з поданих літер; ? – пуста плитка',
  'cli.lexicons': 'словники: перелік, відомості, порівняння, імпорт, складання',
  'cli.lexicon-list': 'показати перелік словників',
  'cli.lexicon-info': 'показати, що містить словник і звідки він',
  'cli.lexicon-diff': 'показати слова, які є лише в одному з двох словників',
  'cli.lexicon-import': 'зробити словник із власного списку слів',
  'cli.lexicon-build': 'скласти вбудовані словники наново з їхніх джерел',
  'cli.lexicon-id': 'назва нового словника: малі латинські літери, цифри, дефіси',
  'cli.pattern': 'слова такого вигляду, наприклад К..А чи *НЯ',
  'cli.shorter': 'також слова, що використовують не всі літери',
  'cli.patch': 'файл доповнень і вилучень до словника',
  'cli.encoding': 'кодування файлу, якщо воно не визначається саме',
  'cli.force': 'замінити словник із такою самою назвою',
  'cli.build-check': 'нічого не записувати, лише порівняти з наявним',
  'cli.no-ranks': 'лише слова, без їхньої поширеності',
  'cli.new-sources': 'брати інші джерела, ніж ті, з яких складено списки',
  'cli.sources': 'папка для файлів джерел',
  'cli.out': 'папка для готових словників',
  'cli.missing-option': 'Потрібен параметр: {name}',
  'cli.play-lexicon': 'словник гри або {none}',

  // The dictionary of a game.
  'play.choose-lexicon': 'За яким словником перевіряти слова?',
  'play.dictionary-says': 'Словник: {ruling}.',
  'play.near-words': 'Схожі слова: {words}',
  'play.lexicon-changed':
    'Цю гру розпочато з іншою версією словника {id}, з наявною її не продовжити.',

  // Dictionaries: patches.
  'patch.not-json': 'Цей файл доповнень не є JSON: {path}',
  'patch.not-a-patch': 'У цьому файлі немає доповнень чи вилучень: {path}',
  'patch.newer-version': 'Цей файл створено новішою версією програми: {path}',
  'patch.bad-patch': 'У {path} щось пропущено або неправильно: {place}.',
  'patch.other-lexicon': '{path} зроблено для іншого словника чи іншої версії, а не для {id}.',
  'patch.no-tile': 'У {path}, місце {place}, стоїть слово, якого не викласти.',
  'patch.bad-length': 'У {path}, місце {place}, стоїть слово неналежної довжини.',
  'patch.too-large': 'У {path} забагато слів.',

  // Dictionaries: importing a list.
  'import.done': 'Словник {id} готовий: {path}',
  'import.encoding': 'Кодування: {encoding}',
  'import.lines': 'Прочитано рядків: {lines}, слів: {words}, повторів: {repeated}',
  'import.with-text': 'Рядків, з яких узято лише перше слово: {count} ({examples})',
  'import.refused.no-tile': 'Пропущено, знаки поза абеткою: {count} ({examples})',
  'import.refused.too-many-blanks':
    'Пропущено, літер без плитки більше, ніж пустих плиток: {count} ({examples})',
  'import.refused.character':
    'Пропущено, для знака «{character}» немає плитки: {count} ({examples})',
  'import.refused.too-short': 'Пропущено, закороткі: {count} ({examples})',
  'import.refused.too-long': 'Пропущено, задовгі: {count} ({examples})',
  'import.not-text': 'Цей файл не є текстом: {path}',
  'import.no-words': 'Це не список слів цієї мови: {path}',
  'import.too-large': 'У {path} забагато слів.',
  'import.bad-id':
    '«{id}» не може бути назвою словника: лише малі латинські літери, цифри й дефіси.',
  'import.unknown-encoding': 'Кодування «{encoding}» не існує.',
  'import.built-in': '{id} – вбудований словник; виберіть іншу назву.',
  'import.exists': 'Словник {id} уже є; {option} замінить його.',

  // Dictionaries: building the lists.
  'build.begun': 'Складаю {id} …',
  'build.done': '{id}: слів {words}, секунд {seconds}, {hash}',
  'build.same': '{id}: збігається, слів {words}, секунд {seconds}, {hash}',
  'build.differs': '{id}: ВІДРІЗНЯЄТЬСЯ від наявного; слів {words}, секунд {seconds}, {hash}',
  'source.no-tool':
    '{package} завантажує {tool}, а на цій машині його немає. Покладіть ці файли до {folder}: {files}',
  'source.tool-failed':
    'Не вдалося завантажити {package}: {tool} повідомляє «{detail}». Файли можна також покласти до {folder}: {files}',
  'source.changed':
    '{package} не такий, як коли складали список: {files}. Заберіть файл із {folder}, і його буде завантажено знову.',
  'source.not-in-package': 'У {package} немає {files}.',

  // Engine: help.
  'cli.moves': 'перелічити можливі ходи в позиції, найкращі спершу',
  'cli.selfplay': 'нехай роботи зіграють між собою',
  'cli.analyse': 'звіт про гру: пропущені ходи, удача та вміння',
  'cli.train': 'навчитися, чого варті плитки, що лишаються',
  'cli.position': 'позиція у форматі: дошка, підставки, рахунок',
  'cli.top': 'скільки ходів показати',
  'cli.all': 'показати всі ходи',
  'cli.bots': 'роботи через кому',
  'cli.games': 'кількість ігор',
  'cli.number-seed': 'зерно випадковості, число',
  'cli.move-ms': 'час на хід у мілісекундах',
  'cli.generations': 'поколінь ігор, кожне вчиться з попередніх',
  'cli.out-file': 'файл для запису',

  // Engine: plays of a position.
  'moves.count': 'Можливих ходів: {count}',
  'moves.bad-top': '«{text}» – не кількість ходів.',
  'moves.bad-position': 'Позицію не прочитати, знак {place}; очікується: {expected}',
  'moves.expected.board': 'дошка',
  'moves.expected.racks': 'підставки',
  'moves.expected.scores': 'рахунок',
  'moves.expected.number': 'число',

  // Engine: games of bots.
  'selfplay.unknown-player': 'Робота «{name}» немає. Є: {names}',
  'selfplay.no-number': 'Тут має бути ціле число: {text}',
  'selfplay.player': '{name}: перемог {wins}, середній рахунок {score}',
  'selfplay.total':
    'Ігор: {games}, нічиїх: {draws}, середня перевага: {spread}, ігор за секунду: {speed}',
  'train.done': 'Навчено на іграх ({games}): {path}',

  // Engine: the report on a game.
  'analyse.head-play': 'Зіграно',
  'analyse.head-best': 'Найкраще',
  'analyse.head-lost': 'Втрачено',
  'analyse.head-chance': 'Шанс',
  'analyse.head-luck': 'Удача',
  'analyse.player':
    '{player}: втрачено цінності {lost}, шансу на перемогу {chance} %, удача {luck}',
  'analyse.nothing': 'У цьому файлі немає ходу з відомими плитками: {path}',

  // Bots at the table.
  'play.bots-too': 'Може грати й робот: {names}',

  // Playing on a server from the terminal.
  'cli.serve': 'відкрити ігри для інших, у цій мережі чи далі',
  'cli.server': 'адреса сервера, на якому грати',
  'cli.name': 'ваше ім’я на сервері',
  'cli.table': 'код або назва столу, за який сісти; інакше відкривається новий',
  'cli.seats': 'скільки місць за новим столом, від 2 до 4',
  'cli.bot': 'бот за новим столом: {names}',
  'cli.port': 'порт, який слухати',
  'cli.host': 'адреса, яку слухати',
  'cli.database': 'PostgreSQL для кількох процесів сервера, у вигляді postgres://…',
  'cli.metrics': 'показувати числа для Prometheus на /metrics',
  'cli.make-admin': 'ім’я облікового запису, що стане адміністратором',
  'cli.tls': 'працювати через https із власним сертифікатом',
  'network-game.your-name': 'Як вас звати?',
  'network-game.bad-server': 'Це не адреса сервера: {server}',
  'network-game.not-reached': '{server} не відповідає.',
  'network-game.not-let-in': '{server} не впустив вас ({code}).',
  'network-game.no-such-table': 'Такого столу немає: {name}',
  'network-game.not-done': 'Сервер цього не зробив ({code}).',
  'network-game.invite': 'Інші сідають за цей стіл командою {command}',
  'network-game.empty-places':
    '{count, plural, one {Ще вільне # місце.} few {Ще вільні # місця.} many {Ще вільних # місць.} other {Ще вільно # місця.}}',
  'network-game.ready': 'Усі на місцях. Натисніть Enter, коли будете готові.',
  'network-game.not-all-ready': 'Чекаємо на інших …',
  'network-game.waiting-for': 'Зараз ходить {player} …',
  'network-game.waiting': 'Чекаємо на інших …',
  'network-game.lost': 'З’єднання втрачено. Пробуємо знову …',
  'network-game.resume': 'Повернутися: {command}',
  'network-game.again': 'Зіграєте ще одну гру за цим столом?',
  'network-game.said': '{player}: {text}',
  'network-game.phrases': 'Скажіть щось із цього: {command} і номер.',
  'network-game.help.say': '{command} – сказати іншим готову фразу',

  // Starting a server: options.
  'cli.backup': 'скопіювати сховище сервера у файл, навіть поки він працює',
  'cli.restore': 'відновити резервну копію в теку даних',
  'cli.backup-force': 'замінити файл, якщо він уже є',
  'cli.restore-force': 'замінити наявне сховище; воно залишиться під іншою назвою',

  // Game at a terminal: choosing.
  'play.welcome': 'Вітаємо! Täht – це кросворд із плитками, гра у слова.',
  'play.choose-language': 'Якою мовою говоримо?',
  'play.choose-edition': 'Якою мовою граєте?',
  'play.choose-tileset': 'Якими плитками?',
  'play.choose-ruleset': 'За якими правилами?',
  'play.how-many-players': 'Скільки вас грає?',
  'play.player-name': 'Гравець {seat}, як вас звати?',
  'play.choose-house-rules': 'Які домашні правила? Виберіть будь-які або жодного.',
  'play.choose-theme': 'Яка тема?',

  // Game at a terminal: agreeing.
  'play.refuse-which': '{player}, яке домашнє правило ви б прибрали?',
  'play.refuse-nothing': 'Домашніх правил, які можна прибрати, немає, лише основні.',
  'play.rule-dropped': 'Прибрано: {name}. Тепер усі погоджуються ще раз.',
  'play.contribution': '{player}, перемішайте мішок: натисніть будь-які клавіші, а потім Enter.',
  'play.all-agreed': 'Усі згодні. Починаймо!',
  'play.begins': 'Починає {player}.',

  // Game at a terminal: the turn.
  'play.pass-screen': 'Тепер до екрана сідає {player}. Потім натисніть Enter.',
  'play.your-move': '{player}, ваш хід',
  'play.rack': 'Ваша підставка: {tiles}',
  'play.unseen': 'Ще не видно: {tiles}',
  'play.type-help': 'Напишіть {command}, щоб побачити, що можна зробити.',
  'play.confirm':
    '{words}: {score, plural, one {# бал} few {# бали} many {# балів} other {# бала}}. Викладаємо?',
  'play.preview-word':
    '{word}: {score, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'play.preview-bonus':
    'Викладено всі плитки: {points, plural, one {# бонусний бал} few {# бонусні бали} many {# бонусних балів} other {# бонусного бала}}',
  'play.confirm-exchange': 'Обміняти {tiles}?',
  'play.confirm-pass': 'Пасуєте?',
  'play.confirm-resign': '{player}, ви справді здаєтеся?',
  'play.confirm-leave': '{player}, ви справді виходите з-за столу?',
  'play.not-done': 'Нічого не змінилося. Спробуйте щось інше.',

  // Game at a terminal: after a play.
  'play.accept-or-challenge': '{player}, ви приймаєте: {words}?',
  'play.challenge-which': 'Які слова заперечуєте? Напишіть їхні номери; Enter означає всі.',
  'play.numbered-word': '{number}. {word}',
  'play.referee-reason': 'Суддя: якщо бажаєте, назвіть причину.',
  'play.referee-close': 'Суддя: зарахувати хід?',
  'play.claim-theme':
    '{player}, які слова належать до теми «{name}»? Напишіть їхні номери; Enter означає жодного.',
  'play.choose-bags':
    '{player}, ви тягнете {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}. Скільки з кожного мішка? Наприклад: {example}',
  'play.choose-bags-order': 'У такому порядку: {names}',
  'play.agree-end': '{player}, закінчуємо на цьому?',

  // Game at a terminal: help.
  'play.help': 'Що можна написати',
  'play.help.place-across': '{example} – викласти слово горизонтально від цієї клітинки',
  'play.help.place-down': '{example} – викласти слово вертикально від цієї клітинки',
  'play.help.blank': '{example} – мала літера або круглі дужки: це пуста плитка',
  'play.help.through': '{example} – крапка: плитка вже лежить на дошці',
  'play.help.swap':
    '{command} {example} – забрати пусту плитку з цієї клітинки за справжню літеру, потім викласти слово',
  'play.help.exchange': '{command} {example} – обміняти ці плитки; ? – пуста плитка',
  'play.help.pass': '{command} – пасувати',
  'play.help.challenge': '{command} – заперечити щойно викладені слова',
  'play.help.accept': '{command} – прийняти щойно викладені слова',
  'play.help.look-up': '{command} {example} – пошукати слово у словнику',
  'play.help.undo': '{command} – попросити повернути свій останній хід',
  'play.help.shuffle': '{command} – перемішати підставку',
  'play.help.board': '{command} – показати дошку ще раз',
  'play.help.score': '{command} – показати бали',
  'play.help.hint': '{command} – дати підказку, щоразу трохи більше',
  'play.help.bag': '{command} – показати, що залишилося в мішку',
  'play.help.log': '{command} – показати попередні ходи',
  'play.help.rules': '{command} – показати правила цієї гри',
  'play.help.end': '{command} – запропонувати закінчити на цьому',
  'play.help.resign': '{command} – здатися',
  'play.help.leave': '{command} – вийти з-за столу; решта грає далі',
  'play.help.pause': '{command} – зупинити годинники',
  'play.help.save': '{command} – зберегти гру',
  'play.help.quit': '{command} – зберегти й закінчити на сьогодні',
  'play.help.help': '{command} – показати цю довідку',
  'play.unknown-command': 'Не зрозуміло: «{text}». Напишіть {command}, щоб отримати довідку.',
  'play.answer-yes-no': 'Відповідайте, будь ласка, {yes} або {no}.',
  'play.answer-number': 'Напишіть, будь ласка, число від {min} до {max}.',

  // Game at a terminal: the record.
  'play.saved': 'Збережено: {path}',
  'play.saved-to-resume': 'Гру збережено. Щоб продовжити: {command}',
  'play.torn':
    'Кінець файлу {path} пошкоджено; гра триває від останнього ходу, який збережено повністю.',
  'play.goodbye': 'До побачення й дякуємо за гру!',

  // Game at a terminal: the end.
  'play.over': 'Гру закінчено',
  'play.check-draws': 'Перевірити жеребкування може кожен: {command}',

  // Without a terminal, and what can go wrong around it.
  'play.no-terminal': 'Для цієї гри потрібен термінал, у якому можна писати.',
  'play.how-to': 'Запустіть її в терміналі: {command}',
  'play.how-to-resume': 'Щоб продовжити збережену гру: {command}',
  'play.file-missing': 'Такого файлу немає: {path}',
  'play.file-unreadable': 'Цей файл не вдається прочитати: {path} ({reason})',
  'play.file-unwritable': 'Цей файл не вдається записати: {path} ({reason})',
  'play.file-exists': 'Цей файл уже існує: {path}',
  'play.file-not-a-game': 'У цьому файлі немає гри: {path}',
  'play.file-damaged': 'Цей файл пошкоджено в рядку {line}: {path}',
  'play.file-too-new': 'Цей файл створено новішою версією програми: {path}',
  'play.file-in-use': 'Цю гру вже відкрито деінде: {path}',
  'play.unknown-language': 'Мови «{name}» немає. Є: {names}',
  'play.unknown-edition': 'Видання «{name}» немає. Є: {names}',
  'play.unknown-tileset': 'Набору плиток «{name}» немає. Є: {names}',
  'play.unknown-ruleset': 'Правил «{name}» немає. Є: {names}',
  'play.unknown-lexicon': 'Словника «{name}» немає. Є: {names}',
  'play.unknown-house-rule': 'Домашнього правила «{name}» немає. Є: {names}',
  'play.unknown-option': 'Параметра «{name}» немає. Напишіть {command}, щоб отримати довідку.',
  'play.option-needs-value': 'Параметр {name} потребує значення.',

  // Words typed by the players: any of them is understood, the first is shown in the help.
  'command.swap': 'заміна замінити',
  'command.exchange': 'обмін обміняти о',
  'command.pass': 'пас пасую',
  'command.challenge': 'заперечую заперечити',
  'command.accept': 'приймаю прийняти добре',
  'command.look-up': 'словник слово',
  'command.undo': 'назад повернути',
  'command.shuffle': 'мішати перемішати',
  'command.board': 'дошка',
  'command.score': 'рахунок бали',
  'command.hint': 'підказка',
  'command.bag': 'мішок',
  'command.log': 'ходи',
  'command.rules': 'правила',
  'command.end': 'кінець закінчити',
  'command.resign': 'здаюся здатися',
  'command.leave': 'піти',
  'command.pause': 'пауза',
  'command.save': 'зберегти',
  'command.quit': 'вихід вийти',
  'command.help': 'допомога довідка ?',
  'command.say': 'сказати',
  'command.yes': 'так т',
  'command.no': 'ні н',

  // The score keeper.
  'score-keeper-typed.about':
    'Пишіть кожен хід так, як його оголошують, наприклад {example}. Інші команди:',
  'score-keeper-typed.how-to': 'Для обліку балів потрібен термінал, у якому можна писати.',
  'score-keeper-typed.help.exchange':
    '{command} АБВ, {command} 3 – обміняні плитки або їх кількість',
  'score-keeper-typed.help.pass': '{command} – пас',
  'score-keeper-typed.help.challenge': '{command} – чим закінчилося заперечення останнього ходу',
  'score-keeper-typed.help.undo': '{command} – скасувати останній запис',
  'score-keeper-typed.help.redo': '{command} – повернути його',
  'score-keeper-typed.help.mend': '{command} 3 {example} – змінити рядок 3 протоколу',
  'score-keeper-typed.help.strike': '{command} 3 – видалити рядок 3',
  'score-keeper-typed.help.adjust': '{command} +5, {command} -10 – інші бали тому, чий хід',
  'score-keeper-typed.help.log': '{command} – протокол із номерами рядків',
  'score-keeper-typed.help.bag': '{command} – плитки, яких немає на дошці',
  'score-keeper-typed.help.clock': '{command} – запустити або зупинити годинник',
  'score-keeper-typed.help.end': '{command} – кінець гри й плитки, що лишилися',
  'score-keeper-typed.help.quit': '{command} – зберегти й вийти',
  'score-keeper-typed.command.redo': 'повтор',
  'score-keeper-typed.command.mend': 'змінити',
  'score-keeper-typed.command.strike': 'видалити',
  'score-keeper-typed.command.adjust': 'бали',
  'score-keeper-typed.command.clock': 'годинник',
  'score-keeper-typed.unknown': 'Це незрозуміло.',
  'score-keeper-typed.hint': 'Напишіть {command}, щоб побачити команди.',
  'score-keeper-typed.no-line': 'У протоколі немає рядка {number}.',
  'score-keeper-typed.nothing-to-undo': 'Нема чого скасовувати.',
  'score-keeper-typed.enter-anyway': 'Усе одно внести?',
  'score-keeper-typed.is-valid': 'Чи правильні слова?',
  'score-keeper-typed.no-clock': 'Цю гру ведуть без годинника.',
  'cli.keep': 'вести облік балів гри за справжньою дошкою',
  'cli.keep-resume': 'продовжити збережений протокол: останній, за назвою, з файлу або GCG',
  'cli.keep-minutes': 'хвилин на годиннику кожного гравця',
  'cli.bad-minutes': 'Хвилини мають бути цілим числом від 1 до 600.',

  // Un-game, bingo and the solitaires.
  'cli.mode': 'інша гра з правил: {names}',
  'cli.daily': 'пасьянс дня, однаковий для всіх',
  'cli.duplicate': 'дуплікат на сервері: його код чи назва, або {new}',
  'cli.duplicate-archive': 'зіграти закінчений дуплікат ще раз: файл або його назва на сервері',

  // Tournaments: what the commands are for.
  'cli.tournament': 'провести турнір із файлу',
  'cli.tournament-file': 'файл турніру, наприклад {example}',
  'cli.tournament-new': 'створити новий турнір',
  'cli.tournament-show': 'який стан справ і що робити далі',
  'cli.tournament-import': 'переглянути список гравців і внести його',
  'cli.tournament-add': 'внести одного присутнього гравця',
  'cli.tournament-players': 'показати список гравців',
  'cli.tournament-mark': 'позначити, хто є, а кого немає',
  'cli.tournament-begin': 'почати наступний етап',
  'cli.tournament-draw': 'розіграти місця наступного туру',
  'cli.tournament-letters': 'літери для місць за столом: витягнуті тут або так, як їх витягли там',
  'cli.tournament-enter': 'внести результати: стіл і його бали або цілий список',
  'cli.tournament-tie': 'розв’язати рівність літерами',
  'cli.tournament-standings': 'таблиця турніру',
  'cli.tournament-log': 'що зроблено, останнє спочатку',
  'cli.tournament-undo': 'скасувати зроблене',
  'cli.tournament-close': 'завершити турнір і показати зерно жеребкування',
  'cli.tournament-export': 'записати файл для електронних таблиць та інших програм',

  // Tournaments: their arguments and options.
  'cli.tournament-name': 'назва турніру',
  'cli.tournament-preset': 'вид турніру: {names}',
  'cli.tournament-rounds': 'кількість турів, якщо етап один',
  'cli.tournament-delete-by': 'день видалення імен, наприклад 2027-01-31',
  'cli.tournament-list': 'список гравців ({names}); «-» читає стандартне введення',
  'cli.tournament-columns': 'що в стовпцях, через кому: {names}',
  'cli.tournament-status': 'одне з: {names}',
  'cli.tournament-yes': 'внести; без цього лише показати',
  'cli.tournament-own-table': 'стіл, який потрібен цьому гравцеві',
  'cli.tournament-numbers': 'номери гравців, наприклад 3 чи 1-12; «{all}» – усі',
  'cli.tournament-runners-up': 'скільки других місць ідуть далі',
  'cli.tournament-typed-letters':
    'літери в порядку гравців, «?» – пуста плитка; «/» перед тими, хто тягне знову',
  'cli.tournament-scores': 'стіл, далі бали в порядку місць: 3 312 290/301 -',
  'cli.tournament-from': 'список результатів CSV: стіл, номер, бали; «-» читає стандартне введення',
  'cli.tournament-sum': 'сума на папірці, щоб перевірити бали',
  'cli.tournament-reason': 'виправити внесений результат; причина',
  'cli.tournament-round': 'інший тур цього етапу, не останній',
  'cli.tournament-by': 'чия: {names}',
  'cli.tournament-undo-which': 'його назва в журналі; без неї останнє',
  'cli.tournament-out': 'файл для запису, за розширенням: {names}',
  'cli.tournament-what': 'для CSV: {names}',

  // Tournaments: what they answer.
  'tournament-cli.created': '«{name}» у файлі {path}.',
  'tournament-cli.delete-by': 'Після цього дня файл з усіма іменами буде видалено: {date}',
  'tournament-cli.deleted': 'Імена зберігалися до {date}; файл видалено: {path}',
  'tournament-cli.not-an-event': 'У цьому файлі немає турніру: {path}',
  'tournament-cli.in-use': 'З цим турніром зараз працює хтось інший: {path}',
  'tournament-cli.torn':
    'Останній рядок файлу {path} був недописаний, і його відрізано; усе перед ним збережено.',
  'tournament-cli.unknown-preset': 'Виду турніру «{name}» немає. Є: {names}',
  'tournament-cli.bad-rounds':
    'Кількість турів має бути цілим числом, і лише для турніру з одним етапом.',
  'tournament-cli.bad-date': 'Це не день: напишіть так: 2027-01-31.',
  'tournament-cli.bad-status': 'Невідомо, що це означає для гравців.',
  'tournament-cli.bad-number': 'Тут можуть бути лише цілі числа.',
  'tournament-cli.bad-columns': 'Невідомий стовпець. Є: {names}',
  'tournament-cli.preview':
    'У списку {count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}. Ще нічого не внесено; це робить {option}.',
  'tournament-cli.left-out':
    '{count, plural, one {Цей рядок пропущено} few {Ці рядки пропущено} many {Ці рядки пропущено} other {Ці рядки пропущено}}, бо такий гравець уже є: {lines}. Якщо це двоє різних людей, додайте щось до імені.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}, {rounds, plural, one {# тур} few {# тури} many {# турів} other {# туру}}. Ще нічого не внесено; це робить {option}.',
  'tournament-cli.entered':
    'Внесено {count, plural, one {# гравця} few {# гравців} many {# гравців} other {# гравця}}.',
  'tournament-cli.not-mutual': 'У цьому файлі двоє гравців не називають одне одного суперниками.',
  'tournament-cli.no-duels-here':
    'Тури дуелей можна внести лише в новий турнір дуелей без гравців.',
  'tournament-cli.added': '{name} має номер {player}.',
  'tournament-cli.marked':
    '{status}: {count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}.',
  'tournament-cli.begun': '{stage}: почато, гравців {count}.',
  'tournament-cli.seed': 'Зерно всіх жеребкувань: {seed}',
  'tournament-cli.no-round': 'Такого туру ще немає.',
  'tournament-cli.enter-how':
    'Напишіть стіл і його бали, наприклад 3 312 290 275 260, або назвіть список через {option}.',
  'tournament-cli.no-such-table': 'У цьому турі немає столу {table}.',
  'tournament-cli.scores-for':
    'Столу {table} потрібно {count, plural, one {# число} few {# числа} many {# чисел} other {# числа}} – по одному на місце.',
  'tournament-cli.bad-score':
    '«{text}» – не бали: напишіть 312, або 312/320 з балами до відрахування, або - для того, хто не дограв.',
  'tournament-cli.results-in':
    '{count, plural, one {Результат внесено, стіл {tables}.} few {Результати внесено, столи {tables}.} many {Результати внесено, столи {tables}.} other {Результати внесено, столи {tables}.}}',
  'tournament-cli.nothing-new': 'Тут немає нічого нового.',
  'tournament-cli.no-result-column': 'У списку немає стовпця «{field}».',
  'tournament-cli.no-such-seat': 'Рядок {line}: за цим столом немає гравця з таким номером.',
  'tournament-cli.seat-twice': 'Рядок {line}: цей гравець тут двічі.',
  'tournament-cli.bad-score-at': 'Рядок {line}: «{text}» – не бали.',
  'tournament-cli.before': 'До відрахування',
  'tournament-cli.letters-for':
    'Тут потрібно {count, plural, one {# літеру} few {# літери} many {# літер} other {# літери}} – по одній тому, хто тягне.',
  'tournament-cli.unknown-ranking': 'Такої таблиці немає. Є: {names}',
  'tournament-cli.unknown-ending': 'Файл має закінчуватися на одне з: {names}',
  'tournament-cli.unknown-export': 'Це записати не можна. Є: {names}',
  'tournament-cli.only-duels':
    'Такий файл містить лише дуелі, а в цьому турнірі інші тури або немає гравців.',
  'tournament-cli.undo-how': '{command} скасовує останнє або назване.',
  'tournament-cli.undone': 'Скасовано: {what}.',

  // Tournaments: who is here.
  'tournament-cli.status.expected': 'очікується',
  'tournament-cli.status.present': 'присутній',
  'tournament-cli.status.late': 'запізнюється',
  'tournament-cli.status.absent': 'відсутній',
  'tournament-cli.status.withdrawn': 'вибув',

  // Tournaments: what comes next.
  'tournament-cli.next': 'Що далі:',
  'tournament-cli.todo.enter-players': 'Внесіть гравців.',
  'tournament-cli.todo.check-in':
    'Ще немає {count, plural, one {# гравця} few {# гравців} many {# гравців} other {# гравця}}.',
  'tournament-cli.todo.begin-stage': 'Почати: {stage}.',
  'tournament-cli.todo.break-tie': 'Розв’язати рівність: {players}.',
  'tournament-cli.todo.draw-round': 'Розіграти місця: {round}.',
  'tournament-cli.todo.settle-disputes': 'Оскаржено, столи: {tables}.',
  'tournament-cli.todo.answer-calls': 'Кличуть суддю, столи: {tables}.',
  'tournament-cli.todo.draw-letters': 'Літери ще не витягнуто, столи: {tables}.',
  'tournament-cli.todo.await-results': 'Ще немає результату, столи: {tables}.',
  'tournament-cli.todo.close': 'Завершити турнір.',
  'tournament-cli.todo.field-changed':
    'Виправлено після початку, далі мали б пройти інші: {stage}.',
  'cli.tournament-hall': 'показати або змінити правила залу',
  'cli.tournament-hall-add': 'додати рядок',
  'cli.tournament-hall-change': 'номер рядка, що дістане інший текст',
  'cli.tournament-hall-to': 'новий текст рядка',
  'cli.tournament-hall-remove': 'номер рядка, що його вилучити',
  'cli.tournament-hall-document': 'повернути правила шкільного турніру',
  'cli.tournament-words': 'показати, за яким списком судять слова, або вибрати інший',
  'tournament-cli.hall-how':
    'Просіть про одну зміну за раз; рядок, який змінюєте, потребує й нового тексту.',
  'tournament-cli.no-such-line': 'Рядка з таким номером немає.',
  'tournament-cli.no-hall-rules': 'Правил залу немає.',
  'tournament-cli.other-words': 'У списку «{lexicon}» слова іншої мови.',
  'tournament-cli.todo.await-before': 'Бали рівні; бракує балів до відрахувань: {players}.',
};
