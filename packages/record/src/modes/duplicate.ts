/** The duplicate game and its answers as they are stored. */
import { err, ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { z } from 'zod';
import { firstIssue, readJson } from '../read-json.ts';
import { fields } from '../schema.ts';
import { type ModeCodec, modeCodec } from './codec.ts';
import { is, placed, play } from './parts.ts';
import { withCode } from './with-code.ts';
import { archiveWithLaid, withLaid } from './with-laid.ts';

const { text, name, count, points, time, tile } = fields;

const number = z.number().int().min(1).max(1_000_000);
const players = <T extends z.ZodType>(item: T) => z.array(item).max(duplicate.MOST_PLAYERS);
const few = <T extends z.ZodType>(item: T) => z.array(item).max(100);
const values = <Field extends keyof typeof duplicate.DUPLICATE_VALUES>(
  field: Field,
): z.ZodType<(typeof duplicate.DUPLICATE_VALUES)[Field][number]> =>
  z.enum(duplicate.DUPLICATE_VALUES[field]) as never;

const rules: z.ZodType<duplicate.DuplicateRules> = z.strictObject({
  caller: values('caller'),
  seconds: count,
  pauseSeconds: count,
  rack: count,
  most: count,
  rackMinimums: few(
    z.strictObject({ upTo: z.union([count, is('none')]), vowels: count, consonants: count }),
  ),
  laid: values('laid'),
  score: values('score'),
  wrongScore: values('wrongScore'),
  ties: few(z.enum(duplicate.TIE_RULES)),
  joker: values('joker'),
  solo: z.strictObject({ points, leastPlayers: count }),
  warnings: z.strictObject({ free: count, points }),
});

const setup = {
  game: name,
  referees: few(z.strictObject({ id: name, name })),
  base: fields.ruleset,
  duplicate: rules,
  tileset: fields.tileset,
  board: fields.layout,
  lexicon: z.strictObject({ id: name, hash: name }),
  commitment: text,
  code: text,
};

const entrant = z.strictObject({
  id: name,
  name,
  hall: text,
  hands: z.enum(['device', 'paper']),
});

const rack = few(tile);

/** What was laid in a round, and the best there was. */
const laid = {
  best: play.nullable(),
  from: z.enum(['slip', 'finder']),
  top: play.nullable(),
  equals: count,
};

const action: z.ZodType<duplicate.Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('create'), setup: z.strictObject(setup), seed: text }),
  z.strictObject({ kind: is('enter'), players: players(entrant) }),
  z.strictObject({ kind: is('start') }),
  z.strictObject({ kind: is('call'), tiles: rack.nullable() }),
  z.strictObject({ kind: is('stop-clock') }),
  z.strictObject({ kind: is('resume-clock') }),
  z.strictObject({ kind: is('extend'), seconds: count }),
  z.strictObject({ kind: is('ring') }),
  z.strictObject({ kind: is('close-slips') }),
  z.strictObject({ kind: is('choose'), play: count }),
  z.strictObject({ kind: is('correct'), call: count, player: number, points, reason: text }),
  z.strictObject({ kind: is('warn'), player: number, reason: text }),
  z.strictObject({ kind: is('undo'), reason: text }),
  z.strictObject({ kind: is('end') }),
  z.strictObject({
    kind: is('judge'),
    call: count,
    answers: players(z.strictObject({ player: number, tiles: placed, claimed: points.nullable() })),
  }),
  z.strictObject({ kind: is('file-answers') }),
  z.strictObject({ kind: is('forget'), person: name }),
  z.strictObject({ kind: is('tick') }),
]);

const author: z.ZodType<duplicate.Author> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('referee'), name }),
  z.strictObject({ kind: is('system') }),
]);

const fact: z.ZodType<duplicate.Fact> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('created'), ...setup }),
  z.strictObject({ kind: is('sealed'), seed: text }),
  z.strictObject({ kind: is('entered'), players: players(entrant) }),
  z.strictObject({ kind: is('started') }),
  z.strictObject({
    kind: is('called'),
    call: number,
    round: number,
    rack,
    draws: count,
    deadline: time,
    source: z.enum(['drawn', 'referee']),
  }),
  z.strictObject({ kind: is('clock-stopped') }),
  z.strictObject({ kind: is('clock-resumed'), deadline: time }),
  z.strictObject({ kind: is('extended'), deadline: time }),
  z.strictObject({ kind: is('rang'), call: number, bests: few(play) }),
  z.strictObject({ kind: is('slips-closed') }),
  z.strictObject({ kind: is('chosen'), play: count }),
  z.strictObject({
    kind: is('judged'),
    call: number,
    ...laid,
    rows: players(
      z.strictObject({
        player: number,
        points,
        verdict: z.enum(duplicate.VERDICTS),
        digest: text,
      }),
    ),
    solo: z.strictObject({ player: number, points }).nullable(),
  }),
  z.strictObject({ kind: is('corrected'), call: number, player: number, points, reason: text }),
  z.strictObject({ kind: is('warned'), player: number, points, reason: text }),
  z.strictObject({ kind: is('undone'), reason: text }),
  z.strictObject({
    kind: is('ended'),
    reason: z.enum(['played-out', 'no-rack', 'no-play', 'stopped']),
  }),
  z.strictObject({ kind: is('revealed'), seed: text }),
  z.strictObject({ kind: is('answers-filed') }),
  z.strictObject({ kind: is('forgotten'), person: name }),
]);

/** Answers lie in streams of their own, and the event has their digests: they are not stored a second time. */
const withoutAnswers = (asked: duplicate.Action): duplicate.Action =>
  asked.kind === 'judge' ? { ...asked, answers: [] } : asked;

export const duplicateCodec: ModeCodec<
  duplicate.Author,
  duplicate.Action,
  duplicate.DuplicateEvent
> = modeCodec({
  version: 3,
  author,
  action,
  fact,
  steps: { 1: withCode, 2: withLaid },
  trim: withoutAnswers,
});

const archive: z.ZodType<duplicate.Archive> = z.strictObject({
  setup: z.strictObject(setup),
  field: players(z.strictObject({ name: z.string().max(200), hall: text, penalty: points })),
  rounds: z.array(
    z.strictObject({
      ...{ call: number, round: number, rack, ...laid },
      points: players(points),
    }),
  ),
});

/** An archived game as a file or a server has it, or the place of the first fault. */
export function parseArchive(body: string): Result<duplicate.Archive, string> {
  const json = readJson(body);
  if (!json.ok) return err(`column ${json.error}`);
  const read = archive.safeParse(archiveWithLaid(json.value));
  return read.success ? ok(read.data) : err(firstIssue(read.error));
}

const call = { call: number };
const handed = { ...call, tiles: placed, claimed: points.nullable() };
const closes = { closes: time.nullable() };
const opened = { game: name, person: name };

export const answersCodec: ModeCodec<
  duplicate.answers.Author,
  duplicate.answers.Action,
  duplicate.answers.AnswersEvent
> = modeCodec<duplicate.answers.Author, duplicate.answers.Action, duplicate.answers.Fact>({
  version: 1,
  author: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('player') }),
    z.strictObject({ kind: is('helper'), name }),
    z.strictObject({ kind: is('system') }),
  ]),
  action: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('open'), ...opened }),
    z.strictObject({ kind: is('hand-in'), ...handed, ...closes }),
    z.strictObject({ kind: is('withdraw'), ...call, ...closes }),
    z.strictObject({ kind: is('seal'), ...call }),
    z.strictObject({ kind: is('close') }),
  ]),
  fact: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('opened'), ...opened }),
    z.strictObject({ kind: is('handed-in'), ...handed }),
    z.strictObject({ kind: is('withdrawn'), ...call }),
    z.strictObject({ kind: is('sealed'), ...call }),
    z.strictObject({ kind: is('closed') }),
  ]),
  steps: {},
});
