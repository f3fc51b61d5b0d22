/** Finnish: the way around the pages, and what is said when a page fails. */
import type { FrameTexts } from '../en/web-frame.ts';

export const webFrame: FrameTexts = {
  'nav.menu': 'Valikko',
  'nav.new': 'Uusi peli',
  'nav.friends': 'Ystävien kanssa',
  'nav.learn': 'Opettele',
  'nav.words': 'Sanat',
  'nav.puzzle': 'Pulma',
  'nav.keep': 'Pistelasku',
  'shell.broken': 'Tällä sivulla meni jokin vikaan.',
  'shell.nothing-lost': 'Pelisi ovat tallessa. Jatka lataamalla sivu uudelleen.',
  'shell.unreachable': 'Tätä sivua ei voitu ladata. Onko verkkoyhteyttä?',
  'shell.reload': 'Lataa uudelleen',
};
