/** What a game asks of each seat and of the referee, phase by phase. */
import { noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Game,
  isEndProposed,
  promptFor,
  promptsOf,
  refereePromptFor,
  viewFor,
} from '../src/index.ts';

const plain: TableSpec = { racks: ['HORNSAT', 'FARMEST', 'PLAYINO'] };
const themed: TableSpec = {
  ...plain,
  houseRules: [{ name: 'theme', patch: { theme: { name: 'sea', bonus: 5 } } }],
};
const joined: TableSpec = { ...plain, rules: { challenge: { window: { joinSeconds: 10 } } } };
const refereed: TableSpec = {
  ...plain,
  rules: { challenge: { mode: 'referee', window: { until: 'referee' } } },
};
const backward: TableSpec = { ...plain, houseRules: ['take-back'] };

function after(spec: TableSpec, script: string): Game {
  const table = Table.dealt(spec);
  table.play(script);
  return table.game;
}

/** What each seat is asked, in order; the same follows from what the seat sees. */
function asked(game: Game): string {
  return game.seats
    .map((_, seat) => {
      const prompt = promptFor(game, seat);
      expect(promptFor(viewFor(game, { kind: 'seat', seat }), seat)).toEqual(prompt);
      return prompt?.kind ?? '-';
    })
    .join(' ');
}

test('setting up, each is asked to agree', () => {
  const table = Table.offered(plain);
  expect(asked(table.game)).toBe('agree agree agree');
  table.play('B agree');
  expect(asked(table.game)).toBe('agree - agree');
});

test('with two bags each is asked where to draw from', () => {
  const table = Table.offered({ houseRules: ['two-bags'] });
  table.play('A agree; B agree');
  expect(asked(table.game)).toBe('choose-bags -');
  expect(promptFor(table.game, 0)).toEqual({ kind: 'choose-bags', count: 7 });
  table.play('A bags 3 4');
  expect(asked(table.game)).toBe('- choose-bags');
});

test.each<[string, TableSpec, string, string]>([
  ['the seat on turn moves', plain, '', 'move - -'],
  ['a play is accepted or challenged', plain, 'A 8E HORN', '- accept accept'],
  ['by those who have not answered', plain, 'A 8E HORN; B accept', '- - accept'],
  ['and who still play', plain, 'B resign; A 8E HORN', '- - accept'],
  ['a challenge is joined', joined, 'A 8E HORN; B challenge', '- - join'],
  ['unless the play was accepted', joined, 'A 8E HORN; C accept; B challenge', '- move -'],
  [
    'the table votes',
    { ...plain, judge: noJudge },
    'A 8E HORN; B challenge',
    'vote-verdict vote-verdict vote-verdict',
  ],
  [
    'once each',
    { ...plain, judge: noJudge },
    'A 8E HORN; B challenge; B vote no',
    'vote-verdict - vote-verdict',
  ],
  ['a referee is left to rule', refereed, 'A 8E HORN; B challenge; C accept', '- - -'],
  ['theme words are voted on', themed, 'A 8E HORN; A claim 0', '- vote-theme vote-theme'],
  ['then the play', themed, 'A 8E HORN; A claim 0; B theme no', '- accept vote-theme'],
  ['or before it', themed, 'A 8E HORN; B accept; A claim 0', '- vote-theme vote-theme'],
  [
    'a move asked back comes first',
    backward,
    'A pass; A ask',
    '- answer-take-back answer-take-back',
  ],
  ['and then the turn', backward, 'A pass; A ask; B answer yes', '- move answer-take-back'],
  ['nobody after the end', plain, 'A resign; B resign', '- - -'],
])('%s', (_name, spec, script, expected) => {
  expect(asked(after(spec, script))).toBe(expected);
});

test('words are named once, in the order of the play', () => {
  const board = { ...joined, board: '8G AT', racks: ['TOES', 'A', 'E'] };
  const game = after({ ...board, judge: noJudge }, 'A 9G TO; B challenge 2 0');
  expect(promptFor(game, 2)).toEqual({ kind: 'join', words: [0, 2] });
  const voting = after({ ...board, judge: noJudge }, 'A 9G TO; B challenge 2 0; C challenge 2 1');
  expect(promptFor(voting, 0)).toEqual({ kind: 'vote-verdict', words: [0, 1, 2] });
});

test('whoever asks a move back is named', () => {
  const game = after(backward, 'A pass; A ask');
  expect(promptFor(game, 1)).toEqual({ kind: 'answer-take-back', by: 0 });
});

test('a spectator is asked nothing', () => {
  expect(promptFor(after(plain, ''), null)).toBeNull();
});

test('a pause asks nobody, but what follows it is known', () => {
  const game = after(plain, 'A 8E HORN; host pause');
  expect(asked(game)).toBe('- - -');
  expect(promptsOf(game)).toEqual([
    { kind: 'accept', seat: 1 },
    { kind: 'accept', seat: 2 },
  ]);
});

describe('the referee', () => {
  test.each<[string, string, ReturnType<typeof refereePromptFor>]>([
    ['nothing to do in a turn', '', null],
    ['closes the window', 'A 8E HORN', { kind: 'close-window', silent: [1, 2] }],
    ['and knows who is silent', 'A 8E HORN; C accept', { kind: 'close-window', silent: [1] }],
    ['or the joining', 'A 8E HORN; B challenge', { kind: 'close-window', silent: [2] }],
    ['rules', 'A 8E HORN; B challenge; C accept', { kind: 'rule', words: [0] }],
    ['does nothing in a pause', 'A 8E HORN; host pause', null],
  ])('%s', (_name, script, prompt) => {
    expect(refereePromptFor(after(refereed, script))).toEqual(prompt);
  });

  test('is asked nothing where the players settle it', () => {
    expect(refereePromptFor(after(plain, 'A 8E HORN'))).toBeNull();
    const voting = after({ ...plain, judge: noJudge }, 'A 8E HORN; B challenge');
    expect(refereePromptFor(voting)).toBeNull();
  });
});

test('an end that others propose waits for those who have not agreed', () => {
  const proposed = (script: string): boolean[] => {
    const game = after(plain, script);
    return game.seats.map((_, seat) => isEndProposed(game, seat));
  };
  expect(proposed('')).toEqual([false, false, false]);
  expect(proposed('B end')).toEqual([true, false, true]);
  expect(proposed('B end; C resign')).toEqual([true, false, false]);
  expect(proposed('B end; host pause')).toEqual([false, false, false]);
});
