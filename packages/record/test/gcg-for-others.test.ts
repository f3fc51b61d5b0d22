/** What we write as GCG keeps to what MAGPIE, Macondo and Quackle all read; the forms are told here in our own words. */
import { alphabetOf, count, playRandomGame, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  declarationOf,
  makeGameGcg,
  makeGcg,
  makeScoreSheetGcg,
  parseGcg,
  scoredSheetOf,
} from '../src/index.ts';
import { enterRandomGame } from './score-sheet-games.ts';

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };
const GAMES = count(1000, 60);

/** Header lines, each at most once and before the first turn. */
const HEADER = [
  /^#character-encoding UTF-8$/u,
  /^#id \S+ \S+$/u,
  /^#description \S.*$/u,
  /^#tile-distribution \S+$/u,
  /^#lexicon (?:CSW|NWL|TWL)\d+$/u,
  ...[1, 2, 3, 4].map((number) => new RegExp(`^#player${number} \\S+ \\S.*$`, 'u')),
];
const NOTE = /^#note \S/u;
/** Closes a game under way, and nothing follows it. */
const RACK = /^#rack\d \S+$/u;

const who = '>[^\\s:]+:';
const form = (rest: string): RegExp => new RegExp(`^${who} ${rest}$`, 'u');
const TURNS = [
  form('\\S+ (?:\\d+[A-O]|[A-O]\\d+) \\S+ \\+\\d+ -?\\d+'),
  form('\\S+ - \\+0 -?\\d+'),
  form('\\S+ -[^\\s-]+ \\+0 -?\\d+'),
];
const AFTER = [
  form('\\S+ -- -\\d+ -?\\d+'),
  form('(?:\\S+ )?\\(challenge\\) [+-]\\d+ -?\\d+'),
  form('(?:\\S+ )?\\(time\\) [+-]\\d+ -?\\d+'),
  form('\\(\\S+\\) [+-]\\d+ -?\\d+'),
  form('(\\S+) \\(\\1\\) [+-]\\d+ -?\\d+'),
];

/** What is wrong with the text for the others, or nothing. */
function faultIn(text: string, turns: readonly RegExp[] = TURNS): string | undefined {
  const lines = text.trimEnd().split('\n');
  if (!HEADER[0]?.test(lines[0] ?? '')) return 'the encoding does not come first';
  const seen = new Set<RegExp>();
  let hasBegun = false;
  for (const [i, line] of lines.entries()) {
    const header = HEADER.find((each) => each.test(line));
    const isTurn = [...turns, ...AFTER].some((each) => each.test(line));
    if (header !== undefined) {
      if (hasBegun || seen.has(header)) return `late or twice: ${line}`;
      seen.add(header);
    } else if (isTurn) hasBegun = true;
    else if (NOTE.test(line)) {
      if (!hasBegun) return `a note before the first turn: ${line}`;
    } else if (!RACK.test(line) || i !== lines.length - 1) return `not understood: ${line}`;
  }
  return undefined;
}

test('a game of ours has only pragmas and lines that others read, finished or not', () => {
  for (let i = 0; i < GAMES; i++) {
    const { entries, game } = playRandomGame(seed() + i, silent);
    const alphabet = alphabetOf(game.setup.tileset.id);
    if (game.setup.tileset.alphabet[0]?.includes('⟨') === true) continue;
    for (const length of [entries.length, Math.ceil(entries.length / 2)]) {
      const text = makeGcg(makeGameGcg(entries.slice(0, length), alphabet));
      expect(faultIn(text), `game ${seed() + i} of ${length}\n${text}`).toBeUndefined();
    }
  }
});

/** On paper nobody may have written the racks down. */
const WITHOUT_RACKS = TURNS.map(
  ({ source }) => new RegExp(source.replace(' \\S+ ', ' (?:\\S+ )?'), 'u'),
);

test('a score sheet of ours too', () => {
  let made = 0;
  for (let i = 0; i < GAMES; i++) {
    const entered = enterRandomGame(seed() + i);
    if (entered === undefined) continue;
    const { setup } = entered.sheet;
    const gcg = makeScoreSheetGcg(scoredSheetOf(entered.sheet), alphabetOf(setup.tileset.id));
    const text = makeGcg(gcg);
    const turns = [...TURNS, ...WITHOUT_RACKS];
    const after = text.replaceAll(/^(>\S+:) (?=--)/gmu, '$1 X ');
    expect(faultIn(after, turns), `game ${seed() + i}\n${text}`).toBeUndefined();
    expect(declarationOf(parseGcg(text))).toMatchObject({
      tileset: setup.tileset.id,
      ruleset: setup.rules.id,
    });
    made++;
  }
  expect(made).toBeGreaterThan(0);
});

test('English tiles go by the name that others have for them, other tiles by none that they have', () => {
  const names = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    const { entries, game } = playRandomGame(seed() + i, silent);
    const file = makeGameGcg(entries.slice(0, 1), alphabetOf(game.setup.tileset.id));
    const text = makeGcg(file);
    const name = /^#tile-distribution (.*)$/mu.exec(text)?.[1] ?? '';
    expect(name === 'english').toBe(game.setup.tileset.id === 'en-100');
    expect(declarationOf(parseGcg(text)).tileset).toBe(game.setup.tileset.id);
    names.add(name);
  }
  expect(names.size).toBeGreaterThan(3);
});

test('a play without points that is taken back loses none, with the sign that others ask for', () => {
  const line = { kind: 'withdraw', player: 'A', rack: '??', score: 0, total: 0 } as const;
  const text = makeGcg({ lines: [line] });
  expect(text).toBe('>A: ?? -- -0 0\n');
  expect(parseGcg(text).lines).toEqual([line]);
});
