/** What goes on while a skill is tried on a position: the tiles laid, what the engine says of them, the best move. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { type Edition, friendlyIn } from '@taht/editions';
import type { Tile } from '@taht/letters';
import { explainRefusal, moveText } from '@taht/phrasing';
import { type Game, openingMinimum, readPlacement, type Square, tilePoints } from '@taht/rules';
import type { Candidate, PastMove } from '@taht/search';
import { useEffect, useMemo } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { type Draft, emptyDraft, laidTiles, takeRack } from '../play/input/draft.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { staticGame, withScene } from '../play/static/static-game.ts';
import { useForget } from '../play/static/use-forget.ts';
import { equipmentOf } from '../review/replayed.ts';
import { set } from '../ui/set.ts';
import { readPosition } from './position.ts';
import { isSeen, type Rung } from './rungs.ts';
import { showsSkill } from './skill.ts';

/** Points below the best that are still as good, and the share of the best score that shows the right idea. */
const NEAR = 3;
const GOOD = 0.6;
const MANY = 3000;
const PLAYERS = [
  { id: '1', name: '1' },
  { id: '2', name: '2' },
];

export interface PracticeProps {
  readonly rung: Rung;
  readonly edition: Edition;
  /** The position as it is stored. */
  readonly text: string;
  readonly onSolved: () => void;
}

export interface Practising {
  readonly game: Game;
  readonly rack: readonly Tile[];
  readonly draft: Signal<Draft>;
  /** Null while nothing is laid. */
  readonly laid: ReturnType<typeof readPlacement> | null;
  readonly isRight: ReadonlySignal<boolean>;
  /** Squares of the best move, once one wants to see it. */
  readonly shown: ReadonlySignal<ReadonlySet<Square> | null>;
  /** The task, or what is said of the last try. */
  readonly line: string;
  readonly canShow: boolean;
  /** Says what the tiles laid are worth. */
  check(): void;
  weigh(move: PastMove): Promise<void>;
  show(): void;
}

export function usePractice({ rung, edition, text, onSolved }: PracticeProps): Practising {
  const { t } = texts.value;
  const engine = useEngine(edition.id);
  const { game, past } = useMemo(() => {
    const table = staticGame(edition, PLAYERS, { ruleset: friendlyIn(edition).id });
    const read = readPosition(text, table.setup.tileset);
    const racks = [read.rack, null];
    return {
      past: read,
      game: withScene(table, { board: read.board, scores: read.scores, racks, onTurn: 0 }),
    };
  }, [edition, text]);
  const rack = past.rack ?? [];
  const draft = useSignal<Draft>(takeRack(emptyDraft, rack, past.board));
  const message = useSignal<string | null>(null);
  const isRight = useSignal(false);
  const shown = useSignal<ReadonlySet<Square> | null>(null);
  /** What scores most, and what is worth most. */
  const best = useSignal<{ readonly score: number; readonly move: Candidate } | null>(null);
  const naming = namingOf(game);
  const table = equipmentOf(game);
  useForget(draft, set(message, null));

  useEffect(() => {
    const asked = new AbortController();
    void findBest(asked.signal);
    return () => asked.abort();
  }, [engine]);

  async function findBest(signal: AbortSignal): Promise<void> {
    const ranked = await engine.ask({ kind: 'rank', table, position: past, most: MANY }, signal);
    if (!ranked.ok) return;
    const [dearest] = ranked.value
      .map(({ candidate }) => candidate)
      .filter((each) => each.kind === 'place')
      .toSorted((a, b) => b.score - a.score);
    if (dearest === undefined) return;
    const { tiles, score } = dearest;
    if (isSeen(rung)) best.value = { score, move: dearest };
    else {
      const turn = { ...past, move: { kind: 'place', tiles, score } as const };
      const answer = await engine.ask(
        { kind: 'review', table, turn, number: 1, patience: 0 },
        signal,
      );
      const move = answer.ok ? answer.value?.best[0]?.move : undefined;
      if (move !== undefined) best.value = { score, move };
    }
  }

  const tiles = laidTiles(draft.value);
  const laid =
    tiles.length === 0 ? null : readPlacement(game, tiles, game.rules, openingMinimum(game));

  const solve = (said: string): void => {
    isRight.value = true;
    message.value = said;
    onSolved();
  };

  async function weigh(move: PastMove): Promise<void> {
    const turn = { ...past, move };
    const answer = await engine.ask({ kind: 'review', table, turn, number: 1, patience: 0 });
    const review = answer.ok ? answer.value : null;
    const score = move.kind === 'place' ? move.score : 0;
    if (review === null) message.value = t('review.engine-failed');
    else if (review.phony) message.value = t('why.phony');
    else if (!isSeen(rung)) {
      if (review.lost < NEAR) solve(t('path.right', { score }));
      else message.value = t('path.weaker', { points: Math.round(review.lost) });
    } else if (laid?.ok !== true || !showsSkill(rung, laid.value, groundOf()))
      message.value = t('path.other', { score });
    else if (score < GOOD * (best.value?.score ?? 0)) message.value = t('path.few');
    else solve(t('path.right', { score }));
  }

  const groundOf = () => ({
    board: past.board,
    premiums: game.premiums,
    pointsOf: (letter: string) => tilePoints(game.tables, letter as never),
    bonusTiles: game.rules.bonus.tiles,
  });

  const check = (): void => {
    if (laid === null) return;
    if (!laid.ok) message.value = explainRefusal(texts.value, laid.error, naming);
    else void weigh({ kind: 'place', tiles, score: laid.value.score });
  };

  const show = (): void => {
    const move = best.value?.move;
    if (move === undefined) return;
    message.value = t('path.solution', { move: moveText(move, past.board, naming, texts.value) });
    shown.value = new Set(move.kind === 'place' ? move.tiles.map(({ square }) => square) : []);
  };

  const task = isSeen(rung)
    ? best.value === null
      ? ''
      : t('path.task-seen', { score: best.value.score })
    : t('path.task-weighed');
  return {
    ...{ game, rack, draft, laid, isRight, shown, check, weigh, show },
    line: message.value ?? task,
    canShow: best.value !== null,
  };
}
