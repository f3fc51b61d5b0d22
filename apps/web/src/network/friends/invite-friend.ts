/** A table for oneself and a friend, with one tap: in one's own language and way of playing, open to whoever has the link. */
import { err, ok, type Result } from '@taht/base';
import type { TableHead, TableOptions } from '@taht/protocol';
import { arriveAtOnce } from '../../connection/arrive-at-once.ts';
import { connection } from '../../connection/connection.ts';
import { me } from '../../connection/me.ts';
import { openStream } from '../../connection/open-stream.ts';
import { type Trouble, troubleOf } from '../../connection/trouble.ts';
import { rulesetIn } from '../../new-game/way-of-playing.ts';
import { preferences } from '../../preferences/preferences.ts';
import { chosenEdition } from '../../ui/chosen-edition.ts';
import { listTables } from '../list-tables.ts';
import { firstChoice, optionsOf, type TableChoice } from '../table-options.ts';

/** The table's stream: a new one, or that at which one waits already. */
export async function inviteFriend(): Promise<Result<string, Trouble>> {
  const arrived = await arriveAtOnce();
  if (!arrived.ok) return arrived;
  const edition = chosenEdition();
  const choice = firstChoice(edition, rulesetIn(edition.id, preferences.way.peek()));
  const waiting = await waitingTable(optionsOf(choice));
  return waiting === undefined ? openTable(choice) : ok(waiting.id);
}

/** Whoever opens a table plays there, and agrees to what they chose; bots sit down at once. */
export async function openTable(choice: TableChoice): Promise<Result<string, Trouble>> {
  const arrived = await arriveAtOnce();
  if (!arrived.ok) return arrived;
  const opened = await openStream('table', { options: optionsOf(choice), sits: true, invite: [] });
  if (opened.ok) await settleIn(opened.value, choice);
  return opened;
}

/** Of a table at which one waits. Another language is another table, with another link; the old one is closed. */
export async function changeTable(
  { id, options }: TableHead,
  choice: TableChoice,
): Promise<Result<string, Trouble>> {
  if (options.edition !== choice.edition) {
    const opened = await openTable(choice);
    if (opened.ok) await connection().send(id, { kind: 'close' });
    return opened;
  }
  const changed = await connection().send(id, { kind: 'change', options: optionsOf(choice) });
  if (!changed.ok) return err(troubleOf(changed.error));
  await settleIn(id, choice);
  return ok(id);
}

async function settleIn(table: string, { bots, places }: TableChoice): Promise<void> {
  for (const [i, bot] of bots.slice(0, places - 1).entries())
    if (bot !== '') await connection().send(table, { kind: 'seat-bot', place: i + 1, bot });
  await connection().send(table, { kind: 'ready', isReady: true });
}

/** One's own with these options, to which nobody has come yet: whoever goes back and taps again gets the same link. */
async function waitingTable(options: TableOptions): Promise<TableHead | undefined> {
  const own = await listTables({ state: 'open', player: 'me' });
  return own.find(
    ({ host, places, options: chosen, results }) =>
      host === me.peek()?.card.id &&
      results.length === 0 &&
      places.filter(({ kind }) => kind !== 'empty').length === 1 &&
      JSON.stringify(chosen) === JSON.stringify(options),
  );
}
