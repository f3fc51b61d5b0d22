/** Icelandic: the builder of a game and its rule sheet. */
import type { BuildTexts } from '../en/web-build.ts';

export const webBuild: BuildTexts = {
  'build.title': 'Nýr leikur',
  'build.players': 'Leikmenn',
  'build.seat': 'Leikmaður {number}',
  'build.person': 'manneskja',
  'build.name': 'Nafn leikmanns {number}',
  'build.add': 'Bæta við leikmanni',
  'build.remove': 'Fjarlægja leikmann {number}',
  'build.as-rulebook': 'eins og í reglunum',
  'build.house-rules': 'Heimareglur',
  'build.words-count': 'Fjöldi orða: {count}',
  'build.all-options': 'Allir kostir',
  'build.all-options-about':
    'Hvert einasta atriði reglnanna. Það sem þú breytir er merkt á reglublaðinu.',
  'build.set-by': 'Heimareglan „{name}“ ræður þessu.',
  'build.reset': 'Aftur í reglurnar',
  'build.no-number': 'Skrifaðu heila tölu.',
  'build.number-list':
    'Tölur með kommum á milli, hver minni en sú á undan; autt ef engin sérregla gildir.',
  'build.in-seconds': 'í sekúndum',
  'build.begin': 'Hefja leik',
  'build.cannot': 'Þetta er ekki hægt að spila enn:',
  'build.sheet': 'Reglublað til prentunar',
  'build.share': 'Deila þessum reglum',
  'build.share-about': 'Hver sem opnar þessa slóð finnur sömu reglur.',
  'build.copy': 'Afrita',
  'build.copied': 'Afritað.',
  'build.bad-code': 'Þessi kóði lýsir engum reglum. Var hann afritaður í heilu lagi?',
  'build.newer-code': 'Þessi kóði er úr nýrri útgáfu af Täht. Hladdu síðunni aftur.',
  'build.print': 'Prenta',
  'build.change': 'Breyta þessum reglum',
  'build.tiles': 'Hver tafla: stafur, stig, fjöldi',
  'build.referee': 'Þessar reglur þurfa dómara: einhver við borðið dæmir á þessu tæki.',
};
