/** A position put on the board by hand or read from text, and what the engine would play there. */
import { useSignal } from '@preact/signals';
import { alphabetFor, type Edition, editionOf } from '@taht/editions';
import { type Letter, parseLetter, parseRack, type Tile } from '@taht/letters';
import { makeCgp, parseCgp } from '@taht/record';
import { type Board as Cells, emptyBoard, neighbour, type Square } from '@taht/rules';
import type { Candidate, PastTurn } from '@taht/search';
import { explainLetter } from '@taht/wording';
import { useEffect } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { Board } from '../play/board/board.tsx';
import type { Cursor } from '../play/input/draft.ts';
import css from '../play/static/static.module.css';
import { draftOf, namingOf } from '../play/static/static-board.tsx';
import { staticGame, withScene } from '../play/static/static-game.ts';
import { preferences } from '../preferences/preferences.ts';
import { chosenEdition, EditionChoice } from '../ui/edition-choice.tsx';
import fields from '../ui/fields.module.css';
import { LetterKeys } from '../ui/letter-keys.tsx';
import { SearchGate } from '../words/search-gate.tsx';
import { BestMoves } from './best-moves.tsx';
import own from './position.module.css';
import { readPositionLink } from './position-link.ts';

const SEATS = [
  { id: '1', name: '1' },
  { id: '2', name: '2' },
];

export const Position = () => (
  <SearchGate title="look.position">
    <Study />
  </SearchGate>
);

function Study() {
  const said = useReviewTexts();
  const edition = editionOf(chosenEdition()) as Edition;
  const board = useSignal<Cells>(emptyBoard);
  const cursor = useSignal<Cursor | null>(null);
  const rack = useSignal('');
  const scores = useSignal<readonly number[]>([0, 0]);
  const isBlank = useSignal(false);
  const cgp = useSignal('');
  const trouble = useSignal('');
  const asked = useSignal<Omit<PastTurn, 'move'> | null>(null);
  const shown = useSignal<Candidate | null>(null);
  const engine = useEngine(edition.id);

  const read = (text: string, of: Edition): void => {
    const alphabet = alphabetFor(staticGame(of, SEATS).setup.tileset);
    const parsed = parseCgp(alphabet, text.trim());
    if (!parsed.ok) {
      trouble.value =
        'character' in parsed.error
          ? explainLetter(texts.value, parsed.error)
          : texts.value.t('look.bad-cgp', { place: parsed.error.at + 1 });
      return;
    }
    trouble.value = '';
    board.value = parsed.value.board;
    rack.value = (parsed.value.racks[0] ?? []).map(tileText).join('');
    scores.value = parsed.value.scores;
    asked.value = null;
  };

  useEffect(() => {
    const linked = readPositionLink(location.hash.slice(1));
    const of = linked && editionOf(linked.edition);
    if (!linked || !of) return;
    preferences.edition.value = of.id;
    read(linked.cgp, of);
  }, []);

  if (said === null) return <p class="page">{texts.value.t('shell.loading')}</p>;
  const { t } = said;
  const table = staticGame(
    edition,
    scores.value.map((_, i) => SEATS[i] ?? { id: String(i + 1), name: String(i + 1) }),
  );
  const game = withScene(table, {
    board: board.value,
    scores: scores.value,
    racks: [],
    onTurn: 0,
  });
  const naming = namingOf(game);
  const { alphabet } = naming.script;

  const put = (letter: Letter | null): void => {
    const at = cursor.value ?? { square: game.star, direction: 'across' as const };
    const cell =
      letter === null ? null : { letter, blank: isBlank.value || alphabet.withoutTile.has(letter) };
    board.value = board.value.map((old, square) => (square === at.square ? cell : old));
    asked.value = null;
    const next = neighbour(at.square, at.direction, letter === null ? -1 : 1);
    cursor.value = { ...at, square: next ?? at.square };
  };

  const handleKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'Backspace' || key === 'Delete') {
      put(null);
      return true;
    }
    const letter = parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
    if (letter === undefined) return false;
    put(letter);
    return true;
  };

  const ask = (): void => {
    const tiles = parseRack(alphabet, rack.value);
    if (!tiles.ok) {
      trouble.value = explainLetter(texts.value, tiles.error);
      return;
    }
    const most = game.rules.rack;
    if (tiles.value.length === 0 || tiles.value.length > most) {
      trouble.value = t('look.rack-size', { most });
      return;
    }
    trouble.value = '';
    const position = { player: 0, board: board.value, rack: tiles.value, scores: scores.value };
    cgp.value = makeCgp(alphabet, {
      board: board.value,
      racks: scores.value.map((_, i) => (i === 0 ? tiles.value : [])),
      scores: scores.value,
      zeroTurns: null,
      operations: [],
    });
    history.replaceState(history.state, '', `#${encodeURIComponent(`${edition.id} ${cgp.value}`)}`);
    asked.value = position;
  };

  const laid = shown.value?.kind === 'place' ? shown.value.tiles : [];
  return (
    <section class={`page ${css.wide}`}>
      <h1>{t('look.position')}</h1>
      <p>{t('look.position-about')}</p>
      <div class={css.stepper}>
        <div class={css.view}>
          <Board
            game={game}
            draft={draftOf(laid, cursor.value)}
            naming={naming}
            turns={[]}
            onSquare={(square: Square) => {
              const again = cursor.value?.square === square;
              const direction = again && cursor.value?.direction === 'across' ? 'down' : 'across';
              cursor.value = { square, direction };
            }}
            onCursor={(next) => {
              cursor.value = next;
            }}
            onKey={handleKey}
          />
          <LetterKeys
            letters={alphabet.letters}
            label={t('look.letters')}
            isBlank={isBlank.value}
            onLetter={put}
          >
            <button type="button" class={own.erase} onClick={() => put(null)}>
              {t('look.erase')}
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
        </div>
        <div class={css.side}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              ask();
            }}
          >
            <EditionChoice
              onChange={() => {
                board.value = emptyBoard;
                rack.value = '';
                asked.value = null;
              }}
            />
            <label class={fields.field}>
              {t('look.rack')}
              <input
                type="text"
                autocomplete="off"
                value={rack.value}
                onInput={({ currentTarget }) => {
                  rack.value = currentTarget.value;
                }}
              />
            </label>
            <div class={fields.fields}>
              {scores.value.slice(0, 2).map((score, i) => (
                <label key={i} class={fields.field}>
                  {t(i === 0 ? 'look.own-points' : 'look.other-points')}
                  <input
                    type="number"
                    min={-999}
                    max={9999}
                    value={score}
                    onInput={({ currentTarget }) => {
                      scores.value = scores.value.with(i, Number(currentTarget.value) || 0);
                    }}
                  />
                </label>
              ))}
            </div>
            <p class="buttons middle">
              <button type="submit" class="main">
                {t('look.find-best')}
              </button>
              <button
                type="button"
                onClick={() => {
                  board.value = emptyBoard;
                  asked.value = null;
                }}
              >
                {t('look.clear')}
              </button>
            </p>
            <p class="warn" role="status">
              {trouble.value}
            </p>
          </form>
          {asked.value === null ? null : (
            <BestMoves engine={engine} game={game} position={asked.value} shown={shown} />
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              read(cgp.value, edition);
            }}
          >
            <label class={fields.field}>
              {t('look.cgp')}
              <textarea
                rows={4}
                value={cgp.value}
                onInput={({ currentTarget }) => {
                  cgp.value = currentTarget.value;
                }}
              />
            </label>
            <button type="submit">{t('look.read-cgp')}</button>
          </form>
        </div>
      </div>
    </section>
  );
}

const tileText = (tile: Tile): string => (tile.length > 1 ? `[${tile}]` : tile);
