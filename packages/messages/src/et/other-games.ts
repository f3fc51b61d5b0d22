/** Estonian: un-game, bingo and the solitaires. */
import type { OtherGames } from '../en/other-games.ts';

export const otherGames: OtherGames = {
  'cli.mode': 'muu reeglivihikute mäng: {names}',
  'cli.daily': 'päeva pasjanss, kõigile sama',
  'modes.unknown': 'Mängu „{name}“ ei ole. Olemas on: {names}',
  'modes.no-finished-game': 'Siin ei ole ühtki lõpetatud mängu: {path}',
  'modes.score': '{player}: {points, plural, one {# punkt} other {# punkti}}',
  'ungame.how-to':
    'Kirjuta eemaldatavate klotside ruudud, näiteks {example}: kõige rohkem {most}, kõik ühest sõnast. Alles jääda võivad ainult sõnad. {hint} näitab, mida saab võtta, {pass} jätab käigu vahele.',
  'ungame.taken': '{player} võtab {tiles}: {points, plural, one {# punkt} other {# punkti}}.',
  'ungame.passed': '{player} jätab käigu vahele.',
  'ungame.hint': 'Võtta saab: {squares} ({points, plural, one {# punkt} other {# punkti}}).',
  'ungame.end.empty': 'Laud on tühi.',
  'ungame.end.no-removal': 'Enam ei saa midagi võtta.',
  'ungame.end.passes': 'Kõik on käigu vahele jätnud.',
  'ungame.end.resigned': 'Alles on ainult üks mängija.',
  'bingo.word':
    '{player}, sinu kaardi {number}. sõna, {letters, plural, one {# täht} other {# tähte}}:',
  'bingo.called': 'Loositi: {tile}',
  'bingo.next': 'Enter loosib järgmise klotsi; kes on valmis, kirjutab oma kaardi numbri.',
  'bingo.missing': '{player} ei ole veel valmis. Loosimata: {letters}',
  'bingo.won': '{player} on kõik läbi kriipsutanud. Bingo!',
  'solitaire.open': 'Avatult laual: {tiles}',
  'solitaire.take-which': 'Millised {count, plural, one {# klots} other {# klotsi}} võtad?',
  'solitaire.rack': '{number}. alus: {tiles}',
  'solitaire.best': 'Seni parim tulemus: {total}',
  'solitaire.new-best': 'Uus parim tulemus!',
  'solitaire.optimise': 'Kas arvuti püüab seda ületada?',
  'solitaire.optimised':
    'Arvuti parim tulemus, {tried, plural, one {# katse} other {# katset}}: {total}',
  'mode-refusal.bad-setup': 'Niimoodi ei saa seda mängu alustada.',
  'mode-refusal.no-squares': 'Ütle, millised klotsid võtad.',
  'mode-refusal.too-many-tiles':
    'Korraga tohib võtta kõige rohkem {most, plural, one {# klotsi} other {# klotsi}}.',
  'mode-refusal.square-empty': 'Ruudul {square} ei ole klotsi.',
  'mode-refusal.not-one-word': 'Kõik võetavad klotsid peavad olema ühest sõnast.',
  'mode-refusal.not-in-list': 'Sõnaraamatus ei ole: {words}.',
  'mode-refusal.lone-tile': 'Ruudu {square} klots ei kuuluks enam ühessegi sõnasse.',
  'mode-refusal.falls-apart': 'Allesjääv ei oleks enam ühenduses.',
  'mode-refusal.not-now': 'Praegu ei saa seda teha.',
  'mode-refusal.name-missing': 'Palun ütle nimi.',
  'mode-refusal.too-many-players': 'Mängida saab kõige rohkem {most}.',
  'mode-refusal.not-entered': 'Sa ei ole selles mängus.',
  'mode-refusal.no-players': 'Keegi ei ole veel kaarti kirjutanud.',
  'mode-refusal.caller-is-automatic': 'Programm loosib ise.',
  'mode-refusal.bag-empty': 'Kõik klotsid on loositud.',
  'mode-refusal.wrong-number-of-words': 'Kaardil on {needs, plural, one {# sõna} other {# sõna}}.',
  'mode-refusal.wrong-length':
    'Sõnas {words} ei ole {needs, plural, one {# täht} other {# tähte}}.',
  'mode-refusal.not-a-letter': 'Sellist tähte selles mängus ei ole: {letter}.',
  'mode-refusal.too-many-of-letter':
    'Täht {letter} on kaardil {found} korda, aga komplektis on neid ainult {most}.',
  'mode-refusal.word-twice': 'Kaardi sõnad peavad olema erinevad: {words}.',
  'mode-refusal.not-in-this-game': 'Selles mängus seda ei ole.',
  'mode-refusal.tile-not-left': 'Allesolevate klotside seas ei ole: {tile}.',
  'mode-refusal.rack-not-full':
    'Täida enne alus: võta {needs, plural, one {# klots} other {# klotsi}}.',
  'mode-refusal.nothing-to-exchange': 'Ütle, millised klotsid tahad vahetada.',
  'mode-refusal.too-few-in-bag':
    'Kotis on liiga vähe klotse: {inBag}, selleks vahetuseks on vaja {needs}.',
  'mode-refusal.nothing-to-undo': 'Midagi ei ole tagasi võtta.',
  'mode-refusal.game-not-over': 'See mäng ei ole veel läbi.',
  'mode-refusal.nothing-to-take': 'Midagi ei ole lahti võtta.',
  'mode-refusal.no-list': 'Ilma sõnaraamatuta ei saa öelda, mis alles jääda tohib.',
};
