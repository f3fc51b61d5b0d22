/** English: the first game, the pages on strategy, and the words in Ґ. */

export const webLessons = {
  'tutor.intro':
    'Lay the tiles yourself: each step tells you what they score, and why. You can skip anything and come back later.',
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

export type WebLessonsTexts = Readonly<Record<keyof typeof webLessons, string>>;
