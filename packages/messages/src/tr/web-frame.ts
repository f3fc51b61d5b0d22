/** Turkish: the way around the pages, and what is said when a page fails. */
import type { FrameTexts } from '../en/web-frame.ts';

export const webFrame: FrameTexts = {
  'nav.menu': 'Menü',
  'nav.new': 'Yeni oyun',
  'nav.friends': 'Arkadaşlarla',
  'nav.learn': 'Öğren',
  'nav.words': 'Kelimeler',
  'nav.puzzle': 'Bulmaca',
  'nav.keep': 'Puan tutma',
  'shell.broken': 'Bu sayfada bir şeyler ters gitti.',
  'shell.nothing-lost': 'Oyunların duruyor. Devam etmek için sayfayı yeniden yükle.',
  'shell.unreachable': 'Bu sayfa yüklenemedi. Ağ bağlantısı var mı?',
  'shell.reload': 'Yeniden yükle',
};
