/** Where the tournament is, in a sentence, for everybody who watches. */

import type { Texts } from '@taht/phrasing';
import type { TournamentView } from '@taht/tournament';
import type { Scene } from './scene.ts';

export function stateText({ t }: Texts, { clock }: TournamentView, { kind }: Scene): string {
  if (kind === 'over') return t('tournament.news.closed');
  if (kind !== 'playing') return t(`hall.${kind}`);
  switch (clock.kind) {
    case 'stopped':
    case 'ran-out':
      return t(`tournament.news.clock-${clock.kind}`);
    default:
      return t('hall.playing');
  }
}
