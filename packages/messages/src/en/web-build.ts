/** English: the builder of a game and its rule sheet. */

export const webBuild = {
  'build.title': 'A new game',
  'build.players': 'Players',
  'build.seat': 'Player {number}',
  'build.person': 'a person',
  'build.name': 'Name of player {number}',
  'build.add': 'Add a player',
  'build.remove': 'Remove player {number}',
  'build.as-rulebook': 'as in the rulebook',
  'build.house-rules': 'House rules',
  'build.words-count': '{count} words',
  'build.all-options': 'All options',
  'build.all-options-about':
    'Every single point of the rules. What you change is marked on the rule sheet.',
  'build.set-by': 'Decided by the house rule “{name}”.',
  'build.reset': 'Back to the rulebook',
  'build.no-number': 'Please write a whole number.',
  'build.number-list':
    'Numbers with commas between, each smaller than the one before; none for no special rule.',
  'build.in-seconds': 'in seconds',
  'build.begin': 'Begin the game',
  'build.cannot': 'This cannot be played yet:',
  'build.sheet': 'Rule sheet to print',
  'build.share': 'Share these rules',
  'build.share-about': 'Whoever opens this address finds the same rules.',
  'build.copy': 'Copy',
  'build.copied': 'Copied.',
  'build.bad-code': 'This code does not describe any rules. Was it copied whole?',
  'build.newer-code': 'This code comes from a newer version of Täht. Load the page again.',
  'build.print': 'Print',
  'build.change': 'Change these rules',
  'build.tiles': 'Each tile: letter, points, how many',
  'build.referee': 'These rules need a referee: somebody at the table decides on this device.',
};

export type BuildTexts = Readonly<Record<keyof typeof webBuild, string>>;
