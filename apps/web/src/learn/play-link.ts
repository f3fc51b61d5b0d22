/** Where a game is set up: with the rules of an edition and a house rule. */
import { FIXED_NAMES, plainChoices } from '../new-game/choices.ts';
import { encodeChoices } from '../new-game/share-code.ts';

/** A theme is named in the builder itself. */
export function playLink(edition: string, houseRule: string): string {
  const houseRules = FIXED_NAMES.filter((name) => name === houseRule);
  return `/new/${encodeChoices({ ...plainChoices(edition), houseRules })}`;
}
