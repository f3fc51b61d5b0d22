/** A table for two at which one sits oneself, and to which the other is invited. */
import { err, ok, type Result } from '@taht/base';
import type { Edition } from '@taht/editions';
import { connection } from '../connection/connection.ts';
import { type Trouble, troubleOf } from '../connection/trouble.ts';
import { rulesetIn } from '../new-game/way-of-playing.ts';
import { firstChoice, optionsOf } from './table-options.ts';

/** The table's stream. */
export async function challengePerson(
  edition: Edition,
  person: string,
): Promise<Result<string, Trouble>> {
  const options = optionsOf({
    ...firstChoice(edition, rulesetIn(edition.id)),
    visibility: 'invited',
  });
  const invite = [person];
  const opened = await connection().create('table', { kind: 'open', options, sits: true, invite });
  return opened.ok ? ok(opened.value.stream) : err(troubleOf(opened.error));
}
