/** A game at hand: what is laid, what it would be worth, and everything a player can do. Components only draw it. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Result } from '@taht/base';
import { alphabetFor } from '@taht/editions';
import type { Tile } from '@taht/letters';
import { asEvent, type SeenGame } from '@taht/protocol';
import {
  type Action,
  type Game,
  openingMinimum,
  type PlacementRefusal,
  type Play,
  readPlacement,
} from '@taht/rules';
import { makeNaming, type Naming, newsLines, type Turn } from '@taht/wording';
import { texts } from '../i18n/texts.ts';
import type { PlayFailure, Session } from '../session/session.ts';
import { announce } from '../ui/announcer.tsx';
import { type Draft, emptyDraft, laidTiles, takeRack } from './draft.ts';
import { turnsOfSteps } from './steps.ts';

export interface GameTable {
  readonly session: Session;
  readonly game: ReadonlySignal<Game | null>;
  /** The seat that looks; null for a spectator. */
  readonly seat: ReadonlySignal<number | null>;
  readonly naming: ReadonlySignal<Naming | null>;
  readonly draft: Signal<Draft>;
  /** Null where nothing is laid. */
  readonly preview: ReadonlySignal<Result<Play, PlacementRefusal> | null>;
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** Why the last wish was not carried out. */
  readonly trouble: Signal<PlayFailure | null>;
  /** While an answer is awaited. */
  readonly isBusy: ReadonlySignal<boolean>;
  act(action: Action): Promise<boolean>;
  play(): Promise<boolean>;
  close(): void;
}

export function openTable(session: Session, keep: DraftKeeper): GameTable {
  const game = computed(() => session.seen.value?.game ?? null);
  const seat = computed(() => seatOf(session.seen.value));
  const naming = computed(() => {
    const present = game.value;
    return present === null || present.phase.kind === 'new'
      ? null
      : makeNaming(present, alphabetFor(present.setup.tileset), texts.value);
  });
  const draft = signal<Draft>(keep.read() ?? emptyDraft);
  const preview = computed(() => previewOf(game.value, draft.value));
  const turns = computed(() => turnsOfSteps(session.steps.value, game.value));
  const isMyTurn = computed(() => {
    const phase = game.value?.phase;
    return phase?.kind === 'turn' && phase.seat === seat.value;
  });
  const trouble = signal<PlayFailure | null>(null);
  const waiting = signal(0);
  const isBusy = computed(() => waiting.value > 0);

  const stops = [
    effect(() => {
      const rack = rackOf(game.value, seat.value);
      if (rack === null || game.value === null) return;
      const next = takeRack(draft.peek(), rack, game.value.board);
      if (!isSame(next, draft.peek())) draft.value = next;
    }),
    effect(() => keep.write(draft.value)),
    effect(() => {
      void draft.value;
      trouble.value = null;
    }),
    followNews(session, naming),
  ];

  const act = async (action: Action): Promise<boolean> => {
    waiting.value++;
    trouble.value = null;
    const done = await session.act(action);
    waiting.value--;
    if (!done.ok) trouble.value = done.error;
    return done.ok;
  };

  return {
    session,
    game,
    seat,
    naming,
    draft,
    preview,
    turns,
    isMyTurn,
    trouble,
    isBusy,
    act,
    play: () => act({ kind: 'place', tiles: laidTiles(draft.value) }),
    close: () => {
      for (const stop of stops) stop();
      session.close();
    },
  };
}

/** Where what is laid outlives a reload. */
export interface DraftKeeper {
  read(): Draft | null;
  write(draft: Draft): void;
}

const seatOf = (seen: SeenGame | null): number | null =>
  seen?.viewer.kind === 'seat' ? seen.viewer.seat : null;

const rackOf = (game: Game | null, seat: number | null): readonly Tile[] | null =>
  game === null || seat === null ? null : (game.seats[seat]?.rack ?? null);

const isSame = (a: Draft, b: Draft): boolean =>
  a.pieces.length === b.pieces.length &&
  a.pieces.every((piece, i) => {
    const other = b.pieces[i];
    return piece.id === other?.id && piece.square === other.square && piece.letter === other.letter;
  });

function previewOf(game: Game | null, draft: Draft): GameTable['preview']['value'] {
  const tiles = laidTiles(draft);
  if (game === null || tiles.length === 0) return null;
  return readPlacement(game, tiles, game.rules, openingMinimum(game));
}

/** Tells what happens as it happens, not what was there before the page was opened. */
function followNews(session: Session, naming: ReadonlySignal<Naming | null>): () => void {
  let told: number | null = null;
  return effect(() => {
    const steps = session.steps.value;
    const names = naming.value;
    const seen = session.seen.value;
    if (seen === null || names === null || session.link.value.kind === 'opening') return;
    const fresh = told === null ? [] : steps.slice(told);
    told = steps.length;
    for (const { event, before } of fresh)
      announce(...newsLines(asEvent(event), before, seen.viewer, texts.peek(), names));
  });
}
