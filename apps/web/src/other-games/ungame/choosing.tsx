/** Tiles of one word are chosen on the board; what that would bring, or why it may not be done, is told at once. */
import { useSignal } from '@preact/signals';
import type { ungame } from '@taht/modes';
import { explainMode, type Naming } from '@taht/phrasing';
import { type Game, makeSquare, type Square } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import type { Weighed } from '../../local-games/other/message.ts';
import { Board } from '../../play/board/board.tsx';
import { type Cursor, emptyDraft } from '../../play/input/draft.ts';
import layout from '../../play/static/static.module.css';
import { into } from '../../ui/set.ts';
import { Sure } from '../../ui/sure.tsx';
import { lettersOn } from './chosen.ts';
import { failureLine, type UngameSession } from './session.ts';
import css from './ungame.module.css';
import { type Choice, useChoice } from './use-choice.ts';

export interface ChoosingProps {
  readonly session: UngameSession;
  readonly game: ungame.Game;
  readonly scene: Game;
  readonly naming: Naming;
}

export function Choosing({ session, game, scene, naming }: ChoosingProps) {
  const { t } = texts.value;
  const cursor = useSignal<Cursor | null>(null);
  const choice = useChoice(session, game);
  const { seat, chosen, weighed, trouble } = choice;
  const { board, phase } = game;
  const turn =
    phase.kind === 'turn' ? t('game.turn-of', { player: naming.player(phase.seat) }) : '';
  const said =
    trouble.value === null
      ? chosenLine(board, seat === null ? null : chosen, weighed.value, naming)
      : failureLine(texts.value, trouble.value, naming);
  return (
    <>
      <div class={css.taking}>
        <Board
          game={scene}
          naming={naming}
          draft={{ ...emptyDraft, cursor: cursor.value }}
          turns={[]}
          marked={new Set(chosen)}
          onSquare={choice.toggle}
          onCursor={into(cursor)}
          onKey={({ key }, here) => {
            if (key === 'Enter') choice.toggle(here);
            else if (key === 'Escape') choice.set([]);
            return key === 'Enter' || key === 'Escape';
          }}
        />
      </div>
      <p class={layout.line} role="status">
        {[turn, said].filter((text) => text !== '').join(' ')}
      </p>
      {seat === null ? null : (
        <>
          <Actions choice={choice} />
          <Hints choice={choice} board={board} naming={naming} />
        </>
      )}
    </>
  );
}

function Actions({ choice }: { readonly choice: Choice }) {
  const { t } = texts.value;
  const { chosen, weighed, set, act, take, showHints } = choice;
  const isGivingUp = useSignal(false);
  return (
    <>
      <div class="buttons middle">
        <button
          type="button"
          class="main"
          disabled={weighed.value?.refusal !== null}
          onClick={take}
        >
          {t('ungame.take')}
        </button>
        <button type="button" disabled={chosen.length === 0} onClick={() => set([])}>
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

interface HintsProps {
  readonly choice: Choice;
  readonly board: ungame.Game['board'];
  readonly naming: Naming;
}

function Hints({ choice: { hints, set }, board, naming }: HintsProps) {
  const { t } = texts.value;
  if (hints.value === null) return null;
  return (
    <ul class={css.hints} aria-label={t('ungame.hints')}>
      {hints.value.map(({ squares, points }) => (
        <li key={squares.join()}>
          <button type="button" onClick={() => set(squares)}>
            {lettersOn(board, squares)} (
            {squares.map((square) => makeSquare(square, naming.columns)).join(' ')}) ·{' '}
            {t('count.points', { count: points })}
          </button>
        </li>
      ))}
    </ul>
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
