/** A position as it is put together: what lies on the board, the rack, the points, and what the engine is asked about it. */
import { type Signal, useSignal } from '@preact/signals';
import { alphabetFor, type Edition } from '@taht/editions';
import { type Letter, parseRack, type Tile } from '@taht/letters';
import { explainLetter } from '@taht/phrasing';
import { makeCgp, operationsFor, parseCgp } from '@taht/record';
import { type Board, emptyBoard, type Game, neighbour } from '@taht/rules';
import type { PastTurn } from '@taht/search';
import { texts } from '../i18n/texts.ts';
import type { Cursor } from '../play/input/draft.ts';
import { staticGame, withScene } from '../play/static/static-game.ts';

export interface PositionEditor {
  readonly cursor: Signal<Cursor | null>;
  readonly rack: Signal<string>;
  readonly scores: Signal<readonly number[]>;
  /** Whether the next letter is that of a blank. */
  readonly isBlank: Signal<boolean>;
  readonly cgp: Signal<string>;
  readonly trouble: Signal<string>;
  /** The position that the engine looks at; null after any change. */
  readonly asked: Signal<Omit<PastTurn, 'move'> | null>;
  game(): Game;
  /** A letter where the cursor is, or none. */
  put(letter: Letter | null): void;
  read(text: string, of: Edition): void;
  clear(): void;
  ask(): void;
}

const SEATS = [
  { id: '1', name: '1' },
  { id: '2', name: '2' },
];

export function usePositionEditor(edition: Edition): PositionEditor {
  const board = useSignal<Board>(emptyBoard);
  const cursor = useSignal<Cursor | null>(null);
  const rack = useSignal('');
  const scores = useSignal<readonly number[]>([0, 0]);
  const isBlank = useSignal(false);
  const cgp = useSignal('');
  const trouble = useSignal('');
  const asked = useSignal<PositionEditor['asked']['value']>(null);

  const game = (): Game => {
    const seats = scores.value.map(
      (_, i) => SEATS[i] ?? { id: String(i + 1), name: String(i + 1) },
    );
    const scene = { board: board.value, scores: scores.value, racks: [], onTurn: 0 };
    return withScene(staticGame(edition, seats), scene);
  };

  const lay = (next: Board): void => {
    board.value = next;
    asked.value = null;
  };

  const put = (letter: Letter | null): void => {
    const { star, setup } = game();
    const { withoutTile } = alphabetFor(setup.tileset);
    const at = cursor.value ?? { square: star, direction: 'across' as const };
    const cell =
      letter === null ? null : { letter, blank: isBlank.value || withoutTile.has(letter) };
    lay(board.value.map((old, square) => (square === at.square ? cell : old)));
    const next = neighbour(at.square, at.direction, letter === null ? -1 : 1);
    cursor.value = { ...at, square: next ?? at.square };
  };

  const read = (text: string, of: Edition): void => {
    const alphabet = alphabetFor(staticGame(of, SEATS).setup.tileset);
    const parsed = parseCgp(alphabet, text.trim());
    if (!parsed.ok) {
      trouble.value =
        'character' in parsed.error
          ? explainLetter(texts.value, parsed.error)
          : texts.value.t('review.bad-cgp', { place: parsed.error.at + 1 });
      return;
    }
    trouble.value = '';
    rack.value = (parsed.value.racks[0] ?? []).map(tileText).join('');
    scores.value = parsed.value.scores;
    lay(parsed.value.board);
  };

  const ask = (): void => {
    const { rules, setup } = game();
    const alphabet = alphabetFor(setup.tileset);
    const tiles = parseRack(alphabet, rack.value);
    if (!tiles.ok) {
      trouble.value = explainLetter(texts.value, tiles.error);
      return;
    }
    const most = rules.rack;
    if (tiles.value.length === 0 || tiles.value.length > most) {
      trouble.value = texts.value.t('review.rack-size', { most });
      return;
    }
    trouble.value = '';
    cgp.value = makeCgp(alphabet, {
      board: board.value,
      racks: scores.value.map((_, i) => (i === 0 ? tiles.value : [])),
      scores: scores.value,
      zeroTurns: null,
      operations: operationsFor(setup.tileset.id),
    });
    history.replaceState(history.state, '', `#${encodeURIComponent(`${edition.id} ${cgp.value}`)}`);
    asked.value = { player: 0, board: board.value, rack: tiles.value, scores: scores.value };
  };

  const clear = (): void => lay(emptyBoard);
  return { cursor, rack, scores, isBlank, cgp, trouble, asked, game, put, read, clear, ask };
}

const tileText = (tile: Tile): string => (tile.length > 1 ? `[${tile}]` : tile);
