/** What the commands and facts of a tournament are made of, as they are stored. */
import {
  CALL_REASONS,
  DOORS,
  type Format,
  GAME_ENDS,
  HALL_RULE_IDS,
  type HallRule,
  MOST_HALL_RULES,
  MOST_PLAYERS,
  NAME_FORMS,
  REFEREE_KINDS,
  ROLES,
  RUNGS,
  SCHOOL_RUNGS,
  SOURCES,
  STATUSES,
  type Stage,
  TOURNAMENT_VALUES,
  type TournamentRules,
} from '@taht/tournament';
import { z } from 'zod';
import { fields } from '../schema.ts';
import { is } from './parts.ts';

const { text, name, count, points, time, tile, letter } = fields;

export const number = z.number().int().min(1).max(1_000_000);
export const many = <T extends z.ZodType>(item: T) => z.array(item).max(MOST_PLAYERS);
export const few = <T extends z.ZodType>(item: T) => z.array(item).max(200);
export const players = many(number);
const rung = z.enum(RUNGS);
export const status = z.enum(STATUSES);
export const verdict = z.enum(['valid', 'invalid']);
const values = <Field extends keyof typeof TOURNAMENT_VALUES>(field: Field) =>
  z.enum(TOURNAMENT_VALUES[field]) as z.ZodType<(typeof TOURNAMENT_VALUES)[Field][number]>;

const apart = z.enum(['never', 'softly']);
const format: z.ZodType<Format> = z.union([
  z.strictObject({
    kind: is('tables'),
    by: z.enum(['lot', 'standing']),
    schools: apart,
    repeats: apart,
    rest: z.enum(['small-tables', 'bye']),
  }),
  z.strictObject({
    kind: is('duels'),
    by: z.enum(['swiss', 'king-of-the-hill', 'teams']),
    schools: apart,
    repeats: apart,
  }),
  z.strictObject({ kind: is('duels'), by: is('round-robin') }),
  z.strictObject({ kind: is('duplicate') }),
]);

const stage: z.ZodType<Stage> = z.strictObject({
  name,
  format,
  rounds: count,
  field: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('all') }),
    z.strictObject({ kind: is('top'), players: count }),
    z.strictObject({
      kind: is('table-winners'),
      runnersUp: z.union([count, is('to-fill')]),
    }),
  ]),
  carry: z.enum(['nothing', 'results']),
  ladder: few(rung),
});

const hallRule: z.ZodType<HallRule> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('text'), id: z.enum(HALL_RULE_IDS) }),
  z.strictObject({ kind: is('own'), line: text }),
]);
/** More than there may be, so that the tournament itself says why it does not take them. */
export const hallRules = z.array(hallRule).max(2 * MOST_HALL_RULES);

const nameForm = z.enum(NAME_FORMS);
const namesShown = z.strictObject({ referee: nameForm, projector: nameForm, public: nameForm });
const shown = z.strictObject({ standings: values('standings'), schools: values('schools') });
const rules: z.ZodType<TournamentRules> = z.strictObject({
  id: name,
  stages: few(stage),
  tableLadder: few(rung),
  placePoints: few(points),
  bye: z.strictObject({ points, score: points, spread: points }),
  opening: values('opening'),
  results: few(z.enum(SOURCES)),
  clock: z.strictObject({ kind: values('clock'), seconds: count }),
  schools: z.strictObject({ best: count, by: z.enum(SCHOOL_RUNGS) }),
  phones: values('phones'),
  hall: values('hall'),
  hallRules,
  help: values('help'),
  names: namesShown,
  shown,
  listing: values('listing'),
});

export const details = z.strictObject({
  name,
  deleteBy: time,
  names: namesShown,
  shown,
  phones: values('phones'),
  results: few(z.enum(SOURCES)),
});

export const part = {
  id: name,
  role: z.enum(ROLES),
  tables: many(number).nullable(),
  from: z.enum(REFEREE_KINDS).exactOptional(),
};
export const official = z.strictObject({ ...part, name });
export const officials = few(official);
export const door = z.enum(DOORS);
export const key = z.string().max(20);

export const lexicon = z.strictObject({ id: name, hash: name });

export const setup = {
  event: name,
  name,
  code: key,
  officials,
  rules,
  base: fields.ruleset,
  tileset: fields.tileset,
  lexicon,
  hallLanguage: z.string().max(20),
  commitment: text,
  deleteBy: time,
};

export const person = z.strictObject({
  id: name.nullable(),
  name,
  school: text,
  class: text,
  ageGroup: text,
  team: text,
  needs: z.strictObject({ table: number.nullable(), note: text }),
});

const prize = z.strictObject({
  name,
  among: z.union([
    z.strictObject({ kind: z.enum(['all', 'schools']) }),
    z.strictObject({ kind: z.enum(['age-group', 'class']), group: text }),
  ]),
  places: count,
});

export const where = z.strictObject({ stage: number, round: number, table: number });
export const scores = many(
  z.strictObject({ player: number, score: points.nullable(), before: points.nullable() }),
);
export const noted = many(z.strictObject({ player: number, before: points }));
export const sheet = { where, seen: count, scores, sum: points.nullable() };
/** Its table and its duplicate game are called by it: with any other name a tournament from a file would speak of the games of another one. */
export const game = z.string().regex(/^\d{1,10}-\d{1,7}$/u);
export const gameEnded = {
  end: z.enum(GAME_ENDS),
  scores: scores.nullable(),
  order: players,
};
export const letterRounds = few(many(z.strictObject({ player: number, tile })));
export const word = z.array(letter).max(100);
export const tables = many(z.strictObject({ table: number, seats: players }));
export const seating = z.strictObject({ tables, byes: players });
export const reason = text;
export const about = z.enum(CALL_REASONS).nullable();
export const stages = few(stage);
export const prizes = few(prize);
