/** All that can be done besides the buttons under the board: first what one wants each turn, last what ends the game. */
import { optionsFor } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { CloseLine, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { into } from '../../ui/set.ts';
import { Slide, type SlideProps } from '../../ui/switch.tsx';
import { zoom } from '../board/zoom.ts';
import type { SeatDialogProps, Which } from './dialogs.tsx';
import css from './more.module.css';

/** What one may give away at once, in seconds. */
const GIFT = 60;

export interface MenuProps extends SeatDialogProps {
  readonly hasHints: boolean;
  readonly menu: ComponentChildren;
  readonly isOfTournament: boolean;
}

export function Menu(props: MenuProps) {
  const { model, game, naming, input, seat, hasHints, menu, isOfTournament, onClose, onDialog } =
    props;
  const { t } = texts.value;
  const can = optionsFor(game, seat);
  const isFree = model.isMyTurn.value && !model.isBusy.value;
  const pause = model.session.pause;
  const hasClock = game.rules.clock.kind !== 'none' && game.phase.kind !== 'setup';
  const go = (which: Which, text: string) => <Entry text={text} onClick={() => onDialog(which)} />;
  const often = (which: Which, icon: 'hint' | 'bag' | 'exchange' | 'pass', text: string) => (
    <li>
      <button type="button" onClick={() => onDialog(which)}>
        <Icon name={icon} />
        {text}
      </button>
    </li>
  );
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const act = (action: Parameters<typeof model.act>[0], text: string) => (
    <Entry
      text={text}
      onClick={() => {
        onClose();
        void model.act(action);
      }}
    />
  );
  return (
    <Dialog title={t('game.more')} onClose={onClose}>
      <ul class={css.often}>
        {hasHints && isFree ? often('hint', 'hint', t('in-game.hint')) : null}
        {often('unseen', 'bag', t('in-game.unseen'))}
        {isFree ? often('exchange', 'exchange', t('game.exchange')) : null}
        {isFree ? often('pass', 'pass', t('game.pass')) : null}
      </ul>
      <ul class={css.menu}>
        {can.lookUp ? go('look-up', t('in-game.look-up')) : null}
        <Entry
          text={t('game.sort')}
          onClick={() => {
            input.sort(naming.script.alphabet.letters);
            onClose();
          }}
        />
        {isTouched ? (
          <Entry
            text={t('game.zoom')}
            onClick={() => {
              onClose();
              zoom.toggle();
            }}
          />
        ) : null}
        {can.askTakeBack
          ? act(
              { kind: 'ask-take-back' },
              t(game.rules.takeBack === 'free' ? 'game.undo' : 'in-game.take-back'),
            )
          : null}
        {can.agreeEnd ? act({ kind: 'agree-end' }, t('in-game.propose-end')) : null}
        {(isOfTournament ? [] : can.giveTime).map((each) =>
          act(
            {
              kind: 'give-time',
              seat: each,
              seconds: Math.min(GIFT, game.rules.clock.seconds),
            },
            t('in-game.give-time', { player: naming.player(each) }),
          ),
        )}
        {pause !== undefined && hasClock ? (
          <Entry
            text={t('in-game.pause')}
            onClick={() => {
              onClose();
              void model.pause(true);
            }}
          />
        ) : null}
        {menu}
        {go('rules', t('play.rule-sheet'))}
        {isTouched ? null : go('keys', t('in-game.keys'))}
        <Links />
        {can.abort && !isOfTournament ? go('abort', t('in-game.abort')) : null}
        {can.leave ? go('leave', t('in-game.leave')) : null}
        {can.resign ? (
          <Entry text={t('in-game.resign')} look={css.giveUp} onClick={() => onDialog('resign')} />
        ) : null}
      </ul>
      <Wishes />
      <CloseLine onClose={onClose} />
    </Dialog>
  );
}

const Links = () => (
  <>
    <li>
      <a class="button" href="/">
        {texts.value.t('shell.home')}
      </a>
    </li>
    <li>
      <a class="button" href="/settings">
        {texts.value.t('shell.settings')}
      </a>
    </li>
  </>
);

function Wishes() {
  const { t } = texts.value;
  return (
    <div class={css.wishes}>
      <Wish
        text={t('in-game.letter-keys')}
        isOn={preferences.keyboard.value === 'shown'}
        onChange={(isOn) => {
          preferences.keyboard.value = isOn ? 'shown' : 'hidden';
        }}
      />
      <Wish
        text={t('shell.hasSound')}
        isOn={preferences.hasSound.value}
        onChange={into(preferences.hasSound)}
      />
    </div>
  );
}

interface EntryProps {
  readonly text: string;
  readonly look?: string | undefined;
  readonly onClick: () => void;
}

const Entry = ({ text, look, onClick }: EntryProps) => (
  <li>
    <button type="button" class={look} onClick={onClick}>
      {text}
    </button>
  </li>
);

function Wish({ text, ...slide }: SlideProps & { readonly text: string }) {
  const id = useId();
  return (
    <label class={css.wish} for={id}>
      {text}
      <Slide id={id} {...slide} />
    </label>
  );
}
