/** English: settings, and what works without a network. */

export const webSettings = {
  'settings.name': 'Your name',
  'settings.name-about': 'This is how you are called in games.',
  'settings.looks': 'Looks',
  'settings.board': 'Board',
  'settings.board.rulebook': 'as in the rulebook',
  'settings.board.own': 'Täht’s own colours',
  'settings.board-about':
    'Round is a letter, square a word; an outline counts twice, a full shape three times. Where a rulebook names no colours, the board keeps ours.',
  'settings.playing': 'Playing',
  'settings.keyboard': 'Letters to tap below the board',
  'settings.keyboard.auto': 'where the device lacks them',
  'settings.keyboard.shown': 'always',
  'settings.keyboard.hidden': 'never',
  'offline.title': 'Without a network',
  'offline.about':
    'What you have played with once works without a network too. Other languages can be fetched beforehand.',
  'offline.keep': 'Keep on this device',
  'offline.keep-which': 'Keep on this device: {edition}',
  'offline.size': 'about {size} MB',
  'offline.kept': 'is on this device',
  'offline.failed': 'This could not be fetched. Is there a network, and room on the device?',
  'offline.not-here':
    'At this address the browser keeps nothing for later: that needs https. While the network lasts, everything works.',
  'offline.update': 'A new version of Täht is here.',
  'offline.load-now': 'Load it now',
  'offline.later': 'Later',
};

export type SettingsTexts = Readonly<Record<keyof typeof webSettings, string>>;
