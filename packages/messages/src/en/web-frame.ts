/** English: the way around the pages, and what is said when a page fails. */

export const webFrame = {
  'nav.menu': 'Menu',
  'nav.new': 'New game',
  'nav.friends': 'With friends',
  'nav.learn': 'Learn',
  'nav.words': 'Words',
  'nav.puzzle': 'Puzzle',
  'nav.keep': 'Score keeping',
  'shell.broken': 'Something went wrong on this page.',
  'shell.nothing-lost': 'Your games are safe. Load the page again to go on.',
  'shell.unreachable': 'This page could not be loaded. Is there a network?',
  'shell.reload': 'Load again',
};

export type FrameTexts = Readonly<Record<keyof typeof webFrame, string>>;
