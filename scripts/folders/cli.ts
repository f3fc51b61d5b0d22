/** The folders of `apps/cli/src`, from the ones that know nothing of the others to the ones that use most. */
import type { AppFolders } from './folder-row.ts';

export const cliFolders: AppFolders = {
  rows: [
    {
      folder: 'wordlists',
      owns: 'the makers of the word lists, a file or folder for each language',
      imports: [],
    },
    {
      folder: 'text',
      owns: 'the texts of a language, failures in words, widths, columns and line breaks',
      imports: [],
    },
    { folder: 'screen', owns: 'colours and the drawn board', imports: ['text'] },
    {
      folder: 'terminal',
      owns: 'somebody who types: questions, commands and moves as they are typed',
      imports: ['text', 'screen'],
    },
    {
      folder: 'shell',
      owns: 'what a command is handed and what it comes to: world, options, outcome, exit code',
      imports: ['terminal'],
    },
    {
      folder: 'words',
      owns: 'the word lists at hand: opened, patched, chosen, explained; encodings of lists',
      imports: ['text', 'terminal', 'shell'],
    },
    {
      folder: 'setup',
      owns: 'what is chosen before a game: edition, rules, tiles, players, house rules, by options or by answers; which seat is a bot',
      imports: ['terminal', 'shell'],
    },
    {
      folder: 'engine',
      owns: 'the engine and its bots for rules and a word list; moves and positions as programs tell each other',
      imports: ['shell', 'words', 'setup'],
    },
    {
      folder: 'commands',
      owns: 'the commands that are one file',
      imports: ['text', 'terminal', 'shell', 'words', 'engine', 'setup'],
    },
    {
      folder: 'commands/score',
      owns: '`taht score`: vectors read and scored',
      imports: ['text', 'shell'],
    },
    {
      folder: 'commands/store',
      owns: "`taht store`: care for a server's store",
      imports: ['text', 'shell', 'words'],
    },
    {
      folder: 'commands/users',
      owns: "`taht users`: a server's accounts",
      imports: ['shell', 'commands'],
    },
    {
      folder: 'commands/engine',
      owns: '`taht engine`: thinking for other programs, line by line',
      imports: ['shell', 'engine', 'setup'],
    },
    {
      folder: 'commands/match',
      owns: '`taht match`: two engines against each other, bots or programs',
      imports: ['text', 'shell', 'words', 'engine', 'setup'],
    },
    {
      folder: 'commands/bench-engine',
      owns: '`taht bench-engine`: the speed of the engine beside stored figures',
      imports: ['text', 'shell', 'words', 'engine', 'setup'],
    },
    {
      folder: 'commands/analyse',
      owns: '`taht analyse`: recorded games beside the best plays, one or a folder of them',
      imports: ['text', 'shell', 'words', 'engine', 'setup'],
    },
    {
      folder: 'commands/lexicon',
      owns: '`taht lexicon`: lists listed, shown, compared, imported, stored, built',
      imports: ['wordlists', 'text', 'shell', 'words', 'setup'],
    },
    {
      folder: 'commands/tournament',
      owns: '`taht tournament`: a tournament in its file, command by command',
      imports: ['text', 'shell', 'words', 'setup'],
    },
    {
      folder: 'commands/keep',
      owns: '`taht keep`: the score sheet of a game on a real board',
      imports: ['text', 'screen', 'terminal', 'shell', 'words', 'setup'],
    },
    {
      folder: 'commands/play/screen',
      owns: 'a game on the screen: board and panel, sheets, help',
      imports: ['text', 'screen', 'terminal'],
    },
    {
      folder: 'commands/play/connection',
      owns: 'a session at a server and the connection to it',
      imports: ['terminal', 'shell'],
    },
    {
      folder: 'commands/play/local',
      owns: 'the standard game around this terminal',
      imports: [
        ...['text', 'screen', 'terminal', 'shell', 'words', 'engine', 'setup'],
        'commands/play/screen',
      ],
    },
    {
      folder: 'commands/play/modes',
      owns: 'un-game, bingo and the solitaires',
      imports: [...['text', 'terminal', 'shell', 'words', 'setup'], 'commands/play/screen'],
    },
    {
      folder: 'commands/play/network',
      owns: 'a table on a server and its game',
      imports: [
        ...['text', 'terminal', 'shell', 'setup'],
        ...['commands/play/screen', 'commands/play/connection'],
      ],
    },
    {
      folder: 'commands/play/duplicate',
      owns: 'duplicate: in a hall on a server, or again from an archive',
      imports: [
        ...['terminal', 'shell', 'words', 'setup'],
        ...['commands/play/screen', 'commands/play/connection'],
      ],
    },
    {
      folder: 'commands/play',
      owns: '`taht play`: which of these games is played, and in which language',
      imports: [
        ...['text', 'screen', 'terminal', 'shell', 'words', 'setup'],
        ...['commands/play/connection', 'commands/play/local', 'commands/play/modes'],
        ...['commands/play/network', 'commands/play/duplicate'],
      ],
    },
  ],
  composition: 'the program: its list of commands, and a call from the arguments to the exit code',
};
