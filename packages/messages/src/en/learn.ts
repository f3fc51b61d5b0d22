/** English: the pages one learns from and reads about Täht on. */

/** Their index, how to play, variants, and the words in Ґ. */
export const learn = {
  'learn.title': 'Learn',
  'learn.intro': 'From the first tile to the last: read what you need, then try it out.',
  'learn.first-game': 'Your first game',
  'learn.first-game.about':
    'Place the tiles from the rulebook’s own examples and see what they score.',
  'learn.path': 'The path',
  'learn.path.about':
    'Twelve steps from your first word to a clever endgame, each with three positions and a bot to beat.',
  'learn.how-to-play': 'How to play',
  'learn.how-to-play.about': 'Each rulebook on one page, to read or print.',
  'learn.variants': 'Variants and house rules',
  'learn.variants.about': 'See what each one changes and try it with one tap.',
  'learn.duplicate': 'Duplicate',
  'learn.duplicate.about':
    'The same tiles for everyone: a game for any number of players, even a whole hall.',
  'learn.strategy': 'Strategy',
  'learn.strategy.about': 'Short reads for players who want to win more often.',
  'learn.all': 'All lessons',

  'howto.title': 'How to play: {ruleset}',
  'howto.print': 'Print this page',
  'howto.other': 'Other rulebooks',
  'howto.variants': 'Variants in this rulebook',
  'howto.different': 'What’s different',
  'howto.square': 'Square',
  'howto.tiles': 'The tiles',
  'howto.letter': 'Letter',
  'howto.count': 'How many',
  'howto.points': 'Points',
  'howto.total': 'In total: {count, plural, one {# tile} other {# tiles}}',

  'variant.intro':
    'The rulebook isn’t the only way to play. Agree on one of these before you start; everyone at the table sees it.',
  'variant.all': 'All variants',
  'variant.changes': 'What changes',
  'variant.rules': 'Compared with',
  'variant.before': 'Without it',
  'variant.after': 'With it',
  'variant.nothing': 'Nothing: these rules already include it.',
  'variant.fixed': 'These are tournament rules and don’t allow this house rule.',
  'variant.not-friendly':
    'Nobody challenges in a friendly game, so this house rule has no effect there.',
  'variant.own': 'This is the standard rule in: {rulesets}.',
  'variant.offered': 'Described as a variant in: {rulesets}.',
  'variant.not-offered': 'Not in any rulebook, but players like it.',
  'variant.open.pass-when-stuck':
    'The school tournament rules can also be read this way (our reading).',
  'variant.open.draw-at-once':
    'The rulebooks don’t say whether you draw before or after a challenge.',
  'variant.play': 'Play it now',
  'variant.tip': 'Why play it',
  'variant.tip.blank':
    'Blanks stay in play, so hold on to the letter a blank on the board stands for: it could be your most valuable tile.',
  'variant.tip.dictionary':
    'Great for learning together and playing with children: nobody has to worry about getting a word wrong.',
  'variant.tip.theme':
    'Choose a theme with lots of short words, such as food or animals, so everyone gets a chance.',
  'variant.tip.opening': 'The game starts with a longer word, so the board opens up sooner.',
  'variant.tip.bags':
    'Draw what your rack needs: nobody gets stuck with seven consonants, and luck matters less.',
  'variant.tip.exchange':
    'Get rid of awkward tiles in good time; near the end you’re stuck with them.',
  'variant.tip.pass': 'No waiting for a better moment: if you can play, you must.',
  'variant.tip.take-back':
    'One mistake won’t spoil anyone’s evening. Ask at once, because the others can’t forget what they’ve seen.',
  'variant.tip.clock':
    'Practise finding a good word quickly instead of the best one late. A slow clock suits games you fit around your day.',
  'variant.tip.challenge':
    'The more a failed challenge costs, the more a bold word pays; the less it costs, the easier it is on beginners.',

  'learn.words-in-ge': 'Words with {letter}',
  'learn.words-in-ge.about':
    'Words you can play the Ukrainian tile {letter} in, and what they mean.',
  'learn.words-in-ge.intro':
    'The Ukrainian set has {count, plural, one {one tile} other {# tiles}} with {letter}, worth {points}. The last page of the rulebook lists words you can play it in; they’re printed there with {printed} and spelled with {letter}.',
  'learn.words-in-ge.list': 'All of them are in our Ukrainian dictionary, except where noted.',
  'learn.words-in-ge.word': 'Word',
  'learn.words-in-ge.meaning': 'Meaning',
  'learn.words-in-ge.hyphen': 'Not playable: there’s no tile for a hyphen.',
};

/** The first game. */
export const tutor = {
  'tutor.intro':
    'Place the tiles yourself: each step shows what they score and why. You can skip anything and come back later.',
  'tutor.do.opening': 'Play {word} across the star: the first word counts double.',
  'tutor.do.extend': 'Add to the word on the board to make {word}.',
  'tutor.do.cross': 'Now play {word} through it, sharing one of its letters.',
  'tutor.do.parallel': 'Play {word} right alongside: every pair of letters makes a word too.',
  'tutor.do.hook': '{word} adds a letter to the other word, and both score.',
  'tutor.do.bridge': 'Build a bridge between two words: {word}.',
  'tutor.do.blank': 'A blank can be any letter: use it to play {word}.',
  'tutor.do.bonus': 'Play all {tiles} tiles at once for {points} extra points: {word}.',
  'tutor.do.exchange': 'No word in sight? Exchange tiles instead. It costs you the turn.',
  'tutor.do.challenge':
    'A friendly game checks words for you; by the rulebook, you challenge them.',
  'tutor.do.end':
    'When the bag is empty and someone runs out of tiles, the player with the most points wins.',
  'tutor.tap': 'Tap a tile, then a glowing square.',
  'tutor.waiting': '{player} is waiting for your first game.',
  'tutor.more': 'Tell me more',
  'tutor.points': '{count, plural, one {# point} other {# points}}',
  'tutor.reached': 'You’re on step {number} of {count}.',
  'tutor.steps': 'Steps',
  'tutor.way':
    'Your rulebook shows {count} ways to make a word. This is number {number}, with its own example.',
  'tutor.way-ours':
    'Your rulebook shows {count} ways to make a word. This is number {number}. It prints no example, so this one is ours.',
  'tutor.step': 'Step {number} of {count}',
  'tutor.next': 'Next',
  'tutor.back': 'Back',
  'tutor.skip': 'Skip',
  'tutor.again': 'Start again',
  'tutor.show': 'Show me',
  'tutor.task.across': 'Play {word} across, starting on {square}.',
  'tutor.task.down': 'Play {word} down, starting on {square}.',
  'tutor.tiles': 'You need these tiles: {tiles}',
  'tutor.how':
    'Tap a tile and then a square, or choose a square and type. On the board, the arrow keys move and the space bar changes direction.',
  'tutor.right': 'That’s it: {score, plural, one {# point} other {# points}}!',
  'tutor.other':
    'That fits and would score {score, plural, one {# point} other {# points}}. Now try the play in the example.',
  'tutor.why': 'Why this score?',
  'tutor.why.letter': '{letter} on {square}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{letter} on {square}, {premium}: the whole word × {times}',
  'tutor.why.blank': 'The blank standing for {letter} is worth 0.',
  'tutor.why.spent': '{letter} on {square} was already there, so its premium no longer counts.',
  'tutor.why.bonus': 'Bonus for {tiles} tiles in one turn: {points}',
  'tutor.why.total': 'In total: {score}',
  'tutor.opening': 'The first word',
  'tutor.opening.text':
    'The first word has at least two letters and covers the star in the middle, which doubles it. Words run across or down, never diagonally.',
  'tutor.opening.star-ours':
    'The rulebook doesn’t say that the star doubles the word; that’s our reading.',
  'tutor.extend': 'Extending a word',
  'tutor.extend.text':
    'Add one or more tiles to a word on the board: in front, at the end, or both in one turn. Every letter of the new word counts, but premium squares under the old tiles don’t: those count only in the turn a tile is placed on them.',
  'tutor.cross': 'Crossing a word',
  'tutor.cross.text':
    'Play a word at right angles to one on the board, through one of its letters. That letter counts for your word too.',
  'tutor.hook': 'Hooking a word',
  'tutor.hook.text':
    'Your word can also add a letter to a word on the board. Then both words score, and the tile counts in both.',
  'tutor.bridge': 'A bridge',
  'tutor.bridge.text':
    'A word can bridge two or more letters that stand apart. That takes three words on the board, so it can happen on the fourth turn at the earliest.',
  'tutor.parallel': 'Alongside a word',
  'tutor.parallel.text':
    'Play a whole word right next to another, in the same direction. All letters that touch must form words, and every one of those scores.',
  'tutor.blank': 'The blank',
  'tutor.blank.text':
    'A blank stands for any letter you name, and stays that letter. It’s worth nothing itself, but a word premium under it counts as usual.',
  'tutor.bonus': 'The whole rack at once',
  'tutor.bonus.text':
    'Play {tiles} tiles in one turn and you get {points} extra points, added after all the doubling.',
  'tutor.exchange': 'Exchanging and passing',
  'tutor.exchange.text':
    'Instead of playing a word, you can exchange tiles or pass. Neither scores, but a better rack can be worth a turn. Your rulebook says:',
  'tutor.challenge': 'Challenging a word',
  'tutor.challenge.text':
    'Don’t think a word exists? Challenge it before the game moves on. Your rulebook says:',
  'tutor.end': 'The end',
  'tutor.end.text':
    'When the bag is empty, you play on with the tiles you have until someone runs out or nobody can play. Your rulebook says:',
  'tutor.end.example':
    'For example: you go out first, and the other player still has {tiles}, worth {points}. Their score changes by {theirs}, yours by {yours}.',
  'tutor.end.printed':
    'Your rulebook prints {printed} here; by the points on its own tiles, it’s {points}.',
  'tutor.done': 'Now you know the game. Have fun!',
  'tutor.play': 'Play your first game',
  'tutor.rules': 'All the rules of this edition',
};

/** The pages on strategy. */
export const strategy = {
  'strategy.title': 'Strategy',
  'strategy.intro':
    'Eight short reads. Take one idea into your next game and another into the one after.',
  'strategy.all': 'All strategy pages',
  'strategy.next': 'Next: {title}',
  'strategy.short-words': 'Short words',
  'strategy.short-words.1':
    'Two- and three-letter words are the mortar of the game: they let you play a longer word right alongside another and score several words at once.',
  'strategy.short-words.2':
    'Learn the two-letter words first. There aren’t many, and you’ll need them in every game.',
  'strategy.short-words.3':
    'Then learn short words with high-scoring letters: they turn the heaviest tile on your rack into points right away.',
  'strategy.short-words.table': 'How many there are',
  'strategy.short-words.length': 'Letters',
  'strategy.hooks': 'Hooks',
  'strategy.hooks.1':
    'A hook is a letter you add to the front or end of a word on the board to make a new one. Your word crosses there, and both score.',
  'strategy.hooks.2':
    'Before each turn, look at every word on the board: what can go in front of it, and what after it?',
  'strategy.hooks.3':
    'Think of the other side too: a word with lots of hooks next to a word premium is a gift to the next player.',
  'strategy.leaves': 'What you keep',
  'strategy.leaves.1':
    'A play scores points now; the tiles you keep score points later. When two plays score about the same, choose the one that leaves you better tiles.',
  'strategy.leaves.2':
    'The table shows what keeping one tile is worth on average, in points, compared with a rack of fresh tiles. The computer learned it from {games} games against itself.',
  'strategy.leaves.3':
    'Two of the same tile are usually worth less than two different ones. Save a blank for a big play.',
  'strategy.leaves.keep': 'Worth keeping',
  'strategy.leaves.play': 'Better played soon',
  'strategy.premiums': 'Premiums and openings',
  'strategy.premiums.1':
    'A high-scoring letter on a letter premium that counts both across and down scores twice. Look for those squares before you look for long words.',
  'strategy.premiums.2':
    'Word premiums multiply everything, so bring your best letters there, and don’t open up a triple word for the next player unless it pays well.',
  'strategy.premiums.3':
    'Ahead? Keep the board tight. Behind? Open it up: you need room for big plays.',
  'strategy.balance': 'Vowels and consonants',
  'strategy.balance.1':
    'A rack of only vowels or only consonants is hard to play. Aim for a mix close to that of the bag.',
  'strategy.balance.2':
    'In this set, {vowels} of the {letters} lettered tiles are vowels: {percent}%.',
  'strategy.balance.3':
    'Too many of one kind? Play several of them at once, even if another word scores two or three points more.',
  'strategy.end': 'The end of the bag',
  'strategy.end.1':
    'Tiles that are neither on the board nor on your rack are in the bag or on other racks. The game can show them to you at any time.',
  'strategy.end.2':
    'The last tile in the bag can win or lose a game. When few are left, think about who will draw it: going out first often wins the final count.',
  'strategy.end.3':
    'When the bag is empty and there are two of you, you know your opponent’s rack. Block their best spot and keep your own way out open.',
  'strategy.exchange': 'When to exchange',
  'strategy.exchange.1':
    'Exchange when your best play scores little and leaves you a bad rack. Early in the game, a good rack soon makes up for the lost turn.',
  'strategy.exchange.2':
    'Keep what goes with everything, such as a blank and the tiles worth keeping, and exchange the rest.',
  'strategy.exchange.3':
    'Late in the game an exchange rarely pays: too few turns are left to gain from it.',
  'strategy.challenge': 'When to challenge',
  'strategy.challenge.1':
    'Ask yourself two things: how sure are you that the word isn’t valid, and what does it cost you if it is?',
  'strategy.challenge.2':
    'If a failed challenge costs nothing, challenge anything you’re not sure of. If it costs a turn or points, do it only when you’re fairly sure or the play decides the game.',
  'strategy.challenge.3': 'What a failed challenge costs here:',
};

/** What Täht is. */
export const about = {
  'about.title': 'About Täht',
  'about.what.1':
    'Täht is an open crossword game with letter tiles, in six languages, each by its own rulebook. The name is Estonian for both “letter” and “star”: the star is the square in the middle.',
  'about.what.2':
    'Play against bots, with friends online or on one device, or keep score for a real board. On your own device it works offline.',
  'about.promises': 'Our promises',
  'about.promise.ads': 'No ads, ever, and nothing to buy.',
  'about.promise.tracking': 'No tracking, and nothing loaded from other sites.',
  'about.promise.draws': 'You can check every draw from the bag afterwards.',
  'about.promise.bots': 'Bots see only their own tiles, like any other player.',
  'about.promise.open': 'All the code is open: anyone can read, run and change it.',
  'about.verify': 'How draws are checked',
  'about.verify.1':
    'Before the game, a secret number fixes the order of the draws, and everyone sees its fingerprint. Each player adds to the mix by agreeing to the rules.',
  'about.verify.2':
    'When the game is over, the secret number is shown. It must match the fingerprint, and anyone can use it to repeat every draw.',
  'about.verify.3': 'Save the record of the game and let the program check it: {command}',
  'about.privacy': 'Your data',
  'about.privacy.1':
    'Games against bots and games shared on one device stay on this device. Clearing your browser data deletes them.',
  'about.privacy.2':
    'The server you play on keeps your online games, under the name you chose there. You don’t need an account or an email address.',
  'about.privacy.3':
    'A cookie remembers that you’re signed in, nothing else. You can download all your data or have it deleted.',

  'about.words.intro':
    'Every edition has its own word list, made from free sources. It’s not the list of any publisher or association.',
  'about.words.list': 'List',
  'about.words.count': 'Words',
  'about.words.policy': 'What it includes',
  'about.words.sources': 'Made from',
  'about.words.licence': 'Licence',
  'about.words.rebuild': 'Anyone can rebuild it:',
  'about.words.how': 'How it was made',
  'about.words.out':
    'No list includes names, abbreviations, hyphenated words or words with a character that has no tile.',
  'about.made.et':
    'The source lists forms without grammar. We worked out base forms from whole paradigms and weighed them by how often they occur in real texts; pronouns, adverbs and other small words are our own list.',
  'about.made.is':
    'All lower-case word forms. Where the source has only part of a paradigm, we completed it as far as the result is certain.',
  'about.made.fi':
    'A Finnish grammar told us which words are base forms or infinitives; compounds are included only where they’re attested. We removed hateful words one by one.',
  'about.made.uk':
    'Headwords and nominative plurals from a spelling dictionary, including words with an apostrophe and with {letter}.',
  'about.made.tr':
    'Headwords and infinitives from two free dictionaries. Letters with a circumflex count as the plain letter.',
  'about.made.en': 'A free list, close to the one players in North America use.',
  'about.missing': 'Word missing or wrong?',
  'about.missing.1':
    'No list is complete. At the table, the players decide: agree on the word, or play without a dictionary and judge for yourselves.',
  'about.missing.2':
    'On a server, report the word where it was rejected or accepted. The people who look after the words decide, and reports go into the next version of the list.',

  'about.licences.own': 'The program',
  'about.licences.own.1':
    'Täht is free under the {licence} licence: you can use, copy, change and share it as long as you keep the notice with it.',
  'about.licences.parts': 'What it’s built with',
  'about.licences.parts.1': 'This page contains other people’s work, each under its own licence:',
  'about.licences.all': 'Page and server: all licences in full',
  'about.licences.lists': 'The word lists',
  'about.licences.lists.1':
    'The word lists have their own licences. The notices name all their sources.',
  'about.licences.notice': 'Notice: {name}',
};

export const path = {
  'path.title': 'The path',
  'path.about':
    'Each step is one skill: read it, try it on three positions, then win twice against a bot that plays at that level.',
  'path.step': 'Step {number} of {all}',
  'path.positions': '{done} of {all} positions',
  'path.wins': '{won} of {all} wins',
  'path.passed': 'passed',
  'path.position': 'Position {number}',
  'path.task-seen': 'Find a move like that. The best one scores {score}.',
  'path.task-weighed': 'Find the best move, or one nearly as good.',
  'path.check': 'Check',
  'path.show': 'Show a solution',
  'path.right': 'That’s it: {score, plural, one {# point} other {# points}}.',
  'path.other': 'It scores {score}, but it isn’t the kind of move you’re looking for.',
  'path.few': 'The right idea, but there’s a move that scores a good deal more.',
  'path.weaker': 'There’s a move that is worth {points} more in the long run.',
  'path.solution': 'One solution: {move}',
  'path.exchange': 'Exchange the raised tiles',
  'path.choose': 'Tap the tiles you’d give back.',
  'path.win': 'Now win twice against {player}',
  'path.play': 'Play {player}',
  'path.next': 'Next step',
  'path.first': 'Solve the three positions first, then play.',
  'path.done': 'solved',
  'path.all': 'You’ve passed all twelve steps.',
  'path.rung.short': 'Short words',
  'path.rung.short.about':
    'Two- and three-letter words fit almost anywhere. Place a high-scoring letter where it counts in two words at once.',
  'path.rung.hooks': 'Hooks',
  'path.rung.hooks.about':
    'A word on the board takes one more letter at its front or end. Run your own word through that letter and you score both.',
  'path.rung.extend': 'Longer words',
  'path.rung.extend.about':
    'A word on the board can grow by several letters. All of its letters score again.',
  'path.rung.parallel': 'Side by side',
  'path.rung.parallel.about':
    'Place your word right alongside another one. Tiles that touch make short words, and each of them scores.',
  'path.rung.letters': 'Letter squares',
  'path.rung.letters.about':
    'A high-scoring letter on a square that doubles or triples it is worth a lot. Where two words cross there, it counts in both.',
  'path.rung.words': 'Word squares',
  'path.rung.words.about':
    'Some squares double or triple the whole word. Reaching one is often better than a longer word elsewhere.',
  'path.rung.bonus': 'All your tiles',
  'path.rung.bonus.about':
    'Use every tile on your rack at once and you get a big bonus. Look for common beginnings and endings, and see what’s left.',
  'path.rung.blank': 'Blanks',
  'path.rung.blank.about':
    'A blank stands for any letter but scores nothing itself. Save it for a move that wins you a lot, such as using all your tiles.',
  'path.rung.rack': 'A good rack',
  'path.rung.rack.about':
    'The tiles you keep decide your next turn. Some points less now pay off if you keep letters that go well together.',
  'path.rung.exchange': 'Exchanging',
  'path.rung.exchange.about':
    'When nothing good fits, give the awkward tiles back and keep the good ones. It costs this turn, and the next ones score more.',
  'path.rung.closing': 'Closing the board',
  'path.rung.closing.about':
    'Your move opens squares for the next player too. When two moves are close, take the one that gives less away.',
  'path.rung.end': 'Endgame',
  'path.rung.end.about':
    'Once the bag is empty, you know which tiles the other player has. Count ahead: who goes out first, and with what?',
};
