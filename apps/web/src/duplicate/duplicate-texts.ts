/** What happens in a duplicate game and why something was not done, in words. */
import type { LetterFailure } from '@taht/letters';
import type { duplicate } from '@taht/modes';
import {
  explainDuplicate,
  explainLetter,
  laidText,
  type Naming,
  NO_NAMES,
  type Texts,
} from '@taht/phrasing';
import { type Trouble, troubleLine } from '../connection/trouble.ts';
import type { View } from './game.ts';

export function sayTrouble(texts: Texts, trouble: Trouble): string {
  if (trouble.code === 'network') return troubleLine(texts, trouble);
  if ('character' in trouble.refusal)
    return explainLetter(texts, trouble.refusal as never as LetterFailure);
  const said = explainDuplicate(texts, trouble.refusal as never as duplicate.Refusal, NO_NAMES);
  // What is not the game's own to refuse has no text there.
  return said.startsWith('duplicate.') ? troubleLine(texts, trouble) : said;
}

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
