/** Ukrainian: the way around the pages, and what is said when a page fails. */
import type { FrameTexts } from '../en/web-frame.ts';

export const webFrame: FrameTexts = {
  'nav.menu': 'Меню',
  'nav.new': 'Нова гра',
  'nav.friends': 'З друзями',
  'nav.learn': 'Навчання',
  'nav.words': 'Слова',
  'nav.puzzle': 'Задача',
  'nav.keep': 'Облік балів',
  'shell.broken': 'На цій сторінці щось пішло не так.',
  'shell.nothing-lost': 'Ваші ігри збережено. Щоб продовжити, завантажте сторінку ще раз.',
  'shell.unreachable': 'Цю сторінку не вдалося завантажити. Чи є мережа?',
  'shell.reload': 'Завантажити ще раз',
};
