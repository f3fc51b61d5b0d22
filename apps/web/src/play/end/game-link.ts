/** A finished game as a link: the game itself stands behind the `#`, so it opens wherever it is sent. */
import { alphabetFor } from '@taht/editions';
import { type Entry, encodeGcg, makeGameGcg, parseRecord } from '@taht/record';
import type { Game } from '@taht/rules';
import { localGames } from '../../local-games/client.ts';
import { makeFragment } from '../../ui/fragment.ts';

/** `names` by seat. Null where its record cannot be had now. */
export async function gameLink(
  { setup: { game, tileset } }: Game,
  names: readonly string[],
): Promise<string | null> {
  const entries = game.startsWith('local-') ? await localEntries(game) : await recordOf(game);
  if (entries === null) return null;
  const gcg = encodeGcg(makeGameGcg(entries, alphabetFor(tileset), names));
  return `${location.origin}/review/replay#${await makeFragment(gcg)}`;
}

async function localEntries(game: string): Promise<readonly Entry[] | null> {
  const entries = await localGames.ask({ kind: 'entries', game });
  return entries.ok ? entries.value : null;
}

async function recordOf(game: string): Promise<readonly Entry[] | null> {
  try {
    const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/record`);
    const record = answer.ok ? parseRecord(await answer.text()) : null;
    return record?.ok === true ? record.value.entries : null;
  } catch {
    return null;
  }
}
