/** English: what the editions, their rules and their house rules are called. */

export const names = {
  'language.name': 'English',

  'edition.et': 'Estonian',
  'edition.is': 'Icelandic',
  'edition.fi': 'Finnish',
  'edition.uk': 'Ukrainian',
  'edition.tr': 'Turkish',
  'edition.en': 'English',

  'ruleset.et-base': 'Estonian rulebook',
  'ruleset.is-base': 'Icelandic rulebook',
  'ruleset.fi-base': 'Finnish rulebook',
  'ruleset.uk-base': 'Ukrainian rulebook',
  'ruleset.tr-base': 'Turkish home game',
  'ruleset.tr-school': 'Turkish school tournament',
  'ruleset.en-club': 'English club game',

  'tileset.et-102': 'Estonian, 102 tiles',
  'tileset.is-104-2016': 'Icelandic, 104 tiles (2016)',
  'tileset.is-104-1990': 'Icelandic, 104 tiles (1990)',
  'tileset.is-100-skrafl': 'Icelandic club set, 100 tiles',
  'tileset.fi-101': 'Finnish, 101 tiles',
  'tileset.fi-100': 'Finnish, 100 tiles',
  'tileset.uk-104': 'Ukrainian, 104 tiles',
  'tileset.en-100': 'English, 100 tiles',
  'tileset.tr-100': 'Turkish, 100 tiles',

  'board.std15': 'the usual board, 15 × 15 squares',

  'house-rule.blank-reuse-must': 'Blanks come back at once',
  'house-rule.blank-reuse-must.about':
    'Whoever holds the real letter may swap it for a blank on the board, and must lay that blank in the same turn; a blank may move so without limit.',
  'house-rule.blank-reuse-may': 'Blanks come back',
  'house-rule.blank-reuse-may.about':
    'Whoever holds the real letter may swap it for a blank on the board, and may lay that blank in the same turn or keep it (our reading); a blank may move so without limit.',
  'house-rule.open-dictionary': 'Open dictionary',
  'house-rule.open-dictionary.about':
    'Everybody may look words up before laying them, at no cost: a good way to learn new words.',
  'house-rule.theme': 'Theme',
  'house-rule.theme.about':
    'You agree on a theme, and every word that belongs to it earns extra points: 5 by the Ukrainian rulebook, the Estonian one gives no number. Whether a word fits, the others decide by vote (our reading).',
  'house-rule.jacks-to-open': 'Jacks to Open',
  'house-rule.jacks-to-open.about':
    'The first word needs at least five letters; whoever has none passes the turn on to the left. If nobody has one, four will do. Then fewer are enough, and meanwhile you may also exchange (our reading).',
  'house-rule.two-bags': 'Two bags',
  'house-rule.two-bags.about':
    'Vowels and consonants are in separate bags, and you choose where to draw. There is a blank in each (our reading).',
  'house-rule.two-bags-third': 'Two bags and one for the blanks',
  'house-rule.two-bags-third.about':
    'Vowels, consonants and blanks are in three bags, and you choose where to draw.',
  'house-rule.restricted-exchange': 'Restricted exchange',
  'house-rule.restricted-exchange.about': 'No exchanging once the bag holds six tiles or fewer.',
  'house-rule.pass-when-stuck': 'No passing at will',
  'house-rule.pass-when-stuck.about': 'You may pass only when there is nothing you can play.',
  'house-rule.take-back': 'Taking back',
  'house-rule.take-back.about':
    'For friendly games: your last move can be taken back if everybody else agrees.',
  'house-rule.timer-2-minutes': 'Two minutes a move',
  'house-rule.timer-2-minutes.about':
    'Each move may take two minutes; after that the turn is passed (our reading).',
  'house-rule.championship-clock': 'Championship clock',
  'house-rule.championship-clock.about':
    'Each player has 25 minutes for the whole game, and every minute over costs 10 points; a minute begun counts as a whole one (our reading).',
  'house-rule.three-days-a-move': 'Three days a move',
  'house-rule.three-days-a-move.about':
    'A slow game: each move may take three days, and then the turn is passed.',
  'house-rule.window-20-seconds': 'Twenty seconds to challenge',
  'house-rule.window-20-seconds.about':
    'A play can be challenged for twenty seconds; after that it stands.',
  'house-rule.draw-at-once': 'Draw at once',
  'house-rule.draw-at-once.about':
    'New tiles are drawn right after the play, and go back if the word turns out to be bad.',
  'house-rule.challenge-void': 'No bad words',
  'house-rule.challenge-void.about':
    'A word that is not in the dictionary is refused at once, and you may try another.',
  'house-rule.challenge-single': 'Free challenge',
  'house-rule.challenge-single.about':
    'A bad word costs its player the turn; a challenge that fails costs nothing.',
  'house-rule.challenge-double': 'Challenge for a turn',
  'house-rule.challenge-double.about':
    'A bad word costs its player the turn, and a challenge that fails costs the challenger the next turn.',
  'house-rule.challenge-triple': 'Challenge for the game',
  'house-rule.challenge-triple.about':
    'A bad word loses the game at once, and so does a challenge that fails.',
  'house-rule.challenge-minus-10': 'Failed challenge costs 10',
  'house-rule.challenge-minus-10.about': 'A challenge that fails costs the challenger 10 points.',
  'house-rule.challenge-plus-5': 'Failed challenge gives 5',
  'house-rule.challenge-plus-5.about':
    'A challenge that fails gives 5 points to the player who laid the word.',
  'house-rule.challenge-plus-10': 'Failed challenge gives 10',
  'house-rule.challenge-plus-10.about':
    'A challenge that fails gives 10 points to the player who laid the word.',
  'house-rule.challenge-plus-5-per-word': 'Failed challenge gives 5 a word',
  'house-rule.challenge-plus-5-per-word.about':
    'A challenge that fails gives 5 points for every challenged word to the player who laid them.',
  'house-rule.own': 'Changes of your own',
  'house-rule.own.about': 'Single points of the rules that the players have changed.',
};

export type Names = Readonly<Record<keyof typeof names, string>>;
