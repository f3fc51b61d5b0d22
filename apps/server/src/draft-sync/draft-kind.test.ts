/** Drafts belong to one person, and the last ones count. */
import { type DraftSyncAction, draftSyncEventView, draftSyncView } from '@taht/protocol';
import { count, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { SYSTEM, type Who } from '../kind/kind.ts';
import { type Drafts, draftKind, draftStream, gameOfDrafts } from './draft-kind.ts';

const ANN = { kind: 'person', id: 'person-ann' } as const;
const BOB = { kind: 'person', id: 'person-bob' } as const;

function send(drafts: Drafts, who: Who, action: DraftSyncAction): Drafts | string {
  const by = draftKind.authorFor(drafts, who);
  if (by === null) return 'not-taking-part';
  const decided = draftKind.decide(drafts, { id: 'c', by, at: drafts.now + 1, action }, null);
  return decided.ok ? decided.value.reduce(draftKind.evolve, drafts) : decided.error.code;
}

const view = (drafts: Drafts, who: Who) =>
  draftKind.viewFor(drafts, draftKind.viewerFor(drafts, who));
const laid = { tiles: [{ square: 112, letter: 'E', blank: false }], seen: 17 };

describe('drafts', () => {
  const kept = send(draftKind.start, ANN, { kind: 'keep', rack: ['A', 'B'] }) as Drafts;

  test('is its owner’s alone', () => {
    expect(view(kept, ANN)).toMatchObject({ kind: 'own', rack: ['A', 'B'] });
    for (const who of [BOB, SYSTEM, { kind: 'referee', name: 'R' } as const])
      expect(view(kept, who)).toEqual({ kind: 'closed-to-you' });
    expect(send(kept, BOB, { kind: 'clear' })).toBe('not-taking-part');
    expect(send(draftKind.start, SYSTEM, { kind: 'clear' })).toBe('not-your-desk');
  });

  test('keeps what is not named, and the last of what is', () => {
    const more = send(kept, ANN, { kind: 'keep', laid, notes: 'Q?' }) as Drafts;
    const last = send(more, ANN, { kind: 'keep', rack: ['B', 'A'] }) as Drafts;
    expect(view(last, ANN)).toEqual({
      kind: 'own',
      rack: ['B', 'A'],
      laid: laid.tiles,
      seen: 17,
      notes: 'Q?',
    });
  });

  test('is cleared when the game is over, but for the notes', () => {
    const full = send(kept, ANN, { kind: 'keep', laid, notes: 'Q?' }) as Drafts;
    expect(send(full, SYSTEM, { kind: 'clear' })).toMatchObject({
      things: { rack: [], laid: [], seen: 0, notes: 'Q?' },
    });
  });

  test('is not written anew where nothing is new', () => {
    expect(send(kept, ANN, { kind: 'keep', rack: ['A', 'B'] })).toBe(kept);
  });

  test.each<[string, string, string | null]>([
    [draftStream('game-x-1', 'person-ann'), 'person-ann', 'game-x-1'],
    [draftStream('game-x-1', 'person-ann'), 'person-bob', null],
    ['desk-person-ann', 'person-ann', null],
    ['table-game-x-person-ann', 'person-ann', null],
  ])('%s of %s: %s', (stream, person, game) => expect(gameOfDrafts(stream, person)).toBe(game));
});

test('random things: one owner, nothing leaks, and all is read back', { timeout: 0 }, () => {
  const rng = makeRng(seed());
  for (let n = 0; n < count(1000); n++) {
    let drafts: Drafts = draftKind.start;
    for (let i = 0; i < 20; i++) {
      const who = rng.pick<Who>([ANN, ANN, BOB, SYSTEM]);
      const action = rng.pick<DraftSyncAction>([
        { kind: 'keep', rack: rng.some(['A', 'Ä', 'marked'], 2) },
        { kind: 'keep', laid: { tiles: laid.tiles, seen: i } },
        { kind: 'keep', notes: `marked ${i}` },
        { kind: 'keep' },
        { kind: 'clear' },
      ]);
      const by = draftKind.authorFor(drafts, who);
      if (by === null) continue;
      const command = { id: `c${i}`, by, at: i, action };
      const decided = draftKind.decide(drafts, command, null);
      if (!decided.ok) continue;
      const entry = { command, events: decided.value };
      expect(draftKind.decode(draftKind.encode(entry), 1)).toEqual({ ok: true, value: entry });
      const { owner } = drafts;
      for (const event of decided.value) {
        drafts = draftKind.evolve(drafts, event);
        for (const viewer of [ANN, BOB]) {
          const role = draftKind.viewerFor(drafts, viewer);
          const shown = draftKind.eventFor(event, role, drafts);
          expect(shown !== null).toBe(viewer.id === drafts.owner);
          if (shown !== null) expect(draftSyncEventView.safeParse(shown).success).toBe(true);
          const seen = view(drafts, viewer);
          expect(draftSyncView.safeParse(seen).success).toBe(true);
          if (viewer.id !== drafts.owner) expect(JSON.stringify(seen)).not.toContain('marked');
        }
      }
      if (owner !== '') expect(drafts.owner).toBe(owner);
    }
    const text = draftKind.snapshots?.encode(drafts) ?? '';
    expect(draftKind.snapshots?.decode(text, 1)).toEqual({ ok: true, value: drafts });
  }
});
