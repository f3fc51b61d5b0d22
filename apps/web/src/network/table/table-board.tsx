/** The board of a table: as the game stands that is played there, or empty, as it will be played on. */
import type { TableHead } from '@taht/protocol';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { StaticBoard } from '../../play/static/static-board.tsx';
import { staticGame } from '../../play/static/static-game.ts';
import { LiveBoard } from '../live/live-board.tsx';
import { editionFor } from '../table-options.ts';
import css from './table.module.css';

export function TableBoard({ head }: { readonly head: TableHead }) {
  const hasTexts = useParts('game');
  const { edition, ruleset } = head.options;
  const isPlaying = head.phase === 'playing' && head.game !== null;
  return (
    <div class={css.board} lang={texts.value.language}>
      {isPlaying ? (
        <LiveBoard game={head.game ?? ''} />
      ) : hasTexts ? (
        <StaticBoard game={staticGame(editionFor(edition), [], { ruleset })} />
      ) : null}
    </div>
  );
}
