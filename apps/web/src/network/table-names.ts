/** A table and its games are named after one another, and a game knows its players by id alone: the names stand at the table. */

import { plain, type Texts } from '@taht/phrasing';
import type { TableHead } from '@taht/protocol';
import { botNamed } from '@taht/search';

/** Null for a game that belongs to no table; a private one has a `p` at the end. */
export function tableOfGame(game: string): string | null {
  const rest = /^game-(?<rest>[\w.:~-]+)-[1-9]\d{0,5}p?$/u.exec(game)?.groups?.rest;
  return rest === undefined ? null : `table-${rest}`;
}

export type Place = TableHead['places'][number];

export const placeName = (place: Place, texts: Texts): string | null => {
  if (place.kind === 'empty') return null;
  return place.kind === 'bot' ? botText(place.bot, texts) : place.name;
};

export const botText = (bot: string, { find }: Texts): string =>
  find(`opponent.${bot}`) ?? plain(bot);

/** What a player is called; undefined where nobody here knows. */
export function playerName(id: string, head: TableHead | null, texts: Texts): string | undefined {
  const bot = botNamed(id);
  if (bot !== undefined) return botText(bot, texts);
  const place = head?.places.find((each) => each.kind === 'person' && each.id === id);
  return place?.kind === 'person' ? place.name : undefined;
}

/** `Mari – Jaan – …`: those who sit there, and the places that are free. */
export const namesAt = ({ places }: TableHead, texts: Texts): string =>
  places.map((place) => plain(placeName(place, texts) ?? '…')).join(' – ');
