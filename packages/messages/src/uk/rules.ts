/** Ukrainian: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Пусті плитки повертаються одразу',
  'house-rule.blank-reuse-must.about':
    'Хто має справжню літеру, може замінити нею пусту плитку на дошці, але мусить викласти пусту тим самим ходом. Так можна робити скільки завгодно разів.',
  'house-rule.blank-reuse-may': 'Пусті плитки повертаються',
  'house-rule.blank-reuse-may.about':
    'Хто має справжню літеру, може замінити нею пусту плитку на дошці (скажімо, Т у слові РЕМОНТ), забрати пусту собі й викласти її тим самим ходом або лишити на потім (наше тлумачення). Так можна робити скільки завгодно разів.',
  'house-rule.open-dictionary': 'Відкритий словник',
  'house-rule.open-dictionary.about':
    'Перш ніж викласти слово, його можна без штрафу пошукати у словнику: так добре вчити нові слова.',
  'house-rule.theme': 'Тематична гра',
  'house-rule.theme.about':
    'Гравці домовляються про тему, як-от Різдво чи спорт, і кожне слово на неї дає додаткові бали: за українськими правилами 5, в естонських числа немає. Доводити, що слово підходить, – окрема розвага; вирішує голосування решти (наше тлумачення).',
  'house-rule.jacks-to-open': '«Jacks to Open»',
  'house-rule.jacks-to-open.about':
    'Перше слово має щонайменше п’ять літер; хто такого не має, пропускає хід. Якщо його не має ніхто, той, хто починає, може викласти слово з чотирьох літер, і так далі по колу. Потім досить трьох чи двох, а замість пропуску можна обміняти плитки (наше тлумачення). Назва – з покеру.',
  'house-rule.two-bags': 'Два мішки',
  'house-rule.two-bags.about':
    'Щоб гра була простішою, голосні та приголосні лежать в окремих мішках, і кожен вибирає, звідки тягнути. Пусті плитки – по одній у кожному, м’який знак і апостроф – серед приголосних (наше тлумачення).',
  'house-rule.two-bags-third': 'Три мішки',
  'house-rule.two-bags-third.about':
    'Голосні, приголосні та пусті плитки лежать у трьох мішках, і кожен вибирає, звідки тягнути.',
  'house-rule.restricted-exchange': 'Обмежений обмін',
  'house-rule.restricted-exchange.about':
    'Як на чемпіонаті: коли в мішку шість плиток або менше, обміну немає.',
  'house-rule.pass-when-stuck': 'Лише вимушений пас',
  'house-rule.pass-when-stuck.about': 'Пасувати можна, лише коли не можна викласти жодного слова.',
  'house-rule.take-back': 'Повернення ходу',
  'house-rule.take-back.about':
    'Для гри між своїми: останній хід можна повернути, якщо згодні всі інші.',
  'house-rule.timer-2-minutes': 'Дві хвилини на хід',
  'house-rule.timer-2-minutes.about':
    'На кожен хід є дві хвилини; хто не встиг, пасує (наше тлумачення).',
  'house-rule.championship-clock': 'Годинник, як на чемпіонаті',
  'house-rule.championship-clock.about':
    'Кожен гравець має 25 хвилин на всю гру за шаховим годинником. Кожна хвилина понад це коштує 10 балів; розпочату хвилину рахують як повну (наше тлумачення).',
  'house-rule.three-days-a-move': 'Три дні на хід',
  'house-rule.three-days-a-move.about':
    'Неквапна гра: на кожен хід є три дні; хто не встиг, пасує.',
  'house-rule.window-20-seconds': 'Двадцять секунд на оскарження',
  'house-rule.window-20-seconds.about':
    'Хід можна оскаржити протягом двадцяти секунд, далі його вже зараховано.',
  'house-rule.draw-at-once': 'Нові плитки одразу',
  'house-rule.draw-at-once.about':
    'Нові плитки тягнуть одразу після ходу, а якщо слово хибне, вони повертаються в мішок.',
  'house-rule.challenge-void': 'Без хибних слів',
  'house-rule.challenge-void.about':
    'Слово, якого немає у словнику, одразу відхиляють, і можна спробувати інше.',
  'house-rule.challenge-single': 'Оскарження без штрафу',
  'house-rule.challenge-single.about':
    'Хто викладає хибне слово, втрачає хід; невдале оскарження нічого не коштує.',
  'house-rule.challenge-double': 'Оскарження ціною ходу',
  'house-rule.challenge-double.about':
    'Хто викладає хибне слово, втрачає хід; хто оскаржує невдало, пропускає наступний.',
  'house-rule.challenge-triple': 'Оскарження ціною гри',
  'house-rule.challenge-triple.about':
    'Хто викладає хибне слово, одразу програє гру. Хто оскаржує невдало – теж.',
  'house-rule.challenge-minus-10': 'Невдале оскарження: мінус 10 балів',
  'house-rule.challenge-minus-10.about': 'Невдале оскарження коштує тому, хто оскаржує, 10 балів.',
  'house-rule.challenge-plus-5': 'Невдале оскарження: 5 балів суперникові',
  'house-rule.challenge-plus-5.about': 'Невдале оскарження дає 5 балів тому, чиє слово оскаржили.',
  'house-rule.challenge-plus-10': 'Невдале оскарження: 10 балів суперникові',
  'house-rule.challenge-plus-10.about':
    'Невдале оскарження дає 10 балів тому, чиє слово оскаржили.',
  'house-rule.challenge-plus-5-per-word': 'Невдале оскарження: 5 балів суперникові за слово',
  'house-rule.challenge-plus-5-per-word.about':
    'Невдале оскарження дає 5 балів за кожне оскаржене слово тому, чиї це слова.',
  'house-rule.own': 'Власні зміни',
  'house-rule.own.about': 'Окремі пункти правил, які змінили гравці.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'У правилах є неможливе значення.',
  'fault.when-stuck-needs-generator':
    'Для правила «Лише вимушений пас» програма має знаходити всі ходи; тут вона цього не вміє.',
  'fault.no-blank-to-reuse': 'Повторно грати пустими плитками не можна: у цьому наборі їх немає.',
  'fault.theme-needs-window':
    'За слова на тему голосують після ходу, тому хибні слова не можна відхиляти одразу.',
  'fault.theme-needs-bonus': 'Слова на тему мають давати додаткові бали.',
  'fault.two-bags-need-late-draw':
    'У грі з двома мішками нові плитки тягнуть лише тоді, коли хід зараховано.',
  'fault.refusing-words-needs-list': 'Одразу відхиляти хибні слова можна лише зі словником.',
  'fault.free-take-back-needs-known-words':
    'Вільно повертати ходи можна лише там, де хибні слова відхиляють одразу.',
  'fault.free-take-back-needs-one-bag':
    'З двома мішками вільно повертати ходи не можна: так можна було б зазирнути в обидва.',
  'fault.penalty-without-challenge': 'Штрафу за оскарження не може бути там, де ніхто не оскаржує.',
  'fault.points-without-value': 'За невдале оскарження знімають бали, але не сказано, скільки.',
  'fault.bystanders-need-joining':
    'Хто не оскаржує, може втратити хід, лише якщо був час приєднатися до оскарження.',
  'fault.game-never-ends': 'За цими правилами гра може ніколи не закінчитися.',
  'fault.double-credit-with-deduction':
    'Або той, хто виклав усе, отримує подвійні бали за плитки решти, або в решти ці бали віднімають. І те, і те разом не можна.',
  'fault.clock-needs-seconds': 'На годиннику не задано часу.',
  'fault.increment-needs-game-clock':
    'Для додаткового часу за кожен хід потрібен годинник на всю гру.',
  'fault.cap-needs-game-clock': 'Обмежити перевищення часу можна лише з годинником на всю гру.',
  'fault.time-bank-needs-days': 'Запас часу буває лише у грі, де час на хід рахують днями.',
  'fault.vacation-needs-days': 'Відпустка буває лише у грі, де час на хід рахують днями.',
  'fault.opening-minimum-out-of-range':
    'Найкоротше перше слово закоротке або не вміщується на підставці.',
  'fault.exchange-limit-out-of-range': 'Вимагати для обміну стільки плиток у мішку не можна.',
  'fault.rack-out-of-range': 'Стільки плиток на підставці бути не може.',
  'fault.bonus-out-of-reach': 'Для бонусу треба більше плиток, ніж уміщується на підставці.',
  'fault.number-out-of-range': 'Одне з чисел у правилах замале або завелике.',
  'fault.tileset-mismatch': 'Ці плитки не підходять до цих правил.',
  'fault.broken-tileset': 'У наборі плиток щось не сходиться.',
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
  'rule.start.tie.redraw-keep-out': 'тягнуть ще раз, перші плитки тим часом не повертають у мішок',
  'rule.start.tie.redraw-return': 'плитки повертають і тягнуть ще раз',
  'rule.start.seating': 'Порядок ходів',
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
  'rule.opening.minLetters': 'Скільки літер, щоб почати',
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
  'rule.pass.when.when-stuck': 'лише коли не можна викласти слово',

  'rule.blank': 'Пусті плитки',
  'rule.blank.reuse': 'Пуста плитка на дошці',
  'rule.blank.reuse.none': 'лишається на місці',
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
  'rule.theme.judgedBy': 'Чи слово на тему?',
  'rule.theme.judgedBy.vote': 'решта голосує; якщо порівну, то «так»',

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
  'rule.words.lexicon.en': 'англійський словник',
  'rule.words.lexicon.et': 'естонський словник, початкові форми',
  'rule.words.lexicon.et-all': 'естонський словник, усі форми',
  'rule.words.lexicon.fi': 'фінський словник, початкові форми',
  'rule.words.lexicon.fi-compounds': 'фінський словник, ще й складні слова',
  'rule.words.lexicon.fi-all': 'фінський словник, уживані форми',
  'rule.words.lexicon.is': 'ісландський словник',
  'rule.words.lexicon.tr': 'турецький словник',
  'rule.words.lexicon.uk': 'український словник, реєстрові слова та множина',
  'rule.words.lexicon.uk-all': 'український словник, усі форми',
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
  'rule.words.exclude.none': 'те, чого немає у словнику',
  'rule.words.exclude.proper': 'слова з великої літери',
  'rule.words.exclude.abbreviation': 'скорочення',
  'rule.words.exclude.affix': 'префікси та суфікси',
  'rule.words.exclude.hyphen': 'слова з дефісом',
  'rule.words.exclude.apostrophe': 'слова з апострофом',
  'rule.words.exclude.hate-speech': 'образливі слова',

  'rule.lookup': 'Заглядати у словник можна',
  'rule.lookup.on-challenge': 'лише після оскарження',
  'rule.lookup.after-play': 'лише коли слово вже викладено',
  'rule.lookup.open': 'будь-коли',

  'rule.challenge': 'Оскарження слів',
  'rule.challenge.mode': 'Сумнівне слово',
  'rule.challenge.mode.off-auto-reject': 'одразу перевіряють, хибне відхиляють',
  'rule.challenge.mode.players': 'оскаржують гравці',
  'rule.challenge.mode.referee': 'оскаржують, а вирішує суддя',
  'rule.challenge.window': 'Коли оскаржувати',
  'rule.challenge.window.until': 'Оскаржити можна',
  'rule.challenge.window.until.accepted-or-next-move':
    'поки всі не приймуть хід або не походить наступний гравець',
  'rule.challenge.window.until.referee': 'поки суддя не скаже «досить»',
  'rule.challenge.window.seconds': 'Час на оскарження',
  'rule.challenge.window.seconds.none': 'без обмежень',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Приєднання до оскарження',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'доки суддя не записав усіх, хто оскаржує, і словник ще не відкрито; без судді – доки не відповіли всі (наше тлумачення)',
  'rule.challenge.draw': 'Нові плитки тягнуть',
  'rule.challenge.draw.after-window': 'коли хід зараховано',
  'rule.challenge.draw.at-once': 'одразу',
  'rule.challenge.onBad': 'Якщо слово хибне',
  'rule.challenge.onBad.retract': 'Плитки цього слова',
  'rule.challenge.onBad.retract.yes': 'повертаються на підставку',
  'rule.challenge.onBad.mover': 'Гравець, що виклав слово',
  'rule.challenge.onBad.mover.lose-turn': 'втрачає хід',
  'rule.challenge.onBad.mover.lose-game': 'програє гру',
  'rule.challenge.bystanders': 'Хто не оскаржує хибного слова',
  'rule.challenge.bystanders.none': 'нічого не втрачає',
  'rule.challenge.bystanders.skip-next': 'пропускає наступний хід',
  'rule.challenge.onGood': 'Якщо слово правильне',
  'rule.challenge.onGood.challenger': 'Гравець, що оскаржує',
  'rule.challenge.onGood.challenger.none': 'нічого не втрачає',
  'rule.challenge.onGood.challenger.points': 'втрачає бали',
  'rule.challenge.onGood.challenger.skip-next': 'пропускає наступний хід',
  'rule.challenge.onGood.challenger.lose-game': 'програє гру',
  'rule.challenge.onGood.points': 'Бали тому, хто оскаржує',
  'rule.challenge.onGood.points.number':
    '{count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'rule.challenge.onGood.moverPoints': 'Бали тому, чиє слово оскаржують',
  'rule.challenge.onGood.moverPoints.number':
    '{count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'rule.challenge.onGood.per': 'Ці бали рахують',
  'rule.challenge.onGood.per.play': 'один раз за хід',
  'rule.challenge.onGood.per.word': 'за кожне оскаржене слово',
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
  'rule.takeBack.free': 'вільно, доки не походить наступний гравець',
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
  'rule.clock.capMinutes': 'Поразка за перевищення часу',
  'rule.clock.capMinutes.none': 'ніколи',
  'rule.clock.capMinutes.number':
    '{count, plural, one {після # хвилини понад час} few {після # хвилин понад час} many {після # хвилин понад час} other {після # хвилини понад час}}',
  'rule.clock.timeBank': 'Запас часу на всю гру',
  'rule.clock.timeBank.none': 'немає',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Відпустка на всю гру',
  'rule.clock.vacation.none': 'немає',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'Коли час на хід вийшов',
  'rule.clock.expiry.pass': 'гравець пасує',
  'rule.clock.expiry.resign': 'гравець програє гру',

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
  'rule.end.noMoveLeft': 'Ходити вже ніхто не може',
  'rule.end.noMoveLeft.yes': 'гра закінчується',
  'rule.end.noMoveLeft.no': 'усі пасують до кінця гри',

  'rule.final': 'Підсумок',
  'rule.final.deductOwn': 'Плитки, що лишилися на підставці',
  'rule.final.deductOwn.always': 'їхні бали віднімають',
  'rule.final.deductOwn.unless-out': 'віднімають, лише якщо ніхто не виклав усе',
  'rule.final.deductOwn.never': 'за них нічого не віднімають',
  'rule.final.creditOut': 'Гравець, у якого скінчилися плитки, отримує',
  'rule.final.creditOut.none': 'нічого додатково',
  'rule.final.creditOut.single': 'бали за плитки суперників',
  'rule.final.creditOut.double': 'подвійні бали за плитки суперників',

  'rule.ties': 'Однакова кількість балів',
  'rule.ties.none': 'місце ділять',
  'rule.ties.before-deduction': 'вирішують бали до віднімання',
  'rule.ties.letter-draw': 'тягнуть літери: попереду той, чия ближча до А',

  'rule.notation': 'Запис ходів',
  'rule.notation.lettersOn': 'Що позначають літери',
  'rule.notation.lettersOn.columns': 'стовпці',
  'rule.notation.across': 'Слово по горизонталі',
  'rule.notation.across.letter-first': 'спершу літера (Д8), по вертикалі – число (8Д)',
  'rule.notation.across.number-first': 'спершу число (8Д), по вертикалі – літера (Д8)',
  'rule.notation.labels': 'Літери стовпців',
  'rule.notation.labels.latin': 'латинські',
  'rule.notation.labels.local': 'з абетки гри, за порядком',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'Суть гри',
  'sheet.ours-note':
    'Де стоїть «наше тлумачення», правила мовчать або їх можна зрозуміти по-різному, тож вирішувати довелося нам.',
  'sheet.no-rulebook': 'Ці правила не взято з жодної друкованої книжечки.',
  'sheet.players': 'Гра для {min}–{max} гравців.',
  'sheet.players.exact':
    'Гра для {count, plural, one {# гравця} few {# гравців} many {# гравців} other {# гравців}}.',
  'sheet.goal':
    'З плиток із літерами на дошці складають слова, що перетинаються, як у кросворді. Мета – набрати якнайбільше балів, вдало використовуючи цінні літери й призові клітинки.',
  'sheet.totals':
    'Усього за гру буває від 400 до 800 балів або й більше, залежно від майстерності.',
  'sheet.contents':
    'Потрібні дошка, {tiles, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}, {racks, plural, one {# підставка} few {# підставки} many {# підставок} other {# підставки}} і мішок.',
  'sheet.tiles':
    '{letters, plural, one {# плитка з літерою} few {# плитки з літерами} many {# плиток з літерами} other {# плитки з літерами}}, {blanks, plural, one {# пуста} few {# пусті} many {# пустих} other {# пустої}}.',
  'sheet.tile-points': 'Число в правому нижньому куті плитки – це її бали.',

  'sheet.blank.any': 'Пуста плитка може бути будь-якою літерою і лишається нею до кінця гри.',
  'sheet.blank.named': 'Хто її викладає, називає літеру.',
  'sheet.blank.apostrophe': 'Вона може бути й апострофом.',
  'sheet.blank.without-tile': 'Вона може бути й літерою, яка не має своєї плитки: {letters}.',
  'sheet.blank.zero': 'Пуста плитка дає 0 балів.',
  'sheet.blank.reuse.none':
    'Викладену пусту плитку не пересувають і не замінюють на справжню літеру.',
  'sheet.blank.reuse.must-replay':
    'Хто має літеру, яку позначає пуста плитка на дошці, може покласти її замість пустої, а пусту забрати, але мусить викласти пусту тим самим ходом.',
  'sheet.blank.reuse.may-replay':
    'Хто має літеру, яку позначає пуста плитка на дошці, може покласти її замість пустої, а пусту забрати; викласти пусту можна тим самим ходом.',
  'sheet.blank.reuse.kept':
    'Пусту плитку можна й лишити на потім, але тоді тим самим ходом треба викласти іншу плитку.',
  'sheet.blank.reuse.swapped':
    'Літера, покладена замість пустої плитки, дає бали лише у слові, яке утворено або змінено тим самим ходом; призова клітинка їх не множить, і для бонусу ця літера не рахується.',

  'sheet.heading.before': 'Перед грою',
  'sheet.paper': 'Приготуйте ручку й папір, щоб записувати бали.',
  'sheet.table':
    'Покладіть дошку посередині столу. Кожен гравець бере підставку й ставить її перед собою.',
  'sheet.agree-dictionary':
    'Перед початком усі гравці домовляються, яким словником користуватимуться.',
  'sheet.all-agree':
    'Змінювати правила можна лише за згодою всіх; якщо згоди немає, краще грати за цими.',
  'sheet.hall':
    'Гравці не розмовляють між собою й не дивляться на чужі літери. За столами телефонами не користуються.',
  'sheet.hall.who': 'Під час гри в залі можуть бути лише гравці, судді та чергові вчителі.',
  'sheet.hall.tables':
    'Столи визначають жеребкуванням; у другому й третьому турах дбають, щоб учні однієї школи не опинялися за одним столом.',
  'sheet.hall.referees':
    'Судді – учні й учителі школи, що проводить турнір, і охочі вчителі з інших шкіл.',
  'sheet.draw':
    'Усі плитки кладуть у мішок, і кожен гравець тягне одну. Починає той, чия літера найближча до початку абетки.',
  'sheet.draw.blank': 'Пуста плитка йде перед {letter}.',
  'sheet.draw.apostrophe': 'Апостроф іде після {letter}.',
  'sheet.draw.tie.first': 'Якщо найближчу літеру має кілька гравців, вони тягнуть ще раз. {tiles}',
  'sheet.draw.tie.every':
    'Гравці з однаковою літерою тягнуть ще раз, щоб визначити порядок між собою. {tiles}',
  'sheet.draw.redraw-keep-out': 'Перші плитки тим часом у мішок не повертають.',
  'sheet.draw.redraw-return': 'Перед цим перші плитки повертають у мішок.',
  'sheet.seating.fixed': 'Грають по черзі за годинниковою стрілкою.',
  'sheet.seating.by-draw':
    'Літери визначають і порядок ходів: ліворуч від першого гравця решта сідає за абеткою. Грають за годинниковою стрілкою.',
  'sheet.return': 'Витягнуті плитки кладуть назад у мішок.',
  'sheet.shake': 'Плитки в мішку перемішують.',
  'sheet.deal':
    'Тоді кожен по черзі тягне {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}} і ставить на свою підставку.',
  'sheet.score-keeper': 'Один гравець записує бали всіх після кожного ходу.',

  'sheet.heading.turn': 'Хід',
  'sheet.turn.choices':
    'Своїм ходом можна зробити одне з трьох: викласти слово, обміняти плитки або пасувати.',

  'sheet.exchange.some': 'Можна не викладати слова, а обміняти одну, кілька або всі свої плитки.',
  'sheet.exchange.order':
    'Плитки відкладають літерами донизу, тягнуть стільки ж нових, а тоді відкладені кладуть у мішок.',
  'sheet.exchange.order.mixed':
    'Плитки відкладають літерами донизу, тягнуть стільки ж нових, а тоді відкладені кладуть у мішок і все перемішують.',
  'sheet.exchange.turn': 'Це й є весь хід: балів за нього немає, далі чекають своєї черги.',
  'sheet.exchange.minBag':
    'У мішку має бути щонайменше {count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}.',
  'sheet.exchange.any':
    'Обмінювати можна, поки в мішку є плитки, але не більше, ніж їх там лишилося.',
  'sheet.exchange.countsAsPass.yes': 'Обмін вважається пасом.',
  'sheet.exchange.countsAsPass.no': 'Обмін не вважається пасом.',

  'sheet.pass.always':
    'Пасувати можна будь-коли, навіть якщо є що викласти. Балів за це немає, і хід переходить до наступного гравця.',
  'sheet.pass.when-stuck': 'Пасувати можна, лише якщо не вдається скласти жодного слова.',
  'sheet.pass.school':
    'Хто не може використати всі свої літери або скласти слово на дошці, може пасувати.',
  'sheet.pass.otherwise': 'Пасувати можна й в інших випадках; турнір може це заборонити.',

  'sheet.opening':
    'Перший гравець складає слово щонайменше з {count, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}} і викладає його горизонтально або вертикально.',
  'sheet.opening.centre.yes': 'Одна з плиток має лежати на зірці в центрі дошки.',
  'sheet.opening.centre.no': 'Слово може лежати будь-де на дошці.',
  'sheet.opening.minLetters':
    'У цьому слові має бути щонайменше {count, plural, one {# літера} few {# літери} many {# літер} other {# літери}}; хто такого не має, передає хід ліворуч.',
  'sheet.opening.minLetters.next':
    'Якщо такого слова ні в кого немає, коло за колом досить меншої кількості літер: {counts}.',

  'sheet.words.allowed': 'Дозволено всі слова зі словника, про який домовилися.',
  'sheet.words.standard': 'Дозволено всі слова зі стандартного словника, про який домовилися.',
  'sheet.words.ospd': 'Словник – четверте видання OSPD; слова, якого в ньому немає, не дозволено.',
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
  'sheet.words.inflected': 'Форми слів теж дозволено, як-от {examples} у прикладах із правил.',
  'sheet.words.other-forms': 'Про інші форми можна домовитися окремо.',
  'sheet.words.plurals': 'Слова у множині дозволено.',
  'sheet.words.apostrophe': 'Апостроф має свою плитку, тож слова з апострофом дозволено.',
  'sheet.words.exclude': 'Не дозволено: {kinds}.',
  'sheet.lookup.on-challenge':
    'Під час гри слів не шукають ні у словнику, ні в інших книжках. Словник відкривають, лише коли слово оскаржено.',
  'sheet.lookup.school':
    'Гравцям не можна заглядати у словник. Його відкривають, лише коли слово оскаржено.',
  'sheet.lookup.spelling':
    'Словником користуються, лише коли сперечаються про написання або слово оскаржено.',
  'sheet.lookup.after-play':
    'Під час гри слів не шукають ні у словнику, ні в інших книжках. Словник відкривають, лише коли слово викладено або оскаржено.',
  'sheet.lookup.open':
    'Слово можна будь-коли пошукати у словнику, навіть перш ніж викласти, без жодного штрафу.',
  'sheet.lookup.laid':
    'Під час гри слів не шукають ні у словнику, ні в інших книжках. Чи є викладене слово у словнику, видно одразу.',

  'sheet.challenge.players':
    'Сумнівне слово можна оскаржити. Тоді його написання й уживання перевіряють у словнику, про який домовилися.',
  'sheet.challenge.who': 'Оскаржити може будь-який суперник.',
  'sheet.challenge.referee': 'Хто має сумнів щодо слова, піднімає руку й кличе суддю до столу.',
  'sheet.challenge.off-auto-reject':
    'Оскаржень немає: слово, якого немає у словнику, одразу відхиляють, і можна спробувати ще раз.',
  'sheet.challenge.until.accepted-or-next-move':
    'Оскаржити можна лише доти, доки бали не додано, а наступний гравець не зробив ходу.',
  'sheet.challenge.until.referee':
    'Суддя записує всіх, хто оскаржує слово, і лише тоді відкриває словник.',
  'sheet.challenge.until.closed': 'Оскаржити слово можна, доки суддя не скаже «досить».',
  'sheet.challenge.join':
    'Без судді інші можуть приєднатися, доки не відповіли всі; хто в грі через мережу мовчить п’ять хвилин, а в повільній грі – увесь час на хід, той не приєднується.',
  'sheet.challenge.judged':
    'Перевіряють лише оскаржені слова. Якщо хоч одне з них хибне, забирають усі плитки цього ходу.',
  'sheet.challenge.bad.lose-turn': 'гравець забирає свої плитки й втрачає хід.',
  'sheet.challenge.bad.lose-game': 'гравець забирає свої плитки й програє гру.',
  'sheet.challenge.bystanders':
    'Інші гравці, які його не оскаржили, теж мусять пропустити цей хід.',
  'sheet.challenge.bystanders.when': 'Кожен із них пропускає свій найближчий хід.',
  'sheet.challenge.good.not-named':
    'воно лишається; штрафу за оскарження правила не називають, тож у нас його немає.',
  'sheet.challenge.good.none': 'воно лишається, а той, хто оскаржив, нічого не втрачає.',
  'sheet.challenge.good.points':
    'воно лишається, а той, хто оскаржив, втрачає {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  'sheet.challenge.good.points.word':
    'воно лишається, а той, хто оскаржив, втрачає {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}} за кожне оскаржене слово.',
  'sheet.challenge.good.skip-next':
    'воно лишається, а всі, хто оскаржив, пропускають наступний хід.',
  'sheet.challenge.good.lose-game': 'воно лишається, а той, хто оскаржив, програє гру.',
  'sheet.challenge.mover':
    'Гравець, який виклав це слово, отримує ще {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  'sheet.challenge.mover.word':
    'Гравець, який виклав слово, отримує ще {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}} за кожне оскаржене слово.',
  'sheet.challenge.once': 'Хоч би скільки слів одного ходу оскаржили, це рахують лише раз.',
  'sheet.challenge.skips-add-up':
    'Хто мусить пропустити ще один хід, не пропустивши першого, пропускає обидва.',
  'sheet.challenge.skip.yes': 'Хід, втрачений через оскарження, вважається пасом.',
  'sheet.challenge.skip.no': 'Хід, втрачений через оскарження, не вважається пасом.',
  'sheet.challenge.draw.after-window': 'Нові плитки тягнуть лише тоді, коли слово лишається.',
  'sheet.challenge.draw.at-once':
    'Нові плитки тягнуть одразу; якщо слово забирають, вони повертаються в мішок.',

  'sheet.heading.premiums': 'Призові клітинки',
  'sheet.board': 'На дошці {size} × {size} клітинок.',
  'sheet.premium.some': 'Деякі клітинки дають бонусні бали.',
  'sheet.premium.printed': 'Що дає клітинка, надруковано на ній.',
  'sheet.premium.double-letter': 'подвоює бали за літеру на цій клітинці.',
  'sheet.premium.triple-letter': 'потроює бали за літеру на цій клітинці.',
  'sheet.premium.double-word': 'подвоює бали за все слово.',
  'sheet.premium.triple-word': 'потроює бали за все слово.',
  'sheet.premium.star': 'Зірка подвоює бали за перше слово.',
  'sheet.premium.star.pink': 'Клітинка із зіркою рожева й подвоює бали за перше слово.',
  'sheet.premium.star.light-red':
    'Клітинка із зіркою світло-червона, тому подвоює бали за перше слово.',
  'sheet.premium.letters-first':
    'Спершу додають бали літер разом із призовими, і лише тоді слово подвоюють або потроюють.',
  'sheet.premium.two':
    'Бали за слово на двох клітинках подвоєння множать на 4, на двох клітинках потроєння – на 9.',
  'sheet.premium.two.pink':
    'Бали за слово на двох рожевих клітинках множать на 4, на двох червоних – на 9.',
  'sheet.premium.two.light-red':
    'Бали за слово на двох світло-червоних клітинках множать на 4, на двох темно-червоних – на 9.',
  'sheet.premium.three-times':
    'Про дві клітинки потроєння слова в правилах сказано «потроюють тричі», але й «у 9 разів»; ми множимо на 9.',
  'sheet.premium.once': 'Призова клітинка діє лише під час ходу, яким на неї кладуть плитку.',
  'sheet.premium.blank':
    'Якщо пуста плитка лежить на клітинці подвоєння чи потроєння слова, слово все одно подвоюють або потроюють. На клітинці подвоєння чи потроєння літери пуста плитка дає 0.',
  'sheet.premium.blank.light-red':
    'Якщо на світло- чи темно-червоній клітинці лежить пуста плитка, слово все одно подвоюють або потроюють. На блакитній чи синій клітинці пуста плитка дає 0.',
  'sheet.premium.triple-example':
    'У прикладі з правил перша літера слова {word} лежить на клітинці потроєння слова. Якщо продовжувати перше слово на зірці, туди не дістатися, тож у нашому уроці {from} лежить деінде.',
  'sheet.colour.light-blue': 'Блакитна',
  'sheet.colour.dark-blue': 'Синя',
  'sheet.colour.pink': 'Рожева',
  'sheet.colour.red': 'Червона',
  'sheet.colour.light-red': 'Світло-червона',
  'sheet.colour.dark-red': 'Темно-червона',

  'sheet.heading.counting': 'Підрахунок балів',
  'sheet.count.words':
    'Бали літер додають. За хід отримують повні бали за всі слова, які ним утворено або змінено: кожне слово рахують окремо, разом із призовими балами, а тоді бали слів додають.',
  'sheet.count.shared': 'Спільна літера двох слів рахується в обох, разом із призовими балами.',
  'sheet.count.announce': 'Наприкінці ходу гравець рахує й оголошує свої бали.',
  'sheet.count.compound':
    'У правилах сказано й таке: частини складного слова рахують окремо. Ми рахуємо кожне слово на дошці, але не його частини, бо так роблять в інших пунктах правил і в прикладах.',
  'sheet.count.refill':
    'Потім тягнуть стільки плиток, скільки викладено, щоб знову мати {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'sheet.count.empty-bag': 'Коли мішок порожній, грають тими плитками, що лишилися.',

  'sheet.bonus':
    'Хто викладає {tiles, plural, one {свою # плитку} few {всі свої # плитки} many {всі свої # плиток} other {всі свої # плитки}} за один хід, отримує ще {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}. Їх додають наприкінці, після подвоєнь і потроєнь.',

  'sheet.heading.laying': 'Як утворювати слова',
  'sheet.laying.join':
    'Кожен наступний гравець додає одну або кілька плиток до вже викладених, впритул до них, і утворює нові слова. Кожна плитка на дошці торкається щонайменше однієї іншої.',
  'sheet.laying.two-letters': 'У нових словах щонайменше дві літери.',
  'sheet.laying.line':
    'Усі плитки одного ходу лежать в одному рядку або стовпці без пропусків; між ними можуть бути лише вже викладені плитки.',
  'sheet.laying.directions': 'Слова викладають горизонтально або вертикально, ніколи навскіс.',
  'sheet.laying.reading': 'Їх читають зліва направо або згори вниз, ніколи навпаки.',
  'sheet.laying.one-place':
    'Плитки одного ходу утворюють одне слово, яке може заразом продовжити інші; за один хід не додають плиток до різних слів і не утворюють нових слів у різних частинах дошки.',
  'sheet.laying.neighbours':
    'Якщо плитки торкаються інших у сусідньому ряду, вони мають утворювати слова і з ними, як у кросворді.',
  'sheet.ways':
    'Утворити нове слово можна {count, plural, =3 {трьома способами} =5 {п’ятьма способами} one {# способом} few {# способами} many {# способами} other {# способами}}:',
  'sheet.way.extend': 'Плитки можна додати на початку або в кінці слова на дошці.',
  'sheet.way.extend-both':
    'Плитки можна додати на початку слова на дошці, у кінці або з обох боків одразу.',
  'sheet.way.extend-both.example':
    'Плитки можна додати на початку слова на дошці, у кінці або з обох боків одразу: наприклад, із {from} вийде {word}.',
  'sheet.way.both-ends': 'Слово можна продовжити з обох боків за один хід.',
  'sheet.way.cross': 'Слово можна викласти під прямим кутом до іншого, узявши одну з його літер.',
  'sheet.way.beside':
    'Слово можна викласти паралельно до іншого так, щоб сусідні плитки теж утворювали слова.',
  'sheet.way.hook': 'Нове слово може ще й додати літеру до слова на дошці.',
  'sheet.way.bridge':
    'Або воно стає містком між літерами, що лежать окремо; таке можливо лише з четвертого ходу.',
  'sheet.again': 'Те саме слово може з’явитися у грі кілька разів.',
  'sheet.stay': 'Викладену плитку вже не пересувають, хіба що слово оскаржено.',

  'sheet.end.out':
    'Гра закінчується, коли мішок порожній і один із гравців виклав усі плитки зі своєї підставки.',
  'sheet.end.passes':
    '{count, plural, =1 {Вона закінчується й тоді, коли всі гравці один раз пасують.} =2 {Вона закінчується й тоді, коли всі гравці пасують двічі поспіль.} one {Вона закінчується й тоді, коли всі гравці пасують # раз поспіль.} few {Вона закінчується й тоді, коли всі гравці пасують # рази поспіль.} many {Вона закінчується й тоді, коли всі гравці пасують # разів поспіль.} other {Вона закінчується й тоді, коли всі гравці пасують # раза поспіль.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Вона закінчується й після # ходу без балів.} few {Вона закінчується й після # ходів поспіль без балів.} many {Вона закінчується й після # ходів поспіль без балів.} other {Вона закінчується й після # ходу без балів.}}',
  'sheet.end.no-move.yes':
    'Вона закінчується й тоді, коли можливих ходів більше немає: якщо ніхто не може викласти всіх плиток, грають далі, доки є ходи, а хто не має ходу, пасує.',
  'sheet.end.no-move.no':
    'Хто не може викласти слово, може обміняти плитки або пасувати; гра триває.',
  'sheet.last-letter': 'Гру можна виграти або програти на останній літері в мішку!',

  'sheet.final.always':
    'Від балів кожного гравця віднімають бали плиток, які лишилися на його підставці.',
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
  'sheet.final.winner': 'Перемагає той, у кого найбільше балів.',
  'sheet.final.advance':
    'Переможець кожного столу проходить до наступного туру. За потреби можуть запросити й тих других, у кого найбільше балів.',

  'sheet.ties.none': 'Гравці з однаковою кількістю балів ділять місце.',
  'sheet.ties.before-deduction':
    'Якщо балів порівну, вирішують бали до віднімання плиток, що лишилися на підставці.',
  'sheet.ties.letter-draw':
    'Якщо й вони рівні, кожен тягне літеру: попереду той, хто має А або найближчу до неї літеру.',
  'sheet.ties.tables': 'Так само визначають порядок між другими місцями різних столів.',
  'sheet.ties.draw': 'Пуста плитка йде перед А, а за однакових літер тягнуть ще раз.',

  'sheet.misdraw':
    'Якщо помічено, що в гравця забагато або замало плиток, він мусить пасувати цього ходу. Потім він дотягує, чого бракує; якщо плиток забагато, перевертає їх літерами донизу, і зайві забирають.',
  'sheet.misdraw.later':
    'Якщо це помічено під час чужого ходу, гравець мусить пасувати свого наступного ходу.',
  'sheet.take-back.never': 'Повернути хід не можна.',
  'sheet.take-back.consent': 'Хід можна повернути, якщо згодні всі інші.',
  'sheet.take-back.free':
    'Свій останній хід можна повернути, доки не походить наступний гравець. Ходи ботів у відповідь теж скасовуються.',
  'sheet.take-back.same-tiles':
    'Хто після цього ходить знову, тягне ті самі плитки. Обмін не повертають.',
  'sheet.take-back.referee': 'Якщо є суддя, він може виправити помилку.',
};
