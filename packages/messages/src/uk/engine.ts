/** Ukrainian: the engine, its commands, bots and hints. */

export const engine = {
  // Help.
  'cli.moves': 'перелічити можливі ходи в позиції, найкращі спершу',
  'cli.selfplay': 'нехай роботи зіграють між собою',
  'cli.analyse': 'звіт про гру: пропущені ходи, удача та вміння',
  'cli.train': 'навчитися, чого варті плитки, що лишаються',
  'cli.position': 'позиція у форматі: дошка, підставки, рахунок',
  'cli.top': 'скільки ходів показати',
  'cli.all': 'показати всі ходи',
  'cli.bots': 'роботи через кому',
  'cli.games': 'кількість ігор',
  'cli.number-seed': 'зерно випадковості, число',
  'cli.move-ms': 'час на хід у мілісекундах',
  'cli.generations': 'поколінь ігор, кожне вчиться з попередніх',
  'cli.out-file': 'файл для запису',
  // Plays of a position.
  'moves.count': 'Можливих ходів: {count}',
  'moves.bad-top': '«{text}» – не кількість ходів.',
  'moves.bad-position': 'Позицію не прочитати, знак {place}; очікується: {expected}',
  'moves.expected.board': 'дошка',
  'moves.expected.racks': 'підставки',
  'moves.expected.scores': 'рахунок',
  'moves.expected.number': 'число',
  // Games of bots.
  'selfplay.unknown-player': 'Робота «{name}» немає. Є: {names}',
  'selfplay.no-number': 'Тут має бути ціле число: {text}',
  'selfplay.player': '{name}: перемог {wins}, середній рахунок {score}',
  'selfplay.total':
    'Ігор: {games}, нічиїх: {draws}, середня перевага: {spread}, ігор за секунду: {speed}',
  'train.done': 'Навчено на іграх ({games}): {path}',
  // The report on a game.
  'analyse.head-player': 'Гравець',
  'analyse.head-play': 'Зіграно',
  'analyse.head-best': 'Найкраще',
  'analyse.head-lost': 'Втрачено',
  'analyse.head-chance': 'Шанс',
  'analyse.head-luck': 'Удача',
  'analyse.player':
    '{player}: втрачено цінності {lost}, шансу на перемогу {chance} %, удача {luck}',
  'analyse.nothing': 'У цьому файлі немає ходу з відомими плитками: {path}',
  // Bots at the table.
  'play.bots-too': 'Може грати й робот: {names}',
  'play.bots-need-words': 'Роботам потрібен словник.',
  'play.no-people': 'Принаймні один гравець має бути людиною.',
  'hint.where': 'Погляньте на рядки {rows} і стовпці {columns}.',
  'hint.length': 'Плиток: {count}',
  'hint.letters': 'Ці плитки: {tiles}',
  'hint.move': 'Хід: {play}',
  'hint.exchange': 'Обміняйте: {tiles}',
  'hint.pass': 'Найкраще – пропустити хід.',
};
