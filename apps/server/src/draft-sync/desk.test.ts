/** A desk belongs to one person; the last thing put on it counts. */
import { type DeskAction, deskEventView, deskView } from '@taht/protocol';
import { count, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { SYSTEM, type Who } from '../kind/kind.ts';
import { type Desk, deskKind, deskOf, gameOfDesk } from './desk-kind.ts';

const ANN = { kind: 'person', id: 'person-ann' } as const;
const BOB = { kind: 'person', id: 'person-bob' } as const;

function send(desk: Desk, who: Who, action: DeskAction): Desk | string {
  const by = deskKind.authorFor(desk, who);
  if (by === null) return 'not-taking-part';
  const decided = deskKind.decide(desk, { id: 'c', by, at: desk.now + 1, action }, null);
  return decided.ok ? decided.value.reduce(deskKind.evolve, desk) : decided.error.code;
}

const view = (desk: Desk, who: Who) => deskKind.viewFor(desk, deskKind.viewerFor(desk, who));
const laid = { tiles: [{ square: 112, letter: 'E', blank: false }], seen: 17 };

describe('a desk', () => {
  const kept = send(deskKind.start, ANN, { kind: 'keep', rack: ['A', 'B'] }) as Desk;

  test('is its owner’s alone', () => {
    expect(view(kept, ANN)).toMatchObject({ kind: 'own', rack: ['A', 'B'] });
    for (const who of [BOB, SYSTEM, { kind: 'referee', name: 'R' } as const])
      expect(view(kept, who)).toEqual({ kind: 'closed-to-you' });
    expect(send(kept, BOB, { kind: 'clear' })).toBe('not-taking-part');
    expect(send(deskKind.start, SYSTEM, { kind: 'clear' })).toBe('not-your-desk');
  });

  test('keeps what is not named, and the last of what is', () => {
    const more = send(kept, ANN, { kind: 'keep', laid, notes: 'Q?' }) as Desk;
    const last = send(more, ANN, { kind: 'keep', rack: ['B', 'A'] }) as Desk;
    expect(view(last, ANN)).toEqual({
      kind: 'own',
      rack: ['B', 'A'],
      laid: laid.tiles,
      seen: 17,
      notes: 'Q?',
    });
  });

  test('is cleared when the game is over, but for the notes', () => {
    const full = send(kept, ANN, { kind: 'keep', laid, notes: 'Q?' }) as Desk;
    expect(send(full, SYSTEM, { kind: 'clear' })).toMatchObject({
      things: { rack: [], laid: [], seen: 0, notes: 'Q?' },
    });
  });

  test('is not written anew where nothing is new', () => {
    expect(send(kept, ANN, { kind: 'keep', rack: ['A', 'B'] })).toBe(kept);
  });

  test.each<[string, string, string | null]>([
    [deskOf('game-x-1', 'person-ann'), 'person-ann', 'game-x-1'],
    [deskOf('game-x-1', 'person-ann'), 'person-bob', null],
    ['desk-person-ann', 'person-ann', null],
    ['table-game-x-person-ann', 'person-ann', null],
  ])('%s of %s: %s', (stream, person, game) => expect(gameOfDesk(stream, person)).toBe(game));
});

test('random things: one owner, nothing leaks, and all is read back', { timeout: 0 }, () => {
  const rng = makeRng(seed());
  for (let n = 0; n < count(1000); n++) {
    let desk: Desk = deskKind.start;
    for (let i = 0; i < 20; i++) {
      const who = rng.pick<Who>([ANN, ANN, BOB, SYSTEM]);
      const action = rng.pick<DeskAction>([
        { kind: 'keep', rack: rng.some(['A', 'Ä', 'marked'], 2) },
        { kind: 'keep', laid: { tiles: laid.tiles, seen: i } },
        { kind: 'keep', notes: `marked ${i}` },
        { kind: 'keep' },
        { kind: 'clear' },
      ]);
      const by = deskKind.authorFor(desk, who);
      if (by === null) continue;
      const command = { id: `c${i}`, by, at: i, action };
      const decided = deskKind.decide(desk, command, null);
      if (!decided.ok) continue;
      const entry = { command, events: decided.value };
      expect(deskKind.decode(deskKind.encode(entry), 1)).toEqual({ ok: true, value: entry });
      const { owner } = desk;
      for (const event of decided.value) {
        desk = deskKind.evolve(desk, event);
        for (const viewer of [ANN, BOB]) {
          const role = deskKind.viewerFor(desk, viewer);
          const shown = deskKind.eventFor(event, role, desk);
          expect(shown !== null).toBe(viewer.id === desk.owner);
          if (shown !== null) expect(deskEventView.safeParse(shown).success).toBe(true);
          const seen = view(desk, viewer);
          expect(deskView.safeParse(seen).success).toBe(true);
          if (viewer.id !== desk.owner) expect(JSON.stringify(seen)).not.toContain('marked');
        }
      }
      if (owner !== '') expect(desk.owner).toBe(owner);
    }
    const text = deskKind.snapshots?.encode(desk) ?? '';
    expect(deskKind.snapshots?.decode(text, 1)).toEqual({ ok: true, value: desk });
  }
});
