/** A past position laid anew: one's own word on it, and what that is worth beside the move that was made. */
import { useSignal } from '@preact/signals';
import { explainRefusal } from '@taht/phrasing';
import { type Game, openingMinimum, readPlacement } from '@taht/rules';
import type { PastTurn, TurnReview } from '@taht/search';
import type { ComponentChildren } from 'preact';
import type { WebEngine } from '../engine/engine.ts';
import { texts } from '../i18n/texts.ts';
import { type Draft, emptyDraft, laidTiles, recallAll, takeRack } from '../play/input/draft.ts';
import { LayTiles } from '../play/static/lay-tiles.tsx';
import { namingOf } from '../play/static/static-board.tsx';
import { withScene } from '../play/static/static-game.ts';
import { useForget } from '../play/static/use-forget.ts';
import { set } from '../ui/set.ts';
import css from './attempt.module.css';
import { equipmentOf } from './replayed.ts';

export interface AttemptProps {
  /** Any moment of the game, for its rules and players. */
  readonly table: Game;
  readonly past: PastTurn;
  readonly turn: number;
  readonly engine: WebEngine;
  /** What the move that was made lost; undefined where nobody knows yet. */
  readonly lost: number | undefined;
  readonly children?: ComponentChildren;
}

/** Points by which two moves are about as good. */
const SAME = 1;

export function Attempt({ table, past, turn, engine, lost, children }: AttemptProps) {
  const { t } = texts.value;
  const { board, rack, scores, player } = past;
  const game = sceneOf(table, past);
  const draft = useSignal<Draft>(takeRack(emptyDraft, rack ?? [], board));
  const message = useSignal('');
  const isBusy = useSignal(false);
  useForget(draft, set(message, ''));
  const tiles = laidTiles(draft.value);
  const laid =
    tiles.length === 0 ? null : readPlacement(game, tiles, game.rules, openingMinimum(game));

  const weigh = async (): Promise<void> => {
    if (laid === null || isBusy.value) return;
    if (!laid.ok) {
      message.value = explainRefusal(texts.value, laid.error, namingOf(game));
      return;
    }
    const { score } = laid.value;
    isBusy.value = true;
    const move = { kind: 'place', tiles, score } as const;
    const answer = await engine.ask({
      kind: 'review',
      table: equipmentOf(game),
      turn: { board, rack, scores, player, move },
      number: turn,
      patience: 0,
    });
    isBusy.value = false;
    message.value =
      answer.ok && answer.value !== null
        ? answer.value.phony
          ? t('why.phony')
          : t(`review.try-worth.${rankOf(answer.value, lost)}`, { score })
        : t('review.engine-failed');
  };

  return (
    <div class={css.attempt}>
      <LayTiles
        game={game}
        draft={draft}
        badge={
          laid?.ok === true
            ? { words: laid.value.words, score: laid.value.score, look: 'unknown' }
            : null
        }
        onDone={weigh}
      />
      <p class={css.line} role="status">
        {message.value === '' ? t('review.try-about') : message.value}
      </p>
      <div class={css.bar}>
        {children}
        <button
          type="button"
          disabled={tiles.length === 0}
          onClick={() => {
            draft.value = recallAll(draft.value);
          }}
        >
          {t('game.recall')}
        </button>
        <button
          type="button"
          class="main"
          disabled={laid === null || isBusy.value}
          onClick={() => void weigh()}
        >
          {t('review.try-weigh')}
        </button>
      </div>
    </div>
  );
}

/** The table as it was, the player of the turn to move. */
function sceneOf(table: Game, { board, rack, scores, player }: PastTurn): Game {
  const order = table.order.length > 0 ? table.order : table.seats.map((_, seat) => seat);
  const seat = order[player] ?? player;
  const bySeat = table.seats.map((_, at) => scores[order.indexOf(at)] ?? 0);
  const racks = table.seats.map((_, at) => (at === seat ? rack : null));
  return withScene(table, { board, scores: bySeat, racks, onTurn: seat });
}

function rankOf(tried: TurnReview, lost: number | undefined): 'best' | 'better' | 'same' | 'worse' {
  if (tried.lost === 0) return 'best';
  const gain = (lost ?? 0) - tried.lost;
  return gain > SAME ? 'better' : gain < -SAME ? 'worse' : 'same';
}
