/** The keys of the game. They act while something of the game has the focus. */
import type { TileSet } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { CloseLine, Dialog } from '../../ui/dialog.tsx';
import { letterRange } from './letter-range.ts';
import css from './more.module.css';

const keysOf = (set: TileSet) =>
  [
    ['← → ↑ ↓', 'arrows'],
    [letterRange(set), 'letters'],
    ['␣', 'space'],
    ['↵', 'enter'],
    ['=', 'meaning'],
    ['⌫', 'backspace'],
    ['Esc', 'escape'],
  ] as const;

export interface KeyHelpProps {
  readonly set: TileSet;
  readonly onClose: () => void;
}

export function KeyHelp({ set, onClose }: KeyHelpProps) {
  const { t } = texts.value;
  const digits = [
    ['1', t('game.shuffle')],
    ['2', t('game.sort')],
    ['3', t('game.exchange')],
    ['4', t('game.pass')],
    ['5', t('in-game.unseen')],
    ['6', t('in-game.hint')],
    ['7', t('game.accept')],
    ['8', t('game.challenge')],
    ['9', t('in-game.key.standing')],
    ['0', t('game.more')],
    ['?', t('in-game.keys')],
  ] as const;
  return (
    <Dialog title={t('in-game.keys')} onClose={onClose}>
      <dl class={css.keys}>
        {[
          ...keysOf(set).map(
            ([key, id]) => [key, t(`in-game.key.${id}`, { shift: 'Shift' })] as const,
          ),
          ...digits,
        ].map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <CloseLine onClose={onClose} />
    </Dialog>
  );
}
