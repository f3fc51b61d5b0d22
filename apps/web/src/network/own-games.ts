/** The tables where one sits or is invited, read from the server. */
import type { TableHead } from '@taht/protocol';
import type { GameView } from '@taht/rules';
import { call } from '../connection/call.ts';
import { findMe, me } from '../connection/me.ts';
import { texts } from '../i18n/texts.ts';
import type { TurnGame } from '../ui/turn-game.ts';
import { listTables } from './list-tables.ts';
import { turnGame } from './table-line.ts';

/** None for whoever is nobody here. */
export async function readOwnGames(): Promise<readonly TurnGame[]> {
  if (me.value === undefined) await findMe();
  if (me.value == null) return [];
  const lists = await Promise.all(
    (['live', 'open'] as const).map((state) => listTables({ state, player: 'me' })),
  );
  return Promise.all(lists.flat().map(lineOf));
}

async function lineOf(head: TableHead): Promise<TurnGame> {
  const game = await gameAt(head);
  return turnGame(head, game, texts.value, Date.now());
}

/** As one sees it oneself; null where one does not play there now, or it cannot be had. */
async function gameAt({ phase, own, game }: TableHead): Promise<GameView | null> {
  if (phase !== 'playing' || own === null || game === null) return null;
  const found = await call<{ readonly view: GameView }>(`/streams/${game}`);
  return found.ok ? found.value.view : null;
}
