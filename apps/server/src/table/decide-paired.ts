/** Tables that the lobby or a tournament opens for people. */
import type { TableRefusal, TableTournament } from '@taht/protocol';
import { speedOf } from '../game/speed.ts';
import { startIfReady } from './decide-seats.ts';
import type { Action, Ask } from './events.ts';
import { equip, type TableEnv } from './options.ts';
import type { Run } from './run.ts';
import { hasLeft, type Table } from './state.ts';

type Opening = Extract<Action, { kind: 'open-paired' | 'open-for-event' }>;

export const openPaired = (
  run: Run,
  action: Extract<Opening, { kind: 'open-paired' }>,
  env: TableEnv,
): TableRefusal | undefined =>
  openWith(run, action, env, {
    host: action.people[0]?.id ?? '',
    isPaired: true,
    tournament: null,
  });

/** Nobody at the table is its host: the tournament says who plays what. */
export const openForTournament = (
  run: Run,
  action: Extract<Opening, { kind: 'open-for-event' }>,
  env: TableEnv,
): TableRefusal | undefined =>
  openWith(run, action, env, { host: action.event.id, isPaired: false, tournament: action.event });

/** At a tournament's table people can leave, return, nudge, and talk if the tournament allows it. */
export function isForTournament(
  table: Table,
  { talk }: TableTournament,
  { asked, person }: Ask,
): boolean {
  switch (asked.kind) {
    case 'leave':
    case 'nudge':
      return true;
    case 'sit':
      return hasLeft(table, person.id);
    case 'say':
    case 'say-phrase':
      return talk;
    default:
      return false;
  }
}

/** A tournament's table is for one game. */
export function closeAfterTournament(run: Run): void {
  if (run.state.tournament !== null && run.state.phase === 'open') run.emit({ kind: 'closed' });
}

/** They were paired to play, so they are all ready. */
function openWith(
  run: Run,
  { table, options, people }: Opening,
  env: TableEnv,
  whose: Pick<Table, 'host' | 'isPaired' | 'tournament'>,
): TableRefusal | undefined {
  if (run.state.phase !== 'new') return { code: 'table-exists' };
  const equipment = equip(options, env.listsOf, whose.tournament);
  if (!equipment.ok) return equipment.error;
  if (people.length !== options.places) return { code: 'no-such-place' };
  if (new Set(people.map(({ id }) => id)).size < people.length) return { code: 'already-seated' };
  if (options.rated && !people.every(({ isAccount }) => isAccount))
    return { code: 'rated-needs-account' };
  const speed = speedOf(equipment.value.rules.clock);
  const { tournament: event, ...opened } = whose;
  run.emit({ kind: 'opened', table, options, speed, code: null, ...opened, event });
  people.forEach((card, place) => {
    run.emit({ kind: 'sat', place, card });
    run.emit({ kind: 'readied', place, isReady: true });
  });
  startIfReady(run);
  return undefined;
}
