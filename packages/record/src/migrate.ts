/** Brings an entry of an older format up to the present one, a step for each version. */

export type Stored = Record<string, unknown>;
type Step = (entry: Stored) => Stored;

/** From each version to the next. */
const STEPS: Readonly<Record<number, Step>> = {
  // Version 1 knew one bag only and did not say from which bag a tile was drawn.
  1: (entry) => mapEvents(entry, (event) => (event.kind === 'drew' ? withCounts(event) : event)),
  // Version 2 knew no vacation.
  2: (entry) => changeBase(entry, withVacation),
  // Version 3 had no say in it: whoever asked could take a move back if all others agreed.
  3: (entry) => changeBase(entry, (base) => ({ takeBack: 'consent', ...base })),
  // Version 4 said "none" where nothing could be taken back.
  4: (entry) => changeHouseRules(changeBase(entry, withNever), withNever),
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

/** Only a whole ruleset needs every field; a house rule names what it changes. */
function changeBase(entry: Stored, change: (base: Stored) => Stored): Stored {
  const inSetup = (setup: Stored): Stored =>
    isStored(setup.base) ? { ...setup, base: change(setup.base) } : setup;
  const { action } = entry;
  const changed =
    isStored(action) && isStored(action.setup)
      ? { ...entry, action: { ...action, setup: inSetup(action.setup) } }
      : entry;
  return mapEvents(changed, inSetup);
}

/** Proposed with the offer, by an action, or told of in an event. */
function changeHouseRules(entry: Stored, change: (patch: Stored) => Stored): Stored {
  const changed = (rule: unknown): unknown =>
    isStored(rule) && isStored(rule.patch) ? { ...rule, patch: change(rule.patch) } : rule;
  const inRules = (proposal: Stored): Stored =>
    Array.isArray(proposal.houseRules)
      ? { ...proposal, houseRules: proposal.houseRules.map(changed) }
      : proposal;
  const { action } = entry;
  if (!isStored(action)) return mapEvents(entry, inRules);
  const { setup } = action;
  const proposed = isStored(setup) ? { ...action, setup: inRules(setup) } : inRules(action);
  return mapEvents({ ...entry, action: proposed }, inRules);
}

const withNever = (rules: Stored): Stored =>
  rules.takeBack === 'none' ? { ...rules, takeBack: 'never' } : rules;

const withVacation = (base: Stored): Stored =>
  isStored(base.clock) ? { ...base, clock: { vacation: 'none', ...base.clock } } : base;

export const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null;
