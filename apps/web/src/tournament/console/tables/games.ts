/** Which tables of a round can be opened for games on Täht, and for whom a device is still missing. */
import type { PlayerNumber, TableView, TournamentView } from '@taht/tournament';
import type { RoundPlace } from './shown.ts';

export interface RoundGames {
  readonly openable: readonly number[];
  /** Of tables that wait for a device. */
  readonly without: readonly PlayerNumber[];
  /** Whether any table is, or was, played here. */
  readonly isBegun: boolean;
}

/** Null where no games are played here, or none is needed any more. */
export function gamesOf(
  { head, stages, players }: Pick<TournamentView, 'head' | 'stages' | 'players'>,
  { stage, round }: RoundPlace,
): RoundGames | null {
  const tables = stages[stage - 1]?.rounds[round - 1]?.tables ?? [];
  const isDuplicate = head.plan[stage - 1]?.format.kind === 'duplicate';
  if (!head.rules.results.includes('game')) return null;
  const waiting = tables.filter(isWaiting);
  if (waiting.length === 0) return null;
  const hasDevice = (player: PlayerNumber): boolean => {
    const { hasDevice: has = false, status = null } = players[player - 1] ?? {};
    return has === true || (isDuplicate && (status === 'absent' || status === 'withdrawn'));
  };
  return {
    openable: waiting.filter(({ seats }) => seats.every(hasDevice)).map(({ table }) => table),
    without: waiting
      .flatMap(({ seats }) => seats.filter((player) => !hasDevice(player)))
      .toSorted((a, b) => a - b),
    isBegun: tables.some(({ own }) => own !== null && own.game !== null),
  };
}

/** Neither played nor being played. */
const isWaiting = ({ state, own }: TableView): boolean =>
  state === 'open' && (!own?.game || own.game.state === 'over');
