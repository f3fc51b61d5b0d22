/** Finds a saved game: the one named, the last one left unfinished, or one from a list. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listGames, type Saved } from '@taht/host';
import { localeOf } from '@taht/messages';
import { plain } from '@taht/phrasing';
import { type Asker, askOne } from '../../../terminal/questions.ts';

/** A path, or the id of a game in the folder; true means the last one. Undefined where there is none. */
export function findGame(wanted: string | true, folder: string, cwd: string): string | undefined {
  if (wanted === true) return unfinishedGames(folder)[0]?.path;
  const path = resolve(cwd, wanted);
  return existsSync(path) ? path : join(folder, `${wanted}.jsonl`);
}

export const unfinishedGames = (folder: string): readonly Saved[] =>
  listGames(folder).filter(({ finished }) => !finished);

/** The path of the game to go on with, or undefined for a new one. */
export async function offerGames(asker: Asker, folder: string): Promise<string | undefined> {
  const { texts } = asker.style();
  const games = unfinishedGames(folder).slice(0, MOST_OFFERED);
  if (games.length === 0) return undefined;
  const when = new Intl.DateTimeFormat(localeOf(texts.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const names = games.map(
    ({ players, at }) => `${players.map(plain).join(', ')} – ${when.format(at)}`,
  );
  const options = [...names, texts.t('play.new-game')];
  const chosen = await askOne(asker, texts.t('play.choose-game'), options, 0);
  return games[chosen]?.path;
}

const MOST_OFFERED = 9;
