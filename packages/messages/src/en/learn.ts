/** English: the pages one learns from and reads about Täht on. */

/** Their index, how to play, variants, and the words in Ґ. */
export const learn = {
  'learn.title': 'Learn',
  'learn.intro': 'From the first tile to the last one in the bag: read what you need, and try it.',
  'learn.edition': 'Language of the words',
  'learn.first-game': 'Your first game',
  'learn.first-game.about': 'Lay the tiles of the rulebook’s own examples and see what they score.',
  'learn.how-to-play': 'How to play',
  'learn.how-to-play.about': 'The rules of each rulebook on one page, to read or to print.',
  'learn.variants': 'Variants and house rules',
  'learn.variants.about': 'What each one changes, and a game with it in one tap.',
  'learn.duplicate': 'Duplicate',
  'learn.duplicate.about': 'The same tiles for everybody: a game for any number, also for halls.',
  'learn.strategy': 'Strategy',
  'learn.strategy.about': 'Short pages for those who want to win more often.',
  'learn.all': 'Everything to learn',

  'howto.title': 'How to play: {ruleset}',
  'howto.print': 'Print this page',
  'howto.other': 'Other rulebooks',
  'howto.variants': 'Variants in this rulebook',
  'howto.different': 'What is different',
  'howto.square': 'Square',
  'howto.tiles': 'The tiles',
  'howto.letter': 'Letter',
  'howto.count': 'How many',
  'howto.points': 'Points',
  'howto.total': 'All together: {count, plural, one {# tile} other {# tiles}}',

  'variant.intro':
    'The rulebook is not the only way to play. Agree on one of these before you begin; everybody at the table sees it.',
  'variant.all': 'All variants',
  'variant.changes': 'What changes',
  'variant.rules': 'Compared with',
  'variant.before': 'Without it',
  'variant.after': 'With it',
  'variant.nothing': 'Nothing: these rules have it already.',
  'variant.fixed': 'These are the rules of a tournament, and they do not take this house rule.',
  'variant.not-friendly':
    'In a friendly game nobody challenges, so this house rule has no place in it.',
  'variant.own': 'This is the base rule of: {rulesets}.',
  'variant.offered': 'Described as a variant in: {rulesets}.',
  'variant.not-offered': 'No rulebook describes it, but players like it.',
  'variant.open.pass-when-stuck':
    'The text of the school tournament can be read this way too (our reading).',
  'variant.open.draw-at-once':
    'The rulebooks do not say whether you draw before or after a challenge.',
  'variant.play': 'Play it now',
  'variant.tip': 'What it is good for',
  'variant.tip.blank':
    'Blanks stay in play, so keep the letter that a blank on the board stands for: it may be worth more than any other tile.',
  'variant.tip.dictionary':
    'Good for learning together and for playing with children: nobody has to fear a wrong word.',
  'variant.tip.theme':
    'Choose a theme with many short words, such as food or animals, so that everybody gets a chance.',
  'variant.tip.opening': 'The game begins with a longer word, and the board opens up sooner.',
  'variant.tip.bags':
    'Draw what your rack lacks: nobody is left with seven consonants, and luck counts for less.',
  'variant.tip.exchange': 'Get rid of awkward tiles in time; near the end you must live with them.',
  'variant.tip.pass': 'Nobody can wait for a better moment: whoever can play must play.',
  'variant.tip.take-back':
    'Nobody’s evening is spoilt by a slip; ask at once, for what the others have seen they cannot forget.',
  'variant.tip.clock':
    'Practise finding a good word quickly instead of the best one late; a slow clock is for games beside daily life.',
  'variant.tip.challenge':
    'The higher the price of a wrong challenge, the more a bold word is worth; the lower it is, the safer beginners play.',

  'learn.words-in-ge': 'Words in {letter}',
  'learn.words-in-ge.about':
    'Words in which you can lay the Ukrainian tile {letter}, with what they mean.',
  'learn.words-in-ge.intro':
    'The Ukrainian set has {count, plural, one {one tile} other {# tiles}} with {letter}, worth {points}. The last page of the rulebook lists words in which it can be laid; they are printed there with {printed} and written with {letter}.',
  'learn.words-in-ge.list':
    'Every one of them is in our Ukrainian list, except where it says otherwise.',
  'learn.words-in-ge.word': 'Word',
  'learn.words-in-ge.meaning': 'What it means',
  'learn.words-in-ge.hyphen': 'Not playable: no tile is a hyphen.',
};

/** The first game. */
export const tutor = {
  'tutor.intro':
    'Lay the tiles yourself: each step tells you what they score, and why. You can skip anything and come back later.',
  'tutor.do.opening': 'Lay {word} over the star: the first word counts double.',
  'tutor.do.extend': 'Add to the word that lies there and make it {word}.',
  'tutor.do.cross': 'Now lay {word} across it, with one of its letters.',
  'tutor.do.parallel': 'Lay {word} right beside it: every pair of letters is a word too.',
  'tutor.do.hook': '{word} gives the other word a letter, and both score.',
  'tutor.do.bridge': 'Build a bridge between the words: {word}.',
  'tutor.do.blank': 'The blank can be any letter: lay {word} with it.',
  'tutor.do.bonus': 'Lay all {tiles} tiles at once for {points} points more: {word}.',
  'tutor.do.exchange': 'No word in sight? Exchange tiles instead: it costs your turn.',
  'tutor.do.challenge':
    'A friendly game checks words by itself; by the rulebook you may challenge them.',
  'tutor.do.end': 'Once the bag is empty and somebody has no tiles left, the most points win.',
  'tutor.tap': 'Tap a tile, then a square that glows.',
  'tutor.waiting': '{player} is waiting for your first game.',
  'tutor.more': 'More about it',
  'tutor.points': '{count, plural, one {# point} other {# points}}',
  'tutor.reached': 'You are at step {number} of {count}.',
  'tutor.steps': 'Steps',
  'tutor.way': 'Way {number} of {count} to make a word in your rulebook, with its own example.',
  'tutor.way-ours':
    'Way {number} of {count} to make a word in your rulebook. It prints no example: this one is ours.',
  'tutor.step': 'Step {number} of {count}',
  'tutor.next': 'Next',
  'tutor.back': 'Back',
  'tutor.skip': 'Skip',
  'tutor.again': 'Start again',
  'tutor.show': 'Show me',
  'tutor.task.across': 'Lay {word} across, beginning on {square}.',
  'tutor.task.down': 'Lay {word} downwards, beginning on {square}.',
  'tutor.tiles': 'You need these tiles of yours: {tiles}',
  'tutor.how':
    'Tap a tile and then a square, or choose a square and type. On the board the arrow keys move, and the space bar changes the direction.',
  'tutor.right': 'That is it: {score, plural, one {# point} other {# points}}!',
  'tutor.other':
    'This fits on the board and would score {score, plural, one {# point} other {# points}}. Now try the play of the example.',
  'tutor.why': 'Why so many?',
  'tutor.why.letter': '{letter} on {square}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{letter} on {square}, {premium}: the whole word × {times}',
  'tutor.why.blank': 'The blank as {letter} is worth 0.',
  'tutor.why.spent': '{letter} on {square} lay there before: its premium counts no more.',
  'tutor.why.bonus': 'Bonus for {tiles} tiles in one turn: {points}',
  'tutor.why.total': 'Together: {score}',
  'tutor.opening': 'The first word',
  'tutor.opening.text':
    'The first word has at least two letters and covers the star in the middle, which doubles it. Words run across or down, never diagonally.',
  'tutor.opening.star-ours':
    'That the star doubles the word is our reading; the rulebook does not say so.',
  'tutor.extend': 'Adding to a word',
  'tutor.extend.text':
    'Add one or more tiles to what lies there: before a word, after it, or at both ends in one turn. Every letter of the new word counts, but the premium squares under the old ones do not: those count only in the turn in which a tile is laid on them.',
  'tutor.cross': 'At right angles',
  'tutor.cross.text':
    'Lay a word at right angles to one that lies there, through one of its letters. That letter counts for the new word too.',
  'tutor.hook': 'A letter for another word',
  'tutor.hook.text':
    'A new word may also add a letter to one that lies there. Then both words score, and the tile counts in both.',
  'tutor.bridge': 'A bridge',
  'tutor.bridge.text':
    'A word may be a bridge between two or more letters that lie apart. That takes three words on the board, so it can happen on the fourth turn at the earliest.',
  'tutor.parallel': 'Beside a word',
  'tutor.parallel.text':
    'Lay a whole word close beside another, in the same direction. All letters that touch must then form words, and every one of them scores.',
  'tutor.blank': 'The blank',
  'tutor.blank.text':
    'A blank stands for any letter you name, and keeps it. It is worth nothing itself, but a word premium under it counts as usual.',
  'tutor.bonus': 'The whole rack at once',
  'tutor.bonus.text':
    'Whoever lays {tiles} tiles in one turn gets {points} points on top, added after everything has been doubled.',
  'tutor.exchange': 'Exchanging and passing',
  'tutor.exchange.text':
    'Instead of laying a word you may exchange tiles or pass. Neither scores, but a better rack may be worth a turn. Your rulebook says:',
  'tutor.challenge': 'Challenging a word',
  'tutor.challenge.text':
    'Do you think a word does not exist? Then challenge it before the game goes on. Your rulebook says:',
  'tutor.end': 'The end',
  'tutor.end.text':
    'When the bag is empty you play on with what you have, until somebody has no tiles left or nobody can go on. Your rulebook says:',
  'tutor.end.example':
    'An example: you go out first, and the other player still has {tiles}, worth {points}. Their score changes by {theirs}, yours by {yours}.',
  'tutor.end.printed':
    'Your rulebook prints {printed} here; by the points on its own tiles it is {points}.',
  'tutor.done': 'Now you know the game. Have fun!',
  'tutor.play': 'Play your first game',
  'tutor.rules': 'All rules of this edition',
};

/** The pages on strategy. */
export const strategy = {
  'strategy.title': 'Strategy',
  'strategy.intro':
    'Eight short pages. Take one idea into your next game, and another into the one after.',
  'strategy.all': 'All pages on strategy',
  'strategy.next': 'Next: {title}',
  'strategy.short-words': 'Short words',
  'strategy.short-words.1':
    'Words of two and three letters are the mortar of the game: with them you lay a longer word close beside another and score several words at once.',
  'strategy.short-words.2':
    'Learn the words of two letters first. There are few of them, and you will need them in every game.',
  'strategy.short-words.3':
    'Then learn short words with costly letters: they turn the heaviest tile on your rack into points at once.',
  'strategy.short-words.table': 'How many there are',
  'strategy.short-words.length': 'Letters',
  'strategy.hooks': 'Hooks',
  'strategy.hooks.1':
    'A hook is a letter that makes a new word of one on the board, in front of it or behind it. Your word crosses there, and both of them score.',
  'strategy.hooks.2':
    'Before every turn look at each word on the board: what can stand before it, and what after it?',
  'strategy.hooks.3':
    'Think of the other side, too: after a word with many hooks beside a word premium, the next player will be glad.',
  'strategy.leaves': 'What stays on the rack',
  'strategy.leaves.1':
    'A play gives points now; the tiles you keep give points later. Of two plays with about the same score, choose the one that leaves you the better tiles.',
  'strategy.leaves.2':
    'The table shows what keeping one tile is worth on average, in points, compared with a rack of fresh tiles. The computer has learned it from {games} games against itself.',
  'strategy.leaves.3':
    'Two of the same tile are usually worth less than two different ones. Keep a blank for a big play.',
  'strategy.leaves.keep': 'Worth keeping',
  'strategy.leaves.play': 'Better played soon',
  'strategy.premiums': 'Premiums and openings',
  'strategy.premiums.1':
    'A costly letter on a letter premium that counts both across and down scores twice. Look for such squares before you look for long words.',
  'strategy.premiums.2':
    'Word premiums multiply everything, so bring your best letters there, and do not open a triple word for the next player without a good price.',
  'strategy.premiums.3':
    'Are you ahead? Keep the board narrow. Are you behind? Open it, for you need places for big plays.',
  'strategy.balance': 'Vowels and consonants',
  'strategy.balance.1':
    'A rack of nothing but vowels or consonants plays badly. Aim for a mix close to that of the bag.',
  'strategy.balance.2': 'In this set {vowels} of {letters} lettered tiles are vowels, {percent} %.',
  'strategy.balance.3':
    'If you have too many of one kind, play several of them at once, even if another word scored two or three points more.',
  'strategy.end': 'The end of the bag',
  'strategy.end.1':
    'What is neither on the board nor on your rack is in the bag or with the others. The game shows you this count at any time.',
  'strategy.end.2':
    'A game can be won or lost with the last tile in the bag. With few tiles left think of who will draw it: whoever goes out first often wins the settling of the rest.',
  'strategy.end.3':
    'When the bag is empty and there are two of you, you know the other rack. Block its best place, and keep your own way out open.',
  'strategy.exchange': 'When to exchange',
  'strategy.exchange.1':
    'Exchange when your best play scores little and leaves you with a bad rack. Early in the game a good rack soon brings back the lost turn.',
  'strategy.exchange.2':
    'Keep what goes with everything, such as a blank and the tiles worth keeping, and give back the rest without regret.',
  'strategy.exchange.3':
    'Late in the game an exchange is rarely worth it: there are too few turns left to gain from it.',
  'strategy.challenge': 'When to challenge',
  'strategy.challenge.1':
    'Ask yourself two things: how sure are you that the word is wrong, and what does it cost if it is right?',
  'strategy.challenge.2':
    'If a failed challenge costs nothing, challenge whatever you doubt. If it costs a turn or points, do it only when you are fairly sure or the play decides the game.',
  'strategy.challenge.3': 'What a challenge costs here:',
};

/** What Täht is. */
export const about = {
  'about.title': 'About Täht',
  'about.what.1':
    'Täht is an open crossword game with letter tiles, in six languages, by the rulebooks of each. The name is Estonian for both “letter” and “star”: the star is the square in the middle.',
  'about.what.2':
    'You can play against the computer, with friends, around one device, or keep the score of a real board. On your own device it works without a network.',
  'about.promises': 'What we promise',
  'about.promise.ads': 'No advertisement, ever, and nothing to buy.',
  'about.promise.tracking':
    'Nobody follows what you do here, and nothing is loaded from elsewhere.',
  'about.promise.draws': 'Every draw from the bag can be checked afterwards.',
  'about.promise.bots': 'The computer sees only its own tiles, like any other player.',
  'about.promise.open': 'The whole program is open: anybody may read, run and change it.',
  'about.verify': 'How a draw is checked',
  'about.verify.1':
    'Before the game the order of the draws is sealed with a secret number, and its fingerprint is shown to everybody. Each player adds something to the mix by agreeing.',
  'about.verify.2':
    'When the game is over the secret number is shown. It must fit the fingerprint, and with it every draw can be made again.',
  'about.verify.3': 'Save the record of the game and let the program check it: {command}',
  'about.privacy': 'Your data',
  'about.privacy.1':
    'Games against the computer and around one device stay on this device. They are gone when you clear the browser’s data.',
  'about.privacy.2':
    'Games over the network are kept by the server you play on, with the name you chose there. You need neither an account nor a mail address.',
  'about.privacy.3':
    'A cookie only remembers that you are signed in. You can take all your data with you or have it deleted.',

  'about.words.intro':
    'Every edition has a word list of its own, made from free sources. It is not the list of any publisher or association.',
  'about.words.list': 'List',
  'about.words.count': 'Words',
  'about.words.policy': 'What it takes',
  'about.words.sources': 'Made from',
  'about.words.licence': 'Licence',
  'about.words.rebuild': 'Anybody can make it again:',
  'about.words.how': 'How it was made',
  'about.words.out':
    'Names, abbreviations, words with a hyphen, and words with a sign that is no tile are left out everywhere.',
  'about.made.et':
    'The source gives forms without grammar. Base forms were inferred from whole paradigms and weighed by what occurs in running text; pronouns, adverbs and other small words are a list of our own.',
  'about.made.is':
    'All forms of words in small letters; where the source has only part of a paradigm, it was completed as far as that leaves no doubt.',
  'about.made.fi':
    'Base forms and infinitives were told apart by a grammar of Finnish; compounds are in only where they are attested. Hateful words were left out one by one.',
  'about.made.uk':
    'Headwords and nominative plurals of a spelling dictionary, words with an apostrophe and with {letter} included.',
  'about.made.tr':
    'Headwords and infinitives of two free dictionaries; letters with a circumflex count as those without.',
  'about.made.en': 'A free list that is close to the one players in North America use.',
  'about.missing': 'A word is missing or wrong?',
  'about.missing.1':
    'No list is complete. At the table the players decide: agree on the word, or play without a list and judge for yourselves.',
  'about.missing.2':
    'On a server, report the word where it was refused or let through: whoever looks after its words decides, and reports become part of the next version of the list.',

  'about.licences.own': 'The program',
  'about.licences.own.1':
    'Täht is free under the {licence} licence: you may use, copy, change and pass it on as long as the notice stays with it.',
  'about.licences.parts': 'What it is built with',
  'about.licences.parts.1': 'This page contains the work of others, each under its own licence:',
  'about.licences.all': 'Page and server: all licences in full',
  'about.licences.lists': 'The word lists',
  'about.licences.lists.1':
    'The lists are data with licences of their own. The notices name everybody they come from.',
  'about.licences.notice': 'Notice: {name}',
};
