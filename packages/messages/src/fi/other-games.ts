/** Finnish: un-game, bingo and the solitaires. */
import type { OtherGames } from '../en/other-games.ts';

export const otherGames: OtherGames = {
  'cli.mode': 'muu sääntökirjojen peli: {names}',
  'cli.daily': 'päivän pasianssi, kaikille sama',
  'modes.unknown': 'Peliä ”{name}” ei ole. Valittavana: {names}',
  'modes.no-finished-game': 'Täällä ei ole päättynyttä peliä: {path}',
  'modes.score': '{player}: {points, plural, one {# piste} other {# pistettä}}',
  'ungame.how-to':
    'Kirjoita poistettavien laattojen ruudut, esimerkiksi {example}: enintään {most}, kaikki samasta sanasta. Jäljelle saa jäädä vain sanoja. {hint} näyttää, mitä voi ottaa, {pass} jättää vuoron väliin.',
  'ungame.taken': '{player} ottaa {tiles}: {points, plural, one {# piste} other {# pistettä}}.',
  'ungame.passed': '{player} jättää vuoron väliin.',
  'ungame.hint': 'Voit ottaa: {squares} ({points, plural, one {# piste} other {# pistettä}}).',
  'ungame.end.empty': 'Lauta on tyhjä.',
  'ungame.end.no-removal': 'Mitään ei voi enää ottaa.',
  'ungame.end.passes': 'Kaikki ovat jättäneet vuoron väliin.',
  'ungame.end.resigned': 'Vain yksi pelaaja on jäljellä.',
  'bingo.word':
    '{player}, korttisi {number}. sana, {letters, plural, one {# kirjain} other {# kirjainta}}:',
  'bingo.called': 'Nostettiin: {tile}',
  'bingo.next': 'Enter nostaa seuraavan laatan; valmis kirjoittaa korttinsa numeron.',
  'bingo.missing': '{player} ei ole vielä valmis. Nostamatta: {letters}',
  'bingo.won': '{player} on yliviivannut kaiken. Bingo!',
  'solitaire.open': 'Avoinna: {tiles}',
  'solitaire.take-which': 'Mitkä {count, plural, one {# laatta} other {# laattaa}} otat?',
  'solitaire.rack': '{number}. teline: {tiles}',
  'solitaire.best': 'Paras tulos tähän asti: {total}',
  'solitaire.new-best': 'Uusi paras tulos!',
  'solitaire.optimise': 'Yrittääkö tietokone parempaa?',
  'solitaire.optimised':
    'Tietokoneen paras, {tried, plural, one {# yritys} other {# yritystä}}: {total}',
  'mode-refusal.bad-setup': 'Peliä ei voi aloittaa näin.',
  'mode-refusal.no-squares': 'Sano, mitkä laatat otat.',
  'mode-refusal.too-many-tiles':
    'Vuorolla saa ottaa enintään {most, plural, one {# laatan} other {# laattaa}}.',
  'mode-refusal.square-empty': 'Ruudussa {square} ei ole laattaa.',
  'mode-refusal.not-one-word': 'Kaikkien otettavien laattojen on oltava samasta sanasta.',
  'mode-refusal.not-in-list': 'Ei sanakirjassa: {words}.',
  'mode-refusal.lone-tile': 'Ruudun {square} laatta ei jäisi mihinkään sanaan.',
  'mode-refusal.falls-apart': 'Jäljelle jäävä ei pysyisi yhtenäisenä.',
  'mode-refusal.not-now': 'Sitä ei voi tehdä nyt.',
  'mode-refusal.name-missing': 'Anna nimi.',
  'mode-refusal.too-many-players': 'Enintään {most} voi pelata.',
  'mode-refusal.not-entered': 'Et ole tässä pelissä.',
  'mode-refusal.no-players': 'Kukaan ei ole vielä kirjoittanut korttia.',
  'mode-refusal.caller-is-automatic': 'Ohjelma nostaa itse.',
  'mode-refusal.bag-empty': 'Kaikki laatat on nostettu.',
  'mode-refusal.wrong-number-of-words':
    'Kortissa on {needs, plural, one {# sana} other {# sanaa}}.',
  'mode-refusal.wrong-length':
    'Sanassa {words} ei ole {needs, plural, one {# kirjain} other {# kirjainta}}.',
  'mode-refusal.not-a-letter': 'Tällaista kirjainta ei pelissä ole: {letter}.',
  'mode-refusal.too-many-of-letter':
    'Kirjain {letter} on kortissa {found} kertaa, mutta sarjassa niitä on vain {most}.',
  'mode-refusal.word-twice': 'Kortin sanojen on oltava eri sanoja: {words}.',
  'mode-refusal.not-in-this-game': 'Sitä ei tässä pelissä ole.',
  'mode-refusal.tile-not-left': 'Ei jäljellä olevien laattojen joukossa: {tile}.',
  'mode-refusal.rack-not-full':
    'Täytä ensin teline: ota {needs, plural, one {# laatta} other {# laattaa}}.',
  'mode-refusal.nothing-to-exchange': 'Sano, mitkä laatat haluat vaihtaa.',
  'mode-refusal.too-few-in-bag':
    'Pussissa on liian vähän laattoja: {inBag}, vaihtoon tarvitaan {needs}.',
  'mode-refusal.nothing-to-undo': 'Mitään ei ole peruttavana.',
  'mode-refusal.game-not-over': 'Se peli ei ole vielä päättynyt.',
  'mode-refusal.nothing-to-take': 'Mitään ei ole purettavana.',
  'mode-refusal.no-list': 'Ilman sanakirjaa ei voi tietää, mitä saa jäädä.',
};
