/** Ukrainian: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Пусті плитки знову в грі одразу',
  'house-rule.blank-reuse-must.about':
    'Хто має справжню літеру, може замінити нею пусту плитку на дошці, але має викласти пусту тим самим ходом.',
  'house-rule.blank-reuse-may': 'Повторне використання пустих плиток',
  'house-rule.blank-reuse-may.about':
    'Хто має справжню літеру, може замінити нею пусту плитку на дошці (скажімо, Т у слові РЕМОНТ), забрати пусту собі й викласти її тим самим ходом або пізніше. Так можна робити скільки завгодно разів.',
  'house-rule.open-dictionary': 'Відкритий словник',
  'house-rule.open-dictionary.about':
    'Будь-яке слово можна пошукати у словнику, перш ніж викладати, без штрафу: так добре вчити нові слова.',
  'house-rule.theme': 'Тема',
  'house-rule.theme.about':
    'Ви домовляєтеся про тему, як-от Різдво чи спорт, і кожне слово на неї дає додаткові бали, зазвичай 5. Доводити, що слово підходить, – окрема розвага; вирішує голосування решти (наше тлумачення).',
  'house-rule.jacks-to-open': '«Jacks to Open»',
  'house-rule.jacks-to-open.about':
    'Перше слово має щонайменше п’ять літер; хто такого не має, пропускає хід. Якщо його не має ніхто, той, хто починає, може викласти слово з чотирьох літер, і так далі по колу. Потім досить трьох і двох, а замість пропуску можна обміняти плитки (наше тлумачення). Назва – з покеру.',
  'house-rule.two-bags': 'Два мішки',
  'house-rule.two-bags.about':
    'Голосні та приголосні лежать в окремих мішках, і ви вибираєте, звідки тягнути. Пусті плитки – по одній у кожному, м’який знак і апостроф – серед приголосних (наше тлумачення).',
  'house-rule.two-bags-third': 'Два мішки й третій для пустих',
  'house-rule.two-bags-third.about':
    'Голосні, приголосні та пусті плитки лежать у трьох мішках, і ви вибираєте, звідки тягнути.',
  'house-rule.restricted-exchange': 'Обмеження обміну',
  'house-rule.restricted-exchange.about':
    'За правилами чемпіонату не обмінюють, коли в мішку шість плиток або менше.',
  'house-rule.pass-when-stuck': 'Без зайвих пасів',
  'house-rule.pass-when-stuck.about': 'Пасувати можна лише тоді, коли викласти нічого.',
  'house-rule.take-back': 'Повернення ходу',
  'house-rule.take-back.about':
    'Для гри між своїми: останній хід можна повернути, якщо згодні всі інші.',
  'house-rule.timer-2-minutes': 'Дві хвилини на хід',
  'house-rule.timer-2-minutes.about':
    'На кожен хід є дві хвилини; хто не встиг, пасує (наше тлумачення).',
  'house-rule.championship-clock': 'Годинник, як на чемпіонаті',
  'house-rule.championship-clock.about':
    'Кожен гравець має 25 хвилин на всю гру за шаховим годинником. Кожна хвилина понад це коштує 10 балів; розпочата хвилина рахується як повна (наше тлумачення).',
  'house-rule.three-days-a-move': 'Три дні на хід',
  'house-rule.three-days-a-move.about': 'Неквапна гра: на кожен хід є три дні, а потім це пас.',
  'house-rule.window-20-seconds': 'Двадцять секунд на заперечення',
  'house-rule.window-20-seconds.about':
    'Хід можна заперечити протягом двадцяти секунд, а потім його зараховано.',
  'house-rule.draw-at-once': 'Плитки одразу',
  'house-rule.draw-at-once.about':
    'Нові плитки тягнуть одразу після ходу, а якщо слово хибне, вони повертаються в мішок.',
  'house-rule.challenge-void': 'Без хибних слів',
  'house-rule.challenge-void.about':
    'Слово, якого немає у словнику, одразу відхиляють, і можна спробувати інше.',
  'house-rule.challenge-single': 'Заперечення без штрафу',
  'house-rule.challenge-single.about':
    'За хибне слово гравець втрачає хід, а за невдале заперечення нічого.',
  'house-rule.challenge-double': 'Заперечення ціною ходу',
  'house-rule.challenge-double.about':
    'За хибне слово гравець втрачає хід, а за невдале заперечення пропускає наступний.',
  'house-rule.challenge-triple': 'Заперечення ціною гри',
  'house-rule.challenge-triple.about':
    'Хто викладає хибне слово, одразу програє гру, і хто невдало заперечує, також.',
  'house-rule.challenge-minus-10': 'Невдале заперечення коштує 10',
  'house-rule.challenge-minus-10.about':
    'Невдале заперечення коштує тому, хто заперечує, 10 балів.',
  'house-rule.challenge-plus-5': 'Невдале заперечення дає 5',
  'house-rule.challenge-plus-5.about':
    'Невдале заперечення дає 5 балів тому, чиє слово заперечили.',
  'house-rule.challenge-plus-10': 'Невдале заперечення дає 10',
  'house-rule.challenge-plus-10.about':
    'Невдале заперечення дає 10 балів тому, чиє слово заперечили.',
  'house-rule.challenge-plus-5-per-word': 'Невдале заперечення дає 5 за слово',
  'house-rule.challenge-plus-5-per-word.about':
    'Невдале заперечення дає 5 балів за кожне заперечене слово тому, чиї це слова.',
  'house-rule.own': 'Власні зміни',
  'house-rule.own.about': 'Окремі пункти правил, які змінили гравці.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'Одне з правил має значення, якого не існує.',
  'fault.when-stuck-needs-generator':
    'Щоб пасувати лише тоді, коли викласти нічого, потрібен помічник, який знаходить усі ходи; тут його немає.',
  'fault.no-blank-to-reuse': 'Пусті плитки не можна використати повторно: у цьому наборі їх немає.',
  'fault.theme-needs-window':
    'За слова на тему голосують після ходу, тому хибні слова не можна відхиляти одразу.',
  'fault.theme-needs-bonus': 'Слова на тему мають давати додаткові бали.',
  'fault.two-bags-need-late-draw':
    'У грі з двома мішками нові плитки тягнуть лише тоді, коли хід зараховано.',
  'fault.refusing-words-needs-list': 'Одразу відхиляти хибні слова можна лише зі списком слів.',
  'fault.free-take-back-needs-known-words':
    'Вільно повертати ходи можна лише там, де хибне слово одразу відхиляють.',
  'fault.free-take-back-needs-one-bag':
    'З двома мішками вільно повертати ходи не можна: так можна було б зазирнути в обидва.',
  'fault.penalty-without-challenge':
    'За заперечення не можна штрафувати там, де ніхто не заперечує.',
  'fault.points-without-value': 'За невдале заперечення знімають бали, але не сказано, скільки.',
  'fault.bystanders-need-joining':
    'Хто не заперечує, може втратити хід лише тоді, коли є час приєднатися до заперечення.',
  'fault.game-never-ends': 'За цими правилами гра може ніколи не закінчитися.',
  'fault.double-credit-with-deduction':
    'Або гравець без плиток отримує подвійні бали за плитки решти, або ці бали віднімають: не те й те разом.',
  'fault.clock-needs-seconds': 'На годиннику немає часу.',
  'fault.increment-needs-game-clock':
    'Для додаткового часу за кожен хід потрібен годинник на всю гру.',
  'fault.cap-needs-game-clock': 'Для межі перевищення часу потрібен годинник на всю гру.',
  'fault.time-bank-needs-days': 'Запас часу буває лише у грі, що триває днями.',
  'fault.vacation-needs-days': 'Відпустка буває лише у грі, що триває днями.',
  'fault.opening-minimum-out-of-range':
    'Найкоротше перше слово занадто коротке або не вміщується на підставці.',
  'fault.exchange-limit-out-of-range': 'Кількість плиток, потрібна для обміну, неможлива.',
  'fault.rack-out-of-range': 'Кількість плиток на підставці неможлива.',
  'fault.bonus-out-of-reach': 'Для бонусу треба більше плиток, ніж уміщує підставка.',
  'fault.number-out-of-range': 'Одне з чисел у правилах замале або завелике.',
  'fault.tileset-mismatch': 'Правила й плитки не підходять одне до одного.',
  'fault.broken-tileset': 'Набір плиток не сходиться.',
  'fault.broken-board': 'На цій дошці не можна грати.',
  'fault.house-rules-clash': 'Два домашні правила суперечать одне одному.',

  // Field by field and value by value. A `.number` text is given the number as `count` and, where it is a span of seconds, its phrase as `time`.
  'rule.ours': 'наше тлумачення',
  'rule.id': 'Правила',
  'rule.tileset': 'Плитки',
  'rule.board': 'Дошка',
  'rule.mode': 'Гра',
  'rule.mode.standard': 'звичайна гра',

  'rule.players': 'Гравці',
  'rule.players.min': 'Найменше гравців',
  'rule.players.min.number': '{count}',
  'rule.players.max': 'Найбільше гравців',
  'rule.players.max.number': '{count}',

  'rule.start': 'Хто починає',
  'rule.start.blank': 'Пуста плитка під час жеребкування',
  'rule.start.blank.before-first': 'іде перед першою літерою',
  'rule.start.tie': 'Однакові літери',
  'rule.start.tie.redraw-keep-out': 'тягнуть ще раз, перші плитки до мішка не повертають',
  'rule.start.tie.redraw-return': 'плитки повертають і тягнуть ще раз',
  'rule.start.seating': 'Черговість',
  'rule.start.seating.fixed': 'як сидять',
  'rule.start.seating.by-draw': 'за витягнутими літерами',
  'rule.start.direction': 'Напрямок гри',
  'rule.start.direction.clockwise': 'за годинниковою стрілкою',

  'rule.rack': 'Плиток на підставці',
  'rule.rack.number': '{count}',

  'rule.opening': 'Перше слово',
  'rule.opening.minTiles': 'Найкоротше перше слово',
  'rule.opening.minTiles.number':
    '{count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}',
  'rule.opening.centre': 'Зірка в центрі',
  'rule.opening.centre.yes': 'перше слово проходить через неї',
  'rule.opening.centre.no': 'перше слово можна викласти будь-де',
  'rule.opening.minLetters': 'Літер, щоб почати',
  'rule.opening.minLetters.none': 'без окремого правила',
  'rule.opening.minLetters.number':
    '{count, plural, one {щонайменше # літера} few {щонайменше # літери} many {щонайменше # літер} other {щонайменше # літери}}',

  'rule.exchange': 'Обмін плиток',
  'rule.exchange.minBag': 'Дозволено, поки в мішку',
  'rule.exchange.minBag.number':
    '{count, plural, one {щонайменше # плитка} few {щонайменше # плитки} many {щонайменше # плиток} other {щонайменше # плитки}}',
  'rule.exchange.order': 'Порядок',
  'rule.exchange.order.draw-then-return': 'спершу тягнуть нові плитки, потім повертають старі',
  'rule.exchange.countsAsPass': 'Обмін',
  'rule.exchange.countsAsPass.yes': 'вважається пасом',
  'rule.exchange.countsAsPass.no': 'не вважається пасом',

  'rule.pass': 'Пас',
  'rule.pass.when': 'Пасувати можна',
  'rule.pass.when.always': 'будь-коли',
  'rule.pass.when.when-stuck': 'лише коли викласти нічого',

  'rule.blank': 'Пусті плитки',
  'rule.blank.reuse': 'Пуста плитка на дошці',
  'rule.blank.reuse.none': 'залишається на місці',
  'rule.blank.reuse.must-replay':
    'її можна замінити на справжню літеру й треба одразу викласти знову',
  'rule.blank.reuse.may-replay':
    'її можна замінити на справжню літеру й викласти знову одразу чи пізніше',

  'rule.bonus': 'Бонус',
  'rule.bonus.tiles': 'За один хід викладено',
  'rule.bonus.tiles.number':
    '{count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}',
  'rule.bonus.points': 'Нагорода',
  'rule.bonus.points.number':
    '{count, plural, one {# бонусний бал} few {# бонусні бали} many {# бонусних балів} other {# бонусного бала}}',

  'rule.theme': 'Тема',
  'rule.theme.name': 'Тема гри',
  'rule.theme.name.none': 'немає',
  'rule.theme.bonus': 'За кожне слово на тему',
  'rule.theme.bonus.number':
    '{count, plural, one {# додатковий бал} few {# додаткові бали} many {# додаткових балів} other {# додаткового бала}}',
  'rule.theme.judgedBy': 'Чи пасує слово?',
  'rule.theme.judgedBy.vote': 'решта голосує, порівну означає «так»',

  'rule.bags': 'Мішки',
  'rule.bags.split': 'Плитки лежать',
  'rule.bags.split.none': 'усі в одному мішку',
  'rule.bags.split.vowel-consonant': 'у двох мішках, голосні та приголосні окремо',
  'rule.bags.blanks': 'Якщо мішків два, пусті плитки',
  'rule.bags.blanks.each': 'поділено між двома мішками',
  'rule.bags.blanks.third': 'лежать у третьому мішку',
  'rule.bags.seconds': 'Час на вибір мішка',
  'rule.bags.seconds.none': 'без обмежень',
  'rule.bags.seconds.number': '{time}',

  'rule.words': 'Дозволені слова',
  'rule.words.lexicon': 'Словник',
  'rule.words.lexicon.none': 'про який домовитеся за столом',
  'rule.words.lexicon.en': 'англійський список слів',
  'rule.words.lexicon.et': 'естонський список слів, основні форми',
  'rule.words.lexicon.et-all': 'естонський список слів, усі форми',
  'rule.words.lexicon.fi': 'фінський список слів, основні форми',
  'rule.words.lexicon.fi-all': 'фінський список слів, уживані форми',
  'rule.words.lexicon.is': 'ісландський список слів',
  'rule.words.lexicon.tr': 'турецький список слів',
  'rule.words.lexicon.uk': 'український список слів, словникові слова та множина',
  'rule.words.lexicon.uk-all': 'український список слів, усі форми',
  'rule.words.forms': 'Форми слів',
  'rule.words.forms.none': 'як у словнику',
  'rule.words.forms.headword': 'словникова форма',
  'rule.words.forms.plural': 'множина',
  'rule.words.forms.nominative-singular': 'називний відмінок однини',
  'rule.words.forms.nominative-plural': 'називний відмінок множини',
  'rule.words.forms.ma-infinitive': 'інфінітив на -ma',
  'rule.words.forms.first-infinitive': 'перший інфінітив',
  'rule.words.forms.fourth-infinitive': 'четвертий інфінітив',
  'rule.words.forms.indeclinable': 'незмінювані слова',
  'rule.words.exclude': 'Не дозволено',
  'rule.words.exclude.none': 'того, чого немає у словнику',
  'rule.words.exclude.proper': 'слова з великої літери',
  'rule.words.exclude.abbreviation': 'скорочення',
  'rule.words.exclude.affix': 'префікси та суфікси',
  'rule.words.exclude.hyphen': 'слова з дефісом',
  'rule.words.exclude.apostrophe': 'слова з апострофом',
  'rule.words.exclude.hate-speech': 'образливі слова',

  'rule.lookup': 'У словник можна зазирати',
  'rule.lookup.on-challenge': 'лише після заперечення',
  'rule.lookup.after-play': 'лише коли слово вже викладено',
  'rule.lookup.open': 'будь-коли',

  'rule.challenge': 'Заперечування слів',
  'rule.challenge.mode': 'Сумнівне слово',
  'rule.challenge.mode.off-auto-reject': 'одразу перевіряють і відхиляють',
  'rule.challenge.mode.players': 'заперечують гравці',
  'rule.challenge.mode.referee': 'заперечують, а вирішує суддя',
  'rule.challenge.window': 'Коли заперечувати',
  'rule.challenge.window.until': 'Заперечити можна',
  'rule.challenge.window.until.accepted-or-next-move':
    'поки всі не приймуть хід або не походить наступний гравець',
  'rule.challenge.window.until.referee': 'поки суддя не скаже «досить»',
  'rule.challenge.window.seconds': 'Час на заперечення',
  'rule.challenge.window.seconds.none': 'без обмежень',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Приєднання до заперечення',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'доки суддя не записав усіх, хто заперечує, і словник ще не відкрито; без судді – доки не відповіли всі (наше тлумачення)',
  'rule.challenge.draw': 'Нові плитки тягнуть',
  'rule.challenge.draw.after-window': 'коли хід зараховано',
  'rule.challenge.draw.at-once': 'одразу',
  'rule.challenge.onBad': 'Якщо слово неприйнятне',
  'rule.challenge.onBad.retract': 'Його плитки',
  'rule.challenge.onBad.retract.yes': 'повертаються на підставку',
  'rule.challenge.onBad.mover': 'Гравець, що його викладає',
  'rule.challenge.onBad.mover.lose-turn': 'втрачає хід',
  'rule.challenge.onBad.mover.lose-game': 'програє гру',
  'rule.challenge.bystanders': 'Хто не заперечує хибного слова',
  'rule.challenge.bystanders.none': 'нічого не втрачає',
  'rule.challenge.bystanders.skip-next': 'пропускає наступний хід',
  'rule.challenge.onGood': 'Якщо слово дозволене',
  'rule.challenge.onGood.challenger': 'Гравець, що заперечує',
  'rule.challenge.onGood.challenger.none': 'нічого не втрачає',
  'rule.challenge.onGood.challenger.points': 'втрачає бали',
  'rule.challenge.onGood.challenger.skip-next': 'пропускає наступний хід',
  'rule.challenge.onGood.challenger.lose-game': 'програє гру',
  'rule.challenge.onGood.points': 'Бали тому, хто заперечує',
  'rule.challenge.onGood.points.number':
    '{count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'rule.challenge.onGood.moverPoints': 'Бали тому, чиє слово заперечують',
  'rule.challenge.onGood.moverPoints.number':
    '{count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'rule.challenge.onGood.per': 'Ці бали рахують',
  'rule.challenge.onGood.per.play': 'один раз за хід',
  'rule.challenge.onGood.per.word': 'за кожне заперечене слово',
  'rule.challenge.forcedSkipCountsAsPass': 'Хід, пропущений через штраф',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'вважається пасом',
  'rule.challenge.forcedSkipCountsAsPass.no': 'не вважається пасом',

  'rule.misdraw': 'Неправильна кількість плиток',
  'rule.misdraw.rule': 'Коли це помічено',
  'rule.misdraw.rule.none': 'домовляються між собою',
  'rule.misdraw.rule.pass-then-fix': 'хід втрачено, потім кількість виправляють',
  'rule.misdraw.surplus': 'Зайві плитки',
  'rule.misdraw.surplus.blind-removal': 'забирають наосліп',

  'rule.takeBack': 'Повернення ходу',
  'rule.takeBack.never': 'не дозволено',
  'rule.takeBack.consent': 'дозволено, якщо згодні всі інші',
  'rule.takeBack.free': 'вільно, доки не походив наступний гравець',
  'rule.takeBack.heading': 'Виправлення',

  'rule.clock': 'Годинник',
  'rule.clock.kind': 'Обмеження часу',
  'rule.clock.kind.none': 'немає',
  'rule.clock.kind.per-move': 'на кожен хід',
  'rule.clock.kind.per-game': 'на всю гру',
  'rule.clock.kind.days': 'кілька днів на кожен хід',
  'rule.clock.seconds': 'Час',
  'rule.clock.seconds.number': '{time}',
  'rule.clock.increment': 'Додатковий час за кожен хід',
  'rule.clock.increment.number': '{time}',
  'rule.clock.overPerMinute': 'Кожна хвилина понад час',
  'rule.clock.overPerMinute.number':
    '{count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'rule.clock.begunMinute': 'Розпочата хвилина',
  'rule.clock.begunMinute.yes': 'рахується як повна',
  'rule.clock.begunMinute.no': 'не рахується',
  'rule.clock.capMinutes': 'Гру програно',
  'rule.clock.capMinutes.none': 'ніколи лише через час',
  'rule.clock.capMinutes.number':
    '{count, plural, one {через # хвилину понад час} few {через # хвилини понад час} many {через # хвилин понад час} other {через # хвилини понад час}}',
  'rule.clock.timeBank': 'Запас часу на всю гру',
  'rule.clock.timeBank.none': 'немає',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Відпустка на всю гру',
  'rule.clock.vacation.none': 'немає',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'Коли час на хід вичерпано',
  'rule.clock.expiry.pass': 'це пас',
  'rule.clock.expiry.resign': 'гру програно',

  'rule.end': 'Кінець гри',
  'rule.end.outEmptyBag': 'Мішок і одна підставка порожні',
  'rule.end.outEmptyBag.yes': 'гра закінчується',
  'rule.end.passRounds': 'Усі пасують',
  'rule.end.passRounds.none': 'гра триває',
  'rule.end.passRounds.number':
    '{count, plural, =1 {один раз: гра закінчується} =2 {двічі поспіль: гра закінчується} one {# раз поспіль: гра закінчується} few {# рази поспіль: гра закінчується} many {# разів поспіль: гра закінчується} other {# раза поспіль: гра закінчується}}',
  'rule.end.scorelessTurns': 'Ходи без балів',
  'rule.end.scorelessTurns.none': 'не мають значення',
  'rule.end.scorelessTurns.number':
    '{count, plural, one {після # такого ходу гра закінчується} few {після # таких ходів поспіль гра закінчується} many {після # таких ходів поспіль гра закінчується} other {після # такого ходу гра закінчується}}',
  'rule.end.noMoveLeft': 'Ніхто вже не може ходити',
  'rule.end.noMoveLeft.yes': 'гра закінчується',
  'rule.end.noMoveLeft.no': 'усі пасують до кінця гри',

  'rule.final': 'Підсумок',
  'rule.final.deductOwn': 'Плитки на вашій підставці',
  'rule.final.deductOwn.always': 'їхні бали віднімають',
  'rule.final.deductOwn.unless-out': 'віднімають, лише якщо всі мають плитки',
  'rule.final.deductOwn.never': 'нічого не коштують',
  'rule.final.creditOut': 'Гравець, у якого скінчилися плитки, отримує',
  'rule.final.creditOut.none': 'нічого додатково',
  'rule.final.creditOut.single': 'бали за плитки решти',
  'rule.final.creditOut.double': 'подвійні бали за плитки решти',

  'rule.ties': 'Однакова кількість балів',
  'rule.ties.none': 'місце ділять',
  'rule.ties.before-deduction': 'вирішують бали до віднімання',
  'rule.ties.letter-draw': 'тягнуть літери, ближча до А попереду',

  'rule.notation': 'Запис ходів',
  'rule.notation.lettersOn': 'Літерами позначено',
  'rule.notation.lettersOn.columns': 'стовпці',
  'rule.notation.across': 'Слово по горизонталі',
  'rule.notation.across.letter-first': 'спершу літера (Д8), по вертикалі – число (8Д)',
  'rule.notation.across.number-first': 'спершу число (8Д), по вертикалі – літера (Д8)',
  'rule.notation.labels': 'Літери стовпців',
  'rule.notation.labels.latin': 'латинські',
  'rule.notation.labels.local': 'з абетки гри, за порядком',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'У чому суть гри',
  'sheet.ours-note':
    'Де стоїть «наше тлумачення», правила мовчать або їх можна прочитати по-різному, і вирішувати довелося нам.',
  'sheet.no-rulebook': 'Ці правила не йдуть за жодною друкованою книжечкою правил.',
  'sheet.players': 'Гра для {min}–{max} гравців.',
  'sheet.players.exact':
    'Гра для {count, plural, one {# гравця} few {# гравців} many {# гравців} other {# гравців}}.',
  'sheet.goal':
    'На дошці з плиток із літерами утворюють сполучені між собою слова, на зразок кросворду. Мета гри – набрати якнайбільше балів, вдало використовуючи цінні літери й призові сектори.',
  'sheet.totals':
    'Загальна кількість балів у грі може бути від 400 до 800 або вище, залежно від майстерності гравців.',
  'sheet.contents':
    'Потрібні гральна дошка, {tiles, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}, {racks, plural, one {# підставка} few {# підставки} many {# підставок} other {# підставки}} для плиток і мішок.',
  'sheet.tiles':
    '{letters, plural, one {# плитка має літеру} few {# плитки мають літери} many {# плиток мають літери} other {# плитки мають літери}}, {blanks, plural, one {# плитка пуста} few {# плитки пусті} many {# плиток пусті} other {# плитки пусті}}.',
  'sheet.tile-points': 'Число в правому нижньому куті плитки показує, скільки балів вона дає.',

  'sheet.blank.any':
    'Пусту плитку можна використати замість будь-якої літери, і ця літера не змінюється до кінця гри.',
  'sheet.blank.named': 'Хто її викладає, називає літеру.',
  'sheet.blank.apostrophe': 'Вона може позначати й апостроф.',
  'sheet.blank.without-tile': 'Вона може позначати й літеру, яка не має своєї плитки: {letters}.',
  'sheet.blank.zero': 'Пуста плитка дає 0 балів.',
  'sheet.blank.reuse.none':
    'Викладену пусту плитку не переміщують і не замінюють на справжню літеру.',
  'sheet.blank.reuse.must-replay':
    'Хто має літеру, яку позначає пуста плитка на дошці, може замінити її й забрати пусту плитку, але має викласти її тим самим ходом.',
  'sheet.blank.reuse.may-replay':
    'Хто має літеру, яку позначає пуста плитка на дошці, може замінити її й забрати пусту плитку; її можна викласти тим самим ходом.',

  'sheet.heading.before': 'Перед грою',
  'sheet.paper': 'Приготуйте ручку й папір, щоб записувати бали.',
  'sheet.table': 'Покладіть дошку посередині столу. Кожен гравець бере підставку.',
  'sheet.agree-dictionary':
    'Перед початком гри всі гравці домовляються, яким словником користуватимуться.',
  'sheet.all-agree':
    'У варіанти грають лише за згодою всіх; у разі незгоди краще грати за цими правилами.',
  'sheet.hall':
    'Гравці не розмовляють між собою й не дивляться на чужі літери. За столами не користуються телефоном.',
  'sheet.hall.who': 'Під час гри в залі можуть бути лише гравці, судді та чергові вчителі.',
  'sheet.hall.tables':
    'Столи визначають жеребкуванням; у другому й третьому турах дбають, щоб учні однієї школи не опинялися за одним столом.',
  'sheet.hall.referees':
    'Судді – учні й учителі школи, що проводить турнір, і охочі вчителі з інших шкіл.',
  'sheet.draw':
    'Усі плитки кладуть у мішок, і кожен гравець бере одну. Перший хід має той, чия літера найближча до початку абетки.',
  'sheet.draw.blank': 'Пуста плитка йде перед {letter}.',
  'sheet.draw.apostrophe': 'Апостроф іде після {letter}.',
  'sheet.draw.tie.first': 'Якщо найближчу літеру має кілька гравців, вони тягнуть ще раз. {tiles}',
  'sheet.draw.tie.every':
    'Хто витягнув однакову літеру, тягне ще раз, щоб визначити черговість між собою. {tiles}',
  'sheet.draw.redraw-keep-out': 'Перші плитки тим часом до мішка не повертають.',
  'sheet.draw.redraw-return': 'Перед цим перші плитки повертають у мішок.',
  'sheet.seating.fixed': 'Грають по черзі за годинниковою стрілкою.',
  'sheet.seating.by-draw':
    'Літери визначають і черговість: ліворуч від першого гравця решта сідає за абеткою. Грають за годинниковою стрілкою.',
  'sheet.return': 'Узяті плитки кладуть назад у мішок.',
  'sheet.shake': 'Плитки в мішку перемішують.',
  'sheet.deal':
    'Тоді кожен по черзі витягує {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}} і ставить на свою підставку.',
  'sheet.keeper': 'Один гравець записує бали кожного після кожного ходу.',

  'sheet.heading.turn': 'Ваш хід',
  'sheet.turn.choices':
    'У свій хід ви маєте три можливості: викласти слово, обміняти плитки або пасувати.',

  'sheet.exchange.some':
    'Замість того щоб викладати слово, можна обміняти одну, кілька або всі свої плитки.',
  'sheet.exchange.order':
    'Відкладіть плитки літерами донизу, візьміть стільки ж нових, а тоді покладіть відкладені в мішок.',
  'sheet.exchange.order.mixed':
    'Відкладіть плитки літерами донизу, візьміть стільки ж нових, а тоді змішайте відкладені з тими, що в мішку.',
  'sheet.exchange.turn': 'Це й є ваш хід: балів за нього немає, чекайте своєї черги.',
  'sheet.exchange.minBag':
    'У мішку має бути щонайменше {count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}.',
  'sheet.exchange.any':
    'Обмінювати можна, поки в мішку є плитки, але не більше, ніж їх там лишилося.',
  'sheet.exchange.countsAsPass.yes': 'Обмін вважається пасом.',
  'sheet.exchange.countsAsPass.no': 'Обмін не вважається пасом.',

  'sheet.pass.always':
    'Пасувати можна будь-коли, навіть якщо можете утворити слово. Балів за це немає, і хід переходить до наступного гравця.',
  'sheet.pass.when-stuck': 'Пасувати можна, лише якщо не можете утворити жодного слова.',
  'sheet.pass.school':
    'Хто не може використати всі свої літери або утворити слово на дошці, може пасувати.',
  'sheet.pass.otherwise': 'Пасувати можна й в інших випадках; турнір може це заборонити.',

  'sheet.opening':
    'Перший гравець утворює слово щонайменше з {count, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}} і викладає його по горизонталі або по вертикалі.',
  'sheet.opening.centre.yes': 'Одна з плиток має лежати в центральному полі (старт), на зірці.',
  'sheet.opening.centre.no': 'Слово може лежати будь-де на дошці.',
  'sheet.opening.minLetters':
    'У цьому слові має бути щонайменше {count, plural, one {# літера} few {# літери} many {# літер} other {# літери}}; хто такого не має, передає хід ліворуч.',
  'sheet.opening.minLetters.next':
    'Якщо такого слова ні в кого немає, коло за колом досить меншого: {counts}.',

  'sheet.words.allowed': 'Дозволено всі слова зі словника, про який домовилися.',
  'sheet.words.standard': 'Дозволено всі слова зі стандартного словника, про який домовилися.',
  'sheet.words.ospd': 'Словник – четверте видання OSPD; слово, якого в ньому немає, не дозволене.',
  'sheet.ospd': 'OSPD, четверте видання',
  'sheet.words.foreign': 'Іншомовні слова, які є у словнику, дозволено.',
  'sheet.words.forms': 'Дозволені форми: {forms}.',
  'sheet.words.forms.declined': 'Іменники, прикметники, числівники й займенники: {forms}.',
  'sheet.words.forms.nouns': 'Іменники: {forms}.',
  'sheet.words.forms.as-nouns': 'Прикметники, числівники й займенники: у тих самих формах.',
  'sheet.words.forms.bracket':
    'У правилах ці частини мови стоять у дужках після дієслів; ми відносимо їх до відмінюваних слів, як і в прикладах.',
  'sheet.words.forms.verbs': 'Дієслова: {forms}.',
  'sheet.words.forms.also': 'Дозволено також: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Змінювані форми слів дозволено, як-от {examples} у прикладах із правил.',
  'sheet.words.other-forms': 'Про інші форми можна домовитися окремо.',
  'sheet.words.plurals': 'Слова у множині дозволено.',
  'sheet.words.apostrophe': 'Апостроф має свою плитку, тож слова з апострофом дозволено.',
  'sheet.words.exclude': 'Не дозволено: {kinds}.',
  'sheet.lookup.on-challenge':
    'Під час гри слів не шукають ні у словнику, ні в посібнику. Словник відкривають, лише коли слово заперечено.',
  'sheet.lookup.school':
    'Гравцям не можна заглядати у словник. Його відкривають, лише коли слово заперечено.',
  'sheet.lookup.spelling':
    'Словником користуються, лише коли сперечаються про написання або слово заперечено.',
  'sheet.lookup.after-play':
    'Під час гри слів не шукають ні у словнику, ні в посібнику. Словник відкривають, лише коли слово викладено або заперечено.',
  'sheet.lookup.open':
    'Слово можна будь-коли перевірити у словнику, навіть перед тим, як його викласти, без жодного штрафу.',
  'sheet.lookup.laid':
    'Під час гри ніхто не шукає слів у словнику чи інших книжках. Чи є слово у списку, видно одразу, щойно його викладено.',

  'sheet.challenge.players':
    'Сумнівне слово можна заперечити. Тоді у словнику, про який домовилися, перевіряють його написання й використання.',
  'sheet.challenge.who': 'Заперечити може будь-який суперник.',
  'sheet.challenge.referee': 'Хто має сумнів щодо слова, піднімає руку й кличе суддю до столу.',
  'sheet.challenge.off-auto-reject':
    'Заперечень немає: слово, якого немає у списку, одразу відхиляють, і ви пробуєте ще раз.',
  'sheet.challenge.until.accepted-or-next-move':
    'Заперечити можна лише до того, як бали додано і наступний гравець зробив хід.',
  'sheet.challenge.until.referee':
    'Суддя записує всіх, хто заперечує слово, і лише тоді відкриває словник.',
  'sheet.challenge.until.closed': 'Заперечити слово можна, поки суддя не скаже «досить».',
  'sheet.challenge.join':
    'Без судді інші можуть приєднатися, доки не відповіли всі; хто в грі через мережу мовчить п’ять хвилин, а в повільній грі – увесь час на хід, той не приєднався.',
  'sheet.challenge.judged':
    'Перевіряють лише заперечені слова. Якщо хоч одне з них неприйнятне, забирають усі плитки цього ходу.',
  'sheet.challenge.bad.lose-turn': 'гравець забирає свої плитки й втрачає хід.',
  'sheet.challenge.bad.lose-game': 'гравець забирає свої плитки й програє гру.',
  'sheet.challenge.bystanders':
    'Інші гравці, які його не заперечили, теж мусять пропустити цей хід.',
  'sheet.challenge.bystanders.when': 'Кожен із них пропускає його, коли настане його черга.',
  'sheet.challenge.good.not-named':
    'воно лишається; штрафу за заперечення правила не називають, тож у нас його немає.',
  'sheet.challenge.good.none': 'воно лишається, а той, хто заперечив, нічого не втрачає.',
  'sheet.challenge.good.points':
    'воно лишається, а той, хто заперечив, втрачає {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  'sheet.challenge.good.points.word':
    'воно лишається, а той, хто заперечив, втрачає {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}} за кожне заперечене слово.',
  'sheet.challenge.good.skip-next':
    'воно лишається, а всі, хто заперечив, пропускають наступний хід.',
  'sheet.challenge.good.lose-game': 'воно лишається, а той, хто заперечив, програє гру.',
  'sheet.challenge.mover':
    'Гравець, що його виклав, отримує ще {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  'sheet.challenge.mover.word':
    'Гравець, що його виклав, отримує ще {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}} за кожне заперечене слово.',
  'sheet.challenge.once': 'Хоч би скільки слів одного ходу заперечили, це рахують лише раз.',
  'sheet.challenge.skip.yes': 'Хід, втрачений через заперечення, вважається пасом.',
  'sheet.challenge.skip.no': 'Хід, втрачений через заперечення, не вважається пасом.',
  'sheet.challenge.draw.after-window': 'Нові плитки тягнуть лише тоді, коли слово лишається.',
  'sheet.challenge.draw.at-once':
    'Нові плитки тягнуть одразу; якщо слово забрано, вони повертаються в мішок.',

  'sheet.heading.premiums': 'Призові сектори',
  'sheet.board': 'На дошці {size} × {size} секторів.',
  'sheet.premium.some': 'Деякі сектори дають бонусні бали.',
  'sheet.premium.printed': 'Що дає сектор, надруковано на ньому.',
  'sheet.premium.double-letter': 'подвоює бали за літеру, яку кладуть на нього.',
  'sheet.premium.triple-letter': 'потроює бали за літеру, яку кладуть на нього.',
  'sheet.premium.double-word': 'подвоює бали за слово.',
  'sheet.premium.triple-word': 'потроює бали за слово.',
  'sheet.premium.star': 'Зірка подвоює бали за перше слово.',
  'sheet.premium.star.pink': 'Зірка стоїть на рожевому секторі й подвоює бали за перше слово.',
  'sheet.premium.star.light-red':
    'Зірка стоїть на світло-червоному секторі, тому подвоює бали за перше слово.',
  'sheet.premium.letters-first':
    'Спершу додають бали літер разом із призовими, і лише тоді подвоюють або потроюють слово.',
  'sheet.premium.two':
    'Слово на двох секторах подвоєння множать на 4, на двох секторах потроєння – на 9.',
  'sheet.premium.two.pink': 'Слово на двох рожевих секторах множать на 4, на двох червоних – на 9.',
  'sheet.premium.two.light-red':
    'Слово на двох світло-червоних секторах множать на 4, на двох темно-червоних – на 9.',
  'sheet.premium.three-times':
    'Про два сектори потроєння слова в правилах сказано «потроюють тричі», але й «у 9 разів»; ми множимо на 9.',
  'sheet.premium.once': 'Призовий сектор діє лише того ходу, коли на нього кладуть плитку.',
  'sheet.premium.blank':
    'Коли на призовий сектор слова кладуть пусту плитку, слово все одно подвоюється або потроюється. На призовому секторі літери пуста плитка дає 0.',
  'sheet.premium.blank.light-red':
    'Коли на світло- чи темно-червоному секторі лежить пуста плитка, слово все одно подвоюється або потроюється. На блакитному чи синьому секторі пуста плитка дає 0.',
  'sheet.premium.triple-example':
    'У прикладі з правил перша літера слова {word} лежить на секторі потроєння слова. Продовжуючи перше слово на зірці, туди не дістатися, тож у нашому уроці {from} лежить деінде.',
  'sheet.colour.light-blue': 'Блакитний',
  'sheet.colour.dark-blue': 'Синій',
  'sheet.colour.pink': 'Рожевий',
  'sheet.colour.red': 'Червоний',
  'sheet.colour.light-red': 'Світло-червоний',
  'sheet.colour.dark-red': 'Темно-червоний',

  'sheet.heading.counting': 'Підрахунок балів',
  'sheet.count.words':
    'Бали літер додають, і ви отримуєте бали за всі слова, які утворили або змінили своїм ходом.',
  'sheet.count.shared': 'Спільна літера двох слів рахується в обох, разом із призовими балами.',
  'sheet.count.announce': 'Наприкінці ходу ви рахуєте й оголошуєте свої бали.',
  'sheet.count.compound':
    'У правилах сказано також, що частини складного слова рахують окремо. Ми рахуємо кожне слово на дошці й ніколи не рахуємо частин слова: так роблять інші правила та приклади.',
  'sheet.count.refill':
    'Потім ви тягнете стільки плиток, скільки виклали, щоб знову мати {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'sheet.count.empty-bag': 'Коли мішок порожній, граєте тими плитками, що лишилися.',

  'sheet.bonus':
    'Хто викладає {tiles, plural, one {свою # плитку} few {всі # свої плитки} many {всі # своїх плиток} other {всі # своєї плитки}} за один хід, отримує ще {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}. Їх додають наприкінці, після подвоєнь і потроєнь.',

  'sheet.heading.laying': 'Як утворювати слова',
  'sheet.laying.join':
    'Кожен наступний гравець додає одну або кілька плиток до вже викладених, впритул до них, і утворює нові слова. Кожна плитка на дошці торкається щонайменше однієї іншої.',
  'sheet.laying.two-letters': 'У нових словах щонайменше дві літери.',
  'sheet.laying.line':
    'Усі плитки одного ходу лежать в одному рядку або стовпчику без проміжків; між ними можуть бути лише вже викладені плитки.',
  'sheet.laying.directions': 'Слова викладають по горизонталі або по вертикалі, не по діагоналі.',
  'sheet.laying.reading': 'Їх читають зліва направо або згори вниз, не навспак.',
  'sheet.laying.one-place':
    'Плитки одного ходу утворюють одне слово, яке може принагідно продовжити інші; за один хід не додають плиток до різних слів і не утворюють нових слів у різних частинах дошки.',
  'sheet.laying.neighbours':
    'Якщо плитки торкаються інших у сусідньому ряду, вони мають і з ними утворювати слова, як у кросворді.',
  'sheet.ways':
    'Є {count, plural, =3 {три шляхи} =5 {п’ять шляхів} one {# шлях} few {# шляхи} many {# шляхів} other {# шляху}} утворення нових слів:',
  'sheet.way.extend': 'Плитки можна додати на початку або в кінці слова на дошці.',
  'sheet.way.extend-both':
    'Плитки можна додати на початку або в кінці слова на дошці, або одночасно на початку та в кінці.',
  'sheet.way.extend-both.example':
    'Плитки можна додати на початку або в кінці слова на дошці, або одночасно на початку та в кінці, наприклад від {from} до {word}.',
  'sheet.way.both-ends': 'Слово можна продовжити з обох кінців за один хід.',
  'sheet.way.cross':
    'Слово можна викласти під прямим кутом до іншого, використавши одну з його літер.',
  'sheet.way.beside':
    'Слово можна викласти паралельно до іншого так, щоб сусідні плитки теж утворювали слова.',
  'sheet.way.hook': 'Нове слово може й додати літеру до слова на дошці.',
  'sheet.way.bridge':
    'Або воно стає містком між літерами, що стоять окремо; таке можливо лише з четвертого ходу.',
  'sheet.again': 'Одне слово може з’являтися у грі кілька разів.',
  'sheet.stay': 'Викладену плитку вже не переміщують, хіба що слово заперечено.',

  'sheet.end.out':
    'Гра закінчується, коли мішок порожній і один із гравців виклав усі плитки зі своєї підставки.',
  'sheet.end.passes':
    '{count, plural, =1 {Вона закінчується й тоді, коли всі гравці один раз пасують.} =2 {Вона закінчується й тоді, коли всі гравці пасують двічі поспіль.} one {Вона закінчується й тоді, коли всі гравці пасують # раз поспіль.} few {Вона закінчується й тоді, коли всі гравці пасують # рази поспіль.} many {Вона закінчується й тоді, коли всі гравці пасують # разів поспіль.} other {Вона закінчується й тоді, коли всі гравці пасують # раза поспіль.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Вона закінчується й після # ходу без балів.} few {Вона закінчується й після # ходів поспіль без балів.} many {Вона закінчується й після # ходів поспіль без балів.} other {Вона закінчується й після # ходу без балів.}}',
  'sheet.end.no-move.yes':
    'Вона закінчується й тоді, коли зроблено всі можливі ходи: якщо ніхто не викладає всіх плиток, грають доти, а хто не може зробити хід, пасує.',
  'sheet.end.no-move.no':
    'Хто не може викласти слово, може обміняти плитки або пасувати; гра триває.',
  'sheet.last-letter': 'Пам’ятайте: гру можна виграти або програти на останній літері в мішку!',

  'sheet.final.always':
    'Від балів кожного гравця віднімають бали плиток, які залишилися на його підставці.',
  'sheet.final.unless-out':
    'Якщо ніхто не виклав усіх плиток, від балів кожного гравця віднімають бали плиток на його підставці.',
  'sheet.final.never': 'За плитки, що лишилися на підставці, нічого не віднімають.',
  'sheet.final.credit.none': 'Хто виклав усі плитки, нічого додатково не отримує.',
  'sheet.final.credit.single':
    'Хто виклав усі плитки, отримує ще бали за невикладені плитки решти гравців.',
  'sheet.final.credit.double':
    'Хто виклав усі плитки, отримує ще подвійні бали за невикладені плитки решти гравців.',
  'sheet.final.example':
    'Приклад: хто наприкінці має {tiles}, втрачає {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}, а гравець, який виклав усі плитки, їх отримує.',
  'sheet.final.misprint':
    'У правилах тут надруковано {printed}; за їхніми ж плитками виходить {points}, і ми рахуємо саме так.',
  'sheet.final.winner': 'Перемагає той, хто має найбільше балів.',
  'sheet.final.advance':
    'Переможець кожного столу виходить у наступний тур. За потреби можуть запросити й других із найбільшою кількістю балів.',

  'sheet.ties.none': 'Гравці з однаковою кількістю балів ділять місце.',
  'sheet.ties.before-deduction':
    'За однакової кількості балів вирішують бали до віднімання плиток, що лишилися на підставці.',
  'sheet.ties.letter-draw':
    'Якщо й вони рівні, кожен тягне літеру: попереду той, хто має А або найближчу до неї літеру.',
  'sheet.ties.tables': 'Так само вирішують між другими місцями різних столів.',
  'sheet.ties.draw': 'Пуста плитка йде перед А, а за однакових літер тягнуть ще раз.',

  'sheet.misdraw':
    'Якщо помічено, що в гравця забагато або замало плиток, він втрачає цей хід. Потім він дотягує, чого бракує; якщо плиток забагато, перевертає їх літерами донизу, і зайві забирають.',
  'sheet.misdraw.later': 'Якщо це помічено під час чужого ходу, він втрачає свій наступний хід.',
  'sheet.take-back.never': 'Повернути хід не можна.',
  'sheet.take-back.consent': 'Хід можна повернути, якщо згодні всі інші.',
  'sheet.take-back.free':
    'Свій останній хід можна повернути, доки не походив наступний гравець. Відповідь ботів теж повертається.',
  'sheet.take-back.same-tiles':
    'За повторного ходу з мішка приходять ті самі плитки. Обмін не повертають.',
  'sheet.take-back.referee': 'Якщо є суддя, він може виправити помилку.',
};
