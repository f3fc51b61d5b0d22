/** Ukrainian: why something may not be done, and what is wrong with a ruleset or a typed move. */
import type { Refusals } from '../en/refusals.ts';

export const refusals: Refusals = {
  'refusal.already-done': 'Це вже зроблено.',
  'refusal.no-game': 'Тут ще немає гри.',
  'refusal.already-created': 'Цю гру вже підготовлено.',
  'refusal.game-over': 'Гру закінчено.',
  'refusal.no-such-seat': 'За цим столом немає місця {seat}.',
  'refusal.seat-not-playing': '{seat} уже не грає.',
  'refusal.not-for-you':
    '{needs, select, seat {Це може зробити лише гравець.} referee {Це може зробити лише суддя.} other {Це не може зробити ніхто за столом.}}',
  'refusal.not-your-turn': 'Зараз не ваш хід: ходить {onTurn}.',
  'refusal.wrong-phase': 'Зараз цього зробити не можна ({phase}).',
  'refusal.last-play-open': 'Цей хід може бути останнім: спершу прийміть або заперечте його.',
  'refusal.paused': 'Гру призупинено.',
  'refusal.not-paused': 'Гру не призупинено.',
  'refusal.wrong-number-of-players':
    'Неправильна кількість гравців: щонайменше {min}, щонайбільше {max}.',
  'refusal.bad-ruleset': 'Ці правила не поєднуються. {faults}',
  'refusal.already-agreed': 'Ви вже погодилися.',
  'refusal.no-such-house-rule': 'Домашнього правила «{name}» тут немає.',
  'refusal.no-tiles': 'Викладіть принаймні одну плитку.',
  'refusal.off-board': 'Це за межами дошки.',
  'refusal.square-twice': 'Дві плитки не можуть лежати на одній клітинці: {square}.',
  'refusal.square-taken': 'На клітинці {square} вже є плитка.',
  'refusal.not-in-one-line': 'Усі плитки одного ходу мають лежати в одному рядку або стовпці.',
  'refusal.gap': 'Клітинка {square} залишається порожньою посередині.',
  'refusal.misses-star': 'Перше слово має проходити через зірку в центрі.',
  'refusal.opening-too-short':
    'Для першого слова потрібно щонайменше {needs, plural, one {# літеру} few {# літери} many {# літер} other {# літери}}.',
  'refusal.not-connected': 'Слово має торкатися плиток, які вже лежать на дошці.',
  'refusal.tile-not-on-rack': 'На вашій підставці немає: {tile}.',
  'refusal.letter-not-in-alphabet': 'У цій грі немає такої літери: {letter}.',
  'refusal.not-a-word': 'Немає у словнику: {words}.',
  'refusal.blank-reuse-off': 'У цій грі пусті плитки залишаються на місці.',
  'refusal.no-blank-there': 'На клітинці {square} немає пустої плитки.',
  'refusal.blank-must-be-laid': 'Узяту пусту плитку треба викласти в тому ж ході.',
  'refusal.exchange-nothing': 'Скажіть, які плитки хочете обміняти.',
  'refusal.bag-too-small': 'У мішку замало плиток: є {bag}, а для цього обміну треба {needs}.',
  'refusal.pass-only-when-stuck': 'Пасувати можна лише тоді, коли викласти нічого.',
  'refusal.wrong-count':
    'Виберіть рівно {needs, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'refusal.not-in-that-bag': 'У цьому мішку немає стільки плиток ({bag}).',
  'refusal.challenge-off': 'У цій грі слів не заперечують: їх перевіряють одразу.',
  'refusal.nothing-to-challenge': 'Зараз нема чого заперечувати.',
  'refusal.own-play': 'Це ваш власний хід: вирішують інші.',
  'refusal.not-your-play': 'Це не ваш хід.',
  'refusal.already-answered': 'Ви вже відповіли.',
  'refusal.no-such-word': 'У цьому ході немає слова номер {word}.',
  'refusal.wrong-verdicts':
    'Потрібне рішення про кожне заперечене слово: {needs, plural, one {# слово} few {# слова} many {# слів} other {# слова}}.',
  'refusal.theme-off': 'У цій грі немає теми.',
  'refusal.already-claimed': 'Слова на тему в цьому ході вже названо.',
  'refusal.no-claim': 'Слів на тему не названо.',
  'refusal.look-up-closed': 'Зараз словник закрито.',
  'refusal.no-dictionary': 'За цим столом немає словника.',
  'refusal.misdraw-off':
    'За цими правилами про неправильну кількість плиток гравці домовляються самі.',
  'refusal.rack-is-right': 'На цій підставці правильна кількість плиток.',
  'refusal.not-enough-tiles': 'Для цього вже не вистачає плиток.',
  'refusal.take-back-off': 'За цими правилами хід не повертають; виправити його може лише суддя.',
  'refusal.nothing-to-take-back': 'Нема чого повертати.',
  'refusal.already-asked': 'Ви вже просили повернути цей хід.',
  'refusal.not-your-move': 'Просити про повернення ходу може лише той, чий це хід.',
  'refusal.not-asked': 'Про повернення ходу ніхто не просить.',
  'refusal.no-clock': 'У цій грі немає годинника.',
  'refusal.own-clock': 'Час можна додати лише іншому гравцеві.',
  'refusal.time-out-of-range':
    'Стільки часу додати не можна: щонайбільше {most, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}} за раз.',
  'refusal.vacation-off': 'У цій грі немає відпусток.',
  'refusal.vacation-too-long': 'Стільки відпустки вже не залишилося.',
  'refusal.not-on-vacation': 'Зараз немає відпустки, яку можна закінчити.',
  'refusal.too-late-to-abort': 'Усі вже зробили хід: тепер можна лише здатися.',

  'fault.unknown-value': 'Одне з правил має значення, якого не існує.',
  'fault.when-stuck-needs-generator':
    'Щоб пасувати лише тоді, коли викласти нічого, потрібен помічник, який знаходить усі ходи; тут його немає.',
  'fault.no-blank-to-reuse': 'Пусті плитки не можна використати повторно: у цьому наборі їх немає.',
  'fault.theme-needs-window':
    'За слова на тему голосують після ходу, тому хибні слова не можна відхиляти одразу.',
  'fault.theme-needs-bonus': 'Слова на тему мають давати додаткові бали.',
  'fault.two-bags-need-late-draw':
    'У грі з двома мішками нові плитки тягнуть лише тоді, коли хід зараховано.',
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

  'letter.unknown-letter': 'Для знака «{character}» немає плитки.',
  'letter.looks-like': '«{character}» лише схоже на {looksLike}: це знак іншої абетки.',
  'letter.unclosed-bracket': 'Дужку «{character}» не закрито.',
  'letter.empty-bracket': 'У дужках нічого немає.',
  'letter.no-tile':
    'Плитки «{character}» немає: цією літерою може бути лише пуста плитка. На підставці вона «?».',

  'notation.bad-position': 'Спершу клітинка, потім слово: наприклад, {example}.',
  'notation.empty-play': 'Скажіть, яке слово викладаєте.',
  'notation.runs-off-board': 'Слово виходить за межі дошки.',
  'notation.dot-on-empty':
    'Крапка означає плитку, яка вже лежить на дошці, але клітинка {square} порожня.',
  'notation.other-letter-there': 'На клітинці {square} лежить інша літера.',
};
