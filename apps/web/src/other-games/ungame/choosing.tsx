/** Tiles of one word are chosen on the board; what that would bring, or why it may not be done, is told at once. */
import { useSignal } from '@preact/signals';
import type { ungame } from '@taht/modes';
import { type Game, makeSquare, type Square } from '@taht/rules';
import { explainMode, type Naming } from '@taht/wording';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import type { Weighed } from '../../local-games/other/message.ts';
import { Board } from '../../play/board/board.tsx';
import { type Cursor, emptyDraft } from '../../play/input/draft.ts';
import look from '../../play/static/static.module.css';
import { Sure } from '../../ui/sure.tsx';
import { lettersOn, stillThere, toggled } from './chosen.ts';
import { failureLine, type UngameFailure, type UngameSession } from './session.ts';
import css from './ungame.module.css';

export interface ChoosingProps {
  readonly session: UngameSession;
  readonly game: ungame.Game;
  readonly scene: Game;
  readonly naming: Naming;
}

export function Choosing({ session, game, scene, naming }: ChoosingProps) {
  const { t } = texts.value;
  const cursor = useSignal<Cursor | null>(null);
  const wished = useSignal<readonly Square[]>([]);
  const weighed = useSignal<Weighed | null>(null);
  const hints = useSignal<readonly ungame.RatedRemoval[] | null>(null);
  const trouble = useSignal<UngameFailure | null>(null);
  const isGivingUp = useSignal(false);
  const { board, phase, version } = game;
  const seat = session.seatOf(game);
  const chosen = seat === null ? [] : stillThere(wished.value, board);
  const key = chosen.join();

  useEffect(() => {
    hints.value = null;
    trouble.value = null;
  }, [version]);
  useEffect(() => {
    let isPast = false;
    weighed.value = null;
    if (chosen.length === 0) return undefined;
    void session.weigh(game, chosen).then((answer) => {
      if (isPast) return;
      if (answer.ok) weighed.value = answer.value;
      else trouble.value = answer.error;
    });
    return () => {
      isPast = true;
    };
  }, [key, version]);

  const choose = (square: Square): void => {
    if (seat !== null && board[square] !== null) wished.value = toggled(chosen, square);
  };
  const act = async (action: ungame.Action): Promise<void> => {
    if (seat === null) return;
    const done = await session.act(seat, action);
    trouble.value = done.ok ? null : done.error;
    if (done.ok) wished.value = [];
  };
  const take = (): void => {
    if (weighed.value?.refusal === null) void act({ kind: 'remove', squares: chosen });
  };
  const showHints = async (): Promise<void> => {
    const found = await session.hints(game);
    if (found.ok) hints.value = found.value;
    else trouble.value = found.error;
  };

  const turn =
    phase.kind === 'turn' ? t('game.turn-of', { player: naming.player(phase.seat) }) : '';
  const said =
    trouble.value === null
      ? chosenLine(board, seat === null ? null : chosen, weighed.value, naming)
      : failureLine(texts.value, trouble.value, naming);
  const status = [turn, said].filter((text) => text !== '').join(' ');
  return (
    <>
      <div class={css.taking}>
        <Board
          game={scene}
          naming={naming}
          draft={{ ...emptyDraft, cursor: cursor.value }}
          turns={[]}
          marked={new Set(chosen)}
          onSquare={choose}
          onCursor={(next) => {
            cursor.value = next;
          }}
          onKey={({ key: pressed }, here) => {
            if (pressed === 'Enter') choose(here);
            else if (pressed === 'Escape') wished.value = [];
            return pressed === 'Enter' || pressed === 'Escape';
          }}
        />
      </div>
      <p class={look.line} role="status">
        {status}
      </p>
      {seat === null ? null : (
        <div class="buttons middle">
          <button
            type="button"
            class="main"
            disabled={weighed.value?.refusal !== null}
            onClick={take}
          >
            {t('ungame.take')}
          </button>
          <button
            type="button"
            disabled={chosen.length === 0}
            onClick={() => {
              wished.value = [];
            }}
          >
            {t('ungame.clear')}
          </button>
          <button type="button" onClick={showHints}>
            {t('ungame.hints')}
          </button>
          <button
            type="button"
            onClick={() => {
              isGivingUp.value = true;
            }}
          >
            {t('in-game.resign')}
          </button>
        </div>
      )}
      {hints.value === null || seat === null ? null : (
        <ul class={css.hints} aria-label={t('ungame.hints')}>
          {hints.value.map(({ squares, points }) => (
            <li key={squares.join()}>
              <button
                type="button"
                onClick={() => {
                  wished.value = squares;
                }}
              >
                {lettersOn(board, squares)} (
                {squares.map((square) => makeSquare(square, naming.columns)).join(' ')}) ·{' '}
                {t('count.points', { count: points })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isGivingUp.value ? (
        <Sure
          text={t('in-game.resign-really')}
          onYes={() => void act({ kind: 'resign' })}
          onClose={() => {
            isGivingUp.value = false;
          }}
        />
      ) : null}
    </>
  );
}

/** What is about to be taken, what it brings, or why it may not be; null where others are to move. */
function chosenLine(
  board: ungame.Game['board'],
  chosen: readonly Square[] | null,
  weighed: Weighed | null,
  naming: Naming,
): string {
  const { t } = texts.value;
  if (chosen === null) return '';
  if (chosen.length === 0) return t('ungame.choose');
  const tiles = lettersOn(board, chosen);
  if (weighed === null) return tiles;
  const { points, refusal } = weighed;
  return refusal === null
    ? t('ungame.chosen', { tiles, points })
    : `${tiles}. ${explainMode(texts.value, refusal, naming)}`;
}
