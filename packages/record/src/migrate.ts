/** Brings an entry of an older format up to the present one, a step for each version. */

export type Stored = Record<string, unknown>;
type Step = (entry: Stored) => Stored;

/** From each version to the next. */
const STEPS: Readonly<Record<number, Step>> = {
  // Version 1 knew one bag only and did not say from which bag a tile was drawn.
  1: (entry) => mapEvents(entry, (event) => (event.kind === 'drew' ? withCounts(event) : event)),
  // Version 2 knew no vacation.
  2: (entry) => mapEvents(withAction(entry), (event) => withBase(event)),
};

export function migrate(entry: Stored, version: number): Stored {
  const step = STEPS[version];
  return step === undefined ? entry : migrate(step(entry), version + 1);
}

function mapEvents(entry: Stored, change: (event: Stored) => Stored): Stored {
  const { events } = entry;
  if (!Array.isArray(events)) return entry;
  return { ...entry, events: events.map((event) => (isStored(event) ? change(event) : event)) };
}

const withCounts = (event: Stored): Stored => ({
  ...event,
  counts: [Array.isArray(event.tiles) ? event.tiles.length : 0],
});

function withAction(entry: Stored): Stored {
  const { action } = entry;
  if (!isStored(action) || !isStored(action.setup)) return entry;
  return { ...entry, action: { ...action, setup: withBase(action.setup) } };
}

/** Only a whole ruleset needs every field; a house rule names what it changes. */
function withBase(setup: Stored): Stored {
  const { base } = setup;
  if (!isStored(base) || !isStored(base.clock)) return setup;
  return { ...setup, base: { ...base, clock: { vacation: 'none', ...base.clock } } };
}

export const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null;
