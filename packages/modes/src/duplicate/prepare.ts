/**
 * A game prepared beforehand: the racks of a seed, the best there is laid after each, and nobody in it yet. Whoever
 * plays it later, wherever and whenever, has the same racks on the same boards.
 */
import { ok, type Result } from '@taht/base';
import type { Action, Entrant, Setup } from './command.ts';
import { decide, nextDue } from './decide.ts';
import type { Env } from './env.ts';
import { evolve } from './evolve.ts';
import type { Refusal } from './refusal.ts';
import { type Archive, archiveOf } from './solo.ts';
import { type Game, START } from './state.ts';

/** A game does not start without players; this one hands in nothing and is not in the archive. */
const STAND_IN: Entrant = { id: 'nobody', name: 'nobody', hall: '', hands: 'device' };

export function prepareGame<Reason = never>(
  setup: Setup,
  seed: string,
  env: Env<Reason>,
): Result<Archive, Refusal | Reason> {
  const duplicate = { ...setup.duplicate, caller: 'automatic', laid: 'best-possible' } as const;
  let game: Game = START;
  let next: Step | undefined = act({ kind: 'create', setup: { ...setup, duplicate }, seed });
  for (let steps = 0; next !== undefined; steps++) {
    const { at, action }: Step = next;
    const command = { id: `step-${steps}`, by: { kind: 'system' }, at, action } as const;
    const decided = decide(game, command, env);
    if (!decided.ok) return decided;
    game = decided.value.reduce(evolve, game);
    next = nextStep(game, at);
  }
  const { field: _, ...archive } = archiveOf(game);
  const rounds = archive.rounds.map((round) => ({ ...round, points: [] }));
  return ok({ ...archive, rounds, field: [] });
}

interface Step {
  readonly at: number;
  readonly action: Action;
}

const act = (action: Action, at = 0): Step => ({ at, action });

function nextStep(game: Game, at: number): Step | undefined {
  const { phase, players, calls } = game;
  switch (phase.kind) {
    case 'over':
      return undefined;
    case 'entering':
      return act(
        players.length === 0 ? { kind: 'enter', players: [STAND_IN] } : { kind: 'start' },
        at,
      );
    case 'collecting':
      return act({ kind: 'judge', call: calls, answers: [] }, at);
    default:
      return act({ kind: 'tick' }, nextDue(game) ?? at);
  }
}
