/** Stands in for a referee: when a game waits for one, and what is done about it. */
import { assertNever } from '@taht/base';
import { type Action, type Game, type Judge, nextDue, refereePromptFor } from '@taht/rules';

/** How long those are waited for who have not accepted a play that nobody doubts. Milliseconds. */
const PATIENCE_MS = 60_000;
/** How long those who may join a challenge, and a referee of flesh and blood (RULES 8.4, 8.5.2). */
const LONG_PATIENCE_MS = 5 * 60_000;

/** From when on it may act; null where the seats or the clock will. */
export function refereeDue(game: Game): number | null {
  const prompt = refereePromptFor(game);
  if (prompt === null || nextDue(game) !== null) return null;
  if (prompt.kind === 'rule' || prompt.silent.length === 0) return game.now;
  const isChallenged = game.phase.kind === 'joining';
  return game.now + patience(game, isChallenged ? LONG_PATIENCE_MS : PATIENCE_MS);
}

/** The same where somebody is the referee: they decide, unless they keep silent. */
export const standInDue = (game: Game): number | null =>
  refereeDue(game) === null ? null : game.now + patience(game, LONG_PATIENCE_MS);

/** In a slow game nobody has to be quicker than with a move. */
const patience = ({ rules: { clock } }: Game, live: number): number =>
  clock.kind === 'days' ? Math.max(live, clock.seconds * 1000) : live;

/** Words that nobody can look up stand. */
export function refereeAction(game: Game, judge: Judge): Action | undefined {
  const prompt = refereePromptFor(game);
  switch (prompt?.kind) {
    case undefined:
      return undefined;
    case 'close-window':
      return { kind: 'close-window' };
    case 'rule': {
      const played = 'play' in game.phase ? game.phase.play.words : [];
      const verdicts = prompt.words.map((word) =>
        judge(played[word]?.letters ?? []) === 'invalid' ? 'invalid' : 'valid',
      );
      return { kind: 'rule', verdicts, reason: '' };
    }
    default:
      return assertNever(prompt);
  }
}
