/** The shape of commands and events as they are stored; nothing gets past it that the rules could not have made. */
import type { Letter, Tile } from '@taht/letters';
import type { Action, Author, Command, Fact, Square } from '@taht/rules';
import { BOARD_SIZE, RULE_VALUES, SQUARES, TIE_BREAKS } from '@taht/rules';
import { z } from 'zod';

const brand = <T>(schema: z.ZodType): z.ZodType<T> => schema as z.ZodType<T>;

const MANY = 1000;
const text = z.string().max(2000);
const name = z.string().min(1).max(200);
const count = z.number().int().min(0).max(1_000_000_000);
const points = z.number().int().min(-1_000_000).max(1_000_000);
const time = z.number().int().min(0).max(8.64e15);
const letter = brand<Letter>(z.string().min(1).max(16));
const tile = brand<Tile>(z.string().min(1).max(16));
const square = brand<Square>(
  z
    .number()
    .int()
    .min(0)
    .max(SQUARES - 1),
);
const seat = z.number().int().min(0).max(3);
const list = <T>(item: z.ZodType<T>): z.ZodArray<z.ZodType<T>> => z.array(item).max(MANY);

const vote = z.enum(['yes', 'no']);
const verdict = z.enum(['valid', 'invalid']);
const direction = z.enum(['across', 'down']);
const limit = z.union([count, z.literal('none')]);
const player = z.strictObject({ id: name, name, bot: z.literal(true).exactOptional() });

const author: z.ZodType<Author> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seat'), seat }),
  z.strictObject({ kind: z.literal('referee'), name }),
  z.strictObject({ kind: z.literal('system') }),
]);

const values = <Field extends keyof typeof RULE_VALUES>(
  field: Field,
): z.ZodType<(typeof RULE_VALUES)[Field][number]> => z.enum(RULE_VALUES[field]) as never;

const rulesetFields = {
  id: name,
  tileset: name,
  board: name,
  mode: z.literal('standard'),
  players: z.strictObject({ min: count, max: count }),
  start: z.strictObject({
    blank: z.literal('before-first'),
    tie: values('start.tie'),
    seating: values('start.seating'),
    direction: z.literal('clockwise'),
  }),
  rack: count,
  opening: z.strictObject({ minTiles: count, centre: z.boolean(), minLetters: list(count) }),
  exchange: z.strictObject({
    minBag: count,
    order: z.literal('draw-then-return'),
    countsAsPass: z.boolean(),
  }),
  pass: z.strictObject({ when: values('pass.when') }),
  blank: z.strictObject({ reuse: values('blank.reuse') }),
  bonus: z.strictObject({ tiles: count, points }),
  theme: z.strictObject({ name: text, bonus: points, judgedBy: z.literal('vote') }),
  bags: z.strictObject({
    split: values('bags.split'),
    blanks: values('bags.blanks'),
    seconds: limit,
  }),
  words: z.strictObject({ lexicon: text, forms: list(text), exclude: list(text) }),
  lookup: values('lookup'),
  challenge: z.strictObject({
    mode: values('challenge.mode'),
    window: z.strictObject({
      until: values('challenge.window.until'),
      seconds: limit,
      joinSeconds: count,
    }),
    draw: values('challenge.draw'),
    onBad: z.strictObject({ retract: z.literal(true), mover: values('challenge.onBad.mover') }),
    bystanders: values('challenge.bystanders'),
    onGood: z.strictObject({
      challenger: values('challenge.onGood.challenger'),
      points,
      moverPoints: points,
      per: values('challenge.onGood.per'),
    }),
    forcedSkipCountsAsPass: z.boolean(),
  }),
  misdraw: z.strictObject({ rule: values('misdraw.rule'), surplus: z.literal('blind-removal') }),
  takeBack: values('takeBack'),
  clock: z.strictObject({
    kind: values('clock.kind'),
    seconds: count,
    increment: count,
    overPerMinute: points,
    begunMinute: z.boolean(),
    capMinutes: limit,
    timeBank: limit,
    vacation: limit,
    expiry: values('clock.expiry'),
  }),
  end: z.strictObject({
    outEmptyBag: z.literal(true),
    passRounds: limit,
    scorelessTurns: limit,
    noMoveLeft: z.boolean(),
  }),
  final: z.strictObject({
    deductOwn: values('final.deductOwn'),
    creditOut: values('final.creditOut'),
  }),
  ties: list(z.enum(TIE_BREAKS)),
  notation: z.strictObject({
    lettersOn: z.literal('columns'),
    across: values('notation.across'),
    labels: values('notation.labels'),
  }),
};

const ruleset = z.strictObject(rulesetFields);

/** A patch has the ruleset's shape with every field optional, at every depth. */
function partly(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return z.strictObject(
    Object.fromEntries(fields.map(([key, field]) => [key, partly(field).optional()])),
  );
}

const houseRule = z.strictObject({ name, patch: brand<never>(partly(ruleset)) });

const tileset = z.strictObject({
  id: name,
  language: name,
  alphabet: list(letter),
  vowels: list(letter),
  signs: list(letter),
  tiles: list(z.tuple([letter, z.number().int().min(0).max(200), points])),
  blanks: z.number().int().min(0).max(200),
});

const layout = z.strictObject({
  id: name,
  rows: z.array(z.string().length(BOARD_SIZE)).length(BOARD_SIZE),
});

const setup = {
  game: name,
  players: z.array(player).min(1).max(4),
  base: ruleset,
  houseRules: list(houseRule),
  tileset,
  board: layout,
  lexicon: z.strictObject({ id: name, hash: name }).nullable(),
  commitment: text,
};

const placedTile = z.strictObject({ square, letter, blank: z.boolean() });
const words = list(count);
const opening = list(list(z.strictObject({ seat, tile })));
const tiles = list(tile);

const is = <Kind extends string>(kind: Kind): z.ZodLiteral<Kind> => z.literal(kind);

const actionSchema: z.ZodType<Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('create'), setup: z.strictObject(setup), seed: text }),
  z.strictObject({ kind: is('propose'), houseRules: list(houseRule) }),
  z.strictObject({ kind: is('refuse-rule'), name }),
  z.strictObject({ kind: is('agree'), contribution: text.exactOptional() }),
  z.strictObject({
    kind: is('place'),
    tiles: list(placedTile),
    swaps: list(square).exactOptional(),
  }),
  z.strictObject({ kind: is('exchange'), tiles }),
  z.strictObject({ kind: is('pass') }),
  z.strictObject({ kind: is('choose-bags'), counts: list(count) }),
  z.strictObject({ kind: is('accept') }),
  z.strictObject({ kind: is('challenge'), words: words.exactOptional() }),
  z.strictObject({ kind: is('vote-verdict'), vote }),
  z.strictObject({ kind: is('claim-theme'), words }),
  z.strictObject({ kind: is('vote-theme'), vote }),
  z.strictObject({ kind: is('look-up'), word: list(text) }),
  z.strictObject({ kind: is('resign') }),
  z.strictObject({ kind: is('leave') }),
  z.strictObject({ kind: is('agree-end') }),
  z.strictObject({ kind: is('ask-take-back') }),
  z.strictObject({ kind: is('answer-take-back'), vote }),
  z.strictObject({ kind: is('give-time'), seat, seconds: count }),
  z.strictObject({ kind: is('abort') }),
  z.strictObject({ kind: is('close-window') }),
  z.strictObject({ kind: is('rule'), verdicts: list(verdict), reason: text }),
  z.strictObject({ kind: is('find-misdraw'), seat, count, reason: text }),
  z.strictObject({ kind: is('undo'), reason: text }),
  z.strictObject({ kind: is('replace'), seat, player }),
  z.strictObject({ kind: is('pause') }),
  z.strictObject({ kind: is('resume') }),
  z.strictObject({ kind: is('begin-vacation'), seat, until: time }),
  z.strictObject({ kind: is('end-vacation'), seat }),
  z.strictObject({ kind: is('tick') }),
]);

export const commandSchema: z.ZodType<Command> = z.strictObject({
  id: name,
  by: author,
  at: time,
  action: actionSchema,
});

const scoredWord = z.strictObject({
  letters: list(letter),
  start: square,
  direction,
  score: points,
});

/** Time and author are stored with an event only where they differ from the command's. */
const stamp = { at: time.exactOptional(), by: author.exactOptional() };

const fact = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: is(kind), ...shape, ...stamp });

export type StoredEvent = Fact & { readonly at?: number; readonly by?: Author };

export const eventSchema: z.ZodType<StoredEvent> = z.discriminatedUnion('kind', [
  fact('created', setup),
  fact('sealed', { seed: text }),
  fact('rules-proposed', { houseRules: list(houseRule) }),
  fact('rule-refused', { seat, name }),
  fact('agreed', { seat, contribution: text }),
  fact('order-drawn', { rounds: opening, order: list(seat) }),
  fact('choice-due', { seat, count }),
  fact('drew', { seat, counts: list(count), tiles }),
  fact('placed', {
    seat,
    tiles: list(placedTile),
    swaps: list(square),
    direction,
    words: list(scoredWord),
    bonus: points,
    score: points,
  }),
  fact('exchanged', { seat, tiles }),
  fact('returned', { seat, tiles, cause: z.enum(['exchange', 'retracted', 'surplus']) }),
  fact('passed', { seat, cause: z.enum(['chosen', 'time']) }),
  fact('skipped', { seat, cause: z.enum(['challenge-failed', 'bystander', 'misdraw', 'vacant']) }),
  fact('accepted', { seat }),
  fact('challenged', { seat, words }),
  fact('joining-closed', {}),
  fact('verdict-voted', { seat, vote }),
  fact('ruled', {
    verdicts: list(z.strictObject({ word: count, verdict })),
    source: z.enum(['judge', 'table', 'referee']),
    reason: text,
  }),
  fact('theme-claimed', { seat, words }),
  fact('theme-voted', { seat, vote }),
  fact('stood', { seat, score: points, themeBonus: points }),
  fact('retracted', { seat }),
  fact('skip-owed', {
    seat,
    cause: z.enum(['challenge-failed', 'bystander', 'misdraw', 'vacant']),
  }),
  fact('adjusted', { seat, points, cause: z.enum(['challenge-failed', 'challenged-in-vain']) }),
  fact('misdraw-found', { seat, count, tiles, reason: text }),
  fact('looked-up', { seat, word: list(text), verdict }),
  fact('resigned', { seat, cause: z.enum(['chosen', 'time', 'challenge']) }),
  fact('left', { seat }),
  fact('replaced', { seat, player }),
  fact('end-agreed', { seat }),
  fact('take-back-asked', { seat }),
  fact('take-back-answered', { seat, vote }),
  fact('undone', { cause: z.enum(['take-back', 'free', 'referee']), reason: text }),
  fact('time-given', { seat, seconds: count }),
  fact('vacation-begun', { seat, until: time }),
  fact('vacation-ended', { seat }),
  fact('paused', {}),
  fact('resumed', {}),
  fact('ended', {
    reason: z.enum([
      'out',
      'passes',
      'scoreless-turns',
      'no-move-left',
      'agreed',
      'resigned',
      'left',
      'aborted',
    ]),
    out: seat.nullable(),
    racks: list(tiles),
    adjustments: list(
      z.strictObject({ seat, points, cause: z.enum(['own-tiles', 'credit', 'overtime']) }),
    ),
    scores: list(points),
    tieDraw: opening,
    ranking: list(list(seat)),
  }),
  fact('revealed', { seed: text }),
]);

/**
 * As the other games, events and score sheets have it. They stored it before there was such a thing as taking back,
 * which none of them knows: what they have not said is "never", and that was once called "none".
 */
const rulesetOfAnyAge = ruleset.extend({
  takeBack: z
    .enum([...RULE_VALUES.takeBack, 'none'])
    .default('never')
    .transform((value) => (value === 'none' ? 'never' : value)),
});

/** What other schemas of this package are made of. */
export const fields = {
  text,
  name,
  count,
  points,
  time,
  letter,
  tile,
  square,
  seat,
  direction,
  tiles,
  ruleset: rulesetOfAnyAge,
  tileset,
  layout,
};
