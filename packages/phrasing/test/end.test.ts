/** The end of a game: what is worth telling of it, and how it is told to whoever reads. */
import {
  bestWord,
  courseOf,
  type EndReader,
  endWordsOf,
  gotAwayLines,
  longestWord,
  makeNaming,
  standingPlays,
  swingOf,
  type Turn,
  turnsOf,
  wordsPlayed,
} from '@taht/phrasing';
import type { Game, Outcome, Seat } from '@taht/rules';
import { alphabetOf, Table } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { stubTexts } from './stub-texts.ts';

const alphabet = alphabetOf('en-100');
const free = { rules: { challenge: { mode: 'off-auto-reject' } } } as const;

function played(script: string) {
  const table = Table.dealt({ ...free, racks: ['HORNAB?', 'FARMING'] });
  table.play(script);
  return { game: table.game, turns: turnsOf(table.events, alphabet) };
}

const spelled = (word: { readonly tiles: readonly { readonly letter: string }[] } | undefined) =>
  word?.tiles.map(({ letter }) => letter).join('');

describe('facts', () => {
  const { turns } = played('A 8E HORN; B F7 F.RM; A 9H AB');

  test('the best word has the most points, and all its tiles', () => {
    const words = wordsPlayed(turns, alphabet);
    const best = bestWord(words);
    expect(spelled(best)).toBe('FORM');
    expect(best?.turn).toBe(2);
    expect(best?.tiles.map(({ square }) => square)).toEqual([95, 110, 125, 140]);
    expect(spelled(bestWord(words.filter(({ seat }) => seat === 0)))).toBe('HORN');
  });

  test('of words of one length the dearer is the longest', () => {
    expect(spelled(longestWord(wordsPlayed(turns, alphabet)))).toBe('FORM');
  });

  test('a blank keeps its letter', () => {
    const [word] = wordsPlayed(played('A 8E HORNbA').turns, alphabet);
    expect(word?.tiles.map(({ tile, letter }) => `${tile}${letter}`)).toEqual([
      'HH',
      'OO',
      'RR',
      'NN',
      '?B',
      'AA',
    ]);
  });

  test('a game without words has none to tell of', () => {
    const { turns: none } = played('A pass; B pass');
    expect(bestWord(wordsPlayed(none, alphabet))).toBeUndefined();
    expect(longestWord(wordsPlayed(none, alphabet))).toBeUndefined();
    expect(swingOf(none, [0, 0])).toBeUndefined();
    expect(courseOf(none, [0, 0])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

/** Turns of seats one after the other, by what each brought. */
function turnsFor(seats: number, scores: readonly number[]): Turn[] {
  const totals = Array<number>(seats).fill(0);
  return scores.map((score, i) => {
    const seat = (i % seats) as Seat;
    const total = (totals[seat] ?? 0) + score;
    totals[seat] = total;
    return { seat, kind: 'play', play: null, score, total, cause: null };
  });
}

describe('the course of a game', () => {
  test('begins at nothing and ends with what the end changed', () => {
    expect(courseOf(turnsFor(2, [10, 12]), [13, 9])).toEqual([
      [0, 0],
      [10, 0],
      [10, 12],
      [13, 9],
    ]);
    expect(courseOf(turnsFor(3, [5, 6, 7]), [5, 6, 7])).toHaveLength(4);
  });

  test.each<[string, number, readonly number[], { turn: number; seat: number; points: number }]>([
    [
      'is the play that was answered least',
      2,
      [30, 28, 20, 0, 10, 9],
      { turn: 3, seat: 0, points: 20 },
    ],
    [
      'counts the answers of all others',
      3,
      [10, 10, 10, 40, 50, 5, 0],
      { turn: 5, seat: 1, points: 50 },
    ],
    ['is the first of equals', 2, [10, 0, 10, 0], { turn: 1, seat: 0, points: 10 }],
  ])('its largest swing %s', (_, seats, scores, swing) => {
    const turns = turnsFor(seats, scores);
    const final = Array.from({ length: seats }, (_, seat) =>
      scores.reduce((sum, score, i) => (i % seats === seat ? sum + score : sum), 0),
    );
    expect(swingOf(turns, final)).toEqual(swing);
  });
});

const OUTCOME: Outcome = {
  reason: 'out',
  out: 0,
  racks: [[], []],
  adjustments: [],
  scores: [193, 122],
  tieDraw: [],
  ranking: [[0], [1]],
};

const NAMES = ['Aino', 'Siili', 'Berk', 'Ülo'];

function told(outcome: Partial<Outcome>, reader: Partial<EndReader> = {}) {
  const { game } = played('A pass');
  const over: Game = { ...game, phase: { kind: 'over', outcome: { ...OUTCOME, ...outcome } } };
  const naming = {
    ...makeNaming(game, alphabet, stubTexts),
    player: (seat: Seat) => NAMES[seat] ?? '',
  };
  const full = { seat: 0, isNamed: true, gaveUp: new Map(), isBot: () => false, ...reader };
  const words = endWordsOf(over, naming, full, stubTexts);
  return words === null ? null : [words.title, words.line];
}

const lost = { scores: [100, 106], ranking: [[1], [0]] };
const four = { scores: [90, 120, 110, 80], ranking: [[1], [2], [0], [3]] };

test.each<[string, Partial<Outcome>, Partial<EndReader>, readonly string[]]>([
  ['won', {}, {}, ['finish.won-named(player=Aino)', 'finish.behind(player=Siili, count=71)']],
  [
    'won without a name',
    {},
    { isNamed: false },
    ['finish.won', 'finish.behind(player=Siili, count=71)'],
  ],
  [
    'won against a bot',
    {},
    { isBot: () => true },
    ['finish.won-named(player=Aino)', 'finish.bot-thanks(player=Siili, count=71)'],
  ],
  ['lost', lost, {}, ['finish.lost(player=Siili)', 'finish.by(count=6)']],
  [
    'drew',
    { scores: [9, 9], ranking: [[0, 1]] },
    {},
    ['finish.drew', 'finish.each(count=9) finish.another'],
  ],
  [
    'lost a tie by the tie-break',
    { scores: [9, 9], ranking: [[1], [0]] },
    {},
    ['finish.lost(player=Siili)', 'finish.tie-break'],
  ],
  ['third of four', four, {}, ['finish.lost(player=Siili)', 'finish.place(place=3, count=30)']],
  [
    'first of four',
    four,
    { seat: 1 },
    ['finish.won-named(player=Siili)', 'finish.second(player=Berk, count=10)'],
  ],
  [
    'shared by two of four',
    { scores: [9, 9, 8, 7], ranking: [[0, 1], [2], [3]] },
    { seat: 2 },
    ['finish.shared(players=Aino & Siili)', 'finish.each(count=9) finish.another'],
  ],
  [
    'gave up',
    { reason: 'resigned', ranking: [[1], [0]] },
    { gaveUp: new Map([[0, 'chosen']]) },
    ['finish.gave-up(cause=chosen)', 'finish.winner(player=Siili)'],
  ],
  [
    'out of time',
    { reason: 'resigned', ranking: [[1], [0]] },
    { gaveUp: new Map([[0, 'time']]) },
    ['finish.gave-up(cause=time)', 'finish.winner(player=Siili)'],
  ],
  [
    'won because the other ran out of time',
    { reason: 'resigned' },
    { gaveUp: new Map([[1, 'time']]) },
    ['finish.won-named(player=Aino)', 'event.resigned(player=Siili, cause=time)'],
  ],
  [
    'won because the others left',
    { reason: 'left' },
    {},
    ['finish.won-named(player=Aino)', 'finish.left'],
  ],
  [
    'watched, or several at one device',
    lost,
    { seat: null },
    ['finish.winner(player=Siili)', 'finish.behind(player=Aino, count=6)'],
  ],
  [
    'a draw that was watched',
    { scores: [9, 9], ranking: [[0, 1]] },
    { seat: null },
    ['finish.drew', 'finish.each(count=9)'],
  ],
  ['called off', { reason: 'aborted', ranking: [] }, {}, ['finish.off', 'finish.off-line']],
])('the words fit: %s', (_, outcome, reader, words) => {
  expect(told(outcome, reader)).toEqual(words);
});

test('there are no words before the end', () => {
  const { game } = played('A pass');
  const reader: EndReader = { seat: 0, isNamed: false, gaveUp: new Map(), isBot: () => false };
  expect(endWordsOf(game, makeNaming(game, alphabet, stubTexts), reader, stubTexts)).toBeNull();
});

describe('a word that is none', () => {
  const wordsThatStood = (script: string, judge?: 'valid' | 'invalid') => {
    const table = Table.dealt({
      racks: ['HORNAB?', 'FARMING'],
      judge: (word) => judge ?? (word.join('') === 'NORH' ? 'invalid' : 'valid'),
    });
    table.play(script);
    const naming = makeNaming(table.game, alphabet, stubTexts);
    const plays = standingPlays(table.events);
    return {
      words: plays.flatMap((play) => play.words.map((word) => word.join(''))),
      lines: gotAwayLines(plays, (word) => word.join('') !== 'NORH', naming, stubTexts),
    };
  };

  test('is told of whoever got away with it, once', () => {
    const { words, lines } = wordsThatStood('A 8E NORH; B accept; B F7 F.RM; A accept');
    expect(words).toContain('NORH');
    expect(lines.length).toBe(1);
    expect(lines[0]).toContain('NORH');
  });

  test.each([
    ['was challenged', 'A 8E NORH; B challenge'],
    ['was never laid', 'A pass; B 8E FARM; A accept'],
  ])('is not told where it %s', (_, script) =>
    expect(wordsThatStood(script)).toMatchObject({ lines: [] }),
  );
});
