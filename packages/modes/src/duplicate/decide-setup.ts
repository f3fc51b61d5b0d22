/** Setting up a duplicate game: the offer, those who enter, the start. */
import { checkEquipment, checkRuleset } from '@taht/rules';
import type { Entrant, Setup } from './command.ts';
import { callRack } from './decide-round.ts';
import type { Refusal } from './refusal.ts';
import { checkDuplicate } from './ruleset.ts';
import type { Run } from './run.ts';
import { numberOf } from './state.ts';

export const MOST_PLAYERS = 20_000;

export function decideCreate(run: Run, setup: Setup, seed: string): Refusal | undefined {
  if (run.game.phase.kind !== 'new') return { code: 'already-created' };
  const { base, tileset, duplicate } = setup;
  const broken = checkEquipment(setup);
  const faults =
    broken.length > 0
      ? broken
      : [
          ...checkRuleset(base, tileset, { generator: 'present' }),
          ...checkDuplicate(duplicate, tileset, base.bonus.tiles),
        ];
  if (faults.length > 0) return { code: 'bad-ruleset', faults };
  run.emit({ kind: 'created', ...setup });
  run.emit({ kind: 'sealed', seed });
  return undefined;
}

/** Also while the game is under way: whoever comes late begins with nothing. */
export function decideEnter(run: Run, players: readonly Entrant[]): Refusal | undefined {
  const { game } = run;
  if (players.length === 0) return { code: 'nobody-to-enter' };
  if (game.players.length + players.length > MOST_PLAYERS)
    return { code: 'too-many-players', most: MOST_PLAYERS };
  const among = new Map<string, number>();
  for (const [i, { id }] of players.entries()) {
    const player = numberOf(game, id) ?? among.get(id);
    if (player !== undefined) {
      const known = game.players[player - 1] ?? players[player - game.players.length - 1];
      return { code: 'already-entered', player, hall: known?.hall ?? '' };
    }
    among.set(id, game.players.length + i + 1);
  }
  run.emit({ kind: 'entered', players });
  return undefined;
}

export function decideStart(run: Run): Refusal | undefined {
  const { phase, players, setup } = run.game;
  if (phase.kind !== 'entering') return { code: 'wrong-phase', phase: phase.kind };
  if (players.length === 0) return { code: 'no-players' };
  run.emit({ kind: 'started' });
  if (setup.duplicate.caller === 'automatic') callRack(run);
  return undefined;
}
