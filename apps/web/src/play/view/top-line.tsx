/** One line above the game: the way back, how it is played, sound on or off, the bag, and on a wide screen what else there is. */

import { bagText } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Which } from '../dialogs/dialogs.tsx';
import css from './top-line.module.css';

export interface TopLineProps {
  readonly game: Game;
  /** What is only for whoever sits at the table. */
  readonly isSeated: boolean;
  readonly onDialog: (which: Which) => void;
}

export function TopLine({ game, isSeated, onDialog }: TopLineProps) {
  const { t, find } = texts.value;
  const { id } = game.rules;
  const isFriendly = id.endsWith('-friendly');
  const isOver = game.phase.kind === 'over';
  return (
    <div class={css.line}>
      <a class={`${css.sign} ${css.back}`} href="/" title={t('shell.home')}>
        <Icon name="back" />
        <span class="unseen">{t('shell.home')}</span>
      </a>
      <span class={css.way}>{isFriendly ? t('game.friendly') : (find(`ruleset.${id}`) ?? id)}</span>
      <SoundSwitch />
      {game.phase.kind === 'setup' ? null : (
        <button
          type="button"
          class={`${css.sign} ${css.bag}`}
          data-bag=""
          title={bagText(game, texts.value)}
          disabled={!isSeated || isOver}
          onClick={() => onDialog('unseen')}
        >
          <Icon name="bag" />
          <span class="unseen">{bagText(game, texts.value)}</span>
          <b aria-hidden="true">{game.bags.reduce((sum, bag) => sum + bag.length, 0)}</b>
        </button>
      )}
      {isSeated && !isOver ? (
        <button
          type="button"
          class={css.more}
          title={t('game.more')}
          onClick={() => onDialog('more')}
        >
          <Icon name="more" />
          <span class="unseen">{t('game.more')}</span>
        </button>
      ) : null}
    </div>
  );
}

/** Off with one tap, and what a phone does to the hand with it. */
function SoundSwitch() {
  const hasSound = preferences.hasSound.value;
  const text = texts.value.t('shell.hasSound');
  return (
    <button
      type="button"
      class={css.sign}
      role="switch"
      aria-checked={hasSound}
      title={text}
      onClick={() => {
        preferences.hasSound.value = !hasSound;
      }}
    >
      <Icon name={hasSound ? 'sound' : 'silence'} />
      <span class="unseen">{text}</span>
    </button>
  );
}
