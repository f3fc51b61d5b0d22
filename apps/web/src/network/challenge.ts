/** A table for two at which one sits oneself, and to which the other is invited. */
import type { Result } from '@taht/base';
import type { Edition } from '@taht/editions';
import { openStream } from '../connection/open-stream.ts';
import type { Trouble } from '../connection/trouble.ts';
import { rulesetIn } from '../new-game/way-of-playing.ts';
import { firstChoice, optionsOf } from './table-options.ts';

/** The table's stream. */
export function challengePerson(
  edition: Edition,
  person: string,
): Promise<Result<string, Trouble>> {
  const options = optionsOf({
    ...firstChoice(edition, rulesetIn(edition.id)),
    visibility: 'invited',
  });
  return openStream('table', { options, sits: true, invite: [person] });
}
