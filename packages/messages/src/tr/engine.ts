/** Turkish: the engine, its commands, bots and hints. */

export const engine = {
  // Help.
  'cli.moves': 'bir konumdaki geçerli hamleleri sırala, en iyisi önce',
  'cli.selfplay': 'botlar birbiriyle oynasın',
  'cli.analyse': 'bir oyunun raporu: kaçan hamleler, şans ve beceri',
  'cli.train': 'elde kalan taşların değerini öğren',
  'cli.position': 'konum, CGP biçiminde: tahta, ıstakalar, puanlar',
  'cli.top': 'kaç hamle gösterilsin',
  'cli.all': 'bütün hamleleri göster',
  'cli.bots': 'virgülle ayrılmış botlar: greedy, static, sim, level-1 …',
  'cli.games': 'oyun sayısı',
  'cli.number-seed': 'rastgelelik tohumu, bir sayı',
  'cli.move-ms': 'hamle süresi, milisaniye',
  'cli.generations': 'oyun kuşakları, her biri öncekilerden öğrenir',
  'cli.out-file': 'yazılacak dosya',
  // Plays of a position.
  'moves.count': 'Geçerli hamle: {count}',
  'moves.bad-top': '“{text}” bir hamle sayısı değil.',
  'moves.bad-position': 'Konum {place}. karakterde okunamıyor: beklenen {expected}',
  'moves.expected.board': 'tahta',
  'moves.expected.racks': 'ıstakalar',
  'moves.expected.scores': 'puanlar',
  'moves.expected.number': 'sayı',
  // Games of bots.
  'selfplay.unknown-player': '“{name}” diye bir bot yok. Olanlar: {names}',
  'selfplay.no-number': 'Bu bir tam sayı olmalı: {text}',
  'selfplay.player': '{name}: galibiyet {wins}, ortalama puan {score}',
  'selfplay.total':
    'Oyun: {games}, beraberlik: {draws}, ortalama fark: {spread}, saniyede oyun: {speed}',
  'train.done': 'Oyunlardan ({games}) öğrenildi: {path}',
  // The report on a game.
  'analyse.head-player': 'Oyuncu',
  'analyse.head-play': 'Oynanan',
  'analyse.head-best': 'En iyi',
  'analyse.head-lost': 'Kayıp',
  'analyse.head-chance': 'Şans',
  'analyse.head-luck': 'Talih',
  'analyse.player': '{player}: yitirilen değer {lost}, kazanma olasılığı %{chance}, talih {luck}',
  'analyse.nothing': 'Bu dosyada taşları bilinen bir hamle yok: {path}',
  // Bots at the table.
  'play.bots-too': 'Bir bot da oynayabilir: {names}',
  'play.bots-need-words': 'Botlara sözlük gerek.',
  'play.no-people': 'En az bir oyuncu insan olmalı.',
  'hint.where': '{rows} satırlarına ve {columns} sütunlarına bak.',
  'hint.length': 'Kullanılacak taş: {count}',
  'hint.letters': 'Bu taşlar: {tiles}',
  'hint.move': 'Hamle: {play}',
  'hint.exchange': 'Değiştir: {tiles}',
  'hint.pass': 'Pas geçmekten iyisi yok.',
};
