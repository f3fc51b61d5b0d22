/** Icelandic: un-game, bingo and the solitaires. */
import type { OtherGames } from '../en/other-games.ts';

export const otherGames: OtherGames = {
  'cli.mode': 'annar leikur úr reglubókunum: {names}',
  'cli.daily': 'kapall dagsins, eins fyrir alla',
  'modes.unknown': 'Leikurinn „{name}“ er ekki til. Til eru: {names}',
  'modes.no-finished-game': 'Hér er enginn leikur sem er lokið: {path}',
  'modes.score': '{player}: {points, plural, one {# stig} other {# stig}}',
  'ungame.how-to':
    'Skrifaðu reiti stafanna sem þú tekur, til dæmis {example}: í mesta lagi {most}, alla úr einu orði. Aðeins orð mega standa eftir. {hint} sýnir hvað má taka, {pass} segir pass.',
  'ungame.taken': '{player} tekur {tiles}: {points, plural, one {# stig} other {# stig}}.',
  'ungame.passed': '{player} segir pass.',
  'ungame.hint': 'Þetta má taka: {squares} ({points, plural, one {# stig} other {# stig}}).',
  'ungame.end.empty': 'Borðið er autt.',
  'ungame.end.no-removal': 'Ekkert er hægt að taka lengur.',
  'ungame.end.passes': 'Allir hafa sagt pass.',
  'ungame.end.resigned': 'Aðeins einn leikmaður er eftir.',
  'bingo.word':
    '{player}, orð númer {number} á spjaldinu þínu, {letters, plural, one {# stafur} other {# stafir}}:',
  'bingo.called': 'Dregið: {tile}',
  'bingo.next': 'Enter dregur næsta staf; sá sem er búinn skrifar númer spjaldsins síns.',
  'bingo.missing': '{player} er ekki búinn enn. Ódregið: {letters}',
  'bingo.won': '{player} hefur strikað yfir allt. Bingó!',
  'solitaire.open': 'Liggja opnir: {tiles}',
  'solitaire.take-which': 'Hvaða {count, plural, one {# staf} other {# stafi}} tekur þú?',
  'solitaire.rack': 'Rekki {number}: {tiles}',
  'solitaire.best': 'Besta útkoma hingað til: {total}',
  'solitaire.new-best': 'Ný besta útkoma!',
  'solitaire.optimise': 'Á tölvan að reyna að gera betur?',
  'solitaire.optimised':
    'Besta útkoma tölvunnar, {tried, plural, one {# tilraun} other {# tilraunir}}: {total}',
  'mode-refusal.bad-setup': 'Svona er ekki hægt að hefja leikinn.',
  'mode-refusal.no-squares': 'Segðu hvaða stafi þú tekur.',
  'mode-refusal.too-many-tiles':
    'Í hverri umferð má taka mest {most, plural, one {# staf} other {# stafi}}.',
  'mode-refusal.square-empty': 'Enginn stafur er á {square}.',
  'mode-refusal.not-one-word': 'Allir stafir sem teknir eru verða að vera úr einu orði.',
  'mode-refusal.not-in-list': 'Ekki í orðabókinni: {words}.',
  'mode-refusal.lone-tile': 'Stafurinn á {square} yrði ekki í neinu orði.',
  'mode-refusal.falls-apart': 'Það sem eftir stæði héngi ekki saman.',
  'mode-refusal.not-now': 'Þetta er ekki hægt núna.',
  'mode-refusal.name-missing': 'Gefðu upp nafn.',
  'mode-refusal.too-many-players': 'Í mesta lagi {most} geta spilað.',
  'mode-refusal.not-entered': 'Þú ert ekki í þessum leik.',
  'mode-refusal.no-players': 'Enginn hefur skrifað spjald enn.',
  'mode-refusal.caller-is-automatic': 'Forritið dregur sjálft.',
  'mode-refusal.bag-empty': 'Allir stafir hafa verið dregnir.',
  'mode-refusal.wrong-number-of-words':
    'Á spjaldi {needs, plural, one {er # orð} other {eru # orð}}.',
  'mode-refusal.wrong-length':
    'Í orðinu {words} eru ekki {needs, plural, one {# stafur} other {# stafir}}.',
  'mode-refusal.not-a-letter': 'Slíkur stafur er ekki í þessum leik: {letter}.',
  'mode-refusal.too-many-of-letter':
    '{letter} er {found} sinnum á spjaldinu en settið hefur aðeins {most}.',
  'mode-refusal.word-twice': 'Orðin á spjaldi verða að vera ólík: {words}.',
  'mode-refusal.not-in-this-game': 'Þetta er ekki í þessum leik.',
  'mode-refusal.tile-not-left': 'Ekki meðal stafa sem eftir eru: {tile}.',
  'mode-refusal.rack-not-full':
    'Fylltu rekkann fyrst: taktu {needs, plural, one {# staf} other {# stafi}}.',
  'mode-refusal.nothing-to-exchange': 'Segðu hvaða stöfum þú vilt skipta.',
  'mode-refusal.too-few-in-bag': 'Of fáir stafir í skjóðunni: {inBag}, en skiptin þurfa {needs}.',
  'mode-refusal.nothing-to-undo': 'Ekkert er til að taka aftur.',
  'mode-refusal.game-not-over': 'Þeim leik er ekki lokið.',
  'mode-refusal.nothing-to-take': 'Ekkert er til að taka í sundur.',
  'mode-refusal.no-list': 'Án orðabókar veit enginn hvað má standa eftir.',
};
