/** Whether words may be known before they are played, and what may be told of those on the board. */
import type { Game } from './game.ts';

/** A bad word would be refused anyway, or the list lies open. */
export const mayCheckWords = ({ rules, setup }: Game): boolean =>
  setup.lexicon !== null && (rules.challenge.mode === 'off-auto-reject' || rules.lookup === 'open');

/**
 * Whether it may be told of words on the board what they are: not while somebody could still doubt them, or rely on
 * what would not have stood (RULES 8.11).
 */
export const mayTellWords = ({ phase, rules }: Game): boolean =>
  phase.kind === 'over' ||
  rules.challenge.mode === 'off-auto-reject' ||
  rules.lookup !== 'on-challenge';
