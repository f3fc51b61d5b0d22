/** The best moves of a position: a list, each shown on the board by a tap, and played out on wish. */
import { type Signal, useSignal } from '@preact/signals';
import { moveText } from '@taht/phrasing';
import type { Board, Game } from '@taht/rules';
import type { Candidate, PastTurn, RankedCandidate } from '@taht/search';
import { useEffect, useRef } from 'preact/hooks';
import type { WebEngine } from '../engine/engine.ts';
import { numberText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { Warning } from '../ui/warning.tsx';
import css from './best-moves.module.css';
import { addSlice, type Pooled } from './pool.ts';
import { equipmentOf } from './replayed.ts';

export interface BestMovesProps {
  readonly engine: WebEngine;
  readonly game: Game;
  readonly position: Omit<PastTurn, 'move'>;
  /** The move that is shown on the board. */
  readonly shown: Signal<Candidate | null>;
}

const MOST = 15;
const PLAYED_OUT = 8;
const SLICES = 20;
const ITERATIONS = 15;

export function BestMoves({ engine, game, position, shown }: BestMovesProps) {
  const { t } = texts.value;
  const found = useSignal<readonly RankedCandidate[] | null>(null);
  const hasFailed = useSignal(false);
  const pooled = useSignal<Pooled>({ slices: 0, values: [] });
  const running = useSignal(false);
  const stop = useRef<AbortController | null>(null);
  const table = equipmentOf(game);

  useEffect(() => {
    const asked = new AbortController();
    found.value = null;
    hasFailed.value = false;
    shown.value = null;
    pooled.value = { slices: 0, values: [] };
    void engine.ask({ kind: 'rank', table, position, most: MOST }, asked.signal).then((answer) => {
      if (answer.ok) found.value = answer.value;
      else if (answer.error.code !== 'cancelled' && answer.error.code !== 'closed')
        hasFailed.value = true;
    });
    return () => {
      asked.abort();
      stop.current?.abort();
    };
  }, [engine, position]);

  const playOut = async (ranked: readonly RankedCandidate[]): Promise<void> => {
    const candidates = ranked.slice(0, PLAYED_OUT).map(({ candidate }) => candidate);
    const until = new AbortController();
    stop.current = until;
    running.value = true;
    pooled.value = { slices: 0, values: [] };
    for (let seed = 1; seed <= SLICES && !until.signal.aborted; seed++) {
      const answer = await engine.ask(
        { kind: 'simulate', table, position, candidates, iterations: ITERATIONS, seed },
        until.signal,
      );
      if (!answer.ok) break;
      pooled.value = addSlice(pooled.value, answer.value);
    }
    running.value = false;
  };

  if (hasFailed.value) return <Warning>{t('review.engine-failed')}</Warning>;
  const ranked = found.value;
  if (ranked === null) return <p role="status">{t('review.thinking')}</p>;
  if (ranked.length === 0) return <p role="status">{t('review.impossible')}</p>;
  return (
    <div>
      <MoveTable
        game={game}
        board={position.board}
        ranked={ranked}
        pooled={pooled.value}
        shown={shown}
      />
      <p>{t('review.worth-about')}</p>
      {running.value ? (
        <p class={css.progress}>
          <progress max={SLICES} value={pooled.value.slices} aria-label={t('review.playing-out')} />
          <button type="button" onClick={() => stop.current?.abort()}>
            {t('shell.cancel')}
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => playOut(ranked)}>
          {t('review.play-out')}
        </button>
      )}
    </div>
  );
}

interface MoveTableProps extends Pick<BestMovesProps, 'game' | 'shown'> {
  readonly board: Board;
  readonly ranked: readonly RankedCandidate[];
  readonly pooled: Pooled;
}

function MoveTable({ game, board, ranked, pooled, shown }: MoveTableProps) {
  const { t, language } = texts.value;
  const naming = namingOf(game);
  const percent = (value: number): string =>
    numberText(value, language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <table class={css.moves}>
      <caption class="unseen">{t('review.best-moves')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('review.move')}</th>
          <th scope="col">{t('turn.points')}</th>
          <th scope="col">{t('review.worth')}</th>
          {pooled.slices > 0 ? <th scope="col">{t('review.chance')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ candidate, equity }, i) => (
          <tr key={i}>
            <td>
              <button
                type="button"
                aria-pressed={shown.value === candidate}
                onClick={() => {
                  shown.value = shown.value === candidate ? null : candidate;
                }}
              >
                {moveText(candidate, board, naming, texts.value)}
              </button>
            </td>
            <td>{candidate.kind === 'place' ? candidate.score : 0}</td>
            <td>{numberText(equity, language, { maximumFractionDigits: 1 })}</td>
            {pooled.slices > 0 ? (
              <td>{pooled.values[i] === undefined ? '' : percent(pooled.values[i].win)}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
