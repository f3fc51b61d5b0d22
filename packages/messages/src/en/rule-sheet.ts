/** English: the rules of the standard game in sentences, as a rule sheet tells them. */

export const ruleSheet = {
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
  'sheet.tile-points': 'The number on a tile says how many points it is worth.',

  'sheet.blank.any': 'A blank may be any letter, and it stays that letter to the end of the game.',
  'sheet.blank.named': 'Whoever lays it says which letter it is.',
  'sheet.blank.apostrophe': 'It may also stand for the apostrophe.',
  'sheet.blank.without-tile': 'It may also be a letter that has no tile: {letters}.',
  'sheet.blank.zero': 'A blank is worth 0 points.',
  'sheet.blank.reuse.none':
    'A blank on the board is not swapped for the letter it stands for, nor moved, unless its word is rejected.',
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
  'sheet.return': 'All tiles go back into the bag.',
  'sheet.shake': 'The bag is shaken.',
  'sheet.deal':
    'Then each player draws {count, plural, one {# tile} other {# tiles}} and puts them on the rack.',
  'sheet.keeper': 'One player keeps the score and notes everybody’s points after each turn.',

  'sheet.heading.turn': 'Your turn',
  'sheet.turn.choices':
    'On your turn you do one of three things: you lay a word, exchange tiles, or pass.',

  'sheet.exchange.some': 'Instead of laying a word you may exchange some or all of your tiles.',
  'sheet.exchange.order':
    'Put them aside face down, draw as many new ones, then put the old ones into the bag and mix.',
  'sheet.exchange.turn': 'That is your turn; you score nothing.',
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
  'sheet.words.ospd':
    'The dictionary is the fourth edition of the OSPD; a word that is not in it is not allowed.',
  'sheet.ospd': 'OSPD, fourth edition',
  'sheet.words.foreign': 'Foreign words that are in the dictionary are allowed.',
  'sheet.words.forms': 'Allowed forms: {forms}.',
  'sheet.words.forms.declined': 'Nouns, adjectives, numerals and pronouns: {forms}.',
  'sheet.words.forms.nouns': 'Nouns: {forms}.',
  'sheet.words.forms.as-nouns': 'Adjectives, numerals and pronouns: in the same forms.',
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
  'sheet.lookup.spelling':
    'A dictionary is used only when spelling is disputed or a word is challenged.',
  'sheet.lookup.after-play':
    'During the game nobody looks for words in a dictionary or other book. It is opened only when a word has been laid or challenged.',
  'sheet.lookup.open':
    'Anybody may look words up at any time, also before laying them, without penalty.',

  'sheet.challenge.players':
    'Whoever doubts a word may challenge it. It is then looked up in the agreed dictionary.',
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
  'sheet.premium.letters-first':
    'The points of the letters are added up with their premiums first; only then is the word doubled or tripled.',
  'sheet.premium.two':
    'A word on two double word squares counts four times, a word on two triple word squares nine times.',
  'sheet.premium.two.pink':
    'A word on two pink squares counts four times, a word on two red squares nine times.',
  'sheet.premium.three-times':
    'For two triple word squares the rulebook says “tripled three times”, and also 9-fold in all; we count nine times.',
  'sheet.premium.once': 'A premium counts only in the turn in which a tile is laid on it.',
  'sheet.premium.blank':
    'With a blank on a word square the word is doubled or tripled all the same. On a letter square a blank stays 0.',
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
    'The winner of each table goes on to the next round. If needed, the runners-up with most points are invited too.',

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
  'sheet.take-back.none': 'A move may not be taken back.',
  'sheet.take-back.consent': 'A move may be taken back if everybody else agrees.',
  'sheet.take-back.referee': 'If there is a referee, they may correct a mistake.',
};

export type RuleSheetTexts = Readonly<Record<keyof typeof ruleSheet, string>>;
