/** From version 2, in which the best play there was went on the board in every game, to version 3. */
import { isStored, type Stored } from '../migrate.ts';

export function withLaid(entry: Stored): Stored {
  const { action, events } = entry;
  return {
    ...entry,
    action:
      isStored(action) && isStored(action.setup)
        ? { ...action, setup: ruled(action.setup) }
        : action,
    events: Array.isArray(events) ? events.map(inEvent) : events,
  };
}

/** An archive has no version: one of before is known by what it lacks. */
export function archiveWithLaid(archive: unknown): unknown {
  if (!isStored(archive)) return archive;
  const { setup, rounds } = archive;
  return {
    ...archive,
    setup: isStored(setup) ? ruled(setup) : setup,
    rounds: Array.isArray(rounds)
      ? rounds.map((round) => (isStored(round) ? judged(round) : round))
      : rounds,
  };
}

const ruled = (setup: Stored): Stored =>
  isStored(setup.duplicate)
    ? { ...setup, duplicate: { laid: 'best-possible', ...setup.duplicate } }
    : setup;

const judged = (round: Stored): Stored => ({ from: 'finder', top: round.best, ...round });

function inEvent(event: unknown): unknown {
  if (!(isStored(event) && isStored(event.fact))) return event;
  const { fact } = event;
  if (fact.kind === 'created') return { ...event, fact: ruled(fact) };
  return fact.kind === 'judged' ? { ...event, fact: judged(fact) } : event;
}
