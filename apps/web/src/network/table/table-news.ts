/** What happens at a table, said aloud as it happens. */

import { plain, type Texts } from '@taht/phrasing';
import type { TableEventView, TableHead } from '@taht/protocol';
import { placeNames } from '../table-names.ts';
import { saidText } from './said-text.ts';

export interface Listener {
  /** Null for nobody in particular. */
  readonly own: string | null;
  /** Whom they do not want to hear. */
  readonly mutes: readonly string[];
}

/** Nobody has to be told what they did themselves. */
export function newsOfTable(
  event: TableEventView,
  before: TableHead | null,
  { own, mutes }: Listener,
  texts: Texts,
): readonly string[] {
  const { t } = texts;
  const isOwn = event.by !== null && event.by === own;
  const at = event.place;
  const placeIn = (head: TableHead | null): string | null =>
    at === null || head === null ? null : (placeNames(head.places, texts)[at] ?? null);
  switch (event.kind) {
    case 'said':
      return event.lines
        .filter(({ by }) => by !== own && !mutes.includes(by))
        .map((line) => t('table.said', { player: plain(line.name), text: saidText(line, texts) }));
    case 'sat':
    case 'bot-sat': {
      const player = placeIn(event.head);
      return isOwn || player === null ? [] : [t('table.sat', { player: plain(player) })];
    }
    case 'left':
    case 'removed': {
      const player = placeIn(before);
      return isOwn || player === null ? [] : [t('table.left', { player: plain(player) })];
    }
    case 'readied': {
      const place = at === null ? undefined : event.head?.places[at];
      const isReady = place?.kind === 'person' && place.isReady;
      return isOwn || !isReady ? [] : [t('table.readied', { player: plain(place.name) })];
    }
    case 'nudged': {
      const by = event.head?.places.find(
        (place) => place.kind === 'person' && place.id === event.by,
      );
      const isMe = at !== null && event.head?.own === at;
      return isMe && by?.kind === 'person' ? [t('table.nudged', { player: plain(by.name) })] : [];
    }
    case 'started':
    case 'start-failed':
    case 'over':
      return [t(`table.${event.kind}`)];
    default:
      return [];
  }
}
