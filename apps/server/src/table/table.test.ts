/** A table from its opening to the next game: who may do what, and what is owed to others. */
import {
  PHRASES,
  TABLE_LIMITS,
  TABLE_REFUSALS,
  type TableAction,
  type TableOptions,
  type TableRefusal,
  type TableView,
} from '@taht/protocol';
import { describe, expect, test } from 'vitest';
import { cardOf, listsOf, OPTIONS, personId } from '../../test/support/cards.ts';
import { type Who, wasHere } from '../kind/kind.ts';
import type { Card } from './card.ts';
import { hears } from './chat.ts';
import type { Action, TableEvent } from './events.ts';
import { START } from './evolve.ts';
import { type Order, showsRacks, type Table } from './state.ts';
import { tableKind } from './table-kind.ts';

const ANN = cardOf('ann');
const BOB = cardOf('bob');
const CAT = cardOf('cat');
const DAN = cardOf('dan');
const PUPIL = cardOf('pupil', {
  pupilOf: { class: 'class-7b', teacher: 'person-t', outside: true },
});

/** A table in the test's hands. */
class TestTable {
  table: Table = START;
  at = 1_000_000;
  events: TableEvent[] = [];
  readonly #hasReferee: boolean;

  constructor(hasReferee = true) {
    this.#hasReferee = hasReferee;
  }

  refusal(action: Action): TableRefusal | undefined {
    const command = { id: 'any', by: 'system', at: this.at, action } as const;
    const decided = tableKind.decide(this.table, command, { listsOf });
    if (!decided.ok) return decided.error;
    this.events = [...decided.value];
    this.table = decided.value.reduce(tableKind.evolve, this.table);
    return undefined;
  }

  ask(person: Card, asked: TableAction, more: Partial<Extract<Action, { kind: 'ask' }>> = {}) {
    const others = [ANN, BOB, CAT, DAN];
    const hasReferee = this.#hasReferee;
    const facts = { table: 'table-t1', others, vacant: [], code: 'ABC', hasReferee };
    return this.refusal({ kind: 'ask', person, asked, ...facts, ...more });
  }

  does(person: Card, ...asked: TableAction[]): this {
    for (const each of asked) expect(this.ask(person, each), each.kind).toBeUndefined();
    return this;
  }

  told(action: Action): this {
    expect(this.refusal(action)).toBeUndefined();
    return this;
  }

  view(who: Card | null, roles: readonly string[] = []): TableView {
    const viewer: Who = who === null ? { kind: 'system' } : { kind: 'person', id: who.id, roles };
    return tableKind.viewFor(this.table, tableKind.viewerFor(this.table, viewer));
  }

  head(who: Card) {
    const view = this.view(who);
    if (view.kind !== 'table') throw new Error('closed');
    return view.head;
  }

  orders(kind: Order['kind']): readonly Order[] {
    return this.table.orders.filter((order) => order.kind === kind);
  }
}

const sit = (place: number): TableAction => ({ kind: 'sit', place });
const ready = (isReady = true): TableAction => ({ kind: 'ready', isReady });
const say = (text: string): TableAction => ({ kind: 'say', text });
const phrase: TableAction = { kind: 'say-phrase', phrase: PHRASES[0] };
const invite = (who: Card): TableAction => ({ kind: 'invite', person: who.id });
const bot = (place: number): TableAction => ({ kind: 'seat-bot', place, bot: 'level-5' });
const over = (game: number): Action => ({
  kind: 'over',
  game,
  outcome: { reason: 'out', scores: [300, 200], ranks: [1, 2], ratings: [null, null] },
});

const opened = (options: Partial<TableOptions> = {}, host = ANN): TestTable =>
  new TestTable().does(host, {
    kind: 'open',
    options: { ...OPTIONS, ...options },
    sits: true,
    invite: [],
  });
const forTournament = (talk = false): TestTable =>
  new TestTable().told({
    kind: 'open-for-event',
    table: 'table-t1',
    options: { ...OPTIONS, visibility: 'invited' },
    people: [ANN, BOB],
    event: { id: 'tournament-e1', game: '7-1', talk },
  });
const playing = (options: Partial<TableOptions> = {}): TestTable =>
  opened(options).does(BOB, sit(1), ready()).does(ANN, ready());
const three = (options: Partial<TableOptions> = {}): TestTable =>
  opened({ ruleset: 'et-base', edition: 'et', lexicon: 'et', places: 3, ...options })
    .does(BOB, sit(1), ready())
    .does(CAT, sit(2), ready())
    .does(ANN, ready());

describe('gathering', () => {
  test('whoever opens a table sits at it, unless they only arrange it', () => {
    expect(opened().head(ANN)).toMatchObject({ host: ANN.id, own: 0, code: 'ABC', speed: 'blitz' });
    const open: TableAction = { kind: 'open', options: OPTIONS, sits: false, invite: [BOB.id] };
    const arranged = new TestTable().does(ANN, open);
    expect(arranged.head(ANN)).toMatchObject({ own: null, invited: [BOB.id], code: 'ABC' });
  });

  test('when all are ready the first game is ordered', () => {
    const subject = playing();
    expect(subject.table).toMatchObject({ phase: 'playing', games: 1 });
    expect(subject.head(BOB).game).toBe('game-t1-1');
    expect(subject.orders('create-game')).toMatchObject([{ game: 1, due: subject.at }]);
    const due = subject.at + TABLE_LIMITS.agreeSeconds * 1000;
    expect(subject.orders('deal')).toMatchObject([{ game: 1, due }]);
    expect(subject.orders('notify')).toMatchObject([{ person: BOB.id, topic: 'started' }]);
    expect(tableKind.owes?.(subject.table)).toBe(subject.at);
  });

  test('bots are always ready', () => {
    const subject = opened().does(ANN, ready(), bot(1));
    expect(subject.table.phase).toBe('playing');
    expect(subject.head(ANN).places[1]).toEqual({
      kind: 'bot',
      id: 'bot-1:level-5',
      bot: 'level-5',
    });
  });

  test('a change of the options is a new question to everybody', () => {
    const subject = opened().does(BOB, sit(1), ready());
    subject.does(ANN, { kind: 'change', options: { ...OPTIONS, rated: true } });
    expect(subject.head(BOB).places[1]).toMatchObject({ isReady: false });
  });

  test('what was ordered is forgotten when it is done', () => {
    const subject = playing();
    const orders = subject.table.orders.map(({ number }) => number);
    subject.told({ kind: 'done', orders: [...orders, 999] });
    expect([subject.table.orders, tableKind.owes?.(subject.table)]).toEqual([[], null]);
    expect(subject.told({ kind: 'done', orders }).events).toEqual([]);
  });

  test('a game that cannot be set up leaves the table as it was', () => {
    const subject = playing().told({ kind: 'start-failed', game: 1 });
    expect(subject.table).toMatchObject({ phase: 'open', games: 1 });
    expect(subject.orders('deal')).toEqual([]);
    subject.does(ANN, ready()).does(BOB, ready());
    expect(subject.head(ANN).game).toBe('game-t1-2');
  });

  test('those who were brought together play at once', () => {
    const subject = new TestTable().told({
      kind: 'open-paired',
      table: 'table-t1',
      options: { ...OPTIONS, visibility: 'link' },
      people: [ANN, BOB],
    });
    expect(subject.table).toMatchObject({ phase: 'playing', games: 1, host: ANN.id });
  });

  test.each([
    [true, ['open']],
    [false, []],
  ])('while they play, everybody finds them to watch: %s', (spectators, labels) => {
    const subject = new TestTable().told({
      kind: 'open-paired',
      table: 'table-t1',
      options: { ...OPTIONS, visibility: 'link', spectators },
      people: [ANN, BOB],
    });
    const open = () => tableKind.factsOf(subject.table).labels.filter((label) => label === 'open');
    expect(open()).toEqual(labels);
    subject.told({ kind: 'start-failed', game: 1 });
    expect(open()).toEqual([]);
  });

  test.each<[string, readonly Card[], Partial<TableOptions>, TableRefusal]>([
    ['too many', [ANN, BOB, CAT], {}, { code: 'no-such-place' }],
    ['the same one twice', [ANN, ANN], {}, { code: 'already-seated' }],
    [
      'a guest in a rated game',
      [ANN, cardOf('guest', {}, { isAccount: false })],
      { rated: true },
      { code: 'rated-needs-account' },
    ],
  ])('nobody brings together %s', (_name, people, options, refusal) => {
    const action: Action = {
      kind: 'open-paired',
      table: 'table-t1',
      options: { ...OPTIONS, ...options },
      people: [...people],
    };
    expect(new TestTable().refusal(action)).toEqual(refusal);
  });

  test('a tournament has a table for one game, and nobody is its host', () => {
    const subject = forTournament();
    expect(subject.table).toMatchObject({ phase: 'playing', games: 1, isPrivate: true });
    expect(subject.ask(ANN, { kind: 'abort' })?.code).toBe('event-table');
    expect(subject.ask(ANN, phrase)?.code).toBe('event-table');
    expect(subject.view(CAT)).toEqual({ kind: 'closed-to-you' });
    subject.told(over(1));
    expect(subject.table.phase).toBe('closed');
    expect(subject.orders('tell-tournament')).toHaveLength(1);
    expect(forTournament(true).ask(ANN, phrase)).toBeUndefined();
  });

  test('whoever left a game of a tournament comes back to it, and nobody else', () => {
    const subject = forTournament().does(ANN, { kind: 'leave' });
    expect(subject.ask(CAT, sit(0))?.code).toBe('event-table');
    subject.does(ANN, sit(0));
    expect(subject.table.places[0]).toMatchObject({ isGone: false, card: { id: ANN.id } });
  });

  test('a tournament calls its game off, or hears that it could not begin', () => {
    const subject = forTournament().told({ kind: 'call-off' });
    expect(subject.orders('abort-game')).toHaveLength(1);
    const failed = forTournament().told({ kind: 'start-failed', game: 1 });
    expect(failed.table.phase).toBe('closed');
    expect(failed.orders('tell-tournament')).toHaveLength(1);
  });

  test('the host hands the table on, and the last one closes it', () => {
    const subject = opened().does(BOB, sit(1)).does(ANN, { kind: 'leave' });
    expect(subject.table).toMatchObject({ phase: 'open', host: BOB.id });
    subject.does(BOB, { kind: 'leave' });
    expect(subject.table.phase).toBe('closed');
    expect(subject.orders('release-code')).toMatchObject([{ code: 'ABC' }]);
    expect(subject.orders('forget')).toMatchObject([{ due: subject.at + 30 * 86_400_000 }]);
  });

  test('a table that nobody uses is closed by time', () => {
    const subject = opened();
    const due = tableKind.dueOf?.(subject.table) ?? 0;
    subject.at = due - 1;
    expect(subject.told({ kind: 'tick' }).table.phase).toBe('open');
    subject.at = due;
    expect(subject.told({ kind: 'tick' }).table.phase).toBe('closed');
    expect(tableKind.dueOf?.(subject.table)).toBeNull();
    expect(tableKind.dueOf?.(playing().table)).toBeNull();
  });

  test('the lobby is told of free places, and of the last one taken', () => {
    const subject = opened();
    expect(subject.orders('list')).toHaveLength(1);
    const before = subject.orders('list')[0]?.number ?? 0;
    subject.does(BOB, sit(1));
    expect(subject.orders('list')).toHaveLength(1);
    expect(subject.orders('list')[0]?.number).toBeGreaterThan(before);
    expect(opened({ visibility: 'link' }).orders('list')).toEqual([]);
    subject.does(ANN, say('hi'));
    expect(subject.orders('list')).toHaveLength(1);
  });
});

describe('another game', () => {
  test('begins when everybody is ready again', () => {
    const subject = playing().told(over(1));
    expect(subject.head(BOB)).toMatchObject({ phase: 'open', game: 'game-t1-1' });
    expect(subject.head(BOB).results).toMatchObject([
      { number: 1, game: 'game-t1-1', ranks: [1, 2] },
    ]);
    subject.does(BOB, ready());
    expect(subject.orders('notify').at(-1)).toMatchObject({ person: ANN.id, topic: 'rematch' });
    subject.does(ANN, ready());
    expect(subject.head(ANN)).toMatchObject({ phase: 'playing', game: 'game-t1-2' });
  });

  test('the end of another game than the present one is no news', () => {
    const subject = playing();
    expect(subject.told(over(2)).events).toEqual([]);
    expect(subject.told(over(1)).told(over(1)).events).toEqual([]);
  });

  test('a table that all have left is closed with its game', () => {
    const subject = playing().does(ANN, { kind: 'leave' }).does(BOB, { kind: 'leave' });
    expect(subject.orders('leave-game')).toMatchObject([{ person: ANN.id }, { person: BOB.id }]);
    expect(subject.told(over(1)).table.phase).toBe('closed');
  });
});

describe('in a running game', () => {
  test('whoever leaves can come back to the own place only', () => {
    const subject = three().does(CAT, { kind: 'leave' }).does(BOB, { kind: 'leave' });
    expect(subject.ask(CAT, sit(1))).toEqual({ code: 'already-seated' });
    subject.does(CAT, sit(2));
    const player = { id: CAT.id, name: '3' };
    expect(subject.orders('replace')).toMatchObject([{ game: 1, place: 2, player }]);
  });

  test('somebody else, or a bot, can take over', () => {
    const subject = three().does(CAT, { kind: 'leave' }).does(DAN, sit(2));
    expect(subject.head(DAN).own).toBe(2);
    subject.does(DAN, { kind: 'leave' }).does(ANN, bot(2));
    expect(subject.orders('replace').at(-1)).toMatchObject({ player: { id: 'bot-2:level-5' } });
  });

  test('so can they where somebody left the game, but not the table', () => {
    const subject = three();
    expect(subject.ask(DAN, sit(2))).toEqual({ code: 'place-taken' });
    expect(subject.ask(DAN, sit(2), { vacant: [2] })).toBeUndefined();
    expect(subject.head(DAN).own).toBe(2);
  });

  test('the host may call off what is not rated', () => {
    const subject = playing().does(ANN, { kind: 'abort' });
    expect(subject.orders('abort-game')).toMatchObject([{ game: 1 }]);
  });

  test('a nudge reaches the person nudged, and not too often', () => {
    const subject = playing().does(ANN, { kind: 'nudge', place: 1 });
    expect(subject.orders('notify').at(-1)).toMatchObject({ person: BOB.id, topic: 'nudged' });
    const until = subject.at + TABLE_LIMITS.nudgeSeconds * 1000;
    expect(subject.ask(ANN, { kind: 'nudge', place: 1 })).toEqual({ code: 'too-soon', until });
    subject.at = until;
    subject.does(ANN, { kind: 'nudge', place: 1 });
  });
});

describe('talk', () => {
  const linesOf = (view: TableView): string[] =>
    view.kind === 'table'
      ? view.lines.map(({ said }) => (said.kind === 'text' ? said.text : said.phrase))
      : [];

  test('is heard by players and spectators', () => {
    const subject = opened().does(ANN, say('  hi\u202e \n there  '), phrase);
    for (const who of [ANN, BOB]) expect(linesOf(subject.view(who))).toEqual(['hi there', 'hello']);
  });

  test('of spectators is not heard by players while they play', () => {
    const subject = playing().does(CAT, say('take the Q'));
    expect(linesOf(subject.view(ANN))).toEqual([]);
    expect(linesOf(subject.view(DAN))).toEqual(['take the Q']);
    subject.told(over(1));
    expect(linesOf(subject.view(ANN))).toEqual(['take the Q']);
    const [event] = subject.events as [TableEvent];
    const viewer = tableKind.viewerFor(subject.table, { kind: 'person', id: ANN.id });
    expect(tableKind.eventFor(event, viewer, subject.table)?.lines).toHaveLength(1);
  });

  test('of somebody blocked or muted is not heard', () => {
    const cross = cardOf('cross', { mutes: [CAT.id] });
    const subject = opened().does(cross, sit(1)).does(CAT, say('hey')).does(ANN, say('ho'));
    expect(linesOf(subject.view(cross))).toEqual(['ho']);
    expect(linesOf(subject.view(ANN))).toEqual(['hey', 'ho']);
  });

  test('between pupils and strangers is in set phrases', () => {
    const subject = opened().does(PUPIL, sit(1), phrase).does(ANN, phrase);
    expect(subject.ask(PUPIL, say('hi'))).toEqual({ code: 'phrases-only' });
    expect(subject.ask(ANN, say('hi'))).toEqual({ code: 'phrases-only' });
    const teacher = cardOf('t');
    const lesson = opened({}, teacher).does(PUPIL, sit(1), say('hi')).does(teacher, say('hello'));
    expect(lesson.table.lines).toHaveLength(2);
  });

  test('a pupil reads nothing that strangers said before', () => {
    const mate = cardOf('mate', { pupilOf: PUPIL.ties.pupilOf });
    const subject = opened().does(ANN, say('where do you live?'), phrase).does(PUPIL, sit(1));
    expect(linesOf(subject.view(PUPIL, ['pupil']))).toEqual(['hello']);
    const lesson = opened({}, mate).does(mate, say('hi')).does(PUPIL, sit(1));
    expect(linesOf(lesson.view(PUPIL, ['pupil']))).toEqual(['hi']);
  });

  test('a pupil who watches sees set phrases only', () => {
    const subject = opened().does(ANN, say('hi'), phrase);
    expect(linesOf(subject.view(CAT, ['pupil']))).toEqual(['hello']);
  });

  test('only the last lines are kept', () => {
    const subject = opened();
    for (let i = 0; i < TABLE_LIMITS.lines + 5; i++) {
      subject.at += TABLE_LIMITS.linesSeconds * 1000;
      subject.does(ANN, say(`${i}`));
    }
    expect(subject.table.lines).toHaveLength(TABLE_LIMITS.lines);
    expect(linesOf(subject.view(ANN)).at(-1)).toBe(`${TABLE_LIMITS.lines + 4}`);
  });
});

describe('who sees it', () => {
  const isOpen = (subject: TestTable, who: Card): boolean => subject.view(who).kind === 'table';

  test.each<[Partial<TableOptions>, before: boolean, during: boolean]>([
    [{}, true, true],
    [{ visibility: 'link' }, true, true],
    [{ spectators: false }, true, false],
    [{ visibility: 'link', spectators: false }, true, false],
  ])('%o: strangers before and during a game', (options, before, during) => {
    expect(isOpen(opened(options), CAT)).toBe(before);
    expect(isOpen(playing(options), CAT)).toBe(during);
  });

  test('of an invited table, the invited', () => {
    const subject = opened({ visibility: 'invited' }).does(ANN, invite(BOB));
    expect([isOpen(subject, ANN), isOpen(subject, BOB), isOpen(subject, CAT)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(subject.head(BOB)).toMatchObject({ isInvited: true, invited: null, code: null });
    subject.does(BOB, { kind: 'decline' });
    expect(isOpen(subject, BOB)).toBe(false);
  });

  test('who loses sight of it is told so, and then nothing more', () => {
    const subject = opened().does(BOB, sit(1));
    const told = (): (string | undefined)[] =>
      subject.events.map((event) => {
        const viewer = tableKind.viewerFor(subject.table, { kind: 'person', id: BOB.id });
        return tableKind.eventFor(event, viewer, subject.table)?.kind;
      });
    subject.does(ANN, { kind: 'remove', place: 1 });
    expect(told()).toEqual(['closed']);
    subject.does(ANN, say('gone'));
    expect(told()).toEqual([undefined]);
  });
});

describe('names', () => {
  test('whoever sat down under one name may be called by another', () => {
    const subject = opened().does(BOB, sit(1));
    subject.does({ ...BOB, name: 'Robert' }, { kind: 'rename' });
    expect(subject.table.places[1]).toMatchObject({ card: { id: BOB.id, name: 'Robert' } });
    expect(subject.ask(CAT, { kind: 'rename' })?.code).toBe('not-seated');
  });
});

const PERMIT: TableAction = { kind: 'permit-racks', isPermitted: true };

describe('racks', () => {
  test('are shown late, and only while everybody who plays permits it', () => {
    const subject = playing({ racksAfter: 60 });
    expect(showsRacks(subject.table)).toBe(false);
    subject.does(ANN, PERMIT);
    expect(showsRacks(subject.table)).toBe(false);
    subject.does(BOB, PERMIT);
    expect(showsRacks(subject.table)).toBe(true);
    subject.does(ANN, { kind: 'permit-racks', isPermitted: false });
    expect(showsRacks(subject.table)).toBe(false);
  });

  test('are asked for anew where the table is changed, or somebody else sits there', () => {
    const subject = opened({ racksAfter: 60 }).does(BOB, sit(1), PERMIT).does(ANN, PERMIT);
    expect(showsRacks(subject.table)).toBe(true);
    subject.does(ANN, change({ racksAfter: 90 }));
    expect(showsRacks(subject.table)).toBe(false);
    subject.does(ANN, PERMIT).does(BOB, PERMIT, { kind: 'leave' }).does(CAT, sit(1));
    expect(showsRacks(subject.table)).toBe(false);
  });

  test('are not shown where nobody may watch', () => {
    const subject = playing({ racksAfter: 60, spectators: false })
      .does(ANN, PERMIT)
      .does(BOB, PERMIT);
    expect(showsRacks(subject.table)).toBe(false);
  });
});

test('hints are counted for all to see, anew in every game', () => {
  const subject = playing({ hints: true });
  const hinted = (person: Card, game = 1): void =>
    expect(subject.refusal({ kind: 'hinted', game, person: person.id })).toBeUndefined();
  const hints = () =>
    subject.head(CAT).places.map((place) => ('hints' in place ? place.hints : null));
  hinted(ANN);
  hinted(ANN);
  hinted(CAT);
  hinted(BOB, 7);
  expect(hints()).toEqual([2, 0]);
  const outcome = { reason: 'out', scores: [1, 2], ranks: [2, 1], ratings: [null, null] };
  expect(subject.refusal({ kind: 'over', game: 1, outcome })).toBeUndefined();
  expect(hints()).toEqual([2, 0]);
  subject.does(ANN, ready()).does(BOB, ready());
  expect(hints()).toEqual([0, 0]);
});

test('a referee who does not sit sees an invited table, and is heard by those who play', () => {
  const subject = opened({ visibility: 'invited', referee: CAT.id }).does(ANN, invite(BOB));
  subject.does(BOB, sit(1), ready()).does(ANN, ready()).does(CAT, phrase);
  expect(subject.table.lines).toMatchObject([{ by: CAT.id, from: 'referee' }]);
  expect(subject.head(CAT)).toMatchObject({ own: null, code: null, invited: null });
  expect(
    hears(subject.table, { id: ANN.id, isPupil: false }, subject.table.lines[0] as never),
  ).toBe(true);
});

describe('somebody who is gone', () => {
  const forget = (subject: TestTable, person: Card): TestTable => {
    expect(subject.refusal({ kind: 'forget', person: person.id })).toBeUndefined();
    return subject;
  };
  const text = ({ table }: TestTable): string =>
    JSON.stringify(
      tableKind.viewFor(table, tableKind.viewerFor(table, { kind: 'person', id: ANN.id })),
    );

  test('has left, without a name and without what they said', () => {
    const subject = playing().does(BOB, say('it was me')).does(CAT, phrase);
    forget(subject, BOB);
    expect(text(subject)).not.toMatch(/it was me|"bob"/);
    expect(subject.table.lines).toHaveLength(1);
    expect(subject.table.places[1]).toMatchObject({ isGone: true, card: { name: '' } });
    expect(subject.table.orders).toContainEqual(expect.objectContaining({ kind: 'leave-game' }));
  });

  test('is found after leaving, and then nowhere', () => {
    const subject = opened().does(BOB, sit(1), { kind: 'leave' }).does(CAT, phrase);
    const labels = (): readonly string[] => tableKind.factsOf(subject.table).labels;
    expect(labels()).toEqual(expect.arrayContaining([wasHere(BOB.id), wasHere(CAT.id)]));
    forget(forget(subject, BOB), CAT);
    expect(labels().filter((label) => label.startsWith('was:'))).toEqual([]);
    expect(tableKind.factsOf(subject.table).players).toEqual([ANN.id]);
    forget(subject, DAN);
    expect(subject.events).toEqual([]);
  });

  test('takes the table along when it is closed', () => {
    const dues = (subject: TestTable) =>
      subject.table.orders.filter(({ kind }) => kind === 'forget');
    const later = forget(opened().does(BOB, sit(1)), BOB).does(ANN, { kind: 'close' });
    expect(dues(later)).toMatchObject([{ due: later.at }]);
    const before = forget(opened().does(BOB, sit(1)).does(ANN, { kind: 'close' }), BOB);
    expect(dues(before)).toMatchObject([{ due: before.at }]);
    expect(dues(opened().does(ANN, { kind: 'close' }))[0]?.due).toBeGreaterThan(before.at);
  });

  test('leaves the table to others, or to nobody', () => {
    expect(forget(opened().does(BOB, sit(1)), ANN).table.host).toBe(BOB.id);
    expect(forget(opened(), ANN).table.phase).toBe('closed');
  });
});

type Row = [TableRefusal['code'], TestTable, Card, TableAction];

const rated: Partial<TableOptions> = { rated: true };
const GUEST = cardOf('guest', {}, { isAccount: false });
const open = (options: Partial<TableOptions>): TableAction => ({
  kind: 'open',
  options: { ...OPTIONS, ...options },
  sits: true,
  invite: [],
});
const school = (...houseRules: string[]): TableAction =>
  open({ ruleset: 'tr-school', clock: null, houseRules });
const change = (options: Partial<TableOptions>): TableAction => ({
  kind: 'change',
  options: { ...OPTIONS, ...options },
});
const crowded = (): TestTable => {
  const subject = opened();
  for (let i = 0; i < TABLE_LIMITS.invited; i++) {
    const other = cardOf(`guest${i}`);
    expect(subject.ask(ANN, invite(other), { others: [other] })).toBeUndefined();
  }
  return subject;
};
const chatty = (): TestTable => opened().does(ANN, ...Array(TABLE_LIMITS.linesAtOnce).fill(phrase));

const ROWS: readonly Row[] = [
  ['no-table', new TestTable(), ANN, sit(0)],
  ['table-exists', opened(), ANN, open({})],
  ['table-closed', opened().does(ANN, { kind: 'close' }), ANN, ready()],
  ['table-playing', playing(), ANN, { kind: 'close' }],
  ['table-not-playing', opened().does(BOB, sit(1)), ANN, { kind: 'nudge', place: 1 }],
  ['only-host', opened().does(BOB, sit(1)), BOB, { kind: 'close' }],
  ['not-seated', opened(), BOB, ready()],
  ['already-seated', opened(), ANN, sit(1)],
  ['no-such-place', opened(), BOB, sit(2)],
  ['place-taken', opened(), BOB, sit(0)],
  ['place-empty', opened(), ANN, { kind: 'remove', place: 1 }],
  ['not-invited', opened({ visibility: 'invited' }), BOB, sit(1)],
  ['already-invited', opened().does(ANN, invite(BOB)), ANN, invite(BOB)],
  ['too-many-invited', crowded(), ANN, invite(BOB)],
  ['may-not-invite', opened(), cardOf('ann', { blocks: [BOB.id] }), invite(BOB)],
  ['not-welcome', opened(), cardOf('foe', { blocks: [ANN.id] }), sit(1)],
  ['not-at-rated-table', playing(rated), ANN, { kind: 'abort' }],
  ['rated-needs-account', opened(rated), GUEST, sit(1)],
  ['rated-needs-people', opened(rated), ANN, bot(1)],
  ['rated-needs-clock', new TestTable(), ANN, open({ ...rated, clock: { kind: 'none' } })],
  [
    'rated-needs-plain-rules',
    new TestTable(),
    ANN,
    open({ ...rated, houseRules: ['open-dictionary'] }),
  ],
  ['no-such-edition', new TestTable(), ANN, open({ edition: 'xx' })],
  ['no-such-ruleset', new TestTable(), ANN, open({ ruleset: 'et-base' })],
  ['no-such-rule', new TestTable(), ANN, open({ houseRules: ['toString'] })],
  ['no-such-lexicon', new TestTable(), ANN, open({ lexicon: 'fi' })],
  ['no-such-bot', opened(), ANN, { kind: 'seat-bot', place: 1, bot: 'hal' }],
  ['fixed-rules', new TestTable(), ANN, open({ ruleset: 'tr-school' })],
  ['theme-needs-name', new TestTable(), ANN, open({ houseRules: ['theme'] })],
  [
    'rules-do-not-fit',
    new TestTable(),
    ANN,
    open({ houseRules: ['blank-reuse-may', 'blank-reuse-must'] }),
  ],
  ['too-many-places', new TestTable(), ANN, open({ places: 3 })],
  ['bots-need-lexicon', opened({ lexicon: null }), ANN, bot(1)],
  ['text-empty', opened(), ANN, say(' \n \u200b\u2060\u200f')],
  ['too-fast', chatty(), ANN, phrase],
  ['phrases-only', opened(), PUPIL, say('hi')],
  ['may-not-talk', opened(), cardOf('loud', { mutedUntil: 2_000_000 }), phrase],
  ['too-soon', playing().does(ANN, { kind: 'nudge', place: 1 }), ANN, { kind: 'nudge', place: 1 }],
  ['that-is-yourself', opened(), ANN, { kind: 'remove', place: 0 }],
  ['referee-does-not-play', opened({ referee: BOB.id }), BOB, sit(1)],
  ['no-such-referee', new TestTable(false), ANN, open({ referee: BOB.id })],
  ['racks-not-shown', opened(), ANN, PERMIT],
  ['event-table', forTournament(), ANN, ready()],
];

test('the school tournament is played as it is, or with the strict rule about passing', () => {
  for (const asked of [school(), school('pass-when-stuck')])
    expect(new TestTable().ask(ANN, asked)).toBeUndefined();
});

describe('refused', () => {
  test.each(ROWS)('%s', (code, subject, person, asked) => {
    const before = structuredClone(subject.table);
    expect(subject.ask(person, asked)?.code).toBe(code);
    expect(subject.table).toEqual(before);
  });

  test('every code has a row', () => {
    expect(ROWS.map(([code]) => code).toSorted()).toEqual(TABLE_REFUSALS.toSorted());
  });

  test.each<[string, TestTable, Card, TableAction, TableRefusal]>([
    [
      'a bot at a table that is to be rated',
      opened().does(ANN, bot(1)),
      ANN,
      change(rated),
      { code: 'rated-needs-people' },
    ],
    ['a guest at it', opened({}, GUEST), GUEST, change(rated), { code: 'rated-needs-account' }],
    [
      'bots without a list',
      opened().does(ANN, bot(1)),
      ANN,
      change({ lexicon: null }),
      { code: 'bots-need-lexicon' },
    ],
    [
      'another edition',
      opened(),
      ANN,
      change({ edition: 'et', ruleset: 'et-base' }),
      { code: 'no-such-edition' },
    ],
    [
      'a house rule that the school tournament does not leave open',
      new TestTable(),
      ANN,
      school('take-back'),
      { code: 'fixed-rules' },
    ],
    [
      'moves taken back in a rated game',
      new TestTable(),
      ANN,
      open({ ...rated, houseRules: ['take-back'] }),
      { code: 'rated-needs-plain-rules' },
    ],
    [
      'the friendly way in a rated game',
      new TestTable(),
      ANN,
      open({ ...rated, ruleset: 'en-friendly' }),
      { code: 'rated-needs-plain-rules' },
    ],
    [
      'the friendly way where no list can refuse a word',
      new TestTable(),
      ANN,
      open({ ruleset: 'en-friendly', lexicon: null }),
      { code: 'rules-do-not-fit', faults: ['refusing-words-needs-list'] },
    ],
    [
      'passing only when stuck where no list can tell',
      new TestTable(),
      ANN,
      open({ houseRules: ['pass-when-stuck'], lexicon: null }),
      { code: 'rules-do-not-fit', faults: ['when-stuck-needs-generator'] },
    ],
    ['a change during a game', playing(), ANN, change({}), { code: 'table-playing' }],
    [
      'coming back after having been sent away',
      opened().does(BOB, sit(1)).does(ANN, { kind: 'remove', place: 1 }),
      BOB,
      sit(1),
      { code: 'not-welcome' },
    ],
    [
      'talk of the hushed',
      opened().does(ANN, { kind: 'hush', person: BOB.id, isHushed: true }),
      BOB,
      phrase,
      { code: 'may-not-talk' },
    ],
    [
      'talk of strangers at an invited table',
      opened({ visibility: 'invited' }),
      BOB,
      phrase,
      { code: 'may-not-talk' },
    ],
    [
      'inviting nobody',
      opened(),
      ANN,
      { kind: 'invite', person: personId('ghost') },
      { code: 'may-not-invite' },
    ],
    [
      'pupils who stay inside',
      opened(),
      cardOf('in', { pupilOf: { class: 'c', teacher: 'person-t', outside: false } }),
      sit(1),
      { code: 'not-welcome' },
    ],
  ])('%s', (_name, subject, person, asked, refusal) => {
    expect(subject.ask(person, asked)).toEqual(refusal);
  });
});

test('a person never acts but through the server', () => {
  const { table } = opened();
  expect(tableKind.authorFor(table, { kind: 'person', id: ANN.id })).toBeNull();
  expect(tableKind.authorFor(table, { kind: 'referee', name: 'R' })).toBeNull();
});

test('whom somebody blocks is kept with the place alone', () => {
  const cross = cardOf('cross', { blocks: ['person-secret'] });
  const action: Action = {
    kind: 'ask',
    table: 'table-t1',
    person: cross,
    asked: phrase,
    others: [],
    vacant: [],
    code: null,
    hasReferee: true,
  };
  const body = tableKind.encode({ command: { id: 'c', by: 'system', at: 1, action }, events: [] });
  expect(body).not.toContain('secret');
});
