/** The game on the screen: board, rack, players, what can be done now, and all that was done. */
import { useSignal } from '@preact/signals';
import type { Naming } from '@taht/phrasing';
import { type Action, type Game, passEnds } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { preferences } from '../../preferences/preferences.ts';
import { Company } from '../../ui/company.ts';
import { later } from '../../ui/later.tsx';
import { Loading } from '../../ui/loading.tsx';
import { DraggedTile } from '../board/dragged-tile.tsx';
import type { BlankPickerProps } from '../dialogs/blank-picker.tsx';
import type { Which } from '../dialogs/dialogs.tsx';
import type { HintPort } from '../dialogs/hint-dialog.tsx';
import { RuleSheetView } from '../dialogs/later-rule-sheet.ts';
import { makeInput, type TileInput, unnamedBlank } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';
import { isBeginning } from '../model/prompts.ts';
import { Actions } from './actions.tsx';
import { Answers } from './answers.tsx';
import { Ended, EndOfGame, useEnd } from './ended.tsx';
import { GameBoard } from './game-board.tsx';
import { keysOf } from './game-keys.ts';
import css from './game-view.module.css';
import { LastPlay } from './last-play.tsx';
import { Message } from './message.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { TopLine } from './top-line.tsx';
import { useMedia } from './use-media.ts';
import { useMotion } from './use-motion.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

const Dialogs = later(
  () => import('../dialogs/dialogs.tsx').then(({ Dialogs }) => Dialogs),
  'game',
  'rules',
);
const BlankPicker = later(() =>
  import('../dialogs/blank-picker.tsx').then(({ BlankPicker }) => BlankPicker),
);
const Keys = later(() => import('../dialogs/keys.tsx').then(({ Keys }) => Keys), 'game');
const UnseenColumn = later(
  () => import('../dialogs/unseen-column.tsx').then(({ UnseenColumn }) => UnseenColumn),
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
  readonly isOfTournament?: boolean;
  /** Several people look at this device. */
  readonly isShared?: boolean;
}

export function GameView(props: GameViewProps) {
  const naming = props.model.naming.value;
  const game = props.model.game.value;
  const end = useEnd(game?.phase.kind);
  if (game === null || naming === null || isBeginning(game, props.model.seat.value))
    return <Loading />;
  const shown = { ...props, game, naming };
  return (
    <Company.Provider value={game.seats.map((_, seat) => naming.player(seat))}>
      {end === 'not-yet' ? <OpenGame {...shown} /> : <Ended {...shown} isFresh={end === 'fresh'} />}
    </Company.Provider>
  );
}

interface OpenProps extends GameViewProps {
  readonly game: Game;
  readonly naming: Naming;
}

function OpenGame(props: OpenProps) {
  const { model, game, naming, hints, side, menu, isOfTournament = false } = props;
  const { draft } = model;
  const input = useMemo(() => makeInput(draft, () => model.game.peek()), [model, draft]);
  const dialog = useSignal<Which | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => fetchEarly(model), [model]);
  useMotion(frame, model);
  useRestoredFocus(frame, `${game.version} ${dialog.value}`);

  const open = (which: Which | null): void => {
    const action = which === null ? null : atOnce(which, model, game);
    if (action === null) dialog.value = which;
    else void model.act(action);
    if (action !== null) dialog.value = null;
  };
  const handleKey = keysOf(model, input, naming, open);
  const hasKeys = preferences.keyboard.value === 'shown';
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
      <div class={css.screen}>
        <div class={css.players}>
          <Scoreboard
            game={game}
            naming={naming}
            seat={model.seat.value}
            time={model.session.now}
          />
        </div>
        <div class={css.last}>
          <LastPlay model={model} naming={naming} onStory={() => showStory(frame.current)} />
        </div>
        <div class={css.board}>
          <GameBoard
            model={model}
            game={game}
            naming={naming}
            input={input}
            onChallenge={() => open('challenge')}
          />
        </div>
        <Right {...props} />
        <Bar {...props} input={input} hasKeys={hasKeys} onDialog={open} />
        {/* Above all of it, but by keys one comes to the board first. */}
        <div class={css.top}>
          <TopLine game={game} isSeated={model.seat.value !== null} onDialog={open} />
        </div>
      </div>
      <aside class={css.story}>
        {game.phase.kind === 'setup' ? <RuleSheetView game={game} model={model} /> : null}
        <ScoreSheet model={model} game={game} naming={naming} />
        {side}
      </aside>
      <UnnamedBlank draft={draft} alphabet={naming.script.alphabet} />
      {dialog.value === null ? null : (
        <Dialogs
          which={dialog.value}
          model={model}
          game={game}
          naming={naming}
          input={input}
          hints={hints}
          menu={menu}
          isOfTournament={isOfTournament}
          onDialog={open}
        />
      )}
      <DraggedTile draft={draft} game={game} />
    </div>
  );
}

/** How things stand, and on a wide screen what is not seen yet. */
function Right({ model, game, naming }: OpenProps) {
  const isWide = useMedia('(min-width: 80rem)');
  const seat = model.seat.value;
  const { kind } = game.phase;
  return (
    <div class={css.right}>
      {isWide && seat !== null && kind !== 'setup' && kind !== 'over' ? (
        <UnseenColumn game={game} seat={seat} />
      ) : null}
      {kind === 'over' ? null : <Message model={model} game={game} naming={naming} />}
    </div>
  );
}

interface BarProps extends OpenProps {
  readonly input: TileInput;
  readonly hasKeys: boolean;
  readonly onDialog: (which: Which | null) => void;
}

/** The own tiles and what can be done with them. */
function Bar({ model, game, naming, input, hasKeys, after, onDialog }: BarProps) {
  const given = { model, game, naming, input, onDialog };
  // For a moment, until the end takes the place of all.
  if (game.phase.kind === 'over') return null;
  return (
    <div class={css.bar}>
      <Answers {...given} />
      <Actions {...given} />
      {hasKeys ? <Keys model={model} game={game} naming={naming} input={input} /> : null}
      {after}
    </div>
  );
}

/** Where it is out of sight. */
function showStory(frame: HTMLElement | null): void {
  frame?.querySelector('[data-story]')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

/** A blank that was laid is asked for its letter. */
function UnnamedBlank({ draft, alphabet }: Omit<BlankPickerProps, 'blank'>) {
  const unnamed = unnamedBlank(draft.value);
  return unnamed === undefined ? null : (
    <BlankPicker draft={draft} blank={unnamed} alphabet={alphabet} />
  );
}

/** Needs no question: a pass that ends nothing and can be taken back. */
function atOnce(which: Which, { seat, isMyTurn }: GameModel, game: Game): Action | null {
  const here = seat.value;
  if (which !== 'pass' || here === null || game.rules.takeBack !== 'free') return null;
  return isMyTurn.value && !passEnds(game, here) ? { kind: 'pass' } : null;
}

/** What will be wanted soon is fetched as soon as something has happened, so that it is there without a network. */
function fetchEarly(model: GameModel): () => void {
  const first = model.session.steps.value.length;
  const stop = model.session.steps.subscribe((steps) => {
    if (steps.length === first || steps.length === 0) return;
    for (const each of [Dialogs, BlankPicker, EndOfGame]) void each.fetch();
    queueMicrotask(() => stop());
  });
  return stop;
}
