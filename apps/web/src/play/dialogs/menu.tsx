/** All that can be done besides the buttons under the board, in words. */
import { optionsFor } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { zoom } from '../board/zoom.ts';
import type { SeatDialogProps, Which } from './dialogs.tsx';
import css from './more.module.css';

/** What one may give away at once, in seconds. */
const GIFT = 60;

export interface MenuProps extends SeatDialogProps {
  readonly hasHints: boolean;
  readonly menu: ComponentChildren;
  readonly isOfEvent: boolean;
}

export function Menu(props: MenuProps) {
  const { model, game, naming, input, seat, hasHints, menu, isOfEvent, onClose, onDialog } = props;
  const { t } = texts.value;
  const can = optionsFor(game, seat);
  const isFree = model.isMyTurn.value && !model.isBusy.value;
  const pause = model.session.pause;
  const hasClock = game.rules.clock.kind !== 'none' && game.phase.kind !== 'setup';
  const go = (which: Which, text: string) => <Entry text={text} onClick={() => onDialog(which)} />;
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
      <ul class={css.menu}>
        {hasHints && isFree ? go('hint', t('in-game.hint')) : null}
        {go('unseen', t('in-game.unseen'))}
        {can.lookUp ? go('look-up', t('in-game.look-up')) : null}
        <Entry
          text={t('game.sort')}
          onClick={() => {
            input.sort(naming.script.alphabet.letters);
            onClose();
          }}
        />
        {isFree ? go('exchange', t('game.exchange')) : null}
        {isFree ? go('pass', t('game.pass')) : null}
        {matchMedia('(pointer: coarse)').matches ? (
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
        {(isOfEvent ? [] : can.giveTime).map((each) =>
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
        {go('keys', t('in-game.keys'))}
        {can.abort && !isOfEvent ? go('abort', t('in-game.abort')) : null}
        {can.leave ? go('leave', t('in-game.leave')) : null}
        {can.resign ? go('resign', t('in-game.resign')) : null}
        <Links />
      </ul>
      <Wishes />
      <p class="buttons middle">
        <button type="button" onClick={onClose}>
          {t('in-game.close')}
        </button>
      </p>
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
    <p class={css.wishes}>
      <Wish
        text={t('in-game.letter-keys')}
        isOn={preferences.keyboard.value === 'shown'}
        onChange={(isOn) => {
          preferences.keyboard.value = isOn ? 'shown' : 'hidden';
        }}
      />
      <Wish
        text={t('in-game.sound')}
        isOn={preferences.hasSound.value}
        onChange={(isOn) => {
          preferences.hasSound.value = isOn;
        }}
      />
    </p>
  );
}

const Entry = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }) => (
  <li>
    <button type="button" onClick={onClick}>
      {text}
    </button>
  </li>
);

interface WishProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Wish = ({ text, isOn, onChange }: WishProps) => (
  <label class={css.wish}>
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {text}
  </label>
);
