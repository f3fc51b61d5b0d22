/** Ukrainian: notices of games and tables, and what the engine cannot do. `players` are names with commas between. */
import type { Notices } from '../en/notices.ts';

export const notices: Notices = {
  'notice.your-move.title': 'Ваш хід',
  'notice.your-move.body': 'Тепер ваша черга. Гравці: {players}.',
  'notice.reminder.title': 'Час спливає',
  'notice.reminder.body':
    'На хід лишилося приблизно {hours, plural, one {# година} few {# години} many {# годин} other {# години}}. Гравці: {players}.',
  'notice.game-over.title': 'Гру закінчено',
  'notice.game-over.body': 'Гравці: {players}.',
  'notice.invited.title': 'Вас запрошують до гри',
  'notice.invited.body': 'Запрошує: {players}.',
  'notice.nudged.title': 'На вас чекають',
  'notice.nudged.body': 'Чекає: {players}.',
  'notice.started.title': 'Гра почалася',
  'notice.started.body': 'Починає: {players}.',
  'notice.rematch.title': 'Вам пропонують реванш',
  'notice.rematch.body': 'Пропонує: {players}.',
  'notice.why':
    'Ви отримали цього листа, бо у ваших налаштуваннях увімкнено сповіщення; там їх можна й вимкнути.',
  'notice.confirm.title': 'Підтвердьте свою адресу електронної пошти',
  'notice.confirm.body':
    'Хтось, найімовірніше ви, хоче отримувати на цю адресу сповіщення про ігри Täht. Щоб підтвердити її, відкрийте це посилання протягом трьох днів:',
  'notice.confirm.else': 'Якщо це були не ви, нічого робити не треба: більше листів не буде.',
  'refusal.lexicon-unavailable':
    'Словником {id} зараз не можна скористатися: {cause, select, missing {його немає} damaged {його файл пошкоджено} other {це не той, з яким почалася гра}}.',
  'refusal.hints-off': 'За цим столом підказок не дають.',
  'refusal.queue-full': 'Комп’ютер зараз має забагато над чим думати. Спробуйте трохи згодом.',
  'refusal.engine-failed': 'Комп’ютер не знайшов відповіді.',
};
