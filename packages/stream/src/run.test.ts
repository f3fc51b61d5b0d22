import { describe, expect, test } from 'vitest';
import {
  type Authors,
  type Command,
  type Folded,
  folding,
  isDone,
  refuseAuthor,
  refuseKind,
  type Stamp,
  StampedRun,
  timeOf,
  UNTOUCHED,
} from './index.ts';

type Author = { readonly kind: 'player' } | { readonly kind: 'system' };
type Fact = { readonly kind: 'added'; readonly number: number } | { readonly kind: 'rang' };
type Event = Fact & Stamp<Author>;
interface Sum extends Folded {
  readonly total: number;
  /** When it rings by itself. */
  readonly bells: readonly number[];
}

const PLAYER: Author = { kind: 'player' };
const SYSTEM: Author = { kind: 'system' };
const START: Sum = { ...UNTOUCHED, total: 0, bells: [] };

const evolve = folding<Sum, Event>((sum, event) =>
  event.kind === 'added'
    ? { ...sum, total: sum.total + event.number }
    : { ...sum, bells: sum.bells.slice(1) },
);

const command = (id: string, at: number, by: Author = PLAYER): Command<Author, null> => ({
  ...{ id, by, at },
  action: null,
});

const runOf = (sum: Sum, sent: Command<Author, null>) =>
  new StampedRun<Sum, Fact, Author>(sum, sent, evolve);

describe('a run', () => {
  test('stamps each event and shows the state it leads to', () => {
    const run = runOf(START, command('c1', 5));
    run.emit({ kind: 'added', number: 2 });
    run.emit({ kind: 'added', number: 3 });
    expect(run.state).toEqual({
      ...{ version: 2, now: 5, total: 5, bells: [] },
      commands: { id: 'c1', before: null },
    });
    expect(run.events[1]).toEqual({ kind: 'added', number: 3, at: 5, by: PLAYER, command: 'c1' });
    expect(run.events.reduce(evolve, START)).toEqual(run.state);
  });

  test('lets what fell due happen at its own time, as nobody’s doing', () => {
    const run = runOf({ ...START, now: 2, bells: [1, 4, 9] }, command('c1', 6));
    const dueOf = ({ bells }: Sum): number | null => bells[0] ?? null;
    run.passTime(dueOf, SYSTEM, (same) => same.emit({ kind: 'rang' }));
    run.emit({ kind: 'added', number: 1 });
    expect(run.events.map(({ kind, at, by }) => [kind, at, by.kind])).toEqual([
      ['rang', 2, 'system'],
      ['rang', 4, 'system'],
      ['added', 6, 'player'],
    ]);
    expect(run.state.bells).toEqual([9]);
  });

  test.each([
    ['later', 7, 7],
    ['earlier than the last event', 3, 5],
    ['no time at all', Number.NaN, 5],
  ])('never goes back in time: a command that comes %s', (_, at, counts) => {
    expect(runOf({ ...START, now: 5 }, command('c1', at)).at).toBe(counts);
    expect(timeOf({ at }, 5)).toBe(counts);
  });
});

describe('a command', () => {
  const authors: Authors<Author> = ['system', 'player'];

  test('is carried out once', () => {
    const run = runOf(START, command('c1', 1));
    run.emit({ kind: 'rang' });
    const next = runOf(run.state, command('c2', 2));
    next.emit({ kind: 'rang' });
    expect(['c1', 'c2', 'c3'].map((id) => isDone(next.state.commands, id))).toEqual([
      true,
      true,
      false,
    ]);
    expect(refuseAuthor(next.state, command('c1', 3), authors)).toEqual({ code: 'already-done' });
    expect(refuseAuthor(next.state, command('c3', 3), authors)).toBeUndefined();
  });

  test('of somebody else names the first whom it is for', () => {
    expect(refuseKind<Author>(PLAYER, ['system'])).toEqual({
      code: 'not-for-you',
      needs: 'system',
    });
    expect(refuseAuthor<Author>(START, command('c1', 1, SYSTEM), ['player'])).toEqual({
      code: 'not-for-you',
      needs: 'player',
    });
  });
});
