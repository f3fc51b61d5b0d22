/** Tables in the hands of random people who ask for anything at any time. */
import {
  PHRASES,
  type TableAction,
  type TableOptions,
  tableAction,
  tableEventView,
  tableView,
} from '@taht/protocol';
import { count, deepFreeze, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { cardOf, listsOf, OPTIONS } from '../../test/support/cards.ts';
import type { Who } from '../kind/kind.ts';
import type { Card } from './card.ts';
import type { Action } from './events.ts';
import { START } from './evolve.ts';
import { isPerson, placeOf, type Table } from './state.ts';
import { tableKind } from './table-kind.ts';

/** Nobody may ever see whom somebody blocks; the mark tells. */
const MARK = 'marked';

const people: readonly Card[] = ['ann', 'bob', 'cat', 'dan', 'eve'].map((name, i) =>
  cardOf(
    name,
    {
      blocks: [`person-${MARK}${i}`, ...(i === 4 ? ['person-ann'] : [])],
      mutes: [`person-${MARK}${i}`],
      pupilOf: i === 3 ? { class: `class-${MARK}`, teacher: 'person-ann', outside: true } : null,
    },
    { isAccount: i !== 2 },
  ),
);

function randomOptions(rng: Rng): TableOptions {
  const isEnglish = rng.chance(0.5);
  return {
    ...OPTIONS,
    edition: isEnglish ? 'en' : 'et',
    ruleset: isEnglish ? 'en-club' : 'et-base',
    lexicon: rng.chance(0.9) ? (isEnglish ? 'en' : 'et') : null,
    houseRules: rng.chance(0.2) ? ['challenge-double'] : [],
    places: rng.pick([2, 2, 3, 4]),
    rated: rng.chance(0.2),
    visibility: rng.pick(['open', 'link', 'invited']),
    spectators: rng.chance(0.6),
    racksAfter: rng.chance(0.5) ? 60 : null,
  };
}

function randomAsked(rng: Rng): TableAction {
  const place = rng.below(4);
  const person = rng.pick(people).id;
  return rng.pick<() => TableAction>([
    () => ({ kind: 'open', options: randomOptions(rng), sits: rng.chance(0.8), invite: [] }),
    () => ({ kind: 'change', options: randomOptions(rng) }),
    () => ({ kind: 'sit', place }),
    () => ({ kind: 'sit', place: rng.below(2) }),
    () => ({ kind: 'sit', place: rng.below(2) }),
    () => ({ kind: 'seat-bot', place, bot: rng.pick(['level-1', 'hal']) }),
    () => ({ kind: 'remove', place }),
    () => ({ kind: 'leave' }),
    () => ({ kind: 'invite', person }),
    () => ({ kind: 'decline' }),
    () => ({ kind: 'ready', isReady: rng.chance(0.9) }),
    () => ({ kind: 'ready', isReady: true }),
    () => ({ kind: 'ready', isReady: true }),
    () => ({ kind: 'rename' }),
    () => ({ kind: 'say', text: rng.pick(['hi', '', 'a\u0000b']) }),
    () => ({ kind: 'say-phrase', phrase: rng.pick(PHRASES) }),
    () => ({ kind: 'hush', person, isHushed: rng.chance(0.5) }),
    () => ({ kind: 'nudge', place }),
    () => ({ kind: 'permit-racks', isPermitted: rng.chance(0.8) }),
    () => ({ kind: 'abort' }),
    () => (rng.chance(0.1) ? { kind: 'close' } : { kind: 'leave' }),
  ])();
}

function randomAction(rng: Rng, table: Table): Action {
  if (table.phase === 'new' && rng.chance(0.8)) {
    const options = randomOptions(rng);
    return ask(rng.pick(people), { kind: 'open', options, sits: true, invite: [] });
  }
  if (rng.chance(0.3)) return helpful(rng, table);
  if (rng.chance(0.8)) return ask(rng.pick(people), randomAsked(rng));
  const game = Math.max(0, table.games - rng.below(2));
  return rng.pick<Action>([
    { kind: 'start-failed', game },
    {
      kind: 'over',
      game,
      outcome: { reason: 'out', scores: [1, 2], ranks: [2, 1], ratings: [null, null] },
    },
    { kind: 'done', orders: rng.some(table.orders, 3).map(({ number }) => number) },
    { kind: 'tick' },
    { kind: 'hinted', game, person: rng.pick(people).id },
    rng.chance(0.2) ? { kind: 'forget', person: rng.pick(people).id } : { kind: 'tick' },
    {
      kind: 'open-paired',
      table: 'table-t1',
      options: randomOptions(rng),
      people: rng.some(people, 2),
    },
  ]);
}

/** What brings a table nearer to a game, or is done in one. */
function helpful(rng: Rng, table: Table): Action {
  const sitting = table.places.filter(isPerson).map(({ card }) => card);
  const one = sitting.length > 0 ? rng.pick(sitting) : rng.pick(people);
  const host = people.find(({ id }) => id === table.host) ?? one;
  if (table.phase === 'playing')
    return rng.chance(0.3)
      ? ask(host, { kind: 'abort' })
      : ask(one, { kind: 'nudge', place: rng.below(table.places.length) });
  const empty = table.places.findIndex(({ kind }) => kind === 'empty');
  return empty >= 0
    ? ask(rng.pick(people), { kind: 'sit', place: empty })
    : ask(one, { kind: 'ready', isReady: true });
}

const ask = (person: Card, asked: TableAction): Action => ({
  kind: 'ask',
  table: 'table-t1',
  person,
  asked,
  others: people.slice(0, 4),
  vacant: [],
  code: 'ABC',
  hasReferee: true,
});

const viewers: readonly Who[] = [
  ...people.map(({ id }) => ({ kind: 'person', id }) as const),
  { kind: 'person', id: 'person-stranger' },
  { kind: 'person', id: 'person-stranger', roles: ['pupil'] },
  { kind: 'referee', name: 'R' },
  { kind: 'system' },
];

function expectSound(table: Table): void {
  const ids = table.places.filter(isPerson).map(({ card }) => card.id);
  expect(new Set(ids).size).toBe(ids.length);
  if (table.phase === 'playing')
    expect(table.places.every(({ kind }) => kind !== 'empty')).toBe(true);
  else expect(table.places.some((place) => isPerson(place) && place.isGone)).toBe(false);
  if (table.options.rated)
    for (const place of table.places)
      expect(place.kind !== 'bot' && (!isPerson(place) || place.card.isAccount)).toBe(true);
  const numbers = table.orders.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(tableKind.owes?.(table) === null).toBe(numbers.length === 0);
  expect(table.lines.length).toBeLessThanOrEqual(100);
}

function expectHidden(table: Table): void {
  for (const who of viewers) {
    const viewer = tableKind.viewerFor(table, who);
    const view = tableKind.viewFor(table, viewer);
    expect(tableView.safeParse(view).success).toBe(true);
    expect(JSON.stringify(view)).not.toContain(MARK);
    const isIn = who.kind === 'person' && (placeOf(table, who.id) >= 0 || table.host === who.id);
    if (view.kind === 'table' && !isIn)
      expect([view.head.code, view.head.invited]).toEqual([null, null]);
    const isInvited = who.kind === 'person' && table.invited.includes(who.id);
    if (!isIn && !isInvited && table.options.visibility === 'invited')
      expect(view.kind).toBe('closed-to-you');
  }
}

/** Only who sits may do these. */
const SEATED: readonly TableAction['kind'][] = ['leave', 'ready', 'nudge'];
const HOSTS: readonly TableAction['kind'][] = [
  'change',
  'seat-bot',
  'remove',
  'hush',
  'abort',
  'close',
];

test('random people keep the laws of a table', { timeout: 0 }, () => {
  const rng = makeRng(seed());
  const seen = new Set<string>();
  for (let n = 0; n < count(1000, 120); n++) {
    let table = START;
    let at = 1_000_000;
    for (let i = 0; i < 60; i++) {
      at += rng.below(rng.chance(0.02) ? 10_000_000 : 5000);
      const action = randomAction(rng, table);
      const command = { id: `c${i}`, by: 'system', at, action } as const;
      const decided = tableKind.decide(deepFreeze(table), command, { listsOf });
      if (!decided.ok) {
        seen.add(decided.error.code);
        continue;
      }
      if (action.kind === 'ask' && decided.value.length > 0) {
        if (SEATED.includes(action.asked.kind))
          expect(placeOf(table, action.person.id)).toBeGreaterThanOrEqual(0);
        if (HOSTS.includes(action.asked.kind)) expect(table.host).toBe(action.person.id);
      }
      const entry = { command, events: decided.value };
      const again = tableKind.decode(tableKind.encode(entry), tableKind.version);
      expect(again).toMatchObject({ ok: true, value: { events: decided.value } });
      for (const event of decided.value) {
        seen.add(event.kind);
        table = tableKind.evolve(table, event);
        for (const who of viewers) {
          const shown = tableKind.eventFor(event, tableKind.viewerFor(table, who), table);
          expect(JSON.stringify(shown)).not.toContain(MARK);
          expect(shown === null || tableEventView.safeParse(shown).success).toBe(true);
        }
      }
      if (table.phase === 'new') continue;
      expectSound(table);
      expectHidden(table);
    }
  }
  // Every event happens, so that the laws are about all of them.
  for (const kind of [
    'opened',
    'changed',
    'sat',
    'bot-sat',
    'left',
    'removed',
    'invited',
    'declined',
    'readied',
    'started',
    'start-failed',
    'said',
    'hushed',
    'nudged',
    'abort-asked',
    'over',
    'done',
    'closed',
  ])
    expect(seen).toContain(kind);
});

test('every action that a person may send is read back as it was', () => {
  const rng = makeRng(seed());
  for (let i = 0; i < count(2000); i++) {
    const asked = randomAsked(rng);
    expect(tableAction.parse(JSON.parse(JSON.stringify(asked)))).toEqual(asked);
  }
});
