/** Why the console could not do something: what the page itself finds wrong has words of its own. */
import { plain, type Texts } from '@taht/phrasing';
import type { Trouble } from '../../connection/trouble.ts';
import { sayTrouble as sayTournamentTrouble } from '../tournament-texts.ts';

export function sayTrouble(texts: Texts, trouble: Trouble): string {
  if (trouble.code === 'refused' && trouble.refusal.code === 'not-a-number')
    return texts.t('console.not-a-number', { text: plain(String(trouble.refusal.text)) });
  return sayTournamentTrouble(texts, trouble);
}
