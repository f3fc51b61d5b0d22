/** Icelandic: games of an event that are played on Täht. */
import type { WebEventGames } from '../en/web-event-games.ts';

export const webEventGames: WebEventGames = {
  'desk.online.open': 'Leika þessa umferð í Täht',
  'desk.online.about': 'Hver leikur í sínum síma og úrslitin koma sjálfkrafa.',
  'desk.online.more': 'Opna leikina sem vantar',
  'desk.online.without': 'Án síma, svo ekki er hægt að opna borð þeirra enn: {players}.',
  'desk.online.call': 'Stjórna leiknum',
  'desk.online.playing': 'Leikirnir standa yfir í Täht; úrslitin koma af sjálfu sér.',
  'desk.online.state.opening': 'verið að opna leikinn',
  'desk.online.state.playing': 'leikur í Täht',
  'desk.online.state.over': 'leik lokið',
  'desk.online.end.played':
    'Leiknum er lokið. Stigin eru komin hér að neðan: skráðu það sem gildir.',
  'desk.online.end.given-up':
    'Einhver gafst upp, fór eða rann út á tíma. Stigin eins og þau stóðu eru komin hér að neðan: skráðu það sem gildir.',
  'desk.online.end.called-off': 'Leiknum var aflýst. Skráðu úrslit eða opnaðu annan leik.',
  'desk.online.end.failed': 'Ekki tókst að opna leikinn. Skráðu úrslit eða reyndu aftur.',
  'desk.log.games-opened': 'Leikir í Täht opnaðir',
  'event-me.game.opening': 'Verið er að opna leikinn þinn.',
  'event-me.game.playing': 'Leikurinn þinn er tilbúinn.',
  'event-me.game.go': 'Í leikinn',
  'event-me.game.over': 'Leiknum er lokið.',
  'event-me.game.elsewhere': 'Leikurinn þinn er leikinn í öðru tæki.',
};
