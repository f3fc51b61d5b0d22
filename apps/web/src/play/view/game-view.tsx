/** The game on the screen: board, rack, players, what can be done now, and all that was done. */
import { useSignal } from '@preact/signals';
import { BLANK, type Letter, parseLetter, type Tile } from '@taht/letters';
import type { Naming } from '@taht/phrasing';
import { type Action, type Game, passEnds, type Square } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { announce } from '../../ui/announcer.tsx';
import { later } from '../../ui/later.tsx';
import { Board } from '../board/board.tsx';
import { DraggedTile } from '../board/dragged-tile.tsx';
import { Rack } from '../board/rack.tsx';
import type { Badge } from '../board/square-cell.tsx';
import type { Which } from '../dialogs/dialogs.tsx';
import type { HintPort } from '../dialogs/hint-dialog.tsx';
import { type Draft, nameBlank, onRack, pieceOn, recall } from '../input/draft.ts';
import { makeInput, type TileInput, unnamedBlank } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';
import { isBeginning } from '../model/prompts.ts';
import { Actions } from './actions.tsx';
import { followSounds } from './followed-sounds.ts';
import css from './game-view.module.css';
import { ScoreSheet } from './score-sheet.tsx';
import { Scoreboard } from './scoreboard.tsx';

const Dialogs = later(
  () => import('../dialogs/dialogs.tsx').then(({ Dialogs }) => Dialogs),
  'game',
  'rules',
);
const BlankPicker = later(() =>
  import('../dialogs/blank-picker.tsx').then(({ BlankPicker }) => BlankPicker),
);
const Keys = later(() => import('../dialogs/keys.tsx').then(({ Keys }) => Keys), 'game');
const FinalSheetView = later(
  () => import('../dialogs/final-sheet.tsx').then(({ FinalSheetView }) => FinalSheetView),
  'game',
);
const RuleSheetView = later(
  () => import('../dialogs/rule-sheet.tsx').then(({ RuleSheetView }) => RuleSheetView),
  'rules',
  'game',
);

export interface GameViewProps {
  readonly model: GameModel;
  /** Hints, where they are allowed. */
  readonly hints?: HintPort;
  /** Below what can be done: talk, a link to the next game. */
  readonly after?: ComponentChildren;
  /** Above the score sheet. */
  readonly side?: ComponentChildren;
  /** Further entries of the menu. */
  readonly menu?: ComponentChildren;
  /** What is for its officials alone is not offered. */
  readonly isOfEvent?: boolean;
}

export function GameView(props: GameViewProps) {
  const naming = props.model.naming.value;
  const game = props.model.game.value;
  if (game === null || naming === null || isBeginning(game, props.model.seat.value))
    return <p class="page">{texts.value.t('shell.loading')}</p>;
  return <OpenGame {...props} game={game} naming={naming} />;
}

interface OpenProps extends GameViewProps {
  readonly game: Game;
  readonly naming: Naming;
}

function OpenGame(props: OpenProps) {
  const { model, game, naming, hints, after, side, menu, isOfEvent = false } = props;
  const { draft } = model;
  const input = useMemo(() => makeInput(draft, () => model.game.peek()), [model, draft]);
  const dialog = useSignal<Which | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => followSounds(model), [model]);
  useEffect(() => fetchEarly(model), [model]);
  useRestoredFocus(frame, `${game.version} ${dialog.value}`);

  const open = (which: Which | null): void => {
    const action = which === null ? null : atOnce(which, model, game);
    if (action === null) dialog.value = which;
    else void model.act(action);
    if (action !== null) dialog.value = null;
  };
  const handleKey = useKeys(model, input, naming, open);
  const hasKeys = preferences.keyboard.value === 'shown';
  const unnamed = unnamedBlank(draft.value);
  const isOver = game.phase.kind === 'over';
  const names = game.seats.map((_, seat) => naming.player(seat)).join(' – ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for whatever in it has the focus
    <div
      ref={frame}
      class={css.game}
      data-phase={game.phase.kind}
      data-game=""
      data-keys={hasKeys ? '' : undefined}
      onKeyDown={handleKey}
    >
      <h1 class="unseen">{names}</h1>
      <div class={css.players}>
        <Scoreboard game={game} naming={naming} seat={model.seat.value} time={model.session.now} />
      </div>
      <div class={css.board}>
        <Board
          game={game}
          naming={naming}
          draft={draft.value}
          turns={model.turns.value}
          marked={model.marked.value}
          badge={badgeOf(model)}
          onSquare={input.tapSquare}
          onCursor={(cursor) => {
            draft.value = { ...draft.value, cursor };
          }}
          onKey={({ key }, here) => {
            if (key !== 'Enter') return false;
            if (!input.putHeld(here) && model.isMyTurn.value) void model.play();
            return true;
          }}
          onDrop={input.drop}
        />
      </div>
      <div class={css.bar}>
        {isOver || game.phase.kind === 'setup' || model.seat.value === null ? null : (
          <div class={css.rack}>
            <Rack game={game} draft={draft.value} input={input} />
          </div>
        )}
        <div class={css.actions}>
          {isOver ? (
            <FinalSheetView game={game} naming={naming}>
              {after}
            </FinalSheetView>
          ) : (
            <Actions model={model} game={game} naming={naming} input={input} onDialog={open} />
          )}
          {hasKeys && !isOver ? (
            <Keys model={model} naming={naming} input={input} star={game.star} />
          ) : null}
          {isOver ? null : after}
        </div>
      </div>
      <aside class={css.side}>
        {side}
        {game.phase.kind === 'setup' ? <RuleSheetView game={game} model={model} /> : null}
        <ScoreSheet model={model} game={game} naming={naming} />
      </aside>
      {unnamed === undefined ? null : (
        <BlankPicker
          alphabet={naming.script.alphabet.letters}
          onLetter={(letter) => {
            draft.value = nameBlank(draft.value, unnamed.id, letter);
          }}
          onClose={() => {
            if (pieceOn(draft.value, unnamed.square as Square)?.letter === null)
              draft.value = recall(draft.value, unnamed.id);
          }}
        />
      )}
      {dialog.value === null ? null : (
        <Dialogs
          which={dialog.value}
          model={model}
          game={game}
          naming={naming}
          input={input}
          hints={hints}
          menu={menu}
          isOfEvent={isOfEvent}
          onDialog={open}
        />
      )}
      <DraggedTile draft={draft} game={game} />
    </div>
  );
}

/** Needs no question: a pass that ends nothing, a challenge of the only word. */
function atOnce(which: Which, { seat, isMyTurn }: GameModel, game: Game): Action | null {
  const here = seat.value;
  if (which === 'pass' && here !== null && isMyTurn.value && !passEnds(game, here))
    return { kind: 'pass' };
  const isSingle = game.phase.kind === 'window' && game.phase.play.words.length === 1;
  return which === 'challenge' && isSingle ? { kind: 'challenge' } : null;
}

/** What is laid would score, shown at its last tile. */
function badgeOf({ preview, words }: GameModel): Badge | null {
  if (preview.value?.ok !== true) return null;
  const { tiles, score } = preview.value.value;
  const last = tiles.at(-1);
  return last === undefined ? null : { square: last.square, score, look: words.value.kind };
}

/** What will be wanted soon is fetched as soon as something has happened, so that it is there without a network. */
function fetchEarly(model: GameModel): () => void {
  const first = model.session.steps.value.length;
  const stop = model.session.steps.subscribe((steps) => {
    if (steps.length === first || steps.length === 0) return;
    for (const each of [Dialogs, BlankPicker, FinalSheetView]) void each.fetch();
    queueMicrotask(() => stop());
  });
  return stop;
}

/** A button or a dialog that had the focus and is gone leaves it to the board. */
function useRestoredFocus(frame: { readonly current: HTMLElement | null }, state: string): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const element = frame.current;
    const note = (): void => {
      wasInside.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [frame]);
  // At once: the next key may be pressed already.
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    const here = frame.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    here?.focus({ preventScroll: true });
  }, [state, frame]);
}

/** Says what came of a letter that was typed: the tile that was laid, or that there is none. */
function tellTyped(tile: Tile | undefined, letter: Letter, draft: Draft): void {
  const { t } = texts.value;
  const isAtHand = onRack(draft).some((piece) => piece.tile === BLANK || piece.tile === letter);
  if (tile !== undefined) announce(tile === BLANK ? `${letter}, ${t('tile.blank')}` : letter);
  else if (!isAtHand) announce(t('refusal.tile-not-on-rack', { tile: letter }));
}

/** Told when it is asked for, so that nobody has to look for it piece by piece. */
async function tellStanding({ game, draft, seat, session }: GameModel, naming: Naming) {
  const { standingLines } = await import('../dialogs/standing.ts');
  const present = game.value;
  if (present === null) return;
  const stand = {
    game: present,
    naming,
    draft: draft.value,
    seat: seat.value,
    now: session.now(),
  };
  announce(...standingLines(stand, texts.value));
}

/** Digits for what has a button, letters for tiles: neither is in the way of the other in any language. */
const SHORTCUTS: Readonly<Record<string, Which>> = {
  '3': 'exchange',
  '4': 'pass',
  '5': 'unseen',
  '6': 'hint',
  '8': 'challenge',
  '0': 'more',
  '?': 'keys',
};

function useKeys(
  model: GameModel,
  input: TileInput,
  naming: Naming,
  open: (which: Which) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || target.closest('dialog, input, select, textarea'))
      return;
    const which = SHORTCUTS[key];
    const { alphabet } = naming.script;
    const letter =
      key.length > 2 ? undefined : parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
    const from = model.draft.value.cursor?.square ?? model.game.value?.star;
    if (which !== undefined) open(which);
    else if (key === '1') input.shuffle();
    else if (key === '2') input.sort(alphabet.letters);
    else if (key === '9') void tellStanding(model, naming);
    else if (key === '7') {
      if (model.prompt.value?.kind === 'accept') void model.act({ kind: 'accept' });
    } else if (key === 'Backspace') input.erase();
    else if (key === 'Escape') input.recallAll();
    else if (letter !== undefined && from !== undefined)
      tellTyped(input.type(letter, from), letter, model.draft.value);
    else return;
    event.preventDefault();
  };
}
