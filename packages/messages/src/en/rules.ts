/** English: the rules, value by value and in sentences, and the house rules. */

export const rules = {
  // House rules.
  'house-rule.blank-reuse-must': 'Blanks return at once',
  'house-rule.blank-reuse-must.about':
    'If you hold the real letter, you may swap it for a blank on the board, and must play that blank in the same turn. A blank may be moved any number of times.',
  'house-rule.blank-reuse-may': 'Blanks return',
  'house-rule.blank-reuse-may.about':
    'If you hold the real letter, you may swap it for a blank on the board, and play that blank in the same turn or keep it (our reading). A blank may be moved any number of times.',
  'house-rule.open-dictionary': 'Open dictionary',
  'house-rule.open-dictionary.about':
    'Everyone may look up words before playing them, at no cost: a good way to learn new words.',
  'house-rule.theme': 'Theme',
  'house-rule.theme.about':
    'You agree on a theme, such as Christmas or sport, and every word that fits it earns extra points: 5 by the Ukrainian rulebook; the Estonian one gives no number. Arguing that a word fits is half the fun; the other players vote on it (our reading).',
  'house-rule.jacks-to-open': 'Jacks to Open',
  'house-rule.jacks-to-open.about':
    'The first word needs at least five letters; a player who has none passes the turn to the left. If nobody has one, four letters will do. After that three are enough, then two, and meanwhile you may also exchange (our reading).',
  'house-rule.two-bags': 'Two bags',
  'house-rule.two-bags.about':
    'To make the game easier, vowels and consonants are in separate bags, and you choose which to draw from. There is a blank in each (our reading).',
  'house-rule.two-bags-third': 'Three bags',
  'house-rule.two-bags-third.about':
    'Vowels, consonants and blanks are in three bags, and you choose which to draw from.',
  'house-rule.restricted-exchange': 'Restricted exchange',
  'house-rule.restricted-exchange.about':
    'As in tournaments: no exchanges once the bag has six tiles or fewer.',
  'house-rule.pass-when-stuck': 'Pass only when stuck',
  'house-rule.pass-when-stuck.about': 'You may pass only when you cannot play a word.',
  'house-rule.take-back': 'Take-backs',
  'house-rule.take-back.about':
    'For friendly games: you can take back your last move if everyone else agrees.',
  'house-rule.timer-2-minutes': 'Two minutes a move',
  'house-rule.timer-2-minutes.about':
    'You have two minutes for each move; after that you pass (our reading).',
  'house-rule.championship-clock': 'Championship clock',
  'house-rule.championship-clock.about':
    'Each player has 25 minutes for the whole game, on a chess clock. Every minute of overtime costs 10 points; part of a minute counts as a whole one (our reading).',
  'house-rule.three-days-a-move': 'Three days a move',
  'house-rule.three-days-a-move.about':
    'A slow game: you have three days for each move; after that you pass.',
  'house-rule.window-20-seconds': 'Twenty seconds to challenge',
  'house-rule.window-20-seconds.about':
    'You can challenge a play for twenty seconds; after that it stands.',
  'house-rule.draw-at-once': 'Draw at once',
  'house-rule.draw-at-once.about':
    'You draw new tiles right after your play; if the word turns out not to be valid, they go back.',
  'house-rule.challenge-void': 'No invalid words',
  'house-rule.challenge-void.about':
    'A word that is not in the dictionary is rejected right away, and you can try another.',
  'house-rule.challenge-single': 'Free challenge',
  'house-rule.challenge-single.about':
    'An invalid word costs its player the turn; a failed challenge costs nothing.',
  'house-rule.challenge-double': 'Challenge for a turn',
  'house-rule.challenge-double.about':
    'An invalid word costs its player the turn; a failed challenge costs the challenger the next turn.',
  'house-rule.challenge-triple': 'Challenge for the game',
  'house-rule.challenge-triple.about':
    'An invalid word loses the game at once, and so does a failed challenge.',
  'house-rule.challenge-minus-10': 'Failed challenge costs 10 points',
  'house-rule.challenge-minus-10.about': 'A failed challenge costs the challenger 10 points.',
  'house-rule.challenge-plus-5': 'Failed challenge gives opponent 5 points',
  'house-rule.challenge-plus-5.about':
    'A failed challenge gives 5 points to the player who played the word.',
  'house-rule.challenge-plus-10': 'Failed challenge gives opponent 10 points',
  'house-rule.challenge-plus-10.about':
    'A failed challenge gives 10 points to the player who played the word.',
  'house-rule.challenge-plus-5-per-word': 'Failed challenge gives opponent 5 points per word',
  'house-rule.challenge-plus-5-per-word.about':
    'A failed challenge gives the player who played the words 5 points for every word challenged.',
  'house-rule.own': 'Your own changes',
  'house-rule.own.about': 'Individual rules the players have changed.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'One of the rules has an unknown value.',
  'fault.when-stuck-needs-generator':
    '“Pass only when stuck” needs a program that finds every play, and there isn’t one here.',
  'fault.no-blank-to-reuse': 'Blanks can’t be reused: this tile set has none.',
  'fault.theme-needs-window':
    'Players vote on theme words after a play, so invalid words can’t be rejected right away.',
  'fault.theme-needs-bonus': 'A theme needs a bonus for its words.',
  'fault.two-bags-need-late-draw': 'With two bags, you can draw tiles only once the play stands.',
  'fault.refusing-words-needs-list':
    'Invalid words can be rejected right away only with a dictionary.',
  'fault.free-take-back-needs-known-words':
    'You can take moves back freely only where invalid words are rejected right away.',
  'fault.free-take-back-needs-one-bag':
    'With two bags, you can’t take moves back freely: you could look into both.',
  'fault.penalty-without-challenge': 'A challenge can’t cost anything if there are no challenges.',
  'fault.points-without-value':
    'A failed challenge costs points, but the rules don’t say how many.',
  'fault.bystanders-need-joining':
    'Players who didn’t challenge can miss a turn only if they had time to join the challenge.',
  'fault.game-never-ends': 'By these rules the game might never end.',
  'fault.double-credit-with-deduction':
    'Going out can earn the opponents’ tiles twice, or tiles left can be deducted, but not both.',
  'fault.clock-needs-seconds': 'The clock has no time on it.',
  'fault.increment-needs-game-clock': 'Extra time for each move needs a clock for the whole game.',
  'fault.cap-needs-game-clock': 'A limit on overtime needs a clock for the whole game.',
  'fault.time-bank-needs-days': 'Only a game with days per move can have a time bank.',
  'fault.vacation-needs-days': 'Only a game with days per move can have vacations.',
  'fault.opening-minimum-out-of-range':
    'The shortest first word is either too short or longer than a rack.',
  'fault.exchange-limit-out-of-range': 'An exchange can’t need that many tiles in the bag.',
  'fault.rack-out-of-range': 'A rack can’t have that number of tiles.',
  'fault.bonus-out-of-reach': 'The bonus asks for more tiles than a rack holds.',
  'fault.number-out-of-range': 'A number in the rules is too small or too large.',
  'fault.tileset-mismatch': 'The rules and the tiles don’t belong together.',
  'fault.broken-tileset': 'The tile set doesn’t add up.',
  'fault.broken-board': 'This board can’t be played on.',
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

  'rule.start': 'Who goes first',
  'rule.start.blank': 'Blank in the draw',
  'rule.start.blank.before-first': 'comes before the first letter',
  'rule.start.tie': 'Same letter drawn',
  'rule.start.tie.redraw-keep-out': 'draw again; the first tiles stay out of the bag',
  'rule.start.tie.redraw-return': 'put the tiles back and draw again',
  'rule.start.seating': 'Order of play',
  'rule.start.seating.fixed': 'as seated',
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
  'rule.opening.centre.no': 'the first word may go anywhere',
  'rule.opening.minLetters': 'Letters needed to open',
  'rule.opening.minLetters.none': 'no special rule',
  'rule.opening.minLetters.number':
    '{count, plural, one {at least # letter} other {at least # letters}}',

  'rule.exchange': 'Exchanging tiles',
  'rule.exchange.minBag': 'Allowed while the bag has',
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
  'rule.blank.reuse.must-replay': 'may be swapped for its letter and must be played again at once',
  'rule.blank.reuse.may-replay': 'may be swapped for its letter and played again whenever you like',

  'rule.bonus': 'Bonus',
  'rule.bonus.tiles': 'For playing',
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
  'rule.theme.judgedBy.vote': 'the others vote; a tie means yes',

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
  'rule.words.lexicon.en': 'English dictionary',
  'rule.words.lexicon.et': 'Estonian dictionary, base forms',
  'rule.words.lexicon.et-all': 'Estonian dictionary, all forms',
  'rule.words.lexicon.fi': 'Finnish dictionary, base forms',
  'rule.words.lexicon.fi-compounds': 'Finnish dictionary, base forms and more compounds',
  'rule.words.lexicon.fi-all': 'Finnish dictionary, forms in use',
  'rule.words.lexicon.is': 'Icelandic dictionary',
  'rule.words.lexicon.tr': 'Turkish dictionary',
  'rule.words.lexicon.uk': 'Ukrainian dictionary, headwords and plurals',
  'rule.words.lexicon.uk-all': 'Ukrainian dictionary, all forms',
  'rule.words.forms': 'Word forms',
  'rule.words.forms.none': 'as the dictionary has them',
  'rule.words.forms.headword': 'headword',
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
  'rule.words.exclude.hyphen': 'hyphenated words',
  'rule.words.exclude.apostrophe': 'words with an apostrophe',
  'rule.words.exclude.hate-speech': 'hateful words',

  'rule.lookup': 'Looking up words',
  'rule.lookup.on-challenge': 'only after a challenge',
  'rule.lookup.after-play': 'only once a word has been played',
  'rule.lookup.open': 'whenever you like',

  'rule.challenge': 'Challenges',
  'rule.challenge.mode': 'An invalid word',
  'rule.challenge.mode.off-auto-reject': 'is rejected right away',
  'rule.challenge.mode.players': 'is for the players to challenge',
  'rule.challenge.mode.referee': 'is for the players to challenge; the referee decides',
  'rule.challenge.window': 'When to challenge',
  'rule.challenge.window.until': 'You may challenge',
  'rule.challenge.window.until.accepted-or-next-move':
    'until everyone has accepted or the next player moves',
  'rule.challenge.window.until.referee': 'until the referee says stop',
  'rule.challenge.window.seconds': 'Time to challenge',
  'rule.challenge.window.seconds.none': 'no limit',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Joining a challenge',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'until the referee has noted everyone who challenges, before opening the dictionary; without a referee, until everyone has answered (our reading)',
  'rule.challenge.draw': 'New tiles are drawn',
  'rule.challenge.draw.after-window': 'once the play stands',
  'rule.challenge.draw.at-once': 'at once',
  'rule.challenge.onBad': 'If the word is not valid',
  'rule.challenge.onBad.retract': 'Its tiles',
  'rule.challenge.onBad.retract.yes': 'go back to the rack',
  'rule.challenge.onBad.mover': 'The word’s player',
  'rule.challenge.onBad.mover.lose-turn': 'loses the turn',
  'rule.challenge.onBad.mover.lose-game': 'loses the game',
  'rule.challenge.bystanders': 'Players who did not challenge an invalid word',
  'rule.challenge.bystanders.none': 'lose nothing',
  'rule.challenge.bystanders.skip-next': 'miss their next turn',
  'rule.challenge.onGood': 'If it is valid',
  'rule.challenge.onGood.challenger': 'The challenger',
  'rule.challenge.onGood.challenger.none': 'loses nothing',
  'rule.challenge.onGood.challenger.points': 'loses points',
  'rule.challenge.onGood.challenger.skip-next': 'misses the next turn',
  'rule.challenge.onGood.challenger.lose-game': 'loses the game',
  'rule.challenge.onGood.points': 'Points for the challenger',
  'rule.challenge.onGood.points.number': '{count, plural, one {# point} other {# points}}',
  'rule.challenge.onGood.moverPoints': 'Points for the word’s player',
  'rule.challenge.onGood.moverPoints.number': '{count, plural, one {# point} other {# points}}',
  'rule.challenge.onGood.per': 'These points apply',
  'rule.challenge.onGood.per.play': 'once for the play',
  'rule.challenge.onGood.per.word': 'for every word challenged',
  'rule.challenge.forcedSkipCountsAsPass': 'A turn lost to a penalty',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'counts as a pass',
  'rule.challenge.forcedSkipCountsAsPass.no': 'does not count as a pass',

  'rule.misdraw': 'Wrong number of tiles',
  'rule.misdraw.rule': 'When it is noticed',
  'rule.misdraw.rule.none': 'settle it among yourselves',
  'rule.misdraw.rule.pass-then-fix': 'that turn is lost, then the number is corrected',
  'rule.misdraw.surplus': 'Extra tiles',
  'rule.misdraw.surplus.blind-removal': 'are taken away face down',

  'rule.takeBack': 'Taking back a move',
  'rule.takeBack.never': 'not allowed',
  'rule.takeBack.consent': 'allowed if everyone else agrees',
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
  'rule.clock.begunMinute': 'Part of a minute',
  'rule.clock.begunMinute.yes': 'counts as a whole one',
  'rule.clock.begunMinute.no': 'does not count',
  'rule.clock.capMinutes': 'You lose the game',
  'rule.clock.capMinutes.none': 'never on overtime alone',
  'rule.clock.capMinutes.number':
    '{count, plural, one {after # minute of overtime} other {after # minutes of overtime}}',
  'rule.clock.timeBank': 'Time bank for the whole game',
  'rule.clock.timeBank.none': 'none',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Vacation for the whole game',
  'rule.clock.vacation.none': 'none',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'When a move’s time is up',
  'rule.clock.expiry.pass': 'you pass',
  'rule.clock.expiry.resign': 'you lose the game',

  'rule.end': 'The end of the game',
  'rule.end.outEmptyBag': 'Bag and one rack empty',
  'rule.end.outEmptyBag.yes': 'the game ends',
  'rule.end.passRounds': 'Everyone passes',
  'rule.end.passRounds.none': 'the game goes on',
  'rule.end.passRounds.number':
    '{count, plural, one {once: the game ends} =2 {twice in a row: the game ends} other {# times in a row: the game ends}}',
  'rule.end.scorelessTurns': 'Turns without points',
  'rule.end.scorelessTurns.none': 'do not matter',
  'rule.end.scorelessTurns.number':
    '{count, plural, one {the game ends after # of them} other {the game ends after # in a row}}',
  'rule.end.noMoveLeft': 'Nobody can move',
  'rule.end.noMoveLeft.yes': 'the game ends',
  'rule.end.noMoveLeft.no': 'players pass until the game ends',

  'rule.final': 'Final scoring',
  'rule.final.deductOwn': 'Tiles left on your rack',
  'rule.final.deductOwn.always': 'their points are deducted',
  'rule.final.deductOwn.unless-out': 'are deducted only if nobody went out',
  'rule.final.deductOwn.never': 'cost nothing',
  'rule.final.creditOut': 'The player who goes out gets',
  'rule.final.creditOut.none': 'nothing extra',
  'rule.final.creditOut.single': 'the points of the opponents’ tiles',
  'rule.final.creditOut.double': 'the points of the opponents’ tiles twice',

  'rule.ties': 'Tied scores',
  'rule.ties.none': 'share the place',
  'rule.ties.before-deduction': 'the score before deductions decides',
  'rule.ties.letter-draw': 'each draws a letter; the one nearest to A is ahead',

  'rule.notation': 'Writing down moves',
  'rule.notation.lettersOn': 'Letters mark',
  'rule.notation.lettersOn.columns': 'the columns',
  'rule.notation.across': 'A word across',
  'rule.notation.across.letter-first': 'letter first (H8); a word down, number first (8H)',
  'rule.notation.across.number-first': 'number first (8H); a word down, letter first (H8)',
  'rule.notation.labels': 'Column letters',
  'rule.notation.labels.latin': 'Latin',
  'rule.notation.labels.local': 'from the game’s own alphabet',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'The aim',
  'sheet.ours-note':
    'Where it says “our reading”, the rulebook is silent or open to several readings, and we had to decide.',
  'sheet.no-rulebook': 'These rules follow no printed rulebook.',
  'sheet.players': 'A game for {min} to {max} players.',
  'sheet.players.exact': 'A game for {count, plural, one {# player} other {# players}}.',
  'sheet.goal':
    'You place letter tiles on the board to form words that cross each other. The aim is to score as many points as you can by making good use of high-scoring letters and premium squares.',
  'sheet.totals':
    'The players’ points in one game can add up to anything from 400 to 800 or more, depending on skill.',
  'sheet.contents':
    'You need a board, {tiles, plural, one {# tile} other {# tiles}}, {racks, plural, one {# rack} other {# racks}} and a bag.',
  'sheet.tiles':
    '{letters, plural, one {# tile has a letter} other {# tiles have letters}}, {blanks, plural, one {# tile is blank} other {# tiles are blank}}.',
  'sheet.tile-points': 'The number in the lower right corner of a tile shows its points.',

  'sheet.blank.any':
    'A blank can be any letter, and it stays that letter until the end of the game.',
  'sheet.blank.named': 'The player who plays it says which letter it is.',
  'sheet.blank.apostrophe': 'It can also stand for the apostrophe.',
  'sheet.blank.without-tile': 'It can also be a letter that has no tile: {letters}.',
  'sheet.blank.zero': 'A blank is worth 0 points.',
  'sheet.blank.reuse.none': 'A blank on the board is not swapped for the letter it stands for.',
  'sheet.blank.reuse.must-replay':
    'If you hold the letter that a blank on the board stands for, you may swap it for the blank and must play the blank in the same turn.',
  'sheet.blank.reuse.may-replay':
    'If you hold the letter that a blank on the board stands for, you may swap it for the blank and may play the blank in the same turn.',
  'sheet.blank.reuse.kept':
    'You may also keep the blank, but then you must play another tile in that turn.',
  'sheet.blank.reuse.swapped':
    'The letter you swap in scores only as part of a word you form or change in that turn, without a premium, and does not count towards the bonus.',

  'sheet.heading.before': 'Before the game',
  'sheet.paper': 'Have paper and pencil ready for the score.',
  'sheet.table':
    'Put the board in the middle of the table. Each player takes a rack and puts it in front of them.',
  'sheet.agree-dictionary': 'All players agree on the dictionary beforehand.',
  'sheet.all-agree':
    'Changes to the rules apply only if all players agree; otherwise you play by these rules.',
  'sheet.hall':
    'Players do not talk to each other and do not look at each other’s letters. No phones at the tables.',
  'sheet.hall.who': 'During play, only players, referees and teachers on duty are in the hall.',
  'sheet.hall.tables':
    'Tables are drawn by lot; in the second and third rounds, care is taken that pupils of the same school do not meet.',
  'sheet.hall.referees':
    'Referees are pupils and teachers of the host school, and teachers of other schools who volunteer.',
  'sheet.draw':
    'All tiles go into the bag, and each player draws one. The player with the letter nearest to the start of the alphabet goes first.',
  'sheet.draw.blank': 'A blank comes before {letter}.',
  'sheet.draw.apostrophe': 'The apostrophe comes after {letter}.',
  'sheet.draw.tie.first': 'Players tied for the nearest letter draw again. {tiles}',
  'sheet.draw.tie.every':
    'Players who drew the same letter draw again to settle the order among themselves. {tiles}',
  'sheet.draw.redraw-keep-out': 'In the meantime, their first tiles stay out of the bag.',
  'sheet.draw.redraw-return': 'Before that, they put their first tiles back.',
  'sheet.seating.fixed': 'Play goes clockwise.',
  'sheet.seating.by-draw':
    'The letters also set the order: starting on the first player’s left, the others sit down in alphabetical order. Play goes clockwise.',
  'sheet.return': 'The drawn tiles go back into the bag.',
  'sheet.shake': 'Shake the bag.',
  'sheet.deal':
    'Then each player draws {count, plural, one {# tile and puts it} other {# tiles and puts them}} on the rack.',
  'sheet.score-keeper': 'One person keeps score and writes down everyone’s points after each turn.',

  'sheet.heading.turn': 'Your turn',
  'sheet.turn.choices':
    'On your turn you do one of three things: play a word, exchange tiles, or pass.',

  'sheet.exchange.some': 'Instead of playing a word, you may exchange some or all of your tiles.',
  'sheet.exchange.order':
    'Put them aside face down, draw as many new ones, then put the old ones into the bag.',
  'sheet.exchange.order.mixed':
    'Put them aside face down, draw as many new ones, then put the old ones into the bag and mix.',
  'sheet.exchange.turn': 'That takes up your turn: you score nothing and wait for your next one.',
  'sheet.exchange.minBag':
    'There must be at least {count, plural, one {# tile} other {# tiles}} in the bag.',
  'sheet.exchange.any':
    'You may exchange as long as there are tiles in the bag, but no more tiles than it has.',
  'sheet.exchange.countsAsPass.yes': 'An exchange counts as a pass.',
  'sheet.exchange.countsAsPass.no': 'An exchange does not count as a pass.',

  'sheet.pass.always':
    'You may pass at any time, even if you could play a word. You score nothing, and it is the next player’s turn.',
  'sheet.pass.when-stuck': 'You may pass only if you cannot play any word.',
  'sheet.pass.school':
    'If you cannot use up your letters, or cannot form a word on the board, you may pass.',
  'sheet.pass.otherwise': 'Players may pass at other times too; the tournament may rule that out.',

  'sheet.opening':
    'The first player forms a word of at least {count, plural, one {# tile} other {# tiles}} and plays it across or down.',
  'sheet.opening.centre.yes': 'One of the tiles must be on the star in the middle.',
  'sheet.opening.centre.no': 'It may go anywhere on the board.',
  'sheet.opening.minLetters':
    'This word needs at least {count, plural, one {# letter} other {# letters}}; a player without such a word passes the turn to the left.',
  'sheet.opening.minLetters.next':
    'If nobody has one, fewer letters are enough, round by round: {counts}.',

  'sheet.words.allowed': 'All words in the agreed dictionary are allowed.',
  'sheet.words.standard': 'All words in the agreed standard dictionary are allowed.',
  'sheet.words.ospd':
    'The dictionary is the fourth edition of the OSPD; words that are not in it are not allowed.',
  'sheet.ospd': 'OSPD, fourth edition',
  'sheet.words.foreign': 'Foreign words in the dictionary are allowed.',
  'sheet.words.forms': 'Allowed forms: {forms}.',
  'sheet.words.forms.declined': 'Nouns, adjectives, numerals and pronouns: {forms}.',
  'sheet.words.forms.nouns': 'Nouns: {forms}.',
  'sheet.words.forms.as-nouns': 'Adjectives, numerals and pronouns: in the same forms.',
  'sheet.words.forms.bracket':
    'The rulebook prints these kinds of words in brackets after the verbs; we read them as going with the words that are declined, as its examples show.',
  'sheet.words.forms.verbs': 'Verbs: {forms}.',
  'sheet.words.forms.also': 'Also allowed: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Inflected forms are allowed, like {examples} in the rulebook’s examples.',
  'sheet.words.other-forms': 'You may agree on other forms.',
  'sheet.words.plurals': 'Plurals are allowed.',
  'sheet.words.apostrophe':
    'The apostrophe has a tile of its own, so words with an apostrophe are allowed.',
  'sheet.words.exclude': 'Not allowed: {kinds}.',
  'sheet.lookup.on-challenge':
    'During the game, nobody looks for words in a dictionary or any other book. The dictionary is opened only when a word is challenged.',
  'sheet.lookup.school':
    'Players may not look in the dictionary. It is opened only when a word is challenged.',
  'sheet.lookup.spelling':
    'A dictionary is used only when a spelling is disputed or a word is challenged.',
  'sheet.lookup.after-play':
    'During the game, nobody looks for words in a dictionary or any other book. The dictionary is opened only when a word has been played or challenged.',
  'sheet.lookup.open':
    'Anyone may look up words at any time, even before playing them, without penalty.',
  'sheet.lookup.laid':
    'During the game, nobody looks for words in a dictionary or any other book. You see whether a word is in the dictionary as soon as you place it.',

  'sheet.challenge.players':
    'You may challenge a word you think is not valid. Its spelling and use are then checked in the agreed dictionary.',
  'sheet.challenge.who': 'Any opponent may challenge it.',
  'sheet.challenge.referee':
    'To challenge a word, raise your hand and call the referee to the table.',
  'sheet.challenge.off-auto-reject':
    'There are no challenges: a word that is not in the dictionary is rejected right away, and you try again.',
  'sheet.challenge.until.accepted-or-next-move':
    'You may challenge it only before its points are written down and the next player moves.',
  'sheet.challenge.until.referee':
    'The referee notes everyone who challenges the word, and only then looks it up.',
  'sheet.challenge.until.closed': 'A word may be challenged until the referee says stop.',
  'sheet.challenge.join':
    'Without a referee, others may join until everyone has answered; online, silence counts as a no after five minutes, or in a slow game after the time for a move.',
  'sheet.challenge.judged':
    'Only the challenged words are looked up. If one of them is not valid, all tiles of that turn are taken back.',
  'sheet.challenge.bad.lose-turn':
    'its player takes back all tiles of that turn and loses the turn.',
  'sheet.challenge.bad.lose-game': 'its player takes the tiles back and loses the game.',
  'sheet.challenge.bystanders': 'Players who did not challenge it must pass that turn too.',
  'sheet.challenge.bystanders.when': 'Each of them does so on their next turn.',
  'sheet.challenge.good.not-named': 'it stands; the rulebook names no penalty for the challenge.',
  'sheet.challenge.good.none': 'it stands, and the challenger loses nothing.',
  'sheet.challenge.good.points':
    'it stands, and the challenger loses {count, plural, one {# point} other {# points}}.',
  'sheet.challenge.good.points.word':
    'it stands, and the challenger loses {count, plural, one {# point} other {# points}} for each word challenged.',
  'sheet.challenge.good.skip-next':
    'it stands, and everyone who challenged misses their next turn.',
  'sheet.challenge.good.lose-game': 'it stands, and the challenger loses the game.',
  'sheet.challenge.mover':
    'Its player gets {count, plural, one {# extra point} other {# extra points}}.',
  'sheet.challenge.mover.word':
    'Its player gets {count, plural, one {# extra point} other {# extra points}} for each word challenged.',
  'sheet.challenge.once':
    'However many words of a play are challenged, it counts as one challenge.',
  'sheet.challenge.skips-add-up':
    'If a player must miss a second turn before the first has been missed, they miss both.',
  'sheet.challenge.skip.yes': 'A turn lost this way counts as a pass.',
  'sheet.challenge.skip.no': 'A turn lost this way does not count as a pass.',
  'sheet.challenge.draw.after-window': 'You draw new tiles only once the play stands.',
  'sheet.challenge.draw.at-once':
    'You draw new tiles right away; if the play is taken back, they go back into the bag.',

  'sheet.heading.premiums': 'Premium squares',
  'sheet.board': 'The board has {size} × {size} squares.',
  'sheet.premium.some': 'Some squares give extra points.',
  'sheet.premium.printed': 'What a square gives is printed on it.',
  'sheet.premium.double-letter': 'doubles the points of the letter placed on it.',
  'sheet.premium.triple-letter': 'triples the points of the letter placed on it.',
  'sheet.premium.double-word': 'doubles the points of the whole word.',
  'sheet.premium.triple-word': 'triples the points of the whole word.',
  'sheet.premium.star': 'The star doubles the first word.',
  'sheet.premium.star.pink': 'The star square is pink and doubles the first word.',
  'sheet.premium.star.light-red': 'The star square is light red, so it doubles the first word.',
  'sheet.premium.letters-first':
    'Letters are added up with their premiums first; only then is the word doubled or tripled.',
  'sheet.premium.two':
    'A word on two double word squares counts four times, a word on two triple word squares nine times.',
  'sheet.premium.two.pink':
    'A word on two pink squares counts four times, a word on two red squares nine times.',
  'sheet.premium.two.light-red':
    'A word on two light red squares counts four times, a word on two dark red squares nine times.',
  'sheet.premium.three-times':
    'For two triple word squares, the rulebook says “tripled three times”, and also ninefold in all; we count nine times.',
  'sheet.premium.once': 'A premium counts only in the turn in which a tile is placed on it.',
  'sheet.premium.blank':
    'With a blank on a word square, the word is still doubled or tripled. On a letter square, a blank stays 0.',
  'sheet.premium.blank.light-red':
    'With a blank on a light red or dark red square, the word is still doubled or tripled. On a light blue or dark blue square, a blank stays 0.',
  'sheet.premium.triple-example':
    'In the rulebook’s example, the first letter of {word} is on a triple word square. An opening word across the star cannot be extended that far, so our lesson plays {from} elsewhere.',
  'sheet.colour.light-blue': 'Light blue',
  'sheet.colour.dark-blue': 'Dark blue',
  'sheet.colour.pink': 'Pink',
  'sheet.colour.red': 'Red',
  'sheet.colour.light-red': 'Light red',
  'sheet.colour.dark-red': 'Dark red',

  'sheet.heading.counting': 'Scoring',
  'sheet.count.words':
    'You get full points for every word you form or change in your turn. Each word is counted on its own, with its premiums, and then the words are added up.',
  'sheet.count.shared': 'A letter that is part of two words counts in both, with its premium.',
  'sheet.count.announce': 'At the end of your turn, you count your points and announce them.',
  'sheet.count.compound':
    'The rulebook also says that parts of a compound count separately. We count every word on the board and never parts of one, as its other rules and examples do.',
  'sheet.count.refill':
    'Then you draw as many tiles as you played, so that you have {count, plural, one {# tile} other {# tiles}} again.',
  'sheet.count.empty-bag': 'When the bag is empty, you play on with the tiles you have.',

  'sheet.bonus':
    'Play {tiles, plural, one {# tile} other {# tiles}} in one turn and you get {points, plural, one {# extra point} other {# extra points}}, added last, after all doubling and tripling.',

  'sheet.heading.laying': 'Placing tiles',
  'sheet.laying.join':
    'Each later play adds one or more tiles to those on the board, touches at least one of them, and forms new words.',
  'sheet.laying.two-letters': 'The new words have two or more letters.',
  'sheet.laying.line':
    'All tiles of a turn go in one row or one column; between them there may be only tiles already on the board, with no gaps.',
  'sheet.laying.directions': 'Words run across or down, never diagonally.',
  'sheet.laying.reading':
    'You read them from left to right or from top to bottom, never backwards.',
  'sheet.laying.one-place':
    'The tiles of one turn form a single word, which may join up with words on the board. You may not add to separate words, or play in different parts of the board, in the same turn.',
  'sheet.laying.neighbours':
    'Where your tiles touch others, they must form words with them too, as in a crossword.',
  'sheet.ways':
    'You can form new words in {count, plural, =3 {three ways} =5 {five ways} one {# way} other {# ways}}:',
  'sheet.way.extend': 'You may add tiles to the front or the end of a word.',
  'sheet.way.extend-both':
    'You may add tiles to the front of a word, to its end, or to both at once.',
  'sheet.way.extend-both.example':
    'You may add tiles to the front of a word, to its end, or to both at once: {from} becomes {word}.',
  'sheet.way.both-ends': 'You may extend a word at both ends at once.',
  'sheet.way.cross': 'You may play a word across another one, using one of its letters.',
  'sheet.way.beside':
    'You may play a word alongside another one, so that all tiles that touch form words.',
  'sheet.way.hook': 'A new word may also add a letter to a word on the board.',
  'sheet.way.bridge':
    'Or it forms a “bridge” between letters that stand apart; that can happen from the fourth move on.',
  'sheet.again': 'The same word may be played several times in a game.',
  'sheet.stay':
    'A tile on the board stays where it is unless its word is challenged and not valid.',

  'sheet.end.out':
    'The game ends when the bag is empty and one player has no tiles left on the rack.',
  'sheet.end.passes':
    '{count, plural, one {It also ends when all players pass once.} =2 {It also ends when all players pass twice in a row.} other {It also ends when all players pass # times in a row.}}',
  'sheet.end.scoreless':
    '{count, plural, one {It also ends after # turn without points.} other {It also ends after # turns in a row without points.}}',
  'sheet.end.no-move.yes':
    'It also ends when no more moves are possible. If nobody can use up their tiles, you play on until then; a player who cannot move passes.',
  'sheet.end.no-move.no': 'A player who cannot play a word may exchange or pass; the game goes on.',
  'sheet.last-letter': 'Remember: the last letter in the bag can win or lose the game!',

  'sheet.final.always': 'Each player loses the points of the tiles left on the rack.',
  'sheet.final.unless-out':
    'If nobody has played all their tiles, each player loses the points of the tiles left on the rack.',
  'sheet.final.never': 'Tiles left on the rack cost nothing.',
  'sheet.final.credit.none': 'A player who has played all their tiles gets nothing extra.',
  'sheet.final.credit.single':
    'A player who has played all their tiles gets the points of all tiles the others have left.',
  'sheet.final.credit.double':
    'A player who has played all their tiles gets twice the points of all tiles the others have left.',
  'sheet.final.example':
    'For example, a player with {tiles} left loses {points, plural, one {# point} other {# points}}, and the player who has played all their tiles gets them.',
  'sheet.final.misprint':
    'The rulebook prints {printed} here; by the points on its own tiles it is {points}, and that is how we count.',
  'sheet.final.winner': 'The player with the most points wins.',
  'sheet.final.advance':
    'The winner of each table advances to the next round. If needed, the runners-up with the most points may be invited too.',

  'sheet.ties.none': 'Players with equal scores share a place.',
  'sheet.ties.before-deduction':
    'If scores are equal, the score before the tiles on the rack were deducted decides.',
  'sheet.ties.letter-draw':
    'If they are still equal, each draws a letter: the player with A or the letter nearest to it is ahead.',
  'sheet.ties.tables': 'The same goes for runners-up of different tables.',
  'sheet.ties.draw': 'A blank comes before A, and players with equal letters draw again.',

  'sheet.misdraw':
    'A player found to have too few or too many tiles must pass that turn. Missing tiles are then drawn; if there are too many, the player turns all of them face down and the extra tiles are taken away.',
  'sheet.misdraw.later':
    'If it is noticed on another player’s turn, the player who drew the tiles must pass their next turn.',
  'sheet.take-back.never': 'You may not take back a move.',
  'sheet.take-back.consent': 'You may take back a move if everyone else agrees.',
  'sheet.take-back.free':
    'You may take back your last play until the next player has moved. Any moves bots have made in reply are taken back too.',
  'sheet.take-back.same-tiles':
    'If you then play again, you draw the same tiles as before. You cannot take back an exchange.',
  'sheet.take-back.referee': 'If there is a referee, they may correct a mistake.',
};
