/** Seeks and pairs, open tables, and lobbies full of random people. */
import {
  LOBBY_LIMITS,
  type LOBBY_REFUSALS,
  lobbyEventView,
  lobbyView,
  type SeekOptions,
} from '@taht/protocol';
import { count, deepFreeze, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { cardOf, listsOf } from '../../test/support/cards.ts';
import { mayPair } from '../people/relations.ts';
import type { Card } from '../table/card.ts';
import { type LobbyTypes, lobbyKind } from './lobby-kind.ts';
import { type Lobby, START } from './state.ts';

const SEEK: SeekOptions = {
  ruleset: 'en-club',
  lexicon: 'en',
  clock: { kind: 'per-game', seconds: 300, increment: 5, capMinutes: 2 },
  places: 2,
  rated: true,
  range: { below: null, above: null },
};
const THREE: SeekOptions = { ...SEEK, ruleset: 'et-base', lexicon: 'et', places: 3 };

const rated = (name: string, rating: number): Card =>
  cardOf(name, {}, { rating: { rating, deviation: 60, isProvisional: false } });

class Hall {
  lobby: Lobby = START;
  at = 1_000_000;
  edition = 'en';
  events: readonly LobbyTypes['event'][] = [];
  #tables = 0;

  send(action: LobbyTypes['action']): string | undefined {
    const command = { id: 'any', by: 'system', at: this.at, action } as const;
    const decided = lobbyKind.decide(deepFreeze(this.lobby), command, { listsOf });
    if (!decided.ok) return decided.error.code;
    this.events = decided.value;
    this.lobby = decided.value.reduce(lobbyKind.evolve, this.lobby);
    return undefined;
  }

  seek(person: Card, options: SeekOptions = SEEK): string | undefined {
    const table = `table-${++this.#tables}`;
    const asked = { kind: 'seek', options } as const;
    return this.send({ kind: 'ask', edition: this.edition, person, asked, table });
  }

  cancel(person: Card): string | undefined {
    const asked = { kind: 'cancel' } as const;
    return this.send({ kind: 'ask', edition: this.edition, person, asked, table: 'table-none' });
  }

  get waiting(): string[] {
    return this.lobby.seeks.map(({ card }) => card.name);
  }

  get pairs(): string[] {
    return this.lobby.pairs.map(({ people }) => people.map(({ name }) => name).join('+'));
  }
}

const [ANN, BOB, CAT] = [cardOf('ann'), cardOf('bob'), cardOf('cat')];

describe('pairing', () => {
  test('brings the newcomer together with whoever has waited longest', () => {
    const hall = new Hall();
    hall.seek(rated('old', 1900), { ...SEEK, range: { below: 100, above: null } });
    hall.seek(rated('bob', 1500), { ...SEEK, range: { below: null, above: 300 } });
    hall.seek(rated('ann', 1600));
    expect([hall.pairs, hall.waiting]).toEqual([['bob+ann'], ['old']]);
    expect(hall.lobby.pairs[0]).toMatchObject({ table: 'table-3', options: { rated: true } });
    expect(lobbyKind.owes?.(hall.lobby)).toBe(hall.at);
  });

  test.each<[string, Card, SeekOptions, Card, SeekOptions]>([
    [
      'another clock',
      ANN,
      SEEK,
      BOB,
      { ...SEEK, clock: { kind: 'per-move', seconds: 60, expiry: 'pass' } },
    ],
    ['rated and not', ANN, SEEK, BOB, { ...SEEK, rated: false }],
    [
      'too weak',
      rated('ann', 1700),
      { ...SEEK, range: { below: 100, above: null } },
      rated('bob', 1599),
      SEEK,
    ],
    [
      'too strong',
      rated('ann', 1500),
      { ...SEEK, range: { below: null, above: 100 } },
      rated('bob', 1601),
      SEEK,
    ],
    [
      'seen from the other side',
      rated('ann', 1500),
      SEEK,
      rated('bob', 1700),
      { ...SEEK, range: { below: 100, above: null } },
    ],
    [
      'no rating is 1500',
      ANN,
      SEEK,
      rated('bob', 1700),
      { ...SEEK, range: { below: 100, above: null } },
    ],
    ['blocked', ANN, SEEK, cardOf('bob', { blocks: [ANN.id] }), SEEK],
  ])('not: %s', (_name, first, options, second, others) => {
    const hall = new Hall();
    hall.seek(first, options);
    hall.seek(second, others);
    expect([hall.pairs, hall.waiting]).toEqual([[], [first.name, second.name]]);
  });

  test('fills a table of three with people who all fit', () => {
    const hall = new Hall();
    hall.edition = 'et';
    const cross = cardOf('cross', { blocks: [ANN.id] });
    for (const who of [ANN, cross, BOB]) hall.seek(who, THREE);
    expect(hall.waiting).toEqual(['ann', 'cross', 'bob']);
    hall.seek(CAT, THREE);
    expect([hall.pairs, hall.waiting]).toEqual([['ann+bob+cat'], ['cross']]);
  });

  test('nobody is paired with a seek that has run out', () => {
    const hall = new Hall();
    hall.seek(ANN);
    hall.at += LOBBY_LIMITS.minutes * 60_000;
    hall.seek(BOB);
    expect(hall.waiting).toEqual(['ann', 'bob']);
    expect(lobbyKind.dueOf?.(hall.lobby)).toBe(hall.at);
    hall.send({ kind: 'tick' });
    expect(hall.waiting).toEqual(['bob']);
  });

  test('a pair is kept until its table is open', () => {
    const hall = new Hall();
    hall.seek(ANN);
    hall.seek(BOB);
    hall.send({ kind: 'opened', table: 'table-2' });
    expect([hall.pairs, lobbyKind.owes?.(hall.lobby)]).toEqual([[], null]);
  });
});

describe('a seek', () => {
  test('takes the place of the one before', () => {
    const hall = new Hall();
    hall.seek(ANN);
    hall.seek(ANN, { ...SEEK, rated: false });
    expect(hall.lobby.seeks).toMatchObject([{ options: { rated: false } }]);
  });

  test('ends when it is taken back, or when nobody is there any more', () => {
    const hall = new Hall();
    hall.seek(ANN);
    hall.cancel(ANN);
    expect(hall.waiting).toEqual([]);
    hall.seek(ANN);
    hall.send({ kind: 'gone', person: ANN.id });
    expect(hall.waiting).toEqual([]);
    expect(hall.send({ kind: 'gone', person: ANN.id })).toBeUndefined();
  });

  test('for a slow game stands for days', () => {
    const hall = new Hall();
    const clock = {
      kind: 'days',
      seconds: 86_400,
      timeBank: 0,
      vacation: 0,
      expiry: 'resign',
    } as const;
    hall.seek(ANN, { ...SEEK, clock });
    expect(lobbyKind.dueOf?.(hall.lobby)).toBe(hall.at + LOBBY_LIMITS.days * 86_400_000);
  });

  const full = (): Hall => {
    const hall = new Hall();
    hall.seek(ANN);
    const [seek] = hall.lobby.seeks;
    if (seek === undefined) throw new Error('nobody waits');
    const crowd = Array.from({ length: LOBBY_LIMITS.seeks }, (_, i) => ({
      ...seek,
      card: cardOf(`crowd${i}`, { blocks: [BOB.id] }),
    }));
    hall.lobby = { ...hall.lobby, seeks: crowd };
    return hall;
  };

  test.each<[(typeof LOBBY_REFUSALS)[number], (hall: Hall) => string | undefined]>([
    ['no-seek', (hall) => hall.cancel(ANN)],
    ['lobby-full', () => full().seek(BOB)],
    ['seek-does-not-fit', (hall) => hall.seek(ANN, THREE)],
    ['seek-needs-account', (hall) => hall.seek(cardOf('guest', {}, { isAccount: false }))],
    ['may-not-play', (hall) => hall.seek(cardOf('bad', { closedUntil: 9e12 }))],
  ])('%s', (code, send) => {
    expect(send(new Hall())).toBe(code);
  });
});

describe('tables', () => {
  const listed = {
    table: 'table-a',
    host: 'Ann',
    speed: 'blitz',
    ruleset: 'en-club',
    clock: null,
    rated: false,
    places: 2,
    taken: 1,
  } as const;

  test('come and go, and what is the same is no news', () => {
    const hall = new Hall();
    hall.send({ kind: 'list', table: listed });
    hall.send({ kind: 'list', table: listed });
    expect(hall.events).toEqual([]);
    hall.send({ kind: 'list', table: { ...listed, taken: 2 } });
    expect(hall.lobby.tables).toMatchObject([{ taken: 2 }]);
    hall.send({ kind: 'unlist', table: 'table-a' });
    expect(hall.lobby.tables).toEqual([]);
    hall.send({ kind: 'unlist', table: 'table-a' });
    expect(hall.events).toEqual([]);
  });
});

test('only those who were paired learn the name of their table', () => {
  const hall = new Hall();
  hall.seek(ANN);
  hall.seek(BOB);
  const [event] = hall.events;
  if (event === undefined) throw new Error('nothing happened');
  expect(lobbyKind.eventFor(event, ANN.id, hall.lobby)).toMatchObject({ table: 'table-2' });
  const people = [ANN.id, BOB.id];
  expect(lobbyKind.eventFor(event, CAT.id, hall.lobby)).toEqual({
    kind: 'withdrawn',
    at: hall.at,
    people,
  });
});

test('random people: nobody waits twice, only those who fit meet, and no list of anybody is seen', {
  timeout: 0,
}, () => {
  const rng = makeRng(seed());
  const people = Array.from({ length: 12 }, (_, i) =>
    cardOf(
      `p${i}`,
      { blocks: [`person-p${(i * 5) % 12}`, `person-marked${i}`] },
      {
        rating: rng.chance(0.5)
          ? { rating: 1000 + rng.below(1000), deviation: 60, isProvisional: false }
          : null,
      },
    ),
  );
  for (let n = 0; n < count(400); n++) {
    const hall = new Hall();
    hall.edition = 'et';
    for (let i = 0; i < 60; i++) {
      hall.at += rng.below(120_000);
      const who = rng.pick(people);
      const step = rng.below(10);
      if (step < 7)
        hall.seek(who, {
          ...THREE,
          places: rng.pick([2, 3]),
          rated: rng.chance(0.8),
          range: { below: rng.pick([null, 200]), above: rng.pick([null, 200]) },
        });
      else if (step < 8) hall.cancel(who);
      else if (step < 9) hall.send({ kind: 'tick' });
      else hall.send({ kind: 'opened', table: hall.lobby.pairs[0]?.table ?? 'table-0' });
      const names = hall.waiting;
      expect(new Set(names).size).toBe(names.length);
      for (const { people: party, options } of hall.lobby.pairs) {
        expect(party).toHaveLength(options.places);
        for (const a of party)
          for (const b of party) if (a !== b) expect(mayPair(a.ties, b.ties, hall.at)).toBe(true);
      }
      const view = lobbyKind.viewFor(hall.lobby, who.id);
      expect(lobbyView.safeParse(view).success).toBe(true);
      expect(JSON.stringify(view)).not.toContain('marked');
      for (const event of hall.events) {
        const shown = lobbyKind.eventFor(event, who.id, hall.lobby);
        expect(JSON.stringify(shown)).not.toContain('marked');
        expect(shown === null || lobbyEventView.safeParse(shown).success).toBe(true);
      }
    }
    const text = lobbyKind.snapshots?.encode(hall.lobby) ?? '';
    expect(lobbyKind.snapshots?.decode(text, 1)).toEqual({ ok: true, value: hall.lobby });
  }
});

test('a broken snapshot is not taken for a lobby', () => {
  for (const text of ['', '{', '{"now":1}', 'null'])
    expect(lobbyKind.snapshots?.decode(text, 1).ok).toBe(false);
});
