/** Plays one random game to its end and tells an observer everything that happened on the way. */
import { type Entry, loadGame, makeRecord, parseRecord } from '@taht/record';
import {
  type Command,
  decide,
  evolve,
  type Game,
  type GameEvent,
  type Refusal,
  START,
} from '@taht/rules';
import { randomCommand, type Temper } from './random-command.ts';
import { hashJudge, noJudge, randomEnv } from './random-env.ts';
import { randomSetup } from './random-rules.ts';
import { makeRng } from './rng.ts';

export interface Observer {
  event(before: Game, event: GameEvent, after: Game): void;
  refusal(game: Game, refusal: Refusal): void;
  /** The game as it stands and the same game stored and loaded again. */
  reloaded(live: Game, loaded: Game): void;
}

export interface PlayedGame {
  readonly entries: readonly Entry[];
  readonly game: Game;
}

/** Far more than any game takes; reaching it is a failure, not an end. */
const MOST_COMMANDS = 20_000;

export function playRandomGame(seed: number, observer: Observer): PlayedGame {
  const rng = makeRng(seed);
  const temper: Temper = {
    storm: rng.chance(0.3) ? 0.04 : 0.002,
    nonsense: rng.chance(0.5) ? 0.15 : 0.01,
    pace: rng.chance(0.2) ? 40 : 5,
  };
  const entries: Entry[] = [];
  let game = START;
  const hasList = rng.chance(0.7);
  let at = 1_700_000_000_000;
  for (let n = 0; game.phase.kind !== 'over'; n++) {
    if (n > MOST_COMMANDS) throw new Error(`game ${seed} does not end`);
    const secret = `seed ${seed}`;
    const needsList = game.phase.kind !== 'new' && game.rules.challenge.mode === 'off-auto-reject';
    const env = randomEnv(hasList || needsList ? hashJudge : noJudge);
    const sent =
      game.phase.kind === 'new' && rng.chance(0.95)
        ? ({
            by: { kind: 'system' },
            action: {
              kind: 'create',
              setup: randomSetup(rng, `game-${seed}`, secret),
              seed: secret,
            },
            wait: 0,
          } as const)
        : randomCommand(rng, game, env, temper);
    at += sent.wait;
    const id = n > 5 && rng.chance(0.005) ? (game.commands?.before?.id ?? 'c0') : `c${n}`;
    const command: Command = { id, by: sent.by, at, action: sent.action };
    const decided = decide(game, command, env);
    if (!decided.ok) {
      observer.refusal(game, decided.error);
      continue;
    }
    if (decided.value.length === 0) continue;
    entries.push({ command, events: decided.value });
    for (const event of decided.value) {
      const after = evolve(game, event);
      observer.event(game, event, after);
      game = after;
    }
    if (rng.chance(0.03)) {
      const loaded = reload(entries);
      observer.reloaded(game, loaded);
      game = loaded;
    }
  }
  return { entries, game };
}

/** Through the bytes of the record and back. */
export function reload(entries: readonly Entry[]): Game {
  const record = parseRecord(makeRecord(entries));
  if (!record.ok) throw new Error(`not read again: ${JSON.stringify(record.error)}`);
  const game = loadGame(record.value.entries);
  if (!game.ok) throw new Error(`not loaded again: ${JSON.stringify(game.error)}`);
  return game.value;
}
