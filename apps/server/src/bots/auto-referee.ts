/** Stands in for a referee: when a game waits for one, and what is done about it. */
import { assertNever } from '@taht/base';
import { type Action, type Game, type Judge, nextDue, refereePromptFor } from '@taht/rules';

/** How long those who have not answered are waited for, where nothing else ends the wait. Milliseconds. */
const PATIENCE_MS = 60_000;

/** From when on it may act; null where the seats or the clock will. Who may join a challenge is waited for (RULES 8.4). */
export function refereeDue(game: Game): number | null {
  const prompt = refereePromptFor(game);
  if (prompt === null || nextDue(game) !== null) return null;
  const isWaiting = prompt.kind === 'close-window' && prompt.silent.length > 0;
  return isWaiting ? game.now + PATIENCE_MS : game.now;
}

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
