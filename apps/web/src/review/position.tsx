/** A position put on the board by hand or read from text, and what the engine would play there. */
import { useSignal } from '@preact/signals';
import { editionOf } from '@taht/editions';
import { parseLetter } from '@taht/letters';
import type { PlacedTile, Square } from '@taht/rules';
import type { Candidate } from '@taht/search';
import { useEffect } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { Board } from '../play/board/board.tsx';
import css from '../play/static/static.module.css';
import { draftOf, namingOf } from '../play/static/static-board.tsx';
import { preferences } from '../preferences/preferences.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { LetterKeys } from '../ui/letter-keys.tsx';
import { Loading } from '../ui/loading.tsx';
import { into } from '../ui/set.ts';
import { SearchGate } from '../words/search-gate.tsx';
import { BestMoves } from './best-moves.tsx';
import own from './position.module.css';
import { type PositionEditor, usePositionEditor } from './position-editor.ts';
import { CgpForm, PositionForm } from './position-forms.tsx';
import { readPositionLink } from './position-link.ts';

export const Position = () => (
  <SearchGate title="review.position">
    <Study />
  </SearchGate>
);

function Study() {
  const said = useReviewTexts();
  const edition = chosenEdition();
  const editor = usePositionEditor(edition);
  const shown = useSignal<Candidate | null>(null);
  const engine = useEngine(edition.id);

  useEffect(() => {
    const linked = readPositionLink(location.hash.slice(1));
    const of = linked && editionOf(linked.edition);
    if (!linked || !of) return;
    preferences.edition.value = of.id;
    editor.read(linked.cgp, of);
  }, []);

  if (said === null) return <Loading />;
  const { t } = said;
  const asked = editor.asked.value;
  return (
    <section class={`page ${css.wide}`}>
      <h1>{t('review.position')}</h1>
      <p>{t('review.position-about')}</p>
      <div class={css.stepper}>
        <div class={css.view}>
          <EditedBoard
            editor={editor}
            shown={shown.value?.kind === 'place' ? shown.value.tiles : []}
          />
        </div>
        <div class={css.side}>
          <PositionForm editor={editor} />
          {asked === null ? null : (
            <BestMoves engine={engine} game={editor.game()} position={asked} shown={shown} />
          )}
          <CgpForm cgp={editor.cgp} onRead={(text) => editor.read(text, edition)} />
        </div>
      </div>
    </section>
  );
}

interface EditedBoardProps {
  readonly editor: PositionEditor;
  /** A play to be shown that is not on the board. */
  readonly shown: readonly PlacedTile[];
}

/** The board that letters are put on, by keys or by the letters below it. */
function EditedBoard({ editor, shown }: EditedBoardProps) {
  const { t } = texts.value;
  const { cursor, isBlank, put } = editor;
  const game = editor.game();
  const naming = namingOf(game);
  const { alphabet } = naming.script;
  const handleKey = ({ key }: KeyboardEvent): boolean => {
    const isErased = key === 'Backspace' || key === 'Delete';
    const letter = parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
    if (!isErased && letter === undefined) return false;
    put(isErased ? null : (letter ?? null));
    return true;
  };
  const turn = (square: Square): void => {
    const isAgain = cursor.value?.square === square;
    const direction = isAgain && cursor.value?.direction === 'across' ? 'down' : 'across';
    cursor.value = { square, direction };
  };
  return (
    <>
      <Board
        game={game}
        draft={draftOf(shown, cursor.value)}
        naming={naming}
        turns={[]}
        onSquare={turn}
        onCursor={into(cursor)}
        onKey={handleKey}
      />
      <LetterKeys
        letters={alphabet.letters}
        label={t('review.letters')}
        isBlank={isBlank.value}
        onLetter={put}
      >
        <button type="button" onClick={() => put(null)}>
          {t('review.erase')}
        </button>
        <label class={own.check}>
          <input
            type="checkbox"
            checked={isBlank.value}
            onChange={({ currentTarget }) => {
              isBlank.value = currentTarget.checked;
            }}
          />
          {t('tile.blank')}
        </label>
      </LetterKeys>
    </>
  );
}
