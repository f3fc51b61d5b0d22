/** The score sheet of a game as one viewer was told of it. */
import { alphabetFor } from '@taht/editions';
import { BLANK } from '@taht/letters';
import { addTurn, type Naming, type Texts, type Turn } from '@taht/phrasing';
import { asEvent } from '@taht/protocol';
import type { EventView, Game } from '@taht/rules';
import type { Step } from './session.ts';

export function turnsOfSteps(steps: readonly Step[], last: Game | null): readonly Turn[] {
  if (last === null || last.phase.kind === 'new') return [];
  const alphabet = alphabetFor(last.setup.tileset);
  let turns: readonly Turn[] = [];
  for (const [i, { event, before }] of steps.entries()) {
    const after = steps[i + 1]?.before ?? last;
    turns = addTurn(turns, asEvent(event), before, after, alphabet);
  }
  return turns;
}

/** Which tiles were drawn for the first move; nothing for any other event. */
export function openingText(event: EventView, naming: Naming, { t }: Texts): string | null {
  if (event.kind !== 'order-drawn') return null;
  const tiles = event.rounds
    .flat()
    .map(({ seat, tile }) => `${naming.player(seat)} (${tile === BLANK ? t('tile.blank') : tile})`);
  return t('game.opening-draw', { tiles: tiles.join(', ') });
}
