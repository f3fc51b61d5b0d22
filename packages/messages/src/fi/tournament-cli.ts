/** Finnish: tournaments from a file, on the command line. */
import type { TournamentCli } from '../en/tournament-cli.ts';

export const tournamentCli: TournamentCli = {
  // What the commands are for.
  'cli.tournament': 'vie kilpailu läpi tiedostosta',
  'cli.tournament-file': 'kilpailun tiedosto, esimerkiksi {example}',
  'cli.tournament-new': 'luo uusi kilpailu',
  'cli.tournament-show': 'missä mennään ja mitä tehdään seuraavaksi',
  'cli.tournament-import': 'katso pelaajaluettelo ja lisää se',
  'cli.tournament-add': 'lisää yksi paikalla oleva pelaaja',
  'cli.tournament-players': 'luettele pelaajat',
  'cli.tournament-mark': 'merkitse, kuka on paikalla ja kuka ei',
  'cli.tournament-begin': 'aloita seuraava vaihe',
  'cli.tournament-draw': 'arvo seuraavan kierroksen paikat',
  'cli.tournament-letters':
    'kirjaimet pöydän paikoista: täällä nostetut tai niin kuin siellä nostettiin',
  'cli.tournament-enter': 'kirjaa tulokset: pöytä ja sen pisteet tai koko luettelo',
  'cli.tournament-tie': 'ratkaise tasatilanne kirjaimilla',
  'cli.tournament-standings': 'sijoitukset',
  'cli.tournament-log': 'mitä on tehty, viimeisin ensin',
  'cli.tournament-undo': 'peru tehty',
  'cli.tournament-close': 'päätä kilpailu ja näytä arvontojen siemen',
  'cli.tournament-export': 'kirjoita tiedosto taulukkolaskentaa ja muita ohjelmia varten',

  // Their arguments and options.
  'cli.tournament-name': 'kilpailun nimi',
  'cli.tournament-preset': 'kilpailun laji: {names}',
  'cli.tournament-rounds': 'kierrosten määrä, jos kilpailussa on yksi vaihe',
  'cli.tournament-delete-by': 'päivä, jona nimet poistetaan, esimerkiksi 2027-01-31',
  'cli.tournament-list': 'pelaajaluettelo ({names}); ”-” lukee vakiosyötettä',
  'cli.tournament-columns': 'mitä sarakkeissa on, pilkuin erotettuna: {names}',
  'cli.tournament-status': 'jokin näistä: {names}',
  'cli.tournament-yes': 'lisää ne; muuten ne vain näytetään',
  'cli.tournament-own-table': 'pöytä, jonka tämä pelaaja tarvitsee',
  'cli.tournament-numbers': 'pelaajien numerot, esimerkiksi 3 tai 1-12; ”{all}” on kaikki',
  'cli.tournament-runners-up': 'kuinka monta kakkosta jatkaa',
  'cli.tournament-typed-letters':
    'kirjaimet pelaajien järjestyksessä, ”?” on tyhjä; ”/” uudelleen nostavien edellä',
  'cli.tournament-scores': 'pöytä, sitten pisteet paikkojen järjestyksessä: 3 312 290/301 -',
  'cli.tournament-from': 'tulosten CSV-luettelo: pöytä, numero, pisteet; ”-” lukee vakiosyötettä',
  'cli.tournament-sum': 'lipukkeen summa pisteiden tarkistamiseksi',
  'cli.tournament-reason': 'korjaa jo kirjattu tulos; syy',
  'cli.tournament-round': 'muu kuin vaiheen viimeinen kierros',
  'cli.tournament-by': 'kenen: {names}',
  'cli.tournament-undo-which': 'sen nimi lokissa; muuten viimeisin',
  'cli.tournament-out': 'kirjoitettava tiedosto, päätteen mukaan: {names}',
  'cli.tournament-what': 'CSV-tiedostoon: {names}',

  // What they answer.
  'tournament-cli.created': '”{name}” on tiedostossa {path}.',
  'tournament-cli.delete-by': 'Tämän päivän jälkeen tiedosto nimineen poistetaan: {date}',
  'tournament-cli.deleted': 'Nimet säilytettiin tähän asti: {date}; tiedosto on poistettu: {path}',
  'tournament-cli.not-an-event': 'Tässä tiedostossa ei ole kilpailua: {path}',
  'tournament-cli.in-use': 'Joku muu käsittelee tätä kilpailua juuri nyt: {path}',
  'tournament-cli.torn':
    'Tiedoston {path} viimeinen rivi oli kesken ja poistettiin; kaikki sitä ennen on tallella.',
  'tournament-cli.unknown-preset': 'Kilpailun lajia ”{name}” ei ole. Valittavissa: {names}',
  'tournament-cli.bad-rounds':
    'Kierrosten määrän pitää olla kokonaisluku, ja se käy vain yksivaiheiseen kilpailuun.',
  'tournament-cli.bad-date': 'Tämä ei ole päivä: kirjoita se näin: 2027-01-31.',
  'tournament-cli.bad-status': 'Ei tiedetä, mitä tämä kertoo pelaajista.',
  'tournament-cli.bad-number': 'Tässä voi olla vain kokonaislukuja.',
  'tournament-cli.bad-columns': 'Saraketta ei tunneta. Valittavissa: {names}',
  'tournament-cli.preview':
    'Luettelossa on {count, plural, one {# pelaaja} other {# pelaajaa}}. Mitään ei ole vielä lisätty; {option} lisää.',
  'tournament-cli.left-out':
    '{count, plural, one {Tämä rivi jätetään} other {Nämä rivit jätetään}} pois, koska pelaaja on jo luettelossa: {lines}. Jos kyse on kahdesta ihmisestä, lisää nimeen jotakin.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# pelaaja} other {# pelaajaa}}, {rounds, plural, one {# kierros} other {# kierrosta}}. Mitään ei ole vielä lisätty; {option} lisää.',
  'tournament-cli.entered': '{count, plural, one {# pelaaja} other {# pelaajaa}} on lisätty.',
  'tournament-cli.not-mutual': 'Tässä tiedostossa kaksi pelaajaa ei nimeä toisiaan vastustajiksi.',
  'tournament-cli.no-duels-here':
    'Kaksinpelikierrokset voi tuoda vain uuteen kaksinpelikilpailuun, jossa ei ole pelaajia.',
  'tournament-cli.added': '{name} sai numeron {player}.',
  'tournament-cli.marked': '{status}: {count, plural, one {# pelaaja} other {# pelaajaa}}.',
  'tournament-cli.players': '{count, plural, one {# pelaaja} other {# pelaajaa}}',
  'tournament-cli.begun': '{stage}: alkoi, pelaajia on {count}.',
  'tournament-cli.seed': 'Kaikkien arvontojen siemen: {seed}',
  'tournament-cli.no-round': 'Tällaista kierrosta ei vielä ole.',
  'tournament-cli.enter-how':
    'Kirjoita pöytä ja sen pisteet, esimerkiksi 3 312 290 275 260, tai anna luettelo valinnalla {option}.',
  'tournament-cli.no-such-table': 'Tällä kierroksella ei ole pöytää {table}.',
  'tournament-cli.scores-for':
    'Pöytä {table} tarvitsee {count, plural, one {# pistemäärän} other {# pistemäärää}}, yhden joka paikalle.',
  'tournament-cli.bad-score':
    '”{text}” ei ole pistemäärä: kirjoita 312 tai 312/320, jossa on pisteet ennen vähennystä, tai - jos joku ei pelannut loppuun.',
  'tournament-cli.results-in':
    '{count, plural, one {Tulos kirjattu, pöytä {tables}.} other {Tulokset kirjattu, pöydät {tables}.}}',
  'tournament-cli.nothing-new': 'Siinä ei ole mitään uutta.',
  'tournament-cli.no-result-column': 'Luettelossa ei ole saraketta ”{field}”.',
  'tournament-cli.no-such-seat': 'Rivi {line}: tässä pöydässä ei istu ketään tällä numerolla.',
  'tournament-cli.seat-twice': 'Rivi {line}: tämä pelaaja on kahdesti.',
  'tournament-cli.bad-score-at': 'Rivi {line}: ”{text}” ei ole pistemäärä.',
  'tournament-cli.before': 'Ennen vähennystä',
  'tournament-cli.letters-for':
    'Tässä tarvitaan {count, plural, one {# kirjain} other {# kirjainta}}, yksi jokaiselle nostajalle.',
  'tournament-cli.unknown-ranking': 'Tällaista järjestystä ei ole. Valittavissa: {names}',
  'tournament-cli.unknown-ending': 'Tiedoston päätteen pitää olla jokin näistä: {names}',
  'tournament-cli.unknown-export': 'Tätä ei voi kirjoittaa. Valittavissa: {names}',
  'tournament-cli.only-duels':
    'Tällaiseen tiedostoon käyvät vain kaksinpelit, mutta tässä kilpailussa on muita kierroksia tai ei pelaajia.',
  'tournament-cli.undo-how': '{command} peruu viimeisimmän tai nimetyn.',
  'tournament-cli.undone': 'Peruttu: {what}.',

  // Who is here.
  'tournament-cli.status.expected': 'odotetaan',
  'tournament-cli.status.present': 'paikalla',
  'tournament-cli.status.late': 'myöhässä',
  'tournament-cli.status.absent': 'poissa',
  'tournament-cli.status.withdrawn': 'keskeyttänyt',

  // What comes next.
  'tournament-cli.next': 'Seuraavaksi:',
  'tournament-cli.todo.enter-players': 'Lisää pelaajat.',
  'tournament-cli.todo.check-in':
    '{count, plural, one {# pelaaja ei ole} other {# pelaajaa ei ole}} vielä paikalla.',
  'tournament-cli.todo.begin-stage': 'Aloita: {stage}.',
  'tournament-cli.todo.break-tie': 'Ratkaise tasatilanne: {players}.',
  'tournament-cli.todo.draw-round': 'Arvo paikat: {round}.',
  'tournament-cli.todo.settle-disputes': 'Kiistaa, pöydät: {tables}.',
  'tournament-cli.todo.answer-calls': 'Tuomaria kutsutaan, pöydät: {tables}.',
  'tournament-cli.todo.draw-letters': 'Kirjaimet nostamatta, pöydät: {tables}.',
  'tournament-cli.todo.await-results': 'Tulos puuttuu, pöydät: {tables}.',
  'tournament-cli.todo.close': 'Päätä kilpailu.',
  'tournament-cli.todo.field-changed':
    'Korjattu alun jälkeen, muiden olisi pitänyt jatkaa: {stage}.',
  'cli.tournament-hall': 'näytä salin säännöt tai muuta niitä',
  'cli.tournament-hall-add': 'lisää rivi',
  'cli.tournament-hall-change': 'rivin numero, jonka teksti vaihdetaan',
  'cli.tournament-hall-to': 'rivin uusi teksti',
  'cli.tournament-hall-remove': 'poistettavan rivin numero',
  'cli.tournament-hall-document': 'palauta koulukilpailun säännöt',
  'cli.tournament-words': 'näytä, minkä listan mukaan sanat tuomitaan, tai valitse toinen',
  'tournament-cli.hall-how':
    'Pyydä yhtä muutosta kerrallaan; muutettava rivi tarvitsee myös uuden tekstinsä.',
  'tournament-cli.no-such-line': 'Tämän numeroista riviä ei ole.',
  'tournament-cli.no-hall-rules': 'Salin sääntöjä ei ole.',
  'tournament-cli.other-words': 'Listassa ”{lexicon}” on toisen kielen sanoja.',
  'tournament-cli.todo.await-before':
    'Pisteet ovat tasan; pisteet ennen vähennystä puuttuvat: {players}.',
};
