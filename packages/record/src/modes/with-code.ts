/** From version 1, which knew no code by which a game is found, to version 2. */
import { isStored, type Stored } from '../migrate.ts';

export function withCode(entry: Stored): Stored {
  const { action, events } = entry;
  return {
    ...entry,
    action: isStored(action) && isStored(action.setup) ? inSetup(action) : action,
    events: Array.isArray(events) ? events.map(inEvent) : events,
  };
}

/** Some of version 1 had one before it was asked for. */
const coded = (setup: Stored): Stored => ({ code: '', ...setup });

const inSetup = (action: Stored): Stored => ({ ...action, setup: coded(action.setup as Stored) });

const inEvent = (event: unknown): unknown =>
  isStored(event) && isStored(event.fact) && event.fact.kind === 'created'
    ? { ...event, fact: coded(event.fact) }
    : event;
