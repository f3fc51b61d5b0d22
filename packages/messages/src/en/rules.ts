/** English: the rules, value by value and in sentences, and the house rules. */

export const rules = {
  // House rules.
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

  // What is wrong with a ruleset.
  'fault.unknown-value': 'A rule has a value that does not exist.',
  'fault.when-stuck-needs-generator':
    'Passing only when stuck needs a helper that finds every play; there is none here.',
  'fault.no-blank-to-reuse': 'Blanks cannot be reused: this tile set has none.',
  'fault.theme-needs-window':
    'Theme words are voted on after a play, so bad words cannot be refused at once.',
  'fault.theme-needs-bonus': 'A theme needs a bonus for its words.',
  'fault.two-bags-need-late-draw': 'With two bags, tiles are drawn only once the play stands.',
  'fault.refusing-words-needs-list': 'Wrong words can be refused at once only with a word list.',
  'fault.free-take-back-needs-known-words':
    'Moves can be taken back freely only where wrong words are refused at once.',
  'fault.free-take-back-needs-one-bag':
    'With two bags, moves cannot be taken back freely: one could look into both.',
  'fault.penalty-without-challenge': 'A challenge cannot cost anything where nobody challenges.',
  'fault.points-without-value': 'A lost challenge costs points, but it is not said how many.',
  'fault.bystanders-need-joining':
    'Those who did not challenge can miss a turn only if they had time to join the challenge.',
  'fault.game-never-ends': 'By these rules the game might never end.',
  'fault.double-credit-with-deduction':
    'Either going out earns the others’ tiles twice, or the tiles are deducted: not both.',
  'fault.clock-needs-seconds': 'The clock has no time on it.',
  'fault.increment-needs-game-clock': 'Extra time for each move needs a clock for the whole game.',
  'fault.cap-needs-game-clock': 'A limit on overtime needs a clock for the whole game.',
  'fault.time-bank-needs-days': 'A time bank belongs only to a game played over days.',
  'fault.vacation-needs-days': 'Vacations belong only to a game played over days.',
  'fault.opening-minimum-out-of-range':
    'The shortest first word is too short, or longer than a rack.',
  'fault.exchange-limit-out-of-range': 'The number of tiles needed for an exchange is impossible.',
  'fault.rack-out-of-range': 'The number of tiles on a rack is impossible.',
  'fault.bonus-out-of-reach': 'The bonus asks for more tiles than a rack holds.',
  'fault.number-out-of-range': 'A number in the rules is too small or too large.',
  'fault.tileset-mismatch': 'The rules and the tiles do not belong together.',
  'fault.broken-tileset': 'The tile set does not add up.',
  'fault.broken-board': 'The board is not one that can be played on.',
  'fault.house-rules-clash': 'Two of the house rules contradict each other.',

  // Field by field and value by value. A `.number` text is given the number as `count` and, where it is a span of seconds, its phrase as `time`.
  'rule.ours': 'our reading',
  'rule.id': 'Rules',
  'rule.tileset': 'Tiles',
  'rule.board': 'Board',
  'rule.mode': 'Game',
  'rule.mode.standard': 'the classic game',

  'rule.players': 'Players',
  'rule.players.min': 'Fewest players',
  'rule.players.min.number': '{count}',
  'rule.players.max': 'Most players',
  'rule.players.max.number': '{count}',

  'rule.start': 'Who begins',
  'rule.start.blank': 'Blank in the draw',
  'rule.start.blank.before-first': 'comes before the first letter',
  'rule.start.tie': 'Same letter drawn',
  'rule.start.tie.redraw-keep-out': 'draw again, the first tiles stay out of the bag',
  'rule.start.tie.redraw-return': 'put the tiles back and draw again',
  'rule.start.seating': 'Order of play',
  'rule.start.seating.fixed': 'as you sit',
  'rule.start.seating.by-draw': 'by the letters drawn',
  'rule.start.direction': 'Direction of play',
  'rule.start.direction.clockwise': 'clockwise',

  'rule.rack': 'Tiles on a rack',
  'rule.rack.number': '{count}',

  'rule.opening': 'The first word',
  'rule.opening.minTiles': 'Shortest first word',
  'rule.opening.minTiles.number': '{count, plural, one {# tile} other {# tiles}}',
  'rule.opening.centre': 'The star',
  'rule.opening.centre.yes': 'the first word covers it',
  'rule.opening.centre.no': 'the first word may lie anywhere',
  'rule.opening.minLetters': 'Letters needed to open',
  'rule.opening.minLetters.none': 'no special rule',
  'rule.opening.minLetters.number':
    '{count, plural, one {at least # letter} other {at least # letters}}',

  'rule.exchange': 'Exchanging tiles',
  'rule.exchange.minBag': 'Allowed while the bag holds',
  'rule.exchange.minBag.number': '{count, plural, one {at least # tile} other {at least # tiles}}',
  'rule.exchange.order': 'Order',
  'rule.exchange.order.draw-then-return': 'draw the new tiles first, then put the old ones back',
  'rule.exchange.countsAsPass': 'An exchange',
  'rule.exchange.countsAsPass.yes': 'counts as a pass',
  'rule.exchange.countsAsPass.no': 'does not count as a pass',

  'rule.pass': 'Passing',
  'rule.pass.when': 'You may pass',
  'rule.pass.when.always': 'whenever you like',
  'rule.pass.when.when-stuck': 'only when you cannot play',

  'rule.blank': 'Blanks',
  'rule.blank.reuse': 'A blank on the board',
  'rule.blank.reuse.none': 'stays there',
  'rule.blank.reuse.must-replay': 'may be swapped for its letter, and must be laid again at once',
  'rule.blank.reuse.may-replay': 'may be swapped for its letter, and laid again when you like',

  'rule.bonus': 'Bonus',
  'rule.bonus.tiles': 'For laying',
  'rule.bonus.tiles.number':
    '{count, plural, one {# tile in one turn} other {# tiles in one turn}}',
  'rule.bonus.points': 'You get',
  'rule.bonus.points.number': '{count, plural, one {# extra point} other {# extra points}}',

  'rule.theme': 'Theme',
  'rule.theme.name': 'The theme',
  'rule.theme.name.none': 'none',
  'rule.theme.bonus': 'Each theme word',
  'rule.theme.bonus.number': '{count, plural, one {# extra point} other {# extra points}}',
  'rule.theme.judgedBy': 'Does it fit?',
  'rule.theme.judgedBy.vote': 'the others vote, a tie means yes',

  'rule.bags': 'Bags',
  'rule.bags.split': 'The tiles are',
  'rule.bags.split.none': 'all in one bag',
  'rule.bags.split.vowel-consonant': 'in two bags, vowels and consonants',
  'rule.bags.blanks': 'With two bags, the blanks are',
  'rule.bags.blanks.each': 'shared between the two bags',
  'rule.bags.blanks.third': 'in a third bag',
  'rule.bags.seconds': 'Time to choose a bag',
  'rule.bags.seconds.none': 'no limit',
  'rule.bags.seconds.number': '{time}',

  'rule.words': 'Allowed words',
  'rule.words.lexicon': 'Dictionary',
  'rule.words.lexicon.none': 'the one you agree on at the table',
  'rule.words.lexicon.en': 'English word list',
  'rule.words.lexicon.et': 'Estonian word list, base forms',
  'rule.words.lexicon.et-all': 'Estonian word list, all forms',
  'rule.words.lexicon.fi': 'Finnish word list, base forms',
  'rule.words.lexicon.fi-all': 'Finnish word list, forms in use',
  'rule.words.lexicon.is': 'Icelandic word list',
  'rule.words.lexicon.tr': 'Turkish word list',
  'rule.words.lexicon.uk': 'Ukrainian word list, headwords and plurals',
  'rule.words.lexicon.uk-all': 'Ukrainian word list, all forms',
  'rule.words.forms': 'Word forms',
  'rule.words.forms.none': 'as the dictionary has them',
  'rule.words.forms.headword': 'as the dictionary lists it',
  'rule.words.forms.plural': 'plural',
  'rule.words.forms.nominative-singular': 'nominative singular',
  'rule.words.forms.nominative-plural': 'nominative plural',
  'rule.words.forms.ma-infinitive': 'infinitive in -ma',
  'rule.words.forms.first-infinitive': 'first infinitive',
  'rule.words.forms.fourth-infinitive': 'fourth infinitive',
  'rule.words.forms.indeclinable': 'words that do not inflect',
  'rule.words.exclude': 'Not allowed',
  'rule.words.exclude.none': 'whatever is not in the dictionary',
  'rule.words.exclude.proper': 'proper names',
  'rule.words.exclude.abbreviation': 'abbreviations',
  'rule.words.exclude.affix': 'prefixes and suffixes on their own',
  'rule.words.exclude.hyphen': 'words with a hyphen',
  'rule.words.exclude.apostrophe': 'words with an apostrophe',
  'rule.words.exclude.hate-speech': 'hateful words',

  'rule.lookup': 'Looking words up',
  'rule.lookup.on-challenge': 'only after a challenge',
  'rule.lookup.after-play': 'only once a word has been laid',
  'rule.lookup.open': 'whenever you like',

  'rule.challenge': 'Challenges',
  'rule.challenge.mode': 'A doubtful word',
  'rule.challenge.mode.off-auto-reject': 'is checked and refused at once',
  'rule.challenge.mode.players': 'is challenged by the players',
  'rule.challenge.mode.referee': 'is challenged, and the referee decides',
  'rule.challenge.window': 'When to challenge',
  'rule.challenge.window.until': 'You may challenge',
  'rule.challenge.window.until.accepted-or-next-move':
    'until all have accepted or the next player moves',
  'rule.challenge.window.until.referee': 'until the referee says stop',
  'rule.challenge.window.seconds': 'Time to challenge',
  'rule.challenge.window.seconds.none': 'no limit',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Joining a challenge',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'until the referee has noted all who challenge, before the dictionary is opened; without a referee, until everybody has answered (our reading)',
  'rule.challenge.draw': 'New tiles are drawn',
  'rule.challenge.draw.after-window': 'once the play stands',
  'rule.challenge.draw.at-once': 'at once',
  'rule.challenge.onBad': 'If the word is not allowed',
  'rule.challenge.onBad.retract': 'Its tiles',
  'rule.challenge.onBad.retract.yes': 'go back to the rack',
  'rule.challenge.onBad.mover': 'Whoever laid it',
  'rule.challenge.onBad.mover.lose-turn': 'loses the turn',
  'rule.challenge.onBad.mover.lose-game': 'loses the game',
  'rule.challenge.bystanders': 'Those who did not challenge a bad word',
  'rule.challenge.bystanders.none': 'lose nothing',
  'rule.challenge.bystanders.skip-next': 'miss their next turn',
  'rule.challenge.onGood': 'If it is allowed',
  'rule.challenge.onGood.challenger': 'Whoever challenged',
  'rule.challenge.onGood.challenger.none': 'loses nothing',
  'rule.challenge.onGood.challenger.points': 'loses points',
  'rule.challenge.onGood.challenger.skip-next': 'misses the next turn',
  'rule.challenge.onGood.challenger.lose-game': 'loses the game',
  'rule.challenge.onGood.points': 'Points for the challenger',
  'rule.challenge.onGood.points.number': '{count, plural, one {# point} other {# points}}',
  'rule.challenge.onGood.moverPoints': 'Points for the challenged player',
  'rule.challenge.onGood.moverPoints.number': '{count, plural, one {# point} other {# points}}',
  'rule.challenge.onGood.per': 'These points count',
  'rule.challenge.onGood.per.play': 'once for the play',
  'rule.challenge.onGood.per.word': 'for every word challenged',
  'rule.challenge.forcedSkipCountsAsPass': 'A turn lost by a penalty',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'counts as a pass',
  'rule.challenge.forcedSkipCountsAsPass.no': 'does not count as a pass',

  'rule.misdraw': 'Wrong number of tiles',
  'rule.misdraw.rule': 'When it is noticed',
  'rule.misdraw.rule.none': 'settle it among yourselves',
  'rule.misdraw.rule.pass-then-fix': 'that turn is lost, then the number is put right',
  'rule.misdraw.surplus': 'Tiles too many',
  'rule.misdraw.surplus.blind-removal': 'are taken away unseen',

  'rule.takeBack': 'Taking a move back',
  'rule.takeBack.never': 'not allowed',
  'rule.takeBack.consent': 'allowed if everybody else agrees',
  'rule.takeBack.free': 'freely, until the next player has moved',
  'rule.takeBack.heading': 'Corrections',

  'rule.clock': 'Clock',
  'rule.clock.kind': 'Time limit',
  'rule.clock.kind.none': 'none',
  'rule.clock.kind.per-move': 'for each move',
  'rule.clock.kind.per-game': 'for the whole game',
  'rule.clock.kind.days': 'days for each move',
  'rule.clock.seconds': 'Time',
  'rule.clock.seconds.number': '{time}',
  'rule.clock.increment': 'Extra time for each move',
  'rule.clock.increment.number': '{time}',
  'rule.clock.overPerMinute': 'Each minute of overtime',
  'rule.clock.overPerMinute.number': '{count, plural, one {# point} other {# points}}',
  'rule.clock.begunMinute': 'A minute only begun',
  'rule.clock.begunMinute.yes': 'counts as a whole one',
  'rule.clock.begunMinute.no': 'does not count',
  'rule.clock.capMinutes': 'The game is lost',
  'rule.clock.capMinutes.none': 'never by overtime alone',
  'rule.clock.capMinutes.number':
    '{count, plural, one {after # minute of overtime} other {after # minutes of overtime}}',
  'rule.clock.timeBank': 'Time bank for the whole game',
  'rule.clock.timeBank.none': 'none',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Vacation for the whole game',
  'rule.clock.vacation.none': 'none',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'When a move’s time is up',
  'rule.clock.expiry.pass': 'the turn is passed',
  'rule.clock.expiry.resign': 'the game is lost',

  'rule.end': 'The end of the game',
  'rule.end.outEmptyBag': 'Bag and one rack empty',
  'rule.end.outEmptyBag.yes': 'the game ends',
  'rule.end.passRounds': 'Everybody passes',
  'rule.end.passRounds.none': 'the game goes on',
  'rule.end.passRounds.number':
    '{count, plural, one {once: the game ends} =2 {twice in a row: the game ends} other {# times in a row: the game ends}}',
  'rule.end.scorelessTurns': 'Turns without points',
  'rule.end.scorelessTurns.none': 'do not matter',
  'rule.end.scorelessTurns.number':
    '{count, plural, one {the game ends after # of them} other {the game ends after # in a row}}',
  'rule.end.noMoveLeft': 'No move possible for anybody',
  'rule.end.noMoveLeft.yes': 'the game ends',
  'rule.end.noMoveLeft.no': 'pass until the game ends',

  'rule.final': 'Settling up',
  'rule.final.deductOwn': 'Tiles left on your rack',
  'rule.final.deductOwn.always': 'their points are deducted',
  'rule.final.deductOwn.unless-out': 'are deducted only if nobody went out',
  'rule.final.deductOwn.never': 'cost nothing',
  'rule.final.creditOut': 'Whoever goes out gets',
  'rule.final.creditOut.none': 'nothing extra',
  'rule.final.creditOut.single': 'the points of the others’ tiles',
  'rule.final.creditOut.double': 'the points of the others’ tiles twice',

  'rule.ties': 'Equal scores',
  'rule.ties.none': 'share the place',
  'rule.ties.before-deduction': 'the score before deductions decides',
  'rule.ties.letter-draw': 'each draws a letter, the one nearest to A is ahead',

  'rule.notation': 'Writing moves down',
  'rule.notation.lettersOn': 'Letters mark',
  'rule.notation.lettersOn.columns': 'the columns',
  'rule.notation.across': 'A word across',
  'rule.notation.across.letter-first': 'letter first: H8',
  'rule.notation.across.number-first': 'number first: 8H',
  'rule.notation.labels': 'Letters of the columns',
  'rule.notation.labels.latin': 'Latin',
  'rule.notation.labels.local': 'from the game’s own alphabet',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'What it is about',
  'sheet.ours-note':
    'Where it says “our reading”, the rulebook is silent or can be read in several ways, and we had to decide.',
  'sheet.no-rulebook': 'These rules follow no printed rulebook.',
  'sheet.players': 'A game for {min} to {max} players.',
  'sheet.players.exact': 'A game for {count, plural, one {# player} other {# players}}.',
  'sheet.goal':
    'You lay letter tiles on the board to form words that cross each other. The aim is to score as many points as you can: use valuable letters and premium squares well.',
  'sheet.totals': 'A score may come to 400 to 800 or more, depending on skill.',
  'sheet.contents':
    'You need a board, {tiles, plural, one {# tile} other {# tiles}}, {racks, plural, one {# rack} other {# racks}} and a bag.',
  'sheet.tiles':
    '{letters, plural, one {# tile has a letter} other {# tiles have letters}}, {blanks, plural, one {# tile is blank} other {# tiles are blank}}.',
  'sheet.tile-points':
    'The number in the lower right corner of a tile says how many points it is worth.',

  'sheet.blank.any': 'A blank may be any letter, and it stays that letter to the end of the game.',
  'sheet.blank.named': 'Whoever lays it says which letter it is.',
  'sheet.blank.apostrophe': 'It may also stand for the apostrophe.',
  'sheet.blank.without-tile': 'It may also be a letter that has no tile: {letters}.',
  'sheet.blank.zero': 'A blank is worth 0 points.',
  'sheet.blank.reuse.none': 'A blank on the board is not swapped for the letter it stands for.',
  'sheet.blank.reuse.must-replay':
    'Whoever holds the letter that a blank on the board stands for may swap it for the blank, and must lay the blank in the same turn.',
  'sheet.blank.reuse.may-replay':
    'Whoever holds the letter that a blank on the board stands for may swap it for the blank, and may lay the blank in the same turn.',

  'sheet.heading.before': 'Before the game',
  'sheet.paper': 'Have paper and pencil ready for the score.',
  'sheet.table': 'Put the board in the middle of the table. Each player takes a rack.',
  'sheet.agree-dictionary': 'All players agree on the dictionary beforehand.',
  'sheet.all-agree':
    'Changed rules hold only if all players agree; otherwise you play by these rules.',
  'sheet.hall':
    'Players do not talk to each other and do not look at each other’s letters. No phones at the tables.',
  'sheet.hall.who': 'During play only players, referees and teachers on duty are in the hall.',
  'sheet.hall.tables':
    'Tables are drawn by lot; in the second and third rounds care is taken that pupils of one school do not meet.',
  'sheet.hall.referees':
    'Referees are pupils and teachers of the host school, and teachers of other schools who wish to be.',
  'sheet.draw':
    'All tiles go into the bag, and each player draws one. Whoever has the letter nearest to the start of the alphabet begins.',
  'sheet.draw.blank': 'A blank comes before {letter}.',
  'sheet.draw.apostrophe': 'The apostrophe comes after {letter}.',
  'sheet.draw.tie.first': 'Those who share the nearest letter draw again. {tiles}',
  'sheet.draw.tie.every':
    'Those who drew the same letter draw again to settle the order among themselves. {tiles}',
  'sheet.draw.redraw-keep-out': 'Their first tiles stay out of the bag meanwhile.',
  'sheet.draw.redraw-return': 'They put their first tiles back before that.',
  'sheet.seating.fixed': 'Play goes clockwise.',
  'sheet.seating.by-draw':
    'The letters also give the order: beginning at the left of the first player, the others sit down by the alphabet. Play goes clockwise.',
  'sheet.return': 'The tiles drawn go back into the bag.',
  'sheet.shake': 'The bag is shaken.',
  'sheet.deal':
    'Then each player draws {count, plural, one {# tile} other {# tiles}} and puts them on the rack.',
  'sheet.keeper': 'One person keeps the score and notes everybody’s points after each turn.',

  'sheet.heading.turn': 'Your turn',
  'sheet.turn.choices':
    'On your turn you do one of three things: you lay a word, exchange tiles, or pass.',

  'sheet.exchange.some': 'Instead of laying a word you may exchange some or all of your tiles.',
  'sheet.exchange.order':
    'Put them aside face down, draw as many new ones, then put the old ones into the bag.',
  'sheet.exchange.order.mixed':
    'Put them aside face down, draw as many new ones, then put the old ones into the bag and mix.',
  'sheet.exchange.turn': 'That is your turn: you score nothing and wait for your next one.',
  'sheet.exchange.minBag':
    'There must be at least {count, plural, one {# tile} other {# tiles}} in the bag.',
  'sheet.exchange.any':
    'You may exchange as long as there are tiles in the bag, but no more of them than it holds.',
  'sheet.exchange.countsAsPass.yes': 'An exchange counts as a pass.',
  'sheet.exchange.countsAsPass.no': 'An exchange does not count as a pass.',

  'sheet.pass.always':
    'You may pass at any time, even if you could lay a word. You score nothing, and it is the next player’s turn.',
  'sheet.pass.when-stuck': 'You may pass only if you cannot lay any word.',
  'sheet.pass.school':
    'Whoever cannot use up their letters, or cannot form a word on the board, may pass.',
  'sheet.pass.otherwise': 'One may pass at other times too; the tournament may rule that out.',

  'sheet.opening':
    'The first player forms a word of at least {count, plural, one {# tile} other {# tiles}} and lays it across or down.',
  'sheet.opening.centre.yes': 'One of the tiles must lie on the star in the middle.',
  'sheet.opening.centre.no': 'It may lie anywhere on the board.',
  'sheet.opening.minLetters':
    'This word needs at least {count, plural, one {# letter} other {# letters}}; whoever has no such word passes the turn on to the left.',
  'sheet.opening.minLetters.next':
    'If nobody has one, fewer letters are enough, round by round: {counts}.',

  'sheet.words.allowed': 'All words of the agreed dictionary are allowed.',
  'sheet.words.standard': 'All words of the standard dictionary agreed on are allowed.',
  'sheet.words.ospd':
    'The dictionary is the fourth edition of the OSPD; a word that is not in it is not allowed.',
  'sheet.ospd': 'OSPD, fourth edition',
  'sheet.words.foreign': 'Foreign words that are in the dictionary are allowed.',
  'sheet.words.forms': 'Allowed forms: {forms}.',
  'sheet.words.forms.declined': 'Nouns, adjectives, numerals and pronouns: {forms}.',
  'sheet.words.forms.nouns': 'Nouns: {forms}.',
  'sheet.words.forms.as-nouns': 'Adjectives, numerals and pronouns: in the same forms.',
  'sheet.words.forms.bracket':
    'The rulebook prints these kinds of words in brackets after the verbs; we read them with the words that are declined, as its examples show.',
  'sheet.words.forms.verbs': 'Verbs: {forms}.',
  'sheet.words.forms.also': 'Also allowed: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Inflected forms are allowed, like {examples} in the rulebook’s examples.',
  'sheet.words.other-forms': 'Other forms may be agreed on.',
  'sheet.words.plurals': 'Words in the plural are allowed.',
  'sheet.words.apostrophe':
    'The apostrophe has a tile of its own, so words with an apostrophe are allowed.',
  'sheet.words.exclude': 'Not allowed: {kinds}.',
  'sheet.lookup.on-challenge':
    'During the game nobody looks for words in a dictionary or other book. It is opened only when a word is challenged.',
  'sheet.lookup.school':
    'Players may not look into the dictionary. It is opened only when a word is challenged.',
  'sheet.lookup.spelling':
    'A dictionary is used only when spelling is disputed or a word is challenged.',
  'sheet.lookup.after-play':
    'During the game nobody looks for words in a dictionary or other book. It is opened only when a word has been laid or challenged.',
  'sheet.lookup.open':
    'Anybody may look words up at any time, also before laying them, without penalty.',
  'sheet.lookup.laid':
    'During the game nobody looks for words in a dictionary or other book. Whether a word is in the word list, you see as soon as you lay it.',

  'sheet.challenge.players':
    'A word in doubt may be challenged. It is then looked up in the agreed dictionary.',
  'sheet.challenge.who': 'Every opponent may challenge it.',
  'sheet.challenge.referee':
    'Whoever doubts a word raises a hand and calls the referee to the table.',
  'sheet.challenge.off-auto-reject':
    'There are no challenges: a word that is not in the word list is refused at once, and you try again.',
  'sheet.challenge.until.accepted-or-next-move':
    'That is possible only before its points are noted and the next player moves.',
  'sheet.challenge.until.referee':
    'The referee notes everybody who challenges the word, and only then looks it up.',
  'sheet.challenge.until.closed': 'A word may be challenged until the referee says stop.',
  'sheet.challenge.join':
    'Without a referee others may join until everybody has answered; over the network silence counts as a no after five minutes, in a slow game after the time for a move.',
  'sheet.challenge.judged':
    'Only the words challenged are looked up. If one of them is bad, all tiles of that turn are taken back.',
  'sheet.challenge.bad.lose-turn':
    'whoever laid it takes all tiles of that turn back and loses the turn.',
  'sheet.challenge.bad.lose-game': 'whoever laid it takes the tiles back and loses the game.',
  'sheet.challenge.bystanders': 'Players who did not challenge it must pass that turn too.',
  'sheet.challenge.bystanders.when': 'Each of them does so when next on turn.',
  'sheet.challenge.good.not-named': 'it stands; the rulebook names no penalty for the challenge.',
  'sheet.challenge.good.none': 'it stands, and whoever challenged loses nothing.',
  'sheet.challenge.good.points':
    'it stands, and whoever challenged loses {count, plural, one {# point} other {# points}}.',
  'sheet.challenge.good.points.word':
    'it stands, and whoever challenged loses {count, plural, one {# point} other {# points}} for each word challenged.',
  'sheet.challenge.good.skip-next': 'it stands, and all who challenged miss their next turn.',
  'sheet.challenge.good.lose-game': 'it stands, and whoever challenged loses the game.',
  'sheet.challenge.mover':
    'Whoever laid it gets {count, plural, one {# extra point} other {# extra points}}.',
  'sheet.challenge.mover.word':
    'Whoever laid it gets {count, plural, one {# extra point} other {# extra points}} for each word challenged.',
  'sheet.challenge.once': 'However many words of a play are challenged, this counts only once.',
  'sheet.challenge.skip.yes': 'A turn lost in this way counts as a pass.',
  'sheet.challenge.skip.no': 'A turn lost in this way does not count as a pass.',
  'sheet.challenge.draw.after-window': 'New tiles are drawn only when the play stands.',
  'sheet.challenge.draw.at-once':
    'New tiles are drawn at once; if the play is taken back, they go back into the bag.',

  'sheet.heading.premiums': 'Premium squares',
  'sheet.board': 'The board has {size} × {size} squares.',
  'sheet.premium.some': 'Some squares bring extra points.',
  'sheet.premium.printed': 'What a square brings is printed on it.',
  'sheet.premium.double-letter': 'doubles the points of the letter laid on it.',
  'sheet.premium.triple-letter': 'triples the points of the letter laid on it.',
  'sheet.premium.double-word': 'doubles the points of the whole word.',
  'sheet.premium.triple-word': 'triples the points of the whole word.',
  'sheet.premium.star': 'The star doubles the first word.',
  'sheet.premium.star.pink': 'The star square is pink and doubles the first word.',
  'sheet.premium.star.light-red': 'The star square is light red, so it doubles the first word.',
  'sheet.premium.letters-first':
    'The points of the letters are added up with their premiums first; only then is the word doubled or tripled.',
  'sheet.premium.two':
    'A word on two double word squares counts four times, a word on two triple word squares nine times.',
  'sheet.premium.two.pink':
    'A word on two pink squares counts four times, a word on two red squares nine times.',
  'sheet.premium.two.light-red':
    'A word on two light red squares counts four times, a word on two dark red squares nine times.',
  'sheet.premium.three-times':
    'For two triple word squares the rulebook says “tripled three times”, and also 9-fold in all; we count nine times.',
  'sheet.premium.once': 'A premium counts only in the turn in which a tile is laid on it.',
  'sheet.premium.blank':
    'With a blank on a word square the word is doubled or tripled all the same. On a letter square a blank stays 0.',
  'sheet.premium.blank.light-red':
    'With a blank on a light red or dark red square the word is doubled or tripled all the same. On a light blue or dark blue square a blank stays 0.',
  'sheet.premium.triple-example':
    'In the rulebook’s example the first letter of {word} lies on a triple word square. An opening word over the star cannot be extended that far, so our lesson lays {from} elsewhere.',
  'sheet.colour.light-blue': 'Light blue',
  'sheet.colour.dark-blue': 'Dark blue',
  'sheet.colour.pink': 'Pink',
  'sheet.colour.red': 'Red',
  'sheet.colour.light-red': 'Light red',
  'sheet.colour.dark-red': 'Dark red',

  'sheet.heading.counting': 'Counting points',
  'sheet.count.words':
    'You get full points for every word that you form or change in your turn. Each word is counted on its own, with its premiums, and then the words are added up.',
  'sheet.count.shared': 'A letter that belongs to two words counts in both, with its premium.',
  'sheet.count.announce': 'At the end of your turn you count your points and announce them.',
  'sheet.count.compound':
    'The rulebook also says that parts of a compound count apart. We count every word on the board and never parts of one: this is how its other rules and examples do it.',
  'sheet.count.refill':
    'Then you draw as many tiles as you laid, so that you have {count, plural, one {# tile} other {# tiles}} again.',
  'sheet.count.empty-bag': 'When the bag is empty, you go on with the tiles you have.',

  'sheet.bonus':
    'Whoever lays {tiles, plural, one {# tile} other {# tiles}} in one turn gets {points, plural, one {# point} other {# points}} on top. They are added last, after all doubling and tripling.',

  'sheet.heading.laying': 'Laying tiles',
  'sheet.laying.join':
    'Each later play adds one or more tiles to those on the board, touches at least one of them, and forms new words.',
  'sheet.laying.two-letters': 'The new words have two or more letters.',
  'sheet.laying.line':
    'All tiles of a turn lie in one row or one column; between them there may be only tiles already on the board, and no gap.',
  'sheet.laying.directions': 'Words lie across or down, never diagonally.',
  'sheet.laying.reading':
    'They are read from left to right or from top to bottom, never backwards.',
  'sheet.laying.one-place':
    'The tiles of a turn form one whole word, which may lengthen others on its way; you do not add to different words, or lay in different parts of the board, in one turn.',
  'sheet.laying.neighbours':
    'Where tiles come to lie beside others, they must form words with them too, as in a crossword.',
  'sheet.ways':
    'New words can be formed in {count, plural, =3 {three ways} =5 {five ways} one {# way} other {# ways}}:',
  'sheet.way.extend': 'You may add tiles in front of a word or behind it.',
  'sheet.way.extend-both':
    'You may add tiles in front of a word, behind it, or at both ends at once.',
  'sheet.way.extend-both.example':
    'You may add tiles in front of a word, behind it, or at both ends at once: {from} becomes {word}.',
  'sheet.way.both-ends': 'A word may be made longer at both ends at once.',
  'sheet.way.cross': 'You may lay a word across another one, using one of its letters.',
  'sheet.way.beside':
    'You may lay a word beside another one, so that all tiles that touch form words.',
  'sheet.way.hook': 'A new word may also add a letter to a word on the board.',
  'sheet.way.bridge':
    'Or it forms a “bridge” between letters that stand apart; that can happen from the fourth move on.',
  'sheet.again': 'The same word may be laid several times in a game.',
  'sheet.stay':
    'A tile on the board is not moved any more, unless its word is challenged and rejected.',

  'sheet.end.out':
    'The game ends when the bag is empty and one player has no tile left on the rack.',
  'sheet.end.passes':
    '{count, plural, one {It also ends when all players pass once.} =2 {It also ends when all players pass twice in a row.} other {It also ends when all players pass # times in a row.}}',
  'sheet.end.scoreless':
    '{count, plural, one {It also ends after # turn without points.} other {It also ends after # turns in a row without points.}}',
  'sheet.end.no-move.yes':
    'It also ends when all possible moves have been made: if nobody can use up their tiles, you play on until then, and whoever cannot move passes.',
  'sheet.end.no-move.no': 'Whoever cannot lay a word may exchange or pass; the game goes on.',
  'sheet.last-letter': 'Remember: the last letter in the bag can win or lose the game!',

  'sheet.final.always': 'Each player loses the points of the tiles left on the rack.',
  'sheet.final.unless-out':
    'If nobody has laid all tiles, each player loses the points of the tiles left on the rack.',
  'sheet.final.never': 'Tiles left on the rack cost nothing.',
  'sheet.final.credit.none': 'Whoever has laid all tiles gets nothing extra.',
  'sheet.final.credit.single':
    'Whoever has laid all tiles gets the points of all tiles that the others have left.',
  'sheet.final.credit.double':
    'Whoever has laid all tiles gets twice the points of all tiles that the others have left.',
  'sheet.final.example':
    'Example: whoever has {tiles} left loses {points, plural, one {# point} other {# points}}, and the player who has laid all tiles gets them.',
  'sheet.final.misprint':
    'The rulebook prints {printed} here; by its own tiles it is {points}, and so we count.',
  'sheet.final.winner': 'Whoever has most points wins.',
  'sheet.final.advance':
    'The winner of each table goes on to the next round. If needed, the runners-up with most points may be invited too.',

  'sheet.ties.none': 'Players with equal scores share the place.',
  'sheet.ties.before-deduction':
    'Between equal scores the score before the tiles on the rack were deducted decides.',
  'sheet.ties.letter-draw':
    'If they are still equal, each draws a letter: whoever has A or the letter nearest to it is ahead.',
  'sheet.ties.tables': 'The same holds between runners-up of different tables.',
  'sheet.ties.draw': 'A blank comes before A, and equal letters are drawn again.',

  'sheet.misdraw':
    'Whoever is found to have too few or too many tiles loses that turn. Missing tiles are then drawn; of too many, the player turns all face down and has the surplus taken away.',
  'sheet.misdraw.later':
    'If it is noticed on another player’s turn, it is the next turn that is lost.',
  'sheet.take-back.never': 'A move may not be taken back.',
  'sheet.take-back.consent': 'A move may be taken back if everybody else agrees.',
  'sheet.take-back.free':
    'You may take your last play back until the next player has moved. What bots have answered to it goes back too.',
  'sheet.take-back.same-tiles':
    'Whoever then plays again draws the same tiles as before. An exchange is not taken back.',
  'sheet.take-back.referee': 'If there is a referee, they may correct a mistake.',
};
