/** Ukrainian: what comes next at the desk, and what it leads to. */
import type { WebEventNext } from '../en/web-event-next.ts';

export const webEventNext: WebEventNext = {
  'desk.tie.title':
    'Рівність за перше місце: {players}. Тягнуть літери: вище стає найближча до початку абетки, пуста плитка перед усіма.',
  'desk.tie.prize':
    'Рівність за призове місце: {players}. Тягнуть літери: вище стає найближча до початку абетки, пуста плитка перед усіма.',
  'desk.tie.places': 'Далі проходить із них: {count}.',
  'desk.tie.first': 'Хто стане першим, той виграє стіл і проходить далі.',
  'desk.tie.first-and-second':
    'Хто стане першим, той виграє стіл і проходить далі; наступний буде за цим столом другим і ще може пройти серед найкращих других.',
  'desk.tie.second':
    'Хто стане першим, той буде за цим столом другим. З других усіх столів {count, plural, one {далі проходить # найкращий.} few {далі проходять # найкращі.} many {далі проходять # найкращих.} other {далі проходять # найкращого.}}',
  'desk.outlook.winners':
    '{count, plural, one {Далі проходить # переможець столу.} few {Далі проходять # переможці столів.} many {Далі проходять # переможців столів.} other {Далі проходять # переможця столів.}}',
  'desk.outlook.makes':
    'Найкращих других – {seconds}: {players, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}, {tables}.',
  'desk.outlook.final': 'Це вже фінал.',
  'desk.tables-of':
    '{count, plural, one {# стіл по {seats}} few {# столи по {seats}} many {# столів по {seats}} other {# стола по {seats}}}',
  'desk.change.before': '{stage}: за цим виправленням далі мали б пройти інші.',
  'desk.change.after':
    '{stage}: після жеребкування виправлено результат, і далі мали б пройти інші.',
  'desk.change.comes': 'Мають грати: {players}.',
  'desk.change.goes': 'Не мають грати: {players}.',
  'desk.change.tied': 'Рівні, тож невідомо, хто має грати: {players}.',
  'desk.change.redo-about':
    'У цьому етапі ще нічого не внесено: скасуйте жеребкування й почніть етап знову або залиште все як є.',
  'desk.change.redo': 'Скасувати жеребкування етапу',
  'desk.change.late':
    'Цей етап уже грають: залиште все як є або скасуйте його результати й жеребкування в розділі «{log}» і почніть етап знову.',
  'desk.correct-anyway': 'Усе одно виправити',
  'desk.found':
    '{count, plural, one {Знайдено # гравця:} few {Знайдено # гравців:} many {Знайдено # гравців:} other {Знайдено # гравця:}}',
  'desk.unseated': 'Без місця в цьому турі: {players}.',
  'desk.rest-about.small-tables':
    'Двоє грають лише між собою: ходів у кожного більше, тож і очок виходить більше, ніж за більшими столами.',
  'desk.rest-about.bye': 'Один із них пропускає цей тур і отримує те, що правила дають за пропуск.',
  'desk.next.answer-calls': 'Кличуть суддю.',
  'desk.calling': 'кличе суддю',
  'desk.called-by': 'Суддю кличе: {by}',
  'desk.call-reason.challenge': 'заперечення слова',
  'desk.call-reason.tiles': 'неправильна кількість плиток',
  'desk.call-reason.score': 'рахунок',
  'desk.call-reason.rules': 'питання щодо правил',
  'desk.end-call': 'Суддя вже підійшов',
  'desk.next.sit-down':
    'Місця розіграно. Надрукуйте або покажіть їх, розсадіть усіх, а тоді запустіть годинник.',
  'desk.print-badges': 'Друк бейджів',
  'desk.close-unplayed': 'Ще не зіграно: {stages}.',
  'desk.no-prizes': 'Нагород ще не визначено.',
  'desk.to-prizes': 'Визначити нагороди',
  'desk.waits': 'Немає зв’язку. Внесене збережено й надішлеться само.',
  'desk.next.await-before': 'Очки рівні: чекаємо на очки до відрахувань.',
  'desk.waits-for.table': 'Місце за столом ще не визначене, рівні: {tied}. Бракує: {players}.',
  'desk.waits-for.field': 'Хто пройде далі, ще не визначено, рівні: {tied}. Бракує: {players}.',
  'desk.waits-for.title': 'Перше місце ще не визначене, рівні: {tied}. Бракує: {players}.',
  'desk.waits-for.prize': 'Призове місце ще не визначене, рівні: {tied}. Бракує: {players}.',
  'desk.to-before': 'Додати очки, яких бракує',
};
