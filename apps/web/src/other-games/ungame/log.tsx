/** What has happened in an un-game, the newest first. */
import { ungame } from '@taht/modes';
import type { Naming, Texts } from '@taht/phrasing';
import type { Board } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import modes from '../other-games.module.css';
import { lettersOn } from './chosen.ts';

type Events = readonly ungame.UngameEvent[];

/** A line for each thing that somebody did, and for the end. */
export function linesOf(events: Events, naming: Naming, texts: Texts): readonly string[] {
  let game = ungame.START;
  return events.flatMap((event) => {
    const line = lineOf(event, game.board, naming, texts);
    game = ungame.evolve(game, event);
    return line ?? [];
  });
}

function lineOf(
  event: ungame.UngameEvent,
  board: Board,
  naming: Naming,
  { t }: Texts,
): string | undefined {
  switch (event.kind) {
    case 'removed': {
      const { seat, squares, points } = event;
      return t('ungame.taken', {
        player: naming.player(seat),
        tiles: lettersOn(board, squares),
        points,
      });
    }
    case 'passed':
      return t('ungame.passed', { player: naming.player(event.seat) });
    case 'resigned':
      return t('ungame.resigned', { player: naming.player(event.seat) });
    case 'ended':
      return t(`ungame.end.${event.reason}`);
    case 'created':
      return undefined;
  }
}

export function Log({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={texts.value.t('game.moves')}>
      <ol class={modes.log} reversed>
        {lines.toReversed().map((line, i) => (
          <li key={lines.length - i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
