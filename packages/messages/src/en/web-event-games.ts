/** English: games of an event that are played on Täht. */

export const webEventGames = {
  'desk.online.open': 'Play this round on Täht',
  'desk.online.about': 'Everybody plays on the own phone, and the results come in by themselves.',
  'desk.online.more': 'Open the games still missing',
  'desk.online.without': 'Without a phone, so that their tables cannot be opened yet: {players}.',
  'desk.online.call': 'Call the racks',
  'desk.online.playing': 'The games are being played on Täht; their results come in by themselves.',
  'desk.online.state.opening': 'game being opened',
  'desk.online.state.playing': 'game on Täht',
  'desk.online.state.over': 'game over',
  'desk.online.end.played':
    'The game is over. The scores are filled in below: enter what is to count.',
  'desk.online.end.given-up':
    'Somebody resigned, left or ran out of time. The scores as they stood are filled in below: enter what is to count.',
  'desk.online.end.called-off': 'The game was called off. Enter a result, or open another game.',
  'desk.online.end.failed': 'The game could not be opened. Enter a result, or try again.',
  'desk.log.games-opened': 'Games on Täht opened',
  'event-me.game.opening': 'Your game is being opened.',
  'event-me.game.playing': 'Your game is ready.',
  'event-me.game.go': 'To the game',
  'event-me.game.over': 'The game is over.',
  'event-me.game.elsewhere': 'Your game is played on another device.',
};

export type WebEventGames = Readonly<Record<keyof typeof webEventGames, string>>;
