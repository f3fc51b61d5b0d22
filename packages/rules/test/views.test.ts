/** What a seat, a spectator and the referee are shown (RULES 4.6). */
import { noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { eventFor, type GameEvent, type Viewer, viewFor } from '../src/index.ts';

const spec: TableSpec = { racks: ['HORNSAT', 'FARMEST'] };
const A: Viewer = { kind: 'seat', seat: 0 };
const B: Viewer = { kind: 'seat', seat: 1 };
const SPECTATOR: Viewer = { kind: 'spectator' };
const REFEREE: Viewer = { kind: 'referee' };

describe('the racks', () => {
  const racks = (viewer: Viewer, table = Table.dealt(spec)): (number | undefined)[] =>
    viewFor(table.game, viewer).seats.map(({ rack }) => rack?.length);

  test.each<[string, Viewer, (number | undefined)[]]>([
    ['a player sees the own one', A, [7, undefined]],
    ['and no other', B, [undefined, 7]],
    ['a spectator sees none', SPECTATOR, [undefined, undefined]],
    ['a referee sees all', REFEREE, [7, 7]],
  ])('%s', (_name, viewer, seen) => expect(racks(viewer)).toEqual(seen));

  test('at the end they lie open, and so does the seed', () => {
    const table = Table.dealt(spec);
    expect(viewFor(table.game, REFEREE).seed).toBeNull();
    table.play('A end; B end');
    expect(racks(SPECTATOR, table)).toEqual([7, 7]);
    expect(viewFor(table.game, SPECTATOR).seed).toBe('0'.repeat(64));
  });

  test('everybody sees how many tiles racks and bags hold', () => {
    const view = viewFor(Table.dealt(spec).game, SPECTATOR);
    expect([view.seats.map(({ tiles }) => tiles), view.bags]).toEqual([[7, 7], [86]]);
  });
});

describe('the phases', () => {
  test.each<[string, TableSpec, string]>([
    ['a play that drew at once', { ...spec, houseRules: ['draw-at-once'] }, 'A 8E HORN'],
    [
      'a verdict',
      { ...spec, judge: noJudge, houseRules: ['draw-at-once'] },
      'A 8E HORN; B challenge',
    ],
    ['a choice of bags', { ...spec, houseRules: ['two-bags'] }, 'A exchange HO'],
  ])('%s shows no tile that is not on the table', (_name, table, script) => {
    const dealt = Table.dealt(table);
    dealt.play(script);
    for (const viewer of [A, B, REFEREE]) {
      const { phase } = viewFor(dealt.game, viewer);
      expect(phase.kind === 'choosing' ? phase : {}).not.toHaveProperty('returning');
      expect('play' in phase ? phase.play : {}).not.toHaveProperty('drawn');
    }
  });

  test('who joins a challenge is shown with those who have accepted', () => {
    const rules = { challenge: { window: { joinSeconds: 15 } } };
    const table = Table.dealt({ racks: ['HORN', 'F', 'P', 'G'], rules });
    table.play('A 8E HORN; C accept; B challenge');
    expect(viewFor(table.game, SPECTATOR).phase).toMatchObject({
      kind: 'joining',
      accepted: [2],
      challenges: [{ seat: 1, words: [0] }],
    });
  });

  test('before anything has happened there is a view too', () => {
    expect(viewFor(Table.empty().game, SPECTATOR).phase).toEqual({ kind: 'new' });
  });
});

describe('the events', () => {
  const events = (script: string, table: TableSpec = spec): readonly GameEvent[] => {
    const dealt = Table.dealt(table);
    dealt.play(script);
    return dealt.events;
  };

  test.each<[kind: GameEvent['kind'], script: string, hidden: number]>([
    ['drew', 'A 8E HORN; B accept', 4],
    ['exchanged', 'A exchange HO', 2],
    ['returned', 'A exchange HO', 2],
  ])('%s shows others only how many tiles', (kind, script, hidden) => {
    const event = events(script).findLast((e) => e.kind === kind) as GameEvent;
    for (const viewer of [B, SPECTATOR]) {
      expect(eventFor(event, viewer)).toMatchObject({ kind, hiddenTiles: hidden });
      expect(eventFor(event, viewer)).not.toHaveProperty('tiles');
    }
    for (const viewer of [A, REFEREE]) expect(eventFor(event, viewer)).toEqual(event);
  });

  test('a rack found wrong shows others only how many tiles', () => {
    const school: TableSpec = { ...spec, ruleset: 'tr-school' };
    const event = events('ref misdraw A 9', school).find(({ kind }) => kind === 'misdraw-found');
    expect(eventFor(event as GameEvent, B)).toMatchObject({ count: 9, hiddenTiles: 2 });
  });

  test('the seed is shown to nobody before it is revealed', () => {
    const sealed = events('').find(({ kind }) => kind === 'sealed') as GameEvent;
    for (const viewer of [A, B, SPECTATOR, REFEREE]) expect(eventFor(sealed, viewer)).toBeNull();
  });
});
