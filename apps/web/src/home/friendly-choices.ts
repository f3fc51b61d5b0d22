/** What is played on the first screen: the friendly rules of an edition, by which a wrong word costs nothing. */
import { type Choices, plainChoices } from '../new-game/choices.ts';

export function friendlyChoices(edition: string): Choices {
  const choices = plainChoices(edition, `${edition}-friendly`);
  return choices.ruleset.endsWith('-friendly')
    ? choices
    : { ...choices, houseRules: ['challenge-void'] };
}
