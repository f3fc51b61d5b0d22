/** The own tiles and the bar below them: take back, shuffle, play, and what else there is. It has one height and never jumps. */

import type { Naming } from '@taht/phrasing';
import { type Game, mayTakeBackFreely } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { Rack } from '../board/rack.tsx';
import type { Which } from '../dialogs/dialogs.tsx';
import type { TileInput } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';
import css from './actions.module.css';
import { Tool } from './tool.tsx';

export interface ActionsProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
  readonly input: TileInput;
  readonly onDialog: (which: Which) => void;
}

export function Actions(props: ActionsProps) {
  const { model, game, input, onDialog } = props;
  const { t } = texts.value;
  if (model.seat.value === null || game.phase.kind === 'setup') return null;
  const isAsked = model.prompt.value?.kind === 'accept';
  const canPlay = model.isMyTurn.value && !model.isBusy.value && model.preview.value?.ok === true;
  return (
    <div class={css.dock}>
      <div class={css.rack}>
        <Rack game={game} draft={model.draft.value} input={input} />
      </div>
      <Back {...props} />
      <Tool icon="shuffle" text={t('game.shuffle')} look="shuffle" onClick={input.shuffle} />
      {isAsked && !canPlay ? (
        <AcceptButton model={model} />
      ) : (
        <PlayButton model={model} isOff={!canPlay} />
      )}
      <Tool icon="more" text={t('game.more')} look="more" onClick={() => onDialog('more')} />
    </div>
  );
}

interface PlayButtonProps {
  readonly model: GameModel;
  readonly isOff: boolean;
}

const PlayButton = ({ model, isOff }: PlayButtonProps) => (
  <button
    type="button"
    class={`main ${css.play}`}
    disabled={isOff}
    // It can be pressed, and says why not; but it does not shine.
    data-refused={model.words.value.kind === 'bad' ? '' : undefined}
    onClick={() => model.play()}
  >
    {texts.value.t('game.play')}
    {model.preview.value?.ok === true ? (
      <small aria-hidden="true">{model.preview.value.value.score}</small>
    ) : null}
  </button>
);

/** In the place of the move, which accepts as well; *Challenge* stands beside the word. */
const AcceptButton = ({ model }: Pick<PlayButtonProps, 'model'>) => (
  <button
    type="button"
    class={`main ${css.play}`}
    disabled={model.isBusy.value}
    onClick={() => model.act({ kind: 'accept' })}
  >
    {texts.value.t('game.accept')}
  </button>
);

/** One way back: for tiles that are laid, and where nothing is laid for the last play, if nobody has to be asked. */
function Back({ model, game, input }: ActionsProps) {
  const { t } = texts.value;
  const { pieces, swaps } = model.draft.value;
  const seat = model.seat.value;
  const hasLaid = swaps.length > 0 || pieces.some(({ square }) => square !== null);
  const isFree = seat !== null && !model.isBusy.value && mayTakeBackFreely(game, seat);
  if (!hasLaid && isFree)
    return (
      <Tool
        icon="undo"
        text={t('game.undo')}
        look="back"
        onClick={() => void model.act({ kind: 'ask-take-back' })}
      />
    );
  return (
    <Tool
      icon="undo"
      text={t('game.recall')}
      look="back"
      isOff={!hasLaid}
      onClick={input.recallAll}
    />
  );
}
