/** How a friendly ruleset is made of the first of its edition, apart from the questions about it: whoever asks those needs no data. */
import type { Ruleset } from '@taht/rules';
import { defaults } from './defaults.ts';

/** Words are looked at before they are played, nobody is timed, and the own last play can be taken back (RULES 13.4). */
export const friendlyRuleset = (id: string, rulebook: Ruleset): Ruleset => ({
  ...rulebook,
  id,
  players: defaults.players,
  lookup: defaults.lookup,
  challenge: { ...defaults.challenge, mode: 'off-auto-reject', draw: 'at-once' },
  takeBack: 'free',
  clock: defaults.clock,
});
