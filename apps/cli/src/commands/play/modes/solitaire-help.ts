/** What can be typed in a solitaire, with examples in this edition's own notation. */
import type { solitaire } from '@taht/modes';
import type { Texts } from '@taht/phrasing';
import { readLayout } from '@taht/rules';
import type { CommandName, CommandWords } from '../../../terminal/input.ts';
import { layingLines, tilesExample } from '../screen/help.ts';
import type { ModeKit } from './mode-table.ts';

export const solitaireHelp =
  (variant: solitaire.Variant) =>
  (
    { script, layout }: Pick<ModeKit, 'script' | 'layout'>,
    texts: Texts,
    words: CommandWords,
  ): readonly string[] => {
    const { t } = texts;
    const command = (name: CommandName) => ({ command: words.shown(name) });
    const example = tilesExample(script);
    const blind = [
      t('play.help.exchange', { ...command('exchange'), example }),
      t('play.help.pass', command('pass')),
    ];
    const own: Readonly<Record<solitaire.Variant, readonly string[]>> = {
      'one-rack': blind,
      'two-racks': blind,
      open: [t('solitaire.help.take', { example }), t('solitaire.help.undo', command('undo'))],
    };
    return [
      t(`solitaire.variant.${variant}.about`),
      '',
      ...layingLines(script, readLayout(layout).star, texts),
      ...own[variant],
      t('solitaire.help.end', command('end')),
      t('play.help.quit', command('quit')),
      t('play.help.help', command('help')),
    ];
  };
