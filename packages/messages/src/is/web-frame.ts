/** Icelandic: the way around the pages, and what is said when a page fails. */
import type { FrameTexts } from '../en/web-frame.ts';

export const webFrame: FrameTexts = {
  'nav.menu': 'Valmynd',
  'nav.new': 'Nýr leikur',
  'nav.friends': 'Með vinum',
  'nav.learn': 'Læra',
  'nav.words': 'Orð',
  'nav.puzzle': 'Þraut',
  'nav.keep': 'Stigaskrá',
  'shell.broken': 'Eitthvað fór úrskeiðis á þessari síðu.',
  'shell.nothing-lost': 'Leikirnir þínir eru óhultir. Hladdu síðunni aftur til að halda áfram.',
  'shell.unreachable': 'Ekki tókst að sækja þessa síðu. Er nettenging?',
  'shell.reload': 'Hlaða aftur',
};
