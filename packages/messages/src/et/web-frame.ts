/** Estonian: the way around the pages, and what is said when a page fails. */
import type { FrameTexts } from '../en/web-frame.ts';

export const webFrame: FrameTexts = {
  'nav.menu': 'Menüü',
  'nav.new': 'Uus mäng',
  'nav.friends': 'Sõpradega',
  'nav.learn': 'Õpi',
  'nav.words': 'Sõnad',
  'nav.puzzle': 'Nuputa',
  'nav.keep': 'Punktiarvestus',
  'shell.broken': 'Sellel lehel läks midagi viltu.',
  'shell.nothing-lost': 'Sinu mängud on alles. Jätkamiseks laadi leht uuesti.',
  'shell.unreachable': 'Seda lehte ei saanud laadida. Kas võrk on olemas?',
  'shell.reload': 'Laadi uuesti',
};
