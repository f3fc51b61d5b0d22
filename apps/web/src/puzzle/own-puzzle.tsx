/** A position of one's own game, put aside in a review, to be tried again. */
import { useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { staticGame } from '../play/static/static-game.ts';
import { Attempt } from '../review/attempt.tsx';
import { type OwnPuzzle, ownPuzzles, removeOwnPuzzle } from '../review/own-puzzles.ts';
import { equipmentOf } from '../review/replayed.ts';
import own from './puzzle.module.css';

export const OWN = /^own-(\d+)$/u;

const addressOf = (number: number): string => `/puzzle/own-${number}`;

/** Those of an edition; nothing where there are none. */
export function OwnPuzzles({ edition }: { readonly edition: string }) {
  const puzzles = ownPuzzles(edition);
  if (puzzles.length === 0) return null;
  return (
    <>
      <h2>{texts.value.t('puzzle.own')}</h2>
      <ul class={own.days}>
        {puzzles.map((_, i) => (
          <li key={i}>
            <a href={addressOf(i + 1)}>{i + 1}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OwnPuzzleProps {
  readonly edition: Edition;
  /** From 1, the oldest first. */
  readonly number: number;
}

export function OwnPuzzlePage({ edition, number }: OwnPuzzleProps) {
  const puzzle = ownPuzzles(edition.id)[number - 1];
  return (
    <section class={`page ${own.puzzle}`} data-hands="">
      <div class={own.head}>
        <h1>
          {texts.value.t('puzzle.own')} {number}
        </h1>
      </div>
      {puzzle === undefined ? null : (
        <Trial key={number} edition={edition} puzzle={puzzle} number={number} />
      )}
      <div class={own.below}>
        <OwnPuzzles edition={edition.id} />
      </div>
    </section>
  );
}

function Trial({ edition, puzzle, number }: OwnPuzzleProps & { readonly puzzle: OwnPuzzle }) {
  const engine = useEngine(edition.id);
  const lost = useSignal<number | undefined>(undefined);
  const { past, ruleset, tileset } = puzzle;
  const players = past.scores.map((_, i) => ({ id: String(i + 1), name: String(i + 1) }));
  const table = staticGame(edition, players, { ruleset, tileset });
  useEffect(() => {
    const asked = new AbortController();
    const about = { table: equipmentOf(table), turn: past, number, patience: 0 };
    void engine.ask({ kind: 'review', ...about }, asked.signal).then((answer) => {
      if (answer.ok && answer.value !== null) lost.value = answer.value.lost;
    });
    return () => asked.abort();
  }, [engine]);
  return (
    <Attempt table={table} past={past} turn={number} engine={engine} lost={lost.value}>
      <button
        type="button"
        onClick={() => {
          removeOwnPuzzle(edition.id, past);
          location.assign('/puzzle');
        }}
      >
        {texts.value.t('puzzle.own-remove')}
      </button>
    </Attempt>
  );
}
