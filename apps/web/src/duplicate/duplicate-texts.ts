/** What happens in a duplicate game and why something was not done, in words. */
import type { duplicate } from '@taht/modes';
import { explainDuplicate, laidText, type Naming, NO_NAMES, type Texts } from '@taht/phrasing';
import { troubleIn } from '../connection/explained-trouble.ts';
import type { View } from './game.ts';

export const sayTrouble = troubleIn('duplicate', (texts, refusal: duplicate.Refusal) =>
  explainDuplicate(texts, refusal, NO_NAMES),
);

/** `H8 SÕNA · 24 points`. */
export const playLine = (
  { tiles, score }: duplicate.RoundView['best'] & object,
  board: View['board'],
  naming: Naming,
  { t }: Texts,
): string => `${laidText(tiles, board, naming)} · ${t('count.points', { count: score })}`;

/** What everybody is to hear of an event; undefined for what needs no word. */
export function newsLine(event: duplicate.EventView, view: View, { t }: Texts): string | undefined {
  switch (event.kind) {
    case 'started':
      return t('duplicate.news.started');
    case 'called':
      return t('duplicate.news.called', { round: event.round, tiles: event.rack.join(' ') });
    case 'clock-stopped':
      return t('duplicate.news.clock-stopped');
    case 'clock-resumed':
      return t('duplicate.news.clock-resumed');
    case 'extended':
      return t('duplicate.news.extended');
    case 'rang':
      return t('duplicate.news.rang');
    case 'judged':
      return t('duplicate.news.judged', {
        best: event.best?.score ?? 0,
        own: view.own?.rounds.at(-1)?.points ?? 'none',
      });
    case 'warned':
      return t('duplicate.news.warned', { reason: event.reason });
    case 'undone':
      return t('duplicate.news.undone', { reason: event.reason });
    case 'ended':
      return t(`duplicate.end.${event.reason}`);
    default:
      return undefined;
  }
}
