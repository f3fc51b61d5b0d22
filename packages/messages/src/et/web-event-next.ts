/** Estonian: what comes next at the desk, and what it leads to. */
import type { WebEventNext } from '../en/web-event-next.ts';

export const webEventNext: WebEventNext = {
  'desk.tie.title':
    'Esimesel kohal on võrdsed: {players}. Tõmmatakse tähti: ettepoole tuleb tähestiku algusele lähim, tühi klots on kõige ees.',
  'desk.tie.prize':
    'Auhinnalisel kohal on võrdsed: {players}. Tõmmatakse tähti: ettepoole tuleb tähestiku algusele lähim, tühi klots on kõige ees.',
  'desk.tie.places': 'Neist pääseb edasi {count}.',
  'desk.tie.first': 'Kes on ees, võidab laua ja pääseb edasi.',
  'desk.tie.first-and-second':
    'Kes on ees, võidab laua ja pääseb edasi; järgmine on laua teine ja võib edasi pääseda parimate teiste seas.',
  'desk.tie.second':
    'Kes on ees, on laua teine. Kõigi laudade teistest {count, plural, one {pääseb edasi parim.} other {pääseb edasi # parimat.}}',
  'desk.outlook.winners':
    '{count, plural, one {Edasi pääseb # lauavõitja.} other {Edasi pääseb # lauavõitjat.}}',
  'desk.outlook.makes':
    'Koos {seconds} parima teisega: {players, plural, one {# mängija} other {# mängijat}}, {tables}.',
  'desk.outlook.final': 'See on finaal.',
  'desk.tables-of':
    '{count, plural, one {# laud {seats} mängijaga} other {# lauda {seats} mängijaga}}',
  'desk.change.before': '{stage}: selle parandusega oleksid edasi pääsenud teised.',
  'desk.change.after': '{stage}: tulemust parandati pärast loosi ja edasi oleksid pääsenud teised.',
  'desk.change.comes': 'Peaks mängima: {players}.',
  'desk.change.goes': 'Ei peaks mängima: {players}.',
  'desk.change.tied': 'Võrdsed, nii et on lahtine, kes peaks mängima: {players}.',
  'desk.change.redo-about':
    'Selles etapis pole veel midagi sisestatud: võta loos tagasi ja alusta etappi uuesti või jäta kõik nii, nagu on.',
  'desk.change.redo': 'Võta selle etapi loos tagasi',
  'desk.change.late':
    'Seda etappi juba mängitakse: jäta kõik nii, nagu on, või võta osas „{log}“ tagasi etapi tulemused ja loos ning alusta seda uuesti.',
  'desk.correct-anyway': 'Paranda ikkagi',
  'desk.found': '{count, plural, one {Leitud # mängija:} other {Leitud # mängijat:}}',
  'desk.unseated': 'Selles voorus kohata: {players}.',
  'desk.rest-about.small-tables':
    'Kaks neist mängivad omavahel: kummalgi on rohkem käike ja punkte tuleb rohkem kui suuremas lauas.',
  'desk.rest-about.bye':
    'Üks neist selles voorus ei mängi ja saab vaba vooru eest ette nähtud punktid.',
  'desk.next.answer-calls': 'Kutsutakse kohtunikku.',
  'desk.calling': 'kutsub kohtunikku',
  'desk.called-by': 'Kohtunikku kutsus: {by}',
  'desk.call-reason.challenge': 'vaidlustamine',
  'desk.call-reason.tiles': 'vale arv klotse',
  'desk.call-reason.score': 'punktid',
  'desk.call-reason.rules': 'küsimus reeglite kohta',
  'desk.end-call': 'Kohtunik on käinud',
  'desk.next.sit-down':
    'Kohad on loositud. Prindi või näita neid, lase kõigil istuda ja pane siis kell käima.',
  'desk.print-badges': 'Prindi rinnasildid',
  'desk.close-unplayed': 'Veel mängimata: {stages}.',
  'desk.no-prizes': 'Auhindu pole veel määratud.',
  'desk.to-prizes': 'Määra auhinnad',
  'desk.waits': 'Ühendust pole. Sisestatu on alles ja saadetakse ise ära.',
  'desk.next.await-before': 'Punktid on võrdsed: oodatakse punkte enne mahaarvamist.',
  'desk.waits-for.table': 'Koht lauas on lahtine, võrdsed on {tied}. Puudu: {players}.',
  'desk.waits-for.field': 'Edasipääs on lahtine, võrdsed on {tied}. Puudu: {players}.',
  'desk.waits-for.title': 'Esimene koht on lahtine, võrdsed on {tied}. Puudu: {players}.',
  'desk.waits-for.prize': 'Auhinnaline koht on lahtine, võrdsed on {tied}. Puudu: {players}.',
  'desk.to-before': 'Lisa puuduvad punktid',
};
