/** English: the engine, its commands, bots and hints. */

export const engine = {
  // Help.
  'cli.moves': 'list the legal plays of a position, best first',
  'cli.selfplay': 'let bots play each other',
  'cli.analyse': 'report on a game: plays missed, luck and skill',
  'cli.train': 'learn what tiles left on the rack are worth',
  'cli.position': 'the position as CGP: board, racks, scores',
  'cli.top': 'how many plays to show',
  'cli.all': 'show all plays',
  'cli.bots': 'bots with commas between: greedy, static, sim, level-1 …',
  'cli.games': 'number of games',
  'cli.number-seed': 'seed of chance, a number',
  'cli.move-ms': 'time for a move in milliseconds',
  'cli.generations': 'generations of games, each learning from those before',
  'cli.out-file': 'file to write',
  // Plays of a position.
  'moves.count': 'Legal plays: {count}',
  'moves.bad-top': '“{text}” is no number of plays.',
  'moves.bad-position': 'The position cannot be read at character {place}: expected {expected}',
  'moves.expected.board': 'the board',
  'moves.expected.racks': 'the racks',
  'moves.expected.scores': 'the scores',
  'moves.expected.number': 'a number',
  // Games of bots.
  'selfplay.unknown-player': 'There is no bot “{name}”. There are: {names}',
  'selfplay.no-number': 'This should be a whole number: {text}',
  'selfplay.player': '{name}: wins {wins}, mean score {score}',
  'selfplay.total': 'Games: {games}, draws: {draws}, mean lead: {spread}, games a second: {speed}',
  'train.done': 'Learned from {games} games: {path}',
  // The report on a game.
  'analyse.head-player': 'Player',
  'analyse.head-play': 'Played',
  'analyse.head-best': 'Best',
  'analyse.head-lost': 'Lost',
  'analyse.head-chance': 'Chance',
  'analyse.head-luck': 'Luck',
  'analyse.player':
    '{player}: points of equity lost {lost}, win chance lost {chance} %, luck {luck}',
  'analyse.nothing': 'There is no move with a known rack in this file: {path}',
  // Bots at the table.
  'play.bots-too': 'A bot may sit down too: {names}',
  'play.bots-need-words': 'Bots need a dictionary.',
  'play.no-people': 'At least one player must be a person.',
  'hint.where': 'Look at rows {rows} and columns {columns}.',
  'hint.length': 'Tiles to use: {count}',
  'hint.letters': 'These tiles: {tiles}',
  'hint.move': 'The play: {play}',
  'hint.exchange': 'Exchange: {tiles}',
  'hint.pass': 'There is nothing better than to pass.',
};
