/** What a bot does when its own answer failed: something that the rules are sure to take, so that no game hangs. */
import type { Action, Game, Seat } from '@taht/rules';

/** To be tried one after the other. */
export function fallbacks({ phase, seats, bags, takeBack }: Game, seat: Seat): readonly Action[] {
  if (takeBack !== null && takeBack.seat !== seat && !takeBack.agreed.includes(seat))
    return [{ kind: 'answer-take-back', vote: 'no' }];
  switch (phase.kind) {
    case 'setup':
      return [{ kind: 'agree' }];
    case 'turn':
      if (phase.seat !== seat) return [];
      return [
        { kind: 'pass' },
        { kind: 'exchange', tiles: (seats[seat]?.rack ?? []).slice(0, 1) },
        { kind: 'resign' },
      ];
    case 'choosing':
      return [{ kind: 'choose-bags', counts: fromTheFirst(bags, phase.count) }, { kind: 'resign' }];
    case 'window':
    case 'joining':
      return [{ kind: 'accept' }];
    case 'verdict':
      return [{ kind: 'vote-verdict', vote: 'yes' }];
    default:
      return [];
  }
}

function fromTheFirst(bags: Game['bags'], count: number): readonly number[] {
  let left = count;
  return bags.map((bag) => {
    const taken = Math.min(bag.length, left);
    left -= taken;
    return taken;
  });
}
