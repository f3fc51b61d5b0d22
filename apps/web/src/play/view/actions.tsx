/** What the player can do now, and why something cannot be done. */

import type { Naming } from '@taht/phrasing';
import { type Game, mayTakeBackFreely } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { zoom } from '../board/zoom.ts';
import type { Which } from '../dialogs/dialogs.tsx';
import type { TileInput } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';
import css from './actions.module.css';
import { AcceptOrChallenge, Answers } from './answers.tsx';
import { Message } from './message.tsx';

export interface ActionsProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
  readonly input: TileInput;
  readonly onDialog: (which: Which) => void;
}

export const Actions = (props: ActionsProps) => (
  <div class={css.actions}>
    <div class={css.said}>
      <Message {...props} />
      <Undo {...props} />
    </div>
    <Moves {...props} />
    <Answers {...props} />
  </div>
);

/** Beside what is said, where nobody has to be asked for it. */
function Undo({ model, game }: ActionsProps) {
  const seat = model.seat.value;
  if (seat === null || !mayTakeBackFreely(game, seat)) return null;
  return (
    <button
      type="button"
      class={css.undo}
      disabled={model.isBusy.value}
      onClick={() => void model.act({ kind: 'ask-take-back' })}
    >
      {texts.value.t('game.undo')}
    </button>
  );
}

function Moves(props: ActionsProps) {
  const { model, game, input, naming, onDialog } = props;
  const { t } = texts.value;
  if (model.seat.value === null || game.phase.kind === 'setup') return null;
  const isFree = model.isMyTurn.value && !model.isBusy.value;
  const { pieces, swaps } = model.draft.value;
  const hasLaid = swaps.length > 0 || pieces.some(({ square }) => square !== null);
  const canPlay = isFree && model.preview.value?.ok === true;
  const isAsked = model.prompt.value?.kind === 'accept';
  const play = (
    <button
      type="button"
      class={`main ${css.play}`}
      disabled={!canPlay}
      onClick={() => model.play()}
    >
      {t('game.play')}
    </button>
  );
  return (
    <div class={`${css.moves} ${isAsked ? css.asked : ''}`}>
      {isAsked ? <AcceptOrChallenge {...props}>{canPlay ? play : null}</AcceptOrChallenge> : play}
      {hasLaid ? (
        <Tool icon="recall" text={t('game.recall')} onClick={input.recallAll} />
      ) : (
        <Tool icon="shuffle" text={t('game.shuffle')} look="shuffle" onClick={input.shuffle} />
      )}
      <Tool
        icon="sort"
        text={t('game.sort')}
        look="spare"
        onClick={() => input.sort(naming.script.alphabet.letters)}
      />
      <Tool
        icon="exchange"
        text={t('game.exchange')}
        look="exchange"
        isOff={!isFree}
        onClick={() => onDialog('exchange')}
      />
      <Tool
        icon="pass"
        text={t('game.pass')}
        look="pass"
        isOff={!isFree}
        onClick={() => onDialog('pass')}
      />
      <button
        type="button"
        class={`${css.tool} ${css.zoom}`}
        aria-pressed={zoom.isNear.value}
        title={t('game.zoom')}
        onClick={() => zoom.toggle()}
      >
        <Icon name="zoom" />
        <span class={css.word}>{t('game.zoom')}</span>
      </button>
      <Tool icon="more" text={t('game.more')} onClick={() => onDialog('more')} />
    </div>
  );
}

interface ToolProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly text: string;
  readonly isOff?: boolean;
  /** Left to the menu where there is little room, or very little. */
  readonly look?: 'spare' | 'pass' | 'exchange' | 'shuffle';
  readonly onClick: () => void;
}

/** A sign and a word; where there is hardly any room the word is only spoken. */
const Tool = ({ icon, text, look, isOff = false, onClick }: ToolProps) => (
  <button
    type="button"
    class={`${css.tool} ${look === undefined ? '' : css[look]}`}
    disabled={isOff}
    title={text}
    onClick={onClick}
  >
    <Icon name={icon} />
    <span class={css.word}>{text}</span>
  </button>
);
