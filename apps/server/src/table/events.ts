/** The events and actions of a table, as they are stored. */
import {
  chatLine,
  gameResult,
  SPEEDS,
  tableAction,
  tableOptions,
  tableTournament,
} from '@taht/protocol';
import { z } from 'zod';
import { card } from './card.ts';

const id = z.string().min(1).max(100);
const time = z.number();
const place = z.int().min(0).max(3);
const number = z.int().min(0);
const is = <Kind extends string>(kind: Kind): z.ZodLiteral<Kind> => z.literal(kind);

/** Of a game that is over; the table knows what it was called. */
const outcome = gameResult.omit({ number: true, game: true });

export const action = z.discriminatedUnion('kind', [
  /** What a person asks for, with all that has to be known to answer. */
  z.strictObject({
    kind: is('ask'),
    table: id,
    person: card,
    asked: tableAction,
    /** The people whom the action names. */
    others: z.array(card).max(10),
    /** Places that nobody holds in the running game. */
    vacant: z.array(place).max(4),
    /** For a new table. */
    code: z.string().max(20).nullable(),
    /** Whether the person whom the options name as referee may be one. */
    hasReferee: z.boolean().default(true),
  }),
  /** Of people who were brought together. */
  z.strictObject({
    kind: is('open-paired'),
    table: id,
    options: tableOptions,
    people: z.array(card).min(2).max(4),
  }),
  /** Of people who play a game of a tournament against each other. */
  z.strictObject({
    kind: is('open-for-event'),
    table: id,
    options: tableOptions,
    people: z.array(card).min(2).max(4),
    event: tableTournament,
  }),
  /** The tournament does not need its game any more. */
  z.strictObject({ kind: is('call-off') }),
  z.strictObject({ kind: is('start-failed'), game: number }),
  z.strictObject({ kind: is('over'), game: number, outcome }),
  z.strictObject({ kind: is('hinted'), game: number, person: id }),
  /** The person is gone. */
  z.strictObject({ kind: is('forget'), person: id }),
  z.strictObject({ kind: is('done'), orders: z.array(number).max(1000) }),
  z.strictObject({ kind: is('tick') }),
]);
export type Action = Readonly<z.infer<typeof action>>;
export type Ask = Extract<Action, { kind: 'ask' }>;

const stamp = { at: time, by: id.nullable() };
const happened = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: is(kind), ...stamp, ...shape });

export const event = z.discriminatedUnion('kind', [
  happened('opened', {
    table: id,
    host: id,
    options: tableOptions,
    speed: z.enum(SPEEDS),
    code: z.string().nullable(),
    /** Whether the lobby brought them together. */
    isPaired: z.boolean().default(false),
    /** The tournament whose game is played here, or null. */
    event: tableTournament.nullable().default(null),
  }),
  happened('changed', {
    options: tableOptions,
    speed: z.enum(SPEEDS),
    /** Whether people who could watch no longer can. */
    hides: z.boolean(),
  }),
  happened('sat', { place, card }),
  happened('bot-sat', { place, bot: id }),
  happened('left', { place }),
  happened('removed', { place, person: id.nullable() }),
  happened('invited', { person: id }),
  happened('declined', { person: id }),
  happened('readied', { place, isReady: z.boolean() }),
  happened('started', {
    game: number,
    /** Whether it is kept out of the lists that everybody sees. */
    isPrivate: z.boolean().default(false),
  }),
  happened('start-failed', { game: number }),
  happened('said', { line: chatLine }),
  happened('hushed', { person: id, isHushed: z.boolean() }),
  happened('nudged', { place }),
  /** With the name by which the person is known from now on. */
  happened('renamed', { place, name: card.shape.name }),
  happened('permitted', { place, isPermitted: z.boolean() }),
  happened('hinted', { place }),
  happened('abort-asked', { game: number }),
  happened('over', { game: number, result: gameResult }),
  happened('forgotten', { person: id }),
  happened('done', { orders: z.array(number).max(1000) }),
  happened('closed', {}),
]);
export type TableEvent = Readonly<z.infer<typeof event>>;
export type TableEventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

/** An event before it is stamped. */
export type Fact = TableEvent extends infer Each
  ? Each extends TableEvent
    ? Omit<Each, 'at' | 'by'>
    : never
  : never;
