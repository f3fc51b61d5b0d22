/** English: the foot of the page, and the pages one learns from and reads about Täht on. */

export const webLearn = {
  'footer.about': 'About Täht',
  'footer.words': 'About the words',
  'footer.licences': 'Licences',
  'footer.more': 'More about Täht',

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

export type WebLearnTexts = Readonly<Record<keyof typeof webLearn, string>>;
