/** Setting up a duplicate game: the offer, those who enter, the start. */
import { checkEquipment, checkRuleset } from '@taht/rules';
import type { Entrant, Setup } from './command.ts';
import { callRack } from './decide-round.ts';
import type { Refusal } from './refusal.ts';
import { checkDuplicate, type DuplicateRules, isChosenByReferee } from './ruleset.ts';
import type { Run } from './run.ts';
import { type Game, isRefereeOf, numberOf } from './state.ts';

export const MOST_PLAYERS = 20_000;

export function decideCreate(run: Run, setup: Setup, seed: string): Refusal | undefined {
  if (run.state.phase.kind !== 'new') return { code: 'already-created' };
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

const LONGEST_NAME = 100;
const LONGEST_HALL = 40;
/** As much of a name as tells which one it is. */
const BEGINNING = 30;

/** Whether a referee can play too: where nobody chooses among equals and no slips are awaited, there is nothing left to decide. */
export const mayRefereePlay = (
  rules: Pick<DuplicateRules, 'caller' | 'laid'>,
  players: readonly Pick<Entrant, 'hands'>[],
): boolean => !isChosenByReferee(rules) && players.every(({ hands }) => hands === 'device');

/** Why these cannot come in, whatever has happened in the game; those who are in already are not asked about. */
export function refuseEntrants(game: Game, players: readonly Entrant[]): Refusal | undefined {
  for (const { id, name, hall } of players) {
    if (numberOf(game, id) !== null) continue;
    if (game.phase.kind === 'over') return { code: 'game-over' };
    if (name === '' || [...name].length > LONGEST_NAME)
      return { code: 'bad-name', name: name.slice(0, BEGINNING), most: LONGEST_NAME };
    if ([...hall].length > LONGEST_HALL)
      return { code: 'bad-hall', hall: hall.slice(0, BEGINNING), most: LONGEST_HALL };
    const refusal = isRefereeOf(game, id) ? refuseReferee(game) : undefined;
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Whoever may have chosen the tiles on the table plays only with the next ones. */
function refuseReferee({ phase, players, setup }: Game): Refusal | undefined {
  if (!mayRefereePlay(setup.duplicate, players)) return { code: 'referee-cannot-play' };
  const areCalled = phase.kind === 'answering' || phase.kind === 'collecting';
  return setup.duplicate.caller === 'referee' && areCalled
    ? { code: 'wrong-phase', phase: phase.kind }
    : undefined;
}

/** Also while the game is under way: whoever comes late begins with nothing. */
export function decideEnter(run: Run, players: readonly Entrant[]): Refusal | undefined {
  const { state: game } = run;
  if (players.length === 0) return { code: 'nobody-to-enter' };
  if (game.players.length + players.length > MOST_PLAYERS)
    return { code: 'too-many-players', most: MOST_PLAYERS };
  const refusal = refuseEntrants(game, players);
  if (refusal !== undefined) return refusal;
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
  const { phase, players, setup } = run.state;
  if (phase.kind !== 'entering') return { code: 'wrong-phase', phase: phase.kind };
  if (players.length === 0) return { code: 'no-players' };
  run.emit({ kind: 'started' });
  if (setup.duplicate.caller === 'automatic') callRack(run);
  return undefined;
}
