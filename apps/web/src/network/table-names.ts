/** A table and its games are named after one another, and a game knows its players by id alone: the names stand at the table. */

import { namesApart, plain, type Texts } from '@taht/phrasing';
import type { TableHead } from '@taht/protocol';
import { botNamed } from '@taht/search';

/** Null for a game that belongs to no table; a private one has a `p` at the end. */
export function tableOfGame(game: string): string | null {
  const rest = /^game-(?<rest>[\w.:~-]+)-[1-9]\d{0,5}p?$/u.exec(game)?.groups?.rest;
  return rest === undefined ? null : `table-${rest}`;
}

export type Place = TableHead['places'][number];

/** Of each place who sits there; null where nobody does. */
export function placeNames(places: TableHead['places'], texts: Texts): readonly (string | null)[] {
  const players = places.map((place) => ({
    name: place.kind === 'bot' ? botText(place.bot, texts) : nameIn(place),
    isBot: place.kind === 'bot',
  }));
  const names = namesApart(players);
  return places.map(({ kind }, i) => (kind === 'empty' ? null : (names[i] ?? null)));
}

const nameIn = (place: Place): string => (place.kind === 'person' ? place.name : '');

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
  placeNames(places, texts)
    .map((name) => plain(name ?? '…'))
    .join(' – ');
