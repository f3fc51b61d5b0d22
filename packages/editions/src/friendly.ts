/** The friendly way to play, as data: a ruleset beside the rulebook's in every edition, for a game among friends (RULES 13.4). */
import type { Ruleset } from '@taht/rules';
import { defaults } from './defaults.ts';
import type { Edition } from './edition.ts';

/** Words are looked at before they are played, nobody is timed, and the own last play can be taken back. */
export const friendly = (id: string, rulebook: Ruleset): Ruleset => ({
  ...rulebook,
  id,
  players: defaults.players,
  lookup: defaults.lookup,
  challenge: { ...defaults.challenge, mode: 'off-auto-reject', draw: 'at-once' },
  takeBack: 'free',
  clock: defaults.clock,
});

export const isFriendly = (ruleset: string): boolean => ruleset.endsWith('-friendly');

/** What an edition is played by among friends. */
export const friendlyIn = ({ rulesets }: Edition): Ruleset =>
  rulesets.find(({ id }) => isFriendly(id)) ?? rulesets[0];
