/** The score sheet of a game as one viewer was told of it. */
import { alphabetFor } from '@taht/editions';
import { asEvent } from '@taht/protocol';
import type { Game } from '@taht/rules';
import { addTurn, type Turn } from '@taht/wording';
import type { Step } from '../session/session.ts';

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
