/** One player's answers: taken and replaced until the bell, and then no more. */
import type { Letter } from '@taht/letters';
import type { PlacedTile, Square } from '@taht/rules';
import { count, deepFreeze, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';

const { answers } = duplicate;
type Action = duplicate.answers.Action;

class Stream {
  state: duplicate.answers.Answers = answers.START;
  readonly events: duplicate.answers.AnswersEvent[] = [];
  at = 1000;
  #ids = 0;

  send(action: Action, kind: 'player' | 'helper' | 'system' = 'player'): string | undefined {
    const by = kind === 'helper' ? ({ kind, name: 'Help' } as const) : ({ kind } as const);
    const command = { id: `c${++this.#ids}`, by, at: this.at, action };
    const decided = answers.decide(deepFreeze(this.state), command);
    if (!decided.ok) return decided.error.code;
    this.events.push(...decided.value);
    this.state = decided.value.reduce(answers.evolve, this.state);
    return undefined;
  }

  static open(): Stream {
    const stream = new Stream();
    const open = { kind: 'open', game: 'duplicate-1', person: 'person-7' } as const;
    expect(stream.send(open, 'system')).toBeUndefined();
    return stream;
  }
}

const tile = (square: number): PlacedTile => ({
  square: square as Square,
  letter: 'A' as Letter,
  blank: false,
});
const handIn = (
  call: number,
  squares: readonly number[],
  closes: number | null = 5000,
): Action => ({
  kind: 'hand-in',
  call,
  closes,
  tiles: squares.map(tile),
  claimed: null,
});
const seal = (call: number): Action => ({ kind: 'seal', call });

test('an answer is replaced until the bell, and what was handed in last counts', () => {
  const stream = Stream.open();
  stream.send(handIn(1, [112, 113]));
  stream.send(handIn(1, [112, 113, 114]));
  stream.send(seal(1), 'system');
  expect(stream.send(handIn(1, [112]))).toBe('too-late');
  expect(stream.state.answers[1]?.tiles).toHaveLength(3);
  expect(stream.state.sealed).toBe(1);
});

test('what comes after the bell is too late, also before anybody has sealed', () => {
  const stream = Stream.open();
  stream.at = 5001;
  expect(stream.send(handIn(1, [112]))).toBe('too-late');
  expect(stream.send(handIn(1, [112], null), 'helper')).toBeUndefined();
});

test('sealing twice happens once', () => {
  const stream = Stream.open();
  stream.send(seal(2), 'system');
  stream.send(seal(2), 'system');
  stream.send(seal(1), 'system');
  expect(stream.events.map(({ kind }) => kind)).toEqual(['opened', 'sealed']);
});

test('every refusal is reached', () => {
  const reached = new Set<string | undefined>();
  const nobody = new Stream();
  reached.add(nobody.send(seal(1), 'system'));
  const stream = Stream.open();
  reached.add(stream.send({ kind: 'open', game: 'g', person: 'p' }, 'system'));
  reached.add(stream.send(seal(1)));
  reached.add(stream.send({ kind: 'withdraw', call: 1, closes: null }));
  reached.add(stream.send(handIn(1, [1, 2, 3, 4, 5, 6, 7, 8, 9])));
  reached.add(stream.send(handIn(1, [300])));
  reached.add(stream.send(handIn(1, [5, 5])));
  reached.add(stream.send({ ...handIn(1, [5]), claimed: 1e6 } as Action));
  stream.at = 9999;
  reached.add(stream.send(handIn(1, [5])));
  const all: Record<duplicate.answers.RefusalCode, true> = {
    'no-answers': true,
    'already-open': true,
    'not-for-you': true,
    'too-late': true,
    'nothing-handed-in': true,
    'too-many-tiles': true,
    'off-board': true,
    'square-twice': true,
    'points-out-of-range': true,
  };
  expect([...reached].sort()).toEqual(Object.keys(all).sort());
});

test('nobody else sees any of it, and loading gives the same', () => {
  for (let i = 0; i < count(2000); i++) {
    const rng = makeRng(seed() + i);
    const stream = Stream.open();
    for (let step = 0; step < 30; step++) {
      const call = 1 + rng.below(5);
      const squares = Array.from({ length: rng.below(10) }, () => rng.below(230));
      stream.at += rng.below(500);
      stream.send(
        rng.pick([
          handIn(call, squares),
          handIn(call, squares, null),
          { kind: 'withdraw', call, closes: 8000 },
          seal(call),
        ]),
        rng.pick(['player', 'helper', 'system']),
      );
    }
    expect(answers.viewFor(stream.state, 'stranger')).toBeNull();
    expect(stream.events.map((event) => answers.eventFor(event, 'stranger'))).toEqual(
      stream.events.map(() => null),
    );
    const stored = JSON.parse(JSON.stringify(stream.events)) as typeof stream.events;
    expect(stored.reduce(answers.evolve, answers.START)).toEqual(stream.state);
  }
});

test('closed answers take nothing more, and are closed once', () => {
  const stream = Stream.open();
  stream.send(handIn(1, [112]));
  expect(stream.send({ kind: 'close' })).toBe('not-for-you');
  for (let i = 0; i < 2; i++) expect(stream.send({ kind: 'close' }, 'system')).toBeUndefined();
  expect(stream.events.filter(({ kind }) => kind === 'closed')).toHaveLength(1);
  expect(stream.send(handIn(2, [112]))).toBe('too-late');
  expect(stream.send({ kind: 'withdraw', call: 1, closes: null })).toBe('too-late');
});
