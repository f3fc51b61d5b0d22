/** A tournament with many tables as it is stored. */
import {
  type Action,
  type Author,
  EFFECTS,
  type Fact,
  GAME_MODES,
  SOURCES,
  type TournamentEvent,
  WAYS,
} from '@taht/tournament';
import { z } from 'zod';
import type { Stored } from '../migrate.ts';
import { fields } from '../schema.ts';
import { type ModeCodec, modeCodec } from './codec.ts';
import { is } from './parts.ts';
import {
  about,
  details,
  door,
  few,
  game,
  gameEnded,
  hallRules,
  key,
  letterRounds,
  lexicon,
  many,
  noted,
  number,
  official,
  officials,
  part,
  person,
  players,
  prizes,
  reason,
  scores,
  seating,
  setup,
  sheet,
  stages,
  status,
  tables,
  verdict,
  where,
  word,
} from './tournament-parts.ts';

const { text, name, count, points, time } = fields;

const action: z.ZodType<Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('create'), setup: z.strictObject(setup), seed: text }),
  z.strictObject({ kind: is('set-details'), details }),
  z.strictObject({ kind: is('set-officials'), officials, was: officials.exactOptional() }),
  z.strictObject({ kind: is('set-stages'), stages }),
  z.strictObject({ kind: is('set-prizes'), prizes, was: prizes.exactOptional() }),
  z.strictObject({ kind: is('set-hall-rules'), lines: hallRules }),
  z.strictObject({ kind: is('set-lexicon'), lexicon }),
  z.strictObject({ kind: is('enter'), players: many(person), status }),
  z.strictObject({ kind: is('amend'), player: number, seen: count, person }),
  z.strictObject({ kind: is('mark'), players, status }),
  z.strictObject({ kind: is('take-over'), director: z.strictObject({ id: name, name }) }),
  z.strictObject({ kind: is('forget'), person: name }),
  z.strictObject({ kind: is('ask-in'), name }),
  z.strictObject({ kind: is('let-in'), ...part }),
  z.strictObject({ kind: is('make-recovery') }),
  z.strictObject({ kind: is('recover'), key, name }),
  z.strictObject({ kind: is('turn-away'), ids: many(name) }),
  z.strictObject({ kind: is('set-door'), door }),
  z.strictObject({ kind: is('claim'), player: number, key }),
  z.strictObject({ kind: is('release'), player: number, key: z.enum(['same', 'new']) }),
  z.strictObject({ kind: is('begin-stage'), stage: number, runnersUp: count.nullable() }),
  z.strictObject({ kind: is('exchange-field'), stage: number, comes: players, goes: players }),
  z.strictObject({ kind: is('draw-round'), stage: number, round: number }),
  z.strictObject({
    kind: is('reseat'),
    stage: number,
    round: number,
    seen: count,
    tables,
    byes: players,
  }),
  z.strictObject({ kind: is('draw-letters'), where, rounds: letterRounds.nullable() }),
  z.strictObject({ kind: is('break-tie'), players, rounds: letterRounds.nullable() }),
  z.strictObject({ kind: is('open-games'), stage: number, round: number, tables: players }),
  z.strictObject({ kind: is('note-game'), game, address: name }),
  z.strictObject({ kind: is('end-game'), game, ...gameEnded }),
  z.strictObject({ kind: is('drop-games'), games: many(game) }),
  z.strictObject({
    kind: is('enter-result'),
    source: z.enum(['slip', 'referee']),
    ...sheet,
  }),
  z.strictObject({
    kind: is('correct'),
    reason,
    isSure: z.literal(true).exactOptional(),
    ...sheet,
  }),
  z.strictObject({ kind: is('note-before'), where, seen: count, noted }),
  z.strictObject({ kind: is('report'), ...sheet }),
  z.strictObject({ kind: is('confirm'), where, seen: count }),
  z.strictObject({ kind: is('dispute'), where, reason }),
  z.strictObject({ kind: is('settle'), where, reason }),
  z.strictObject({ kind: is('call-referee'), where, about }),
  z.strictObject({ kind: is('end-call'), where }),
  z.strictObject({
    kind: is('challenge'),
    where,
    player: number,
    words: few(word),
    challengers: players,
    verdict: verdict.nullable(),
  }),
  z.strictObject({ kind: is('rule'), word, verdict, reason }),
  z.strictObject({ kind: is('misdraw'), where, player: number, tiles: count, inBag: count }),
  z.strictObject({ kind: is('start-clock'), seconds: count.nullable() }),
  z.strictObject({ kind: is('stop-clock') }),
  z.strictObject({ kind: is('resume-clock') }),
  z.strictObject({ kind: is('extend'), seconds: count }),
  z.strictObject({ kind: is('announce'), text }),
  z.strictObject({ kind: is('undo'), command: name }),
  z.strictObject({ kind: is('close') }),
  z.strictObject({ kind: is('tick') }),
]);

const author: z.ZodType<Author> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('director'), id: name }),
  z.strictObject({ kind: is('referee'), id: name }),
  z.strictObject({ kind: is('player'), player: number }),
  z.strictObject({ kind: is('guest'), id: name }),
  z.strictObject({ kind: is('system') }),
]);

const pair = { table: number, players };
const warnings = many(
  z.discriminatedUnion('code', [
    z.strictObject({ code: is('same-school'), ...pair }),
    z.strictObject({ code: is('met-before'), ...pair }),
    z.strictObject({ code: is('small-table'), table: number, seats: count }),
    z.strictObject({ code: is('second-bye'), player: number }),
    z.strictObject({ code: is('wrong-table'), player: number, needs: number }),
  ]),
);
const why = z.strictObject({
  sameSchool: count,
  sameSchoolAtLeast: count,
  repeats: count,
  repeatsAtLeast: count,
  moved: players,
  warnings,
});
const lettersDrawn = { rounds: letterRounds, order: players, draws: count };

const field = many(z.strictObject({ player: number, as: z.enum(WAYS) }));

const fact: z.ZodType<Fact> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('created'), ...setup }),
  z.strictObject({ kind: is('sealed'), seed: text }),
  z.strictObject({ kind: is('details-set'), details, keys: many(key) }),
  z.strictObject({ kind: is('officials-set'), officials }),
  z.strictObject({ kind: is('stages-set'), stages }),
  z.strictObject({ kind: is('prizes-set'), prizes }),
  z.strictObject({ kind: is('hall-rules-set'), lines: hallRules }),
  z.strictObject({ kind: is('lexicon-set'), lexicon }),
  z.strictObject({ kind: is('entered'), players: many(person), status, keys: many(key) }),
  z.strictObject({ kind: is('amended'), player: number, person }),
  z.strictObject({ kind: is('marked'), players, status }),
  z.strictObject({ kind: is('taken-over'), director: official }),
  z.strictObject({ kind: is('person-forgotten'), person: name }),
  z.strictObject({ kind: is('asked-in'), id: name, name }),
  z.strictObject({ kind: is('let-in'), official }),
  z.strictObject({ kind: is('recovery-made'), key }),
  z.strictObject({ kind: is('turned-away'), ids: many(name) }),
  z.strictObject({ kind: is('door-set'), door }),
  z.strictObject({ kind: is('claimed'), player: number, id: name }),
  z.strictObject({ kind: is('released'), player: number, key }),
  z.strictObject({
    kind: is('stage-begun'),
    stage: number,
    field: field.nullable(),
  }),
  z.strictObject({ kind: is('field-set'), stage: number, field }),
  z.strictObject({
    kind: is('drawn'),
    stage: number,
    round: number,
    seating,
    why,
    from: count,
    draws: count,
  }),
  z.strictObject({ kind: is('reseated'), stage: number, round: number, seating, warnings }),
  z.strictObject({ kind: is('letters-drawn'), where, ...lettersDrawn }),
  z.strictObject({ kind: is('tie-broken'), ...lettersDrawn }),
  z.strictObject({
    kind: is('games-opened'),
    stage: number,
    round: number,
    games: many(
      z.strictObject({
        table: number,
        mode: z.enum(GAME_MODES),
        game,
        people: many(z.strictObject({ player: number, id: name })),
      }),
    ),
  }),
  z.strictObject({ kind: is('game-begun'), where, game, address: name }),
  z.strictObject({ kind: is('game-ended'), where, game, ...gameEnded }),
  z.strictObject({ kind: is('games-dropped'), games: many(game) }),
  z.strictObject({ kind: is('result-entered'), where, scores, source: z.enum(SOURCES) }),
  z.strictObject({ kind: is('corrected'), where, scores, reason }),
  z.strictObject({ kind: is('before-noted'), where, noted }),
  z.strictObject({ kind: is('reported'), where, player: number, scores }),
  z.strictObject({ kind: is('confirmed'), where, player: number }),
  z.strictObject({ kind: is('disputed'), where, player: number.nullable(), reason }),
  z.strictObject({ kind: is('settled'), where, reason }),
  z.strictObject({ kind: is('referee-called'), where, player: number, about }),
  z.strictObject({ kind: is('call-ended'), where }),
  z.strictObject({
    kind: is('challenged'),
    where,
    player: number,
    words: few(word),
    challengers: players,
    verdict,
    consequences: many(z.strictObject({ player: number, effect: z.enum(EFFECTS), points })),
  }),
  z.strictObject({ kind: is('ruled'), word, verdict, reason }),
  z.strictObject({
    kind: is('misdrawn'),
    where,
    player: number,
    tiles: count,
    mending: z.strictObject({ kind: z.enum(['draws', 'gives-back']), tiles: count }),
  }),
  z.strictObject({ kind: is('clock-started'), deadline: time }),
  z.strictObject({ kind: is('clock-stopped') }),
  z.strictObject({ kind: is('clock-resumed'), deadline: time }),
  z.strictObject({ kind: is('extended'), seconds: count }),
  z.strictObject({ kind: is('clock-ran-out') }),
  z.strictObject({ kind: is('announced'), text }),
  z.strictObject({ kind: is('undone'), undone: name }),
  z.strictObject({ kind: is('closed') }),
  z.strictObject({ kind: is('revealed'), seed: text }),
  z.strictObject({ kind: is('forgotten') }),
]);

/** Events had no code and their players no keys. */
function fromVersion1({ action: asked, events, ...entry }: Stored): Stored {
  const action = asked as Stored;
  return {
    ...entry,
    action:
      'setup' in action ? { ...action, setup: { code: '', ...(action.setup as Stored) } } : action,
    events: (events as readonly { readonly fact: Stored }[]).map((each) => ({
      ...each,
      fact: { ...ADDED[String(each.fact.kind)], ...each.fact },
    })),
  };
}

const ADDED: Readonly<Record<string, Stored>> = { created: { code: '' }, entered: { keys: [] } };

/** A step that changes the setup, which stands in the first command and in what it led to. */
const withSetup =
  (change: (setup: Stored) => Stored) =>
  ({ action: asked, events, ...entry }: Stored): Stored => {
    const action = asked as Stored;
    return {
      ...entry,
      action: 'setup' in action ? { ...action, setup: change(action.setup as Stored) } : action,
      events: (events as readonly { readonly fact: Stored }[]).map((each) => ({
        ...each,
        fact: each.fact.kind === 'created' ? change(each.fact) : each.fact,
      })),
    };
  };

/** Events had no hall rules, and none has any that was begun without. */
const fromVersion4 = withSetup(({ rules, ...setup }) => ({
  hallLanguage: '',
  ...setup,
  rules: { hallRules: [], ...(rules as Stored) },
}));

/** Who had no link did not find one. */
const fromVersion5 = withSetup(({ rules, ...setup }) => ({
  ...setup,
  rules: { listing: 'by-link', ...(rules as Stored) },
}));

export const tournamentCodec: ModeCodec<Author, Action, TournamentEvent> = modeCodec({
  version: 7,
  author,
  action,
  fact,
  // Since version 3 whoever corrects may be sure of it, since version 4 tables play on Täht and call referees,
  // since version 5 what a result lacks is noted, another list is set, and referees come from somewhere,
  // since version 6 a tournament may be found without its link, since version 7 its name, its day, its phones and
  // who plays in a stage may change, and there may be a recovery code.
  steps: {
    1: fromVersion1,
    2: (entry) => entry,
    3: (entry) => entry,
    4: fromVersion4,
    5: fromVersion5,
    6: (entry) => entry,
  },
});
