/** Ukrainian: what happens at the table, line by line, and the words for its things. */
import type { Table } from '../en/table.ts';

export const table: Table = {
  'event.created': 'Нова гра: {players}.',
  'event.rules-proposed': 'Запропоновані домашні правила: {houseRules}.',
  'event.rule-refused': '{player} не хоче домашнього правила «{name}».',
  'event.agreed': '{player} погоджується з правилами.',
  'event.order-drawn': 'Черговість: {players}.',
  'event.choice-due':
    '{player} вибирає, з якого мішка тягнути {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'event.drew':
    '{player} тягне {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'event.placed':
    '{player} викладає {word}: {score, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  'event.exchanged':
    '{player} обмінює {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'event.returned':
    '{player} повертає в мішок {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}} ({reason}).',
  'event.passed': '{cause, select, time {Час вичерпано: {player} пасує.} other {{player} пасує.}}',
  'event.skipped': '{player} пропускає хід ({reason}).',
  'event.accepted': '{player} приймає хід.',
  'event.challenged': '{player} заперечує: {words}.',
  'event.joining-closed': 'Приєднатися до заперечення вже не можна.',
  'event.verdict-voted':
    '{vote, select, yes {{player} голосує: слово є.} other {{player} голосує: такого слова немає.}}',
  'event.ruled':
    '{source, select, judge {Словник} table {Голосування} other {Суддя}}: {word} – {verdict, select, valid {дозволено} other {не дозволено}}.',
  'event.theme-claimed': '{player} просить бали за тему: {words}.',
  'event.theme-voted':
    '{vote, select, yes {{player} голосує: пасує до теми.} other {{player} голосує: не пасує до теми.}}',
  'event.stood':
    'Хід зараховано: {player} отримує {score, plural, one {# бал} few {# бали} many {# балів} other {# бала}}{themeBonus, plural, =0 {} other { і ще # за тему}}.',
  'event.retracted': '{player} забирає плитки.',
  'event.skip-owed': '{player} має пропустити хід ({reason}).',
  'event.adjusted':
    '{player}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}} ({reason}).',
  'event.misdraw-found':
    'Неправильна кількість плиток: {player}, {count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}.',
  'event.looked-up':
    '{player} шукає у словнику: {word} – {verdict, select, valid {є} other {немає}}.',
  'event.resigned':
    '{cause, select, time {{player} програє через брак часу.} challenge {{player} програє через заперечення.} other {{player} здається.}}',
  'event.left': '{player} виходить з-за столу.',
  'event.replaced': '{player} поступається місцем, далі грає {name}.',
  'event.end-agreed': '{player} погоджується закінчити гру.',
  'event.take-back-asked': '{player} просить повернути останній хід.',
  'event.take-back-answered':
    '{vote, select, yes {{player} погоджується: хід можна повернути.} other {{player} не погоджується: хід залишається.}}',
  'event.undone':
    '{cause, select, referee {Суддя скасовує останній хід.} other {Останній хід повернено.}}',
  'event.time-given':
    '{player} отримує ще {count, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}.',
  'event.vacation-begun': '{player} у відпустці: годинник чекає.',
  'event.vacation-ended': '{player} повертається з відпустки.',
  'event.paused': 'Гру призупинено.',
  'event.resumed': 'Гра триває.',
  'event.ended': 'Гру закінчено: {reason}.',
  'event.revealed': 'Тепер жеребкування можна перевірити. Зерно: {seed}.',

  'log.reason': 'Причина: {reason}',
  'log.words': 'Слова: {words}.',
  'log.bonus':
    'Викладено всі плитки: {points, plural, one {# бонусний бал} few {# бонусні бали} many {# бонусних балів} other {# бонусного бала}}.',
  'log.swapped': 'Пусту плитку на клітинці {square} замінено на справжню літеру.',
  'log.opening-tile': '{player} тягне {tile}.',
  'log.left-over': '{player}: на підставці залишається {tiles}.',

  'phase.new': 'гри ще немає',
  'phase.setup': 'узгоджують правила',
  'phase.dealing': 'роздають плитки',
  'phase.exchanging': 'обмінюють плитки',
  'phase.choosing': 'вибирають мішок',
  'phase.turn': 'очікується хід',
  'phase.window': 'хід можна заперечити',
  'phase.joining': 'до заперечення можна приєднатися',
  'phase.verdict': 'очікується рішення',
  'phase.over': 'гру закінчено',

  'end.out': '{player} уже не має плиток, і мішок порожній',
  'end.passes': 'усі пасували поспіль',
  'end.scoreless-turns': 'забагато ходів без балів',
  'end.no-move-left': 'зроблено всі можливі ходи',
  'end.agreed': 'усі погодилися закінчити',
  'end.resigned': 'залишився лише один гравець',
  'end.left': 'за столом замало гравців',
  'end.aborted': 'її скасовано без результату',

  'cause.challenge-failed': 'невдале заперечення',
  'cause.challenged-in-vain': 'марно заперечене слово',
  'cause.bystander': 'хибного слова не заперечено',
  'cause.misdraw': 'неправильна кількість плиток',
  'cause.vacant': 'вільне місце',
  'cause.exchange': 'обмін',
  'cause.retracted': 'слово не зараховано',
  'cause.surplus': 'забагато плиток',
  'cause.chosen': 'власний вибір',
  'cause.time': 'час вичерпано',
  'cause.challenge': 'вирішило заперечення',
  'cause.own-tiles': 'плитки на підставці',
  'cause.credit': 'плитки решти гравців',
  'cause.overtime': 'перевищення часу',
  'cause.take-back': 'хід повернено',
  'cause.referee': 'рішення судді',

  'standing.playing': 'грає',
  'standing.vacant': 'уже не за столом',
  'standing.resigned': 'здається',

  'tile.blank': 'пуста плитка',
  'bag.all': 'мішок',
  'bag.vowels': 'голосні',
  'bag.consonants': 'приголосні',
  'bag.blanks': 'пусті плитки',
  'direction.across': 'горизонтально',
  'direction.down': 'вертикально',

  'premium.double-letter': 'подвоєння літери',
  'premium.double-letter.short': '2Л',
  'premium.triple-letter': 'потроєння літери',
  'premium.triple-letter.short': '3Л',
  'premium.double-word': 'подвоєння слова',
  'premium.double-word.short': '2С',
  'premium.triple-word': 'потроєння слова',
  'premium.triple-word.short': '3С',
  'premium.star': 'зірка',
  'premium.star.short': '★',

  'count.points': '{count, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'count.tiles': '{count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}',
  'count.letters': '{count, plural, one {# літера} few {# літери} many {# літер} other {# літери}}',
  'count.words': '{count, plural, one {# слово} few {# слова} many {# слів} other {# слова}}',
  'count.players':
    '{count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}',
  'duration.seconds':
    '{count, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}}',
  'duration.minutes':
    '{count, plural, one {# хвилина} few {# хвилини} many {# хвилин} other {# хвилини}}',
  'duration.hours':
    '{count, plural, one {# година} few {# години} many {# годин} other {# години}}',
  'duration.days': '{count, plural, one {# день} few {# дні} many {# днів} other {# дня}}',
};
