/** A game at hand: what is laid, what it would be worth, and everything a player can do. Components only draw it. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Result } from '@taht/base';
import { alphabetFor } from '@taht/editions';
import { BLANK, type Tile } from '@taht/letters';
import { makeNaming, type Naming, newsLines, type Turn, withoutServed } from '@taht/phrasing';
import { asEvent, type SeenGame } from '@taht/protocol';
import {
  type Action,
  type Game,
  mayMove,
  openingMinimum,
  type PlacementRefusal,
  type Play,
  type Refusal,
  readPlacement,
  type Square,
} from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { drawnSpoken, placeSpoken } from '../board/spoken.ts';
import {
  boardWithSwaps,
  type Draft,
  emptyDraft,
  laidTiles,
  recallAll,
  takeRack,
} from '../input/draft.ts';
import type { DraftStore } from '../input/draft-store.ts';
import type { PlayFailure, Session } from '../session/session.ts';
import { turnsOfSteps } from '../session/steps.ts';
import { type PagePrompt, pagePromptFor } from './prompts.ts';
import { refusalSquares } from './refusal-squares.ts';
import { followWords, type WordCheck } from './word-check.ts';

export interface GameModel {
  readonly session: Session;
  readonly game: ReadonlySignal<Game | null>;
  /** The seat that looks; null for a spectator. */
  readonly seat: ReadonlySignal<number | null>;
  readonly naming: ReadonlySignal<Naming | null>;
  readonly draft: Signal<Draft>;
  /** Null where nothing is laid. */
  readonly preview: ReadonlySignal<Result<Play, PreviewRefusal> | null>;
  /** Whether the words laid stand, where the ruleset lets that be known before they are played. */
  readonly words: ReadonlySignal<WordCheck>;
  readonly turns: ReadonlySignal<readonly Turn[]>;
  /** On turn, or next with a play to accept by moving. */
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** What the game waits for from this seat. */
  readonly prompt: ReadonlySignal<PagePrompt | null>;
  /** The squares that the last refusal is about. */
  readonly marked: ReadonlySignal<ReadonlySet<Square>>;
  /** Why the last wish was not carried out. */
  readonly trouble: Signal<PlayFailure | null>;
  /** While an answer is awaited. */
  readonly isBusy: ReadonlySignal<boolean>;
  act(action: Action): Promise<boolean>;
  play(): Promise<boolean>;
  /** Only where the session can. */
  pause(isPaused: boolean): Promise<boolean>;
  close(): void;
}

export function openGame(session: Session, drafts: DraftStore): GameModel {
  const game = computed(() => session.seen.value?.game ?? null);
  const seat = computed(() => seatOf(session.seen.value));
  const naming = computed(() => {
    const present = game.value;
    return present === null || present.phase.kind === 'new'
      ? null
      : makeNaming(present, alphabetFor(present.setup.tileset), texts.value);
  });
  const draft = signal<Draft>({ ...emptyDraft, ...drafts.read() });
  const preview = computed(() => previewOf(game.value, draft.value));
  const turns = computed(() => turnsOfSteps(session.steps.value, game.value));
  const isMyTurn = computed(() => game.value !== null && mayMove(game.value, seat.value));
  const prompt = computed(() =>
    game.value === null ? null : pagePromptFor(game.value, seat.value),
  );
  const trouble = signal<PlayFailure | null>(null);
  const marked = computed(() =>
    markedSquares(game.value, draft.value, preview.value, trouble.value),
  );
  const words = signal<WordCheck>({ kind: 'unknown' });
  const waiting = signal(0);
  const isBusy = computed(() => waiting.value > 0);

  const stops = [
    effect(() => {
      const rack = rackOf(game.value, seat.value);
      if (rack === null || game.value === null) return;
      const next = takeRack(draft.peek(), rack, game.value.board);
      if (!isSame(next, draft.peek())) draft.value = next;
    }),
    effect(() => drafts.write(draft.value)),
    effect(() => {
      void draft.value;
      trouble.value = null;
    }),
    followNews(session, naming),
    followWords(session, game, preview, words),
  ];

  const attempt = async (asked: Promise<Result<null, PlayFailure>>): Promise<boolean> => {
    waiting.value++;
    trouble.value = null;
    const done = await asked;
    waiting.value--;
    if (!done.ok) trouble.value = done.error;
    return done.ok;
  };
  const act = (action: Action): Promise<boolean> => attempt(session.act(action));

  return {
    session,
    game,
    seat,
    naming,
    draft,
    preview,
    words,
    turns,
    isMyTurn,
    prompt,
    marked,
    trouble,
    isBusy,
    act,
    play: async () => {
      const played = draft.value;
      const swaps = played.swaps.map(({ square }) => square);
      const tiles = laidTiles(played);
      const isDone = await act({ kind: 'place', tiles, ...(swaps.length > 0 && { swaps }) });
      // A device that goes on to the next seat may not see here how the play lies on the board.
      if (isDone && draft.value === played) drafts.write(recallAll(played));
      return isDone;
    },
    pause: async (isPaused) =>
      session.pause === undefined ? false : attempt(session.pause(isPaused)),
    close: () => {
      for (const stop of stops) stop();
      session.close();
    },
  };
}

const seatOf = (seen: SeenGame | null): number | null =>
  seen?.viewer.kind === 'seat' ? seen.viewer.seat : null;

const rackOf = (game: Game | null, seat: number | null): readonly Tile[] | null =>
  game === null || seat === null ? null : (game.seats[seat]?.rack ?? null);

const isSame = (a: Draft, b: Draft): boolean =>
  a.pieces.length === b.pieces.length &&
  a.swaps.length === b.swaps.length &&
  a.pieces.every((piece, i) => {
    const other = b.pieces[i];
    return piece.id === other?.id && piece.square === other.square && piece.letter === other.letter;
  });

/** What the board alone can say, and that a blank taken up must be laid again. */
export type PreviewRefusal = PlacementRefusal | Extract<Refusal, { code: 'blank-must-be-laid' }>;

function previewOf(game: Game | null, draft: Draft): GameModel['preview']['value'] {
  const tiles = laidTiles(draft);
  // Nothing can be said of a word while a blank of it waits for its letter.
  const isAsking = draft.pieces.some(
    ({ tile, square, letter }) => tile === BLANK && square !== null && letter === null,
  );
  if (game === null || tiles.length === 0 || isAsking) return null;
  const ground = { ...game, board: boardWithSwaps(game.board, draft) };
  const read = readPlacement(ground, tiles, game.rules, openingMinimum(game));
  const blanks = tiles.filter(({ blank }) => blank).length;
  const isOwed = game.rules.blank.reuse === 'must-replay' && blanks < draft.swaps.length;
  return read.ok && isOwed ? { ok: false, error: { code: 'blank-must-be-laid' } } : read;
}

/** A tile or two on the way to a play are no fault yet: only what was refused is marked, and what cannot become right. */
function markedSquares(
  game: Game | null,
  draft: Draft,
  preview: GameModel['preview']['value'],
  trouble: PlayFailure | null,
): ReadonlySet<Square> {
  const laid = laidTiles(draft).map(({ square }) => square);
  const refusal =
    trouble?.code === 'refused'
      ? trouble.refusal
      : preview?.ok === false && preview.error.code === 'not-in-one-line'
        ? preview.error
        : null;
  if (game === null || refusal === null) return NONE;
  return new Set(
    refusalSquares(refusal, laid, game.star, preview?.ok === true ? preview.value : null),
  );
}

const NONE: ReadonlySet<Square> = new Set();

/** Tells what happens as it happens, not what was there before the page was opened; whose turn it is, the line below the board says. */
function followNews(session: Session, naming: ReadonlySignal<Naming | null>): () => void {
  let told: number | null = null;
  return effect(() => {
    const steps = session.steps.value;
    const names = naming.value;
    const seen = session.seen.value;
    if (seen === null || names === null || session.link.value.kind === 'opening') return;
    const fresh = told === null ? [] : withoutServed(steps.slice(told));
    told = steps.length;
    for (const { event, before } of fresh) {
      const drawn = drawnSpoken(event, texts.peek());
      const news = newsLines(asEvent(event), before, seen.viewer, texts.peek(), names);
      const lines = drawn === null || news.length === 0 ? news : [drawn];
      const where = lines.length === 0 ? null : placeSpoken(event, names, texts.peek());
      announce(...lines, ...(where === null ? [] : [where]));
    }
  });
}
