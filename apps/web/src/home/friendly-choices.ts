/** What is played on the first screen: the friendly rules of an edition, by which a wrong word costs nothing. */
import { type Edition, editionOf, friendlyIn } from '@taht/editions';
import { type Choices, plainChoices } from '../new-game/choices.ts';

export const friendlyChoices = (edition: string): Choices =>
  plainChoices(edition, friendlyIn(editionOf(edition) as Edition).id);
