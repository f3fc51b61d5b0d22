/** Who may say what at a table, and who hears it. */
import { type ChatLine, TABLE_LIMITS, type TableRefusal } from '@taht/protocol';
import { isSameClass, mayChat, type Relations } from '../people/relations.ts';
import { type Card, strangerTo } from './card.ts';
import { isPerson, type PersonPlace, placeOf, seated, type Table } from './state.ts';

/** Control characters become spaces. */
export const readText = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu, ' ')
    .trim()
    .slice(0, TABLE_LIMITS.textLength);

export function refuseLine(
  table: Table,
  person: Card,
  kind: 'say' | 'say-phrase',
  at: number,
): TableRefusal | undefined {
  const { ties, id } = person;
  const isThere = placeOf(table, id) >= 0 || table.host === id || table.options.referee === id;
  const isForbidden = (until: number | null): boolean => until !== null && until > at;
  if (isForbidden(ties.mutedUntil) || isForbidden(ties.closedUntil) || table.hushed.includes(id))
    return { code: 'may-not-talk' };
  if (table.barred.includes(id) || (!isThere && !maySpectate(table, id)))
    return { code: 'may-not-talk' };
  const since = at - TABLE_LIMITS.linesSeconds * 1000;
  const recent = table.lines.filter((line) => line.by === id && line.at > since);
  if (recent.length >= TABLE_LIMITS.linesAtOnce) return { code: 'too-fast' };
  const others = seated(table).filter(({ card }) => card.id !== id);
  const isFree = others.every(({ card }) => mayChat(strangerTo(ties), strangerTo(card.ties), at));
  return kind === 'say' && !isFree ? { code: 'phrases-only' } : undefined;
}

/** Somebody who neither sits nor is the host: may they watch? */
export const maySpectate = ({ options, invited, phase }: Table, id: string): boolean =>
  invited.includes(id) ||
  (options.visibility !== 'invited' && (options.spectators || phase === 'open'));

/** Nobody hears people they block or mute, nor spectators while a game goes on. From spectators a pupil sees set phrases only. */
export function hears(
  table: Table,
  viewer: { readonly id: string; readonly isPupil: boolean },
  { by, from, said }: ChatLine,
): boolean {
  if (by === viewer.id) return true;
  const own = table.places.find((place) => isPerson(place) && place.card.id === viewer.id);
  if (own === undefined) return said.kind === 'phrase' || !viewer.isPupil;
  if (from === 'spectator' && table.phase === 'playing') return false;
  const { ties } = (own as PersonPlace).card;
  if (ties.blocks.includes(by) || ties.mutes.includes(by)) return false;
  return said.kind === 'phrase' || mayRead(table, ties, by);
}

/** Of what was said before a pupil sat down, they read only the class and its teacher. */
function mayRead({ places }: Table, reader: Relations, by: string): boolean {
  if (reader.pupilOf === null || reader.pupilOf.teacher === by) return true;
  return places.some(
    (place) => isPerson(place) && place.card.id === by && isSameClass(place.card.ties, reader),
  );
}
