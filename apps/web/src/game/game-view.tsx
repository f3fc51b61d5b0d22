/** The game on the screen: board, rack, players, what can be done now, and all that was done. */
import { useSignal } from '@preact/signals';
import { BLANK, type Letter, parseLetter } from '@taht/letters';
import { type Square, tilePoints } from '@taht/rules';
import { texts } from '../i18n/texts.ts';
import { Actions } from './actions.tsx';
import { BlankPicker } from './blank-picker.tsx';
import { Board } from './board.tsx';
import {
  eraseLetter,
  lay,
  moveTo,
  nameBlank,
  pieceOn,
  recall,
  recallAll,
  typeLetter,
} from './draft.ts';
import { type Drop, dragged, startDrag } from './dragging.ts';
import { FinalSheetView } from './final-sheet.tsx';
import css from './game-view.module.css';
import { Rack } from './rack.tsx';
import { RuleSheetView } from './rule-sheet.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Scoreboard } from './scoreboard.tsx';
import type { GameTable } from './table.ts';
import { Tile } from './tile.tsx';

export function GameView({ table }: { readonly table: GameTable }) {
  const held = useSignal<number | null>(null);
  const naming = table.naming.value;
  const game = table.game.value;
  const { draft } = table;
  const unnamed = draft.value.pieces.find(
    ({ tile, square, letter }) => tile === BLANK && square !== null && letter === null,
  );
  if (game === null || naming === null) return <p class="page">{texts.value.t('shell.loading')}</p>;
  const { alphabet } = naming.script;

  const putDown = (id: number, square: Square): void => {
    if (game.board[square] !== null) return;
    draft.value = lay(draft.value, id, square);
    held.value = null;
  };

  const drop = (id: number, to: Drop): void => {
    if (to.kind === 'square') putDown(id, to.square);
    else if (to.kind === 'rack') draft.value = moveTo(recall(draft.value, id), id, to.place);
  };

  const chooseSquare = (square: Square): void => {
    const piece = pieceOn(draft.value, square);
    if (held.value !== null) putDown(held.value, square);
    else if (piece !== undefined) draft.value = recall(draft.value, piece.id);
    else {
      const before = draft.value.cursor;
      const isAgain = before?.square === square;
      const direction = isAgain && before.direction === 'across' ? 'down' : 'across';
      draft.value = { ...draft.value, cursor: { square, direction } };
    }
  };

  const chooseTile = (id: number): void => {
    const other = held.value;
    if (other === id) held.value = null;
    else if (other === null) held.value = id;
    else {
      const rack = draft.value.pieces.filter(({ square }) => square === null);
      draft.value = moveTo(
        draft.value,
        other,
        rack.findIndex((piece) => piece.id === id),
      );
      held.value = null;
    }
  };

  const handleKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'Enter') {
      const square = draft.value.cursor?.square;
      if (held.value !== null && square !== undefined) putDown(held.value, square);
      else void table.play();
    } else if (key === 'Backspace') draft.value = eraseLetter(draft.value);
    else if (key === 'Escape') draft.value = recallAll(draft.value);
    else {
      const letter = parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
      if (letter === undefined) return false;
      draft.value = typeLetter(draft.value, game.board, letter);
    }
    return true;
  };

  const moving = dragged.value;
  const piece = draft.value.pieces.find(({ id }) => id === moving?.id);
  return (
    <div class={css.game}>
      <div class={css.field}>
        <Scoreboard game={game} naming={naming} time={table.session.now} />
        <Board
          game={game}
          draft={draft.value}
          naming={naming}
          turns={table.turns.value}
          onSquare={chooseSquare}
          onCursor={(cursor) => {
            draft.value = { ...draft.value, cursor };
          }}
          onKey={handleKey}
        />
        {game.phase.kind === 'over' ? null : (
          <Rack
            game={game}
            draft={draft.value}
            held={held.value}
            onTile={chooseTile}
            onPress={(id, event) => startDrag(id, event, (to) => drop(id, to))}
          />
        )}
        <Actions table={table} game={game} naming={naming} />
      </div>
      <aside class={css.side}>
        <FinalSheetView game={game} naming={naming} />
        {game.phase.kind === 'setup' ? <RuleSheetView game={game} /> : null}
        <ScoreSheet game={game} naming={naming} turns={table.turns.value} />
      </aside>
      {unnamed === undefined ? null : (
        <BlankPicker
          alphabet={alphabet.letters}
          onLetter={(letter: Letter) => {
            draft.value = nameBlank(draft.value, unnamed.id, letter);
          }}
          onClose={() => {
            if (pieceOn(draft.value, unnamed.square as Square)?.letter === null)
              draft.value = recall(draft.value, unnamed.id);
          }}
        />
      )}
      {moving === null || piece === undefined ? null : (
        <div class={css.dragged} style={{ transform: `translate(${moving.x}px, ${moving.y}px)` }}>
          <Tile tile={piece.tile} points={tilePoints(game.tables, piece.tile)} look="held" />
        </div>
      )}
    </div>
  );
}
