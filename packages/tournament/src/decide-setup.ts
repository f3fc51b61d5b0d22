/** Setting a tournament up, and changing what has not begun. */
import { checkRuleset, isTileSet, type LexiconId } from '@taht/rules';
import type { ActionOf, Details, Official, Setup } from './command.ts';
import { missingKeys } from './decide-devices.ts';
import {
  areHallRules,
  type HallRule,
  LONGEST_HALL_RULE,
  MOST_HALL_RULES,
  tidyHallRules,
} from './hall-rules.ts';
import type { Refusal } from './refusal.ts';
import { checkStages, checkTournamentRules, type Format, type Stage } from './rules.ts';
import type { Run } from './run.ts';
import { tidy } from './spelling.ts';
import { type Begun, isRunning, roundsOf } from './state.ts';

export function decideCreate(run: Run, setup: Setup, seed: string): Refusal | undefined {
  if (run.state.phase !== 'new') return { code: 'already-created' };
  const refusal = refuseSetup(setup, run.at);
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'created', ...setup });
  run.emit({ kind: 'sealed', seed });
  return undefined;
}

/** Every tournament names a word list, so it can be told who is stuck. */
function refuseSetup(setup: Setup, now: number): Refusal | undefined {
  const { name, officials, rules, base, tileset, deleteBy } = setup;
  if (name.trim() === '') return { code: 'name-missing' };
  if (!(deleteBy > now)) return { code: 'delete-by-past' };
  const faults = isTileSet(tileset)
    ? [...checkRuleset(base, tileset, { generator: 'present' }), ...checkTournamentRules(rules)]
    : (['broken-tileset'] as const);
  if (faults.length > 0) return { code: 'bad-rules', faults };
  return refuseOfficials(officials);
}

/** Names are kept so many days at most from the day on which that is said. */
const MOST_DAYS = 366;
const DAY = 24 * 3600 * 1000;

/** Wherever it harms nothing: games under way need their phones. */
export function decideSetDetails(run: Run, details: Details): Refusal | undefined {
  const { setup, stages } = run.state;
  const { name, deleteBy, ...rules } = details;
  if (name.trim() === '') return { code: 'name-missing' };
  if (!(deleteBy > run.at)) return { code: 'delete-by-past' };
  if (deleteBy > Math.max(setup.deleteBy, run.at + MOST_DAYS * DAY))
    return { code: 'delete-by-far', most: MOST_DAYS };
  const faults = checkTournamentRules({ ...setup.rules, ...rules });
  if (faults.length > 0) return { code: 'bad-rules', faults };
  const playing = roundsOf({ stages })
    .flatMap(({ tables }) => tables)
    .find(({ game }) => isRunning(game));
  if (rules.phones === 'none' && playing !== undefined)
    return { code: 'game-open', table: playing.table };
  run.emit({
    kind: 'details-set',
    details: { ...details, name: tidy(name) },
    keys: missingKeys(run, rules.phones),
  });
  return undefined;
}

function refuseOfficials(officials: readonly Official[]): Refusal | undefined {
  if (!officials.some(({ role }) => role === 'director')) return { code: 'no-director' };
  const twice = officials.find(({ id }, i) => officials.findIndex((each) => each.id === id) < i);
  return twice === undefined ? undefined : { code: 'official-twice', name: twice.name };
}

/** Without `was` nothing is said about what was seen. */
function refuseOverwriting(now: object, was: object | undefined): Refusal | undefined {
  return was === undefined || textOf(now) === textOf(was) ? undefined : { code: 'changed-since' };
}

/** The same for the same, in whatever order keys are. */
const textOf = (list: object): string =>
  JSON.stringify(list, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

export function decideSetOfficials(
  run: Run,
  { officials, was }: ActionOf<'set-officials'>,
): Refusal | undefined {
  const refusal = refuseOverwriting(run.state.officials, was) ?? refuseOfficials(officials);
  if (refusal === undefined) run.emit({ kind: 'officials-set', officials });
  return refusal;
}

/** Stages that have begun stay, but for the number of rounds of the present one, and how five sit in those to come. */
export function decideSetStages(run: Run, stages: readonly Stage[]): Refusal | undefined {
  const faults = checkStages(stages);
  if (faults.length > 0) return { code: 'bad-rules', faults };
  const last = run.state.stages.length - 1;
  const changed = run.state.stages.findIndex((begun, i) => !mayStand(begun, stages[i], i === last));
  if (changed >= 0) return { code: 'stage-begun', stage: changed + 1 };
  run.emit({ kind: 'stages-set', stages });
  return undefined;
}

function mayStand({ stage, rounds }: Begun, next: Stage | undefined, isPresent: boolean): boolean {
  if (next === undefined) return false;
  const format = isPresent ? withRestOf(stage.format, next.format) : stage.format;
  const isSame = JSON.stringify({ ...stage, format, rounds: next.rounds }) === JSON.stringify(next);
  return isSame && (isPresent ? next.rounds >= rounds.length : next.rounds === stage.rounds);
}

const withRestOf = (format: Format, next: Format): Format =>
  format.kind === 'tables' && next.kind === 'tables' ? { ...format, rest: next.rest } : format;

export function decideSetHallRules(run: Run, lines: readonly HallRule[]): Refusal | undefined {
  if (!areHallRules(lines))
    return { code: 'bad-hall-rules', most: MOST_HALL_RULES, longest: LONGEST_HALL_RULE };
  run.emit({ kind: 'hall-rules-set', lines: tidyHallRules(lines) });
  return undefined;
}

/** From the next challenge and the next game on; whoever asks has seen to it that there is such a list. */
export function decideSetLexicon(run: Run, lexicon: LexiconId): Refusal | undefined {
  run.emit({ kind: 'lexicon-set', lexicon });
  return undefined;
}

const MOST_PRIZES = 100;
const MOST_PLACES = 1000;

export function decideSetPrizes(
  run: Run,
  { prizes, was }: ActionOf<'set-prizes'>,
): Refusal | undefined {
  const refusal = refuseOverwriting(run.state.prizes, was);
  if (refusal !== undefined) return refusal;
  const isGood = ({ name, places }: (typeof prizes)[number]): boolean =>
    name.trim() !== '' && Number.isInteger(places) && places >= 1 && places <= MOST_PLACES;
  if (prizes.length > MOST_PRIZES || !prizes.every(isGood)) return { code: 'bad-prize' };
  run.emit({ kind: 'prizes-set', prizes });
  return undefined;
}
