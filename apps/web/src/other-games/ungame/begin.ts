/** From a finished game to its un-game. */
import { err, ok, type Result } from '@taht/base';
import { type Entry, parseRecord } from '@taht/record';
import { openStream } from '../../connection/open-stream.ts';
import { network, type Trouble } from '../../connection/trouble.ts';
import { localGames } from '../../local-games/client.ts';
import { OtherGamesClient } from '../../local-games/other/client.ts';
import type { UngameFailure } from './session.ts';

/** On this device, whoever played it. */
export async function beginHere(game: string): Promise<Result<string, UngameFailure>> {
  const entries = await entriesOf(game);
  if (!entries.ok) return entries;
  const host = new OtherGamesClient();
  const begun = await host.ask({ kind: 'begin-ungame', entries: entries.value });
  host.close();
  return begun;
}

async function entriesOf(game: string): Promise<Result<readonly Entry[], UngameFailure>> {
  if (game.startsWith('local-')) {
    const stored = await localGames.ask({ kind: 'entries', game });
    return stored.ok ? stored : err({ code: 'no-such-game' });
  }
  try {
    const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/record`);
    if (!answer.ok) return err(network(answer.status >= 500 ? 'unable' : 'missing'));
    const record = parseRecord(await answer.text());
    return record.ok ? ok(record.value.entries) : err({ code: 'game-damaged' });
  } catch {
    return err(network('unreachable'));
  }
}

/** On the server, where the players of the game meet in one un-game: whoever asks later is led to it. */
export const findThere = (game: string): Promise<Result<string, Trouble>> =>
  openStream('ungame', { game });
