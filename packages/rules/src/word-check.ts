/** Whether words may be known before they are played. */
import type { Game } from './game.ts';

/** A bad word would be refused anyway, or the list lies open. */
export const mayCheckWords = ({ rules, setup }: Game): boolean =>
  setup.lexicon !== null && (rules.challenge.mode === 'off-auto-reject' || rules.lookup === 'open');
