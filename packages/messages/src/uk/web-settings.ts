/** Ukrainian: settings, and what works without a network. */
import type { SettingsTexts } from '../en/web-settings.ts';

export const webSettings: SettingsTexts = {
  'settings.name': 'Ваше ім’я',
  'settings.name-about': 'Так вас зватимуть в іграх.',
  'settings.looks': 'Вигляд',
  'settings.board': 'Дошка',
  'settings.board.rulebook': 'як у правилах',
  'settings.board.own': 'кольори Täht',
  'settings.board-about':
    'Коло – літера, квадрат – слово; контур подвоює, заповнена фігура потроює. Якщо правила не називають кольорів, на дошці лишаються наші.',
  'settings.playing': 'Гра',
  'settings.keyboard': 'Літери для дотику під дошкою',
  'settings.keyboard.auto': 'якщо їх немає на пристрої',
  'settings.keyboard.shown': 'завжди',
  'settings.keyboard.hidden': 'ніколи',
  'offline.title': 'Без мережі',
  'offline.about':
    'Те, чим ви вже грали, працює й без мережі. Інші мови можна завантажити заздалегідь.',
  'offline.keep': 'Зберегти на пристрої',
  'offline.keep-which': 'Зберегти на пристрої: {edition}',
  'offline.size': 'близько {size} МБ',
  'offline.kept': 'є на пристрої',
  'offline.failed': 'Не вдалося завантажити. Чи є мережа й місце на пристрої?',
  'offline.not-here':
    'За цією адресою браузер нічого не зберігає на потім: для цього потрібен https. Поки є мережа, все працює.',
  'offline.update': 'З’явилася нова версія Täht.',
  'offline.load-now': 'Завантажити зараз',
  'offline.later': 'Пізніше',
};
