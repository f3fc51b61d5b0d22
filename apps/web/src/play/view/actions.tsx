/** The own tiles and the bar below them: take back, shuffle, play, and what else there is. It has one height and never jumps. */

import type { Naming } from '@taht/phrasing';
import { type Game, mayTakeBackFreely } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Rack } from '../board/rack.tsx';
import type { Which } from '../dialogs/dialogs.tsx';
import type { TileInput } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';
import css from './actions.module.css';
import { AcceptOrChallenge } from './answers.tsx';

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
  const play = <PlayButton model={model} isOff={!canPlay} />;
  return (
    <div class={`${css.dock} ${isAsked ? css.asked : ''}`}>
      <div class={css.rack}>
        <Rack game={game} draft={model.draft.value} input={input} />
      </div>
      <Back {...props} />
      <Tool icon="shuffle" text={t('game.shuffle')} look="shuffle" onClick={input.shuffle} />
      {isAsked ? <AcceptOrChallenge {...props}>{canPlay ? play : null}</AcceptOrChallenge> : play}
      <Tool icon="more" text={t('game.more')} look="more" onClick={() => onDialog('more')} />
    </div>
  );
}

interface PlayButtonProps {
  readonly model: GameModel;
  readonly isOff: boolean;
}

const PlayButton = ({ model, isOff }: PlayButtonProps) => (
  <button type="button" class={`main ${css.play}`} disabled={isOff} onClick={() => model.play()}>
    {texts.value.t('game.play')}
    {model.preview.value?.ok === true ? (
      <small aria-hidden="true">{model.preview.value.value.score}</small>
    ) : null}
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

interface ToolProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly text: string;
  readonly look: 'back' | 'shuffle' | 'more';
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

/** A sign; its word is spoken, and shown to a mouse that waits. */
const Tool = ({ icon, text, look, isOff = false, onClick }: ToolProps) => (
  <button
    type="button"
    class={`${css.tool} ${css[look]}`}
    disabled={isOff}
    title={text}
    onClick={onClick}
  >
    <Icon name={icon} />
    <span class="unseen">{text}</span>
  </button>
);
