/** Estonian: tournaments from a file, on the command line. */
import type { TournamentCli } from '../en/tournament-cli.ts';

export const tournamentCli: TournamentCli = {
  // What the commands are for.
  'cli.tournament': 'pea võistlust failist',
  'cli.tournament-file': 'võistluse fail, näiteks {example}',
  'cli.tournament-new': 'loo uus võistlus',
  'cli.tournament-show': 'kuidas on lood ja mis tuleb järgmisena',
  'cli.tournament-import': 'vaata mängijate nimekiri üle ja kanna see sisse',
  'cli.tournament-add': 'kanna sisse üks kohalolev mängija',
  'cli.tournament-players': 'loetle mängijad',
  'cli.tournament-mark': 'märgi, kes on kohal ja kes mitte',
  'cli.tournament-begin': 'alusta järgmist etappi',
  'cli.tournament-draw': 'loosi järgmise vooru kohad',
  'cli.tournament-letters': 'tähed laua kohtade jaoks: siin tõmmatud või nii, nagu seal tõmmati',
  'cli.tournament-enter': 'kanna sisse tulemused: laud ja selle punktid või terve nimekiri',
  'cli.tournament-tie': 'lahenda viik tähtedega',
  'cli.tournament-standings': 'paremusjärjestus',
  'cli.tournament-log': 'mida on tehtud, viimane eespool',
  'cli.tournament-undo': 'võta tehtu tagasi',
  'cli.tournament-close': 'lõpeta võistlus ja näita loosimise seemet',
  'cli.tournament-export': 'kirjuta fail tabelarvutuse ja teiste programmide jaoks',

  // Their arguments and options.
  'cli.tournament-name': 'võistluse nimi',
  'cli.tournament-preset': 'võistluse liik: {names}',
  'cli.tournament-rounds': 'voorude arv, kui võistlusel on üks etapp',
  'cli.tournament-delete-by': 'päev, mil nimed kustutatakse, näiteks 2027-01-31',
  'cli.tournament-list': 'mängijate nimekiri ({names}); „-“ loeb standardsisendit',
  'cli.tournament-columns': 'mis veergudes on, komadega eraldatult: {names}',
  'cli.tournament-status': 'üks neist: {names}',
  'cli.tournament-yes': 'kanna sisse; ilma selleta ainult näidatakse',
  'cli.tournament-own-table': 'laud, mida see mängija vajab',
  'cli.tournament-numbers': 'mängijate numbrid, näiteks 3 või 1-12; „{all}“ on kõik',
  'cli.tournament-runners-up': 'mitu teist kohta edasi pääseb',
  'cli.tournament-typed-letters':
    'tähed mängijate järjekorras, „?“ on tühi klots; „/“ uuesti tõmbajate ees',
  'cli.tournament-scores': 'laud, siis punktid istumise järjekorras: 3 312 290/301 -',
  'cli.tournament-from': 'tulemuste CSV-nimekiri: laud, number, punktid; „-“ loeb standardsisendit',
  'cli.tournament-sum': 'sedelil olev summa punktide kontrolliks',
  'cli.tournament-reason': 'paranda olemasolevat tulemust; põhjus',
  'cli.tournament-round': 'selle etapi muu voor kui viimane',
  'cli.tournament-by': 'kelle oma: {names}',
  'cli.tournament-undo-which': 'selle nimi logis; ilma selleta viimane',
  'cli.tournament-out': 'kirjutatav fail, lõpu järgi: {names}',
  'cli.tournament-what': 'CSV jaoks: {names}',

  // What they answer.
  'tournament-cli.created': '„{name}“ on failis {path}.',
  'tournament-cli.delete-by': 'Pärast seda päeva fail koos kõigi nimedega kustutatakse: {date}',
  'tournament-cli.deleted': 'Nimesid hoiti kuni: {date}; fail on kustutatud: {path}',
  'tournament-cli.not-an-event': 'Selles failis pole võistlust: {path}',
  'tournament-cli.in-use': 'Keegi teine töötab praegu selle võistlusega: {path}',
  'tournament-cli.torn':
    'Faili {path} viimane rida oli poolik ja lõigati ära; kõik enne seda on alles.',
  'tournament-cli.unknown-preset': 'Võistluse liiki „{name}“ pole. Olemas on: {names}',
  'tournament-cli.bad-rounds':
    'Voorude arv peab olema täisarv ja sobib ainult üheetapilisele võistlusele.',
  'tournament-cli.bad-date': 'See pole päev: kirjuta nii: 2027-01-31.',
  'tournament-cli.bad-status': 'Pole teada, mida see mängijate kohta ütleb.',
  'tournament-cli.bad-number': 'Siin saavad olla ainult täisarvud.',
  'tournament-cli.bad-columns': 'Üht veergu ei tunta. Olemas on: {names}',
  'tournament-cli.preview':
    'Nimekirjas on {count, plural, one {# mängija} other {# mängijat}}. Midagi pole veel sisse kantud; seda teeb {option}.',
  'tournament-cli.left-out':
    '{count, plural, one {See rida jääb} other {Need read jäävad}} välja, sest mängija on juba kirjas: {lines}. Kui tegu on kahe inimesega, lisa nimele midagi.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# mängija} other {# mängijat}}, {rounds, plural, one {# voor} other {# vooru}}. Midagi pole veel sisse kantud; seda teeb {option}.',
  'tournament-cli.entered': 'Sisse on kantud {count, plural, one {# mängija} other {# mängijat}}.',
  'tournament-cli.not-mutual': 'Selles failis ei nimeta kaks mängijat teineteist vastastena.',
  'tournament-cli.no-duels-here':
    'Duellide voore saab tuua ainult uude duellivõistlusesse, kus mängijaid veel pole.',
  'tournament-cli.added': '{name} sai numbri {player}.',
  'tournament-cli.marked': '{status}: {count, plural, one {# mängija} other {# mängijat}}.',
  'tournament-cli.players': '{count, plural, one {# mängija} other {# mängijat}}',
  'tournament-cli.begun': '{stage}: algus, mängijaid on {count}.',
  'tournament-cli.seed': 'Kõigi loosimiste seeme: {seed}',
  'tournament-cli.no-round': 'Sellist vooru veel pole.',
  'tournament-cli.enter-how':
    'Kirjuta laud ja selle punktid, näiteks 3 312 290 275 260, või nimeta nimekiri valikuga {option}.',
  'tournament-cli.no-such-table': 'Selles voorus pole lauda {table}.',
  'tournament-cli.scores-for':
    'Laud {table} vajab {count, plural, one {# tulemust} other {# tulemust}}, igale kohale ühe.',
  'tournament-cli.bad-score':
    '„{text}“ pole tulemus: kirjuta 312, või 312/320 koos punktidega enne mahaarvamist, või - kui keegi ei mänginud lõpuni.',
  'tournament-cli.results-in':
    '{count, plural, one {Tulemus kirjas, laud {tables}.} other {Tulemused kirjas, lauad {tables}.}}',
  'tournament-cli.nothing-new': 'Selles pole midagi uut.',
  'tournament-cli.no-result-column': 'Nimekirjas pole veergu „{field}“.',
  'tournament-cli.no-such-seat': 'Rida {line}: selle numbriga mängijat selles lauas pole.',
  'tournament-cli.seat-twice': 'Rida {line}: see mängija on kaks korda.',
  'tournament-cli.bad-score-at': 'Rida {line}: „{text}“ pole tulemus.',
  'tournament-cli.before': 'Enne mahaarvamist',
  'tournament-cli.letters-for':
    'Siin on vaja {count, plural, one {# tähte} other {# tähte}}, igale tõmbajale üks.',
  'tournament-cli.unknown-ranking': 'Sellist järjestust pole. Olemas on: {names}',
  'tournament-cli.unknown-ending': 'Faili lõpp peab olema üks neist: {names}',
  'tournament-cli.unknown-export': 'Seda ei saa kirjutada. Olemas on: {names}',
  'tournament-cli.only-duels':
    'Selline fail mahutab ainult duelle, kuid sellel võistlusel on muid voore või pole mängijaid.',
  'tournament-cli.undo-how': '{command} võtab tagasi viimase või nimetatu.',
  'tournament-cli.undone': 'Tagasi võetud: {what}.',

  // Who is here.
  'tournament-cli.status.expected': 'oodatud',
  'tournament-cli.status.present': 'kohal',
  'tournament-cli.status.late': 'hilineb',
  'tournament-cli.status.absent': 'puudub',
  'tournament-cli.status.withdrawn': 'loobunud',

  // What comes next.
  'tournament-cli.next': 'Mis tuleb järgmisena:',
  'tournament-cli.todo.enter-players': 'Kanna mängijad sisse.',
  'tournament-cli.todo.check-in':
    '{count, plural, one {# mängija pole} other {# mängijat pole}} veel kohal.',
  'tournament-cli.todo.begin-stage': 'Alusta: {stage}.',
  'tournament-cli.todo.break-tie': 'Lahenda viik: {players}.',
  'tournament-cli.todo.draw-round': 'Loosi kohad: {round}.',
  'tournament-cli.todo.settle-disputes': 'Vaidlustatud, lauad: {tables}.',
  'tournament-cli.todo.answer-calls': 'Kutsutakse kohtunikku, lauad: {tables}.',
  'tournament-cli.todo.draw-letters': 'Tähed tõmbamata, lauad: {tables}.',
  'tournament-cli.todo.await-results': 'Tulemus puudub, lauad: {tables}.',
  'tournament-cli.todo.close': 'Lõpeta võistlus.',
  'tournament-cli.todo.field-changed':
    'Pärast algust parandatud, edasi oleksid pääsenud teised: {stage}.',
  'cli.tournament-hall': 'näita või muuda saalireegleid',
  'cli.tournament-hall-add': 'lisa rida',
  'cli.tournament-hall-change': 'rea number, mis saab uue teksti',
  'cli.tournament-hall-to': 'rea uus tekst',
  'cli.tournament-hall-remove': 'eemaldatava rea number',
  'cli.tournament-hall-document': 'taasta koolivõistluse reeglid',
  'cli.tournament-words': 'näita, millise loendi järgi sõnu otsustatakse, või vali teine',
  'tournament-cli.hall-how': 'Palu korraga üht muudatust; muudetav rida vajab ka uut teksti.',
  'tournament-cli.no-such-line': 'Sellise numbriga rida ei ole.',
  'tournament-cli.no-hall-rules': 'Saalireegleid ei ole.',
  'tournament-cli.other-words': 'Loendis „{lexicon}“ on teise keele sõnad.',
  'tournament-cli.todo.await-before':
    'Punktid on võrdsed; puudu on punktid enne mahaarvamist: {players}.',
};
