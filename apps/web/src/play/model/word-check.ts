/** Whether the words laid stand, asked as they are laid; what cannot be asked is not known, and never bad. */
import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Result } from '@taht/base';
import { type Game, mayCheckWords, type Play, type ScoredWord } from '@taht/rules';
import type { Session } from '../session/session.ts';

export type WordCheck =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'good' }
  | { readonly kind: 'bad'; readonly words: readonly ScoredWord[] };

const UNKNOWN: WordCheck = { kind: 'unknown' };

export function followWords(
  session: Session,
  game: ReadonlySignal<Game | null>,
  preview: ReadonlySignal<Result<Play, unknown> | null>,
  check: Signal<WordCheck>,
): () => void {
  let asked = 0;
  return effect(() => {
    const laid = preview.value;
    const mine = ++asked;
    check.value = UNKNOWN;
    if (laid?.ok !== true || game.value === null || !mayCheckWords(game.value)) return;
    const { words } = laid.value;
    void session.judge?.(words.map(({ letters }) => letters)).then((answer) => {
      if (mine !== asked || !answer.ok) return;
      const bad = words.filter((_, i) => answer.value[i] === false);
      check.value = bad.length === 0 ? { kind: 'good' } : { kind: 'bad', words: bad };
    });
  });
}
