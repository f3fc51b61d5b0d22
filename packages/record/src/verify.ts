/** Checks a record from outside: its bytes, its digests, every decision made again, every draw against the commitment. */
import type { Letter } from '@taht/letters';
import {
  decide,
  type Env,
  evolve,
  type FactOf,
  type Game,
  type GameEvent,
  type Seat,
  START,
  type Verdict,
} from '@taht/rules';
import { commitmentOf, drawStream } from './draw-stream.ts';
import type { Entry } from './entry.ts';
import { makeJournal, makeRecord, parseRecord, VERSION } from './journal.ts';
import { loadGame } from './load.ts';
import { canonicalJson } from './read-json.ts';

export interface Check {
  readonly name: 'record' | 'bytes' | 'events' | 'decisions' | 'commitment';
  readonly ok: boolean;
  /** Where it fails: a line of the file and a place in it. */
  readonly detail?: string;
}

export interface Verification {
  readonly ok: boolean;
  readonly finished: boolean;
  readonly checks: readonly Check[];
}

export function verifyRecord(text: string): Verification {
  const record = parseRecord(text);
  if (!record.ok) {
    const { code, line, at } = record.error;
    return verification([fail('record', `${code} ${line} ${at}`)], false);
  }
  const { entries, version, torn } = record.value;
  const bytes = version < VERSION || isAsWritten(text, entries);
  const checks: Check[] = [
    torn ? fail('record', `torn ${entries.length + 2}`) : pass('record'),
    bytes ? pass('bytes') : fail('bytes', 'not as written'),
  ];
  const game = loadGame(entries);
  if (!game.ok) {
    const { code, line, at } = game.error;
    return verification([...checks, fail('events', `${code} ${line} ${at}`)], false);
  }
  const finished = game.value.phase.kind === 'over';
  return verification(
    [...checks, pass('events'), checkDecisions(entries), checkCommitment(game.value, entries)],
    finished,
  );
}

const pass = (name: Check['name']): Check => ({ name, ok: true });
const fail = (name: Check['name'], detail: string): Check => ({ name, ok: false, detail });

const verification = (checks: readonly Check[], finished: boolean): Verification => ({
  ok: checks.every((check) => check.ok),
  finished,
  checks,
});

/** Not a byte differs from what we would write: neither in the entries nor between them. */
function isAsWritten(text: string, entries: readonly Entry[]): boolean {
  return text === makeRecord(entries) || text === makeJournal(entries);
}

/** Every command, decided again, must lead to the very same events, tiles drawn included. */
function checkDecisions(entries: readonly Entry[]): Check {
  let game = START;
  for (const [i, { command, events }] of entries.entries()) {
    const again = decide(game, command, recordedEnv(game, events, entries));
    if (!again.ok) return fail('decisions', `refused ${i + 2} ${again.error.code}`);
    const differs = differenceOf(again.value, events);
    if (differs !== undefined) return fail('decisions', `differs ${i + 2} events.${differs}`);
    game = events.reduce(evolve, game);
  }
  return pass('decisions');
}

function differenceOf(a: readonly GameEvent[], b: readonly GameEvent[]): number | undefined {
  const longest = a.length > b.length ? a : b;
  const at = longest.findIndex((_, i) => canonicalJson(a[i]) !== canonicalJson(b[i]));
  return at < 0 ? undefined : at;
}

/** What was handed in at the time, as far as the events tell: verdicts, and whether anybody could still play. */
function recordedEnv(game: Game, events: readonly GameEvent[], entries: readonly Entry[]): Env {
  const verdicts = recordedVerdicts(game, events);
  const ended = events.find((event) => event.kind === 'ended');
  const seed = entries[0]?.events.find((event) => event.kind === 'sealed')?.seed ?? '';
  return {
    judge: (word) => verdicts.get(wordKey(word)) ?? 'unknown',
    draw: (secret, index, bound) =>
      drawStream(secret.seed === seed ? secret : { ...secret, seed }, index, bound),
    hasPlay: (now: Game, seat: Seat) =>
      ended?.reason !== 'no-move-left' && !isStuckPass(now, seat, events),
  };
}

/** A pass that was let through where only the stuck may pass says that the seat had no play. */
const isStuckPass = (now: Game, seat: Seat, events: readonly GameEvent[]): boolean =>
  now.phase.kind === 'turn' &&
  now.phase.seat === seat &&
  now.rules.pass.when === 'when-stuck' &&
  events.some(
    (event) => event.kind === 'passed' && event.seat === seat && event.cause === 'chosen',
  );

const wordKey = (word: readonly string[]): string => word.join(' ');

function recordedVerdicts(game: Game, events: readonly GameEvent[]): ReadonlyMap<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  let play: Pick<FactOf<'placed'>, 'words'> | undefined =
    'play' in game.phase ? game.phase.play : undefined;
  const learn = (letters: readonly Letter[] | readonly string[], verdict: Verdict): void => {
    verdicts.set(wordKey(letters), verdict);
  };
  for (const event of events) {
    if (event.kind === 'placed') {
      play = event;
      if (game.rules.challenge?.mode === 'off-auto-reject')
        for (const { letters } of event.words) learn(letters, 'valid');
    } else if (event.kind === 'ruled' && event.source === 'judge')
      for (const { word, verdict } of event.verdicts)
        learn(play?.words[word]?.letters ?? [], verdict);
    else if (event.kind === 'looked-up') learn(event.word, event.verdict);
  }
  return verdicts;
}

/** The seed was fixed before anybody contributed, and it is the one shown at the end. */
function checkCommitment(game: Game, entries: readonly Entry[]): Check {
  const events = entries.flatMap((entry) => entry.events);
  const sealed = events.find((event) => event.kind === 'sealed');
  const revealed = events.find((event) => event.kind === 'revealed');
  if (sealed === undefined && revealed === undefined) return fail('commitment', 'no seed');
  const seeds = [sealed?.seed, revealed?.seed].filter((seed) => seed !== undefined);
  const isKept = seeds.every((seed) => commitmentOf(seed) === game.setup.commitment);
  return isKept ? pass('commitment') : fail('commitment', 'another seed');
}
