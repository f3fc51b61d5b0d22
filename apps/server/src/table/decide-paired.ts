/** Tables of people whom somebody else has brought together: the lobby, or an event. */
import type { TableEvent, TableRefusal } from '@taht/protocol';
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
  openWith(run, action, env, { host: action.people[0]?.id ?? '', isPaired: true, event: null });

/** Nobody at the table is its host: what is played and by whom is for the event to say. */
export const openForEvent = (
  run: Run,
  action: Extract<Opening, { kind: 'open-for-event' }>,
  env: TableEnv,
): TableRefusal | undefined =>
  openWith(run, action, env, { host: action.event.id, isPaired: false, event: action.event });

/** Where a game of an event is played one can go, come back, wake others, and talk if the event allows it. */
export function isForEvent(table: Table, { talk }: TableEvent, { asked, person }: Ask): boolean {
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

/** An event has its tables for one game. */
export function closeAfterEvent(run: Run): void {
  if (run.state.event !== null && run.state.phase === 'open') run.emit({ kind: 'closed' });
}

/** They were brought together to play, so they are all ready. */
function openWith(
  run: Run,
  { table, options, people }: Opening,
  env: TableEnv,
  whose: Pick<Table, 'host' | 'isPaired' | 'event'>,
): TableRefusal | undefined {
  if (run.state.phase !== 'new') return { code: 'table-exists' };
  const equipment = equip(options, env.listsOf, whose.event);
  if (!equipment.ok) return equipment.error;
  if (people.length !== options.places) return { code: 'no-such-place' };
  if (new Set(people.map(({ id }) => id)).size < people.length) return { code: 'already-seated' };
  if (options.rated && !people.every(({ isAccount }) => isAccount))
    return { code: 'rated-needs-account' };
  const speed = speedOf(equipment.value.rules.clock);
  run.emit({ kind: 'opened', table, options, speed, code: null, ...whose });
  people.forEach((card, place) => {
    run.emit({ kind: 'sat', place, card });
    run.emit({ kind: 'readied', place, isReady: true });
  });
  startIfReady(run);
  return undefined;
}
