/** What a bot does when its own answer failed: something that the rules are sure to take, so that no game hangs. */
import { assertNever } from '@taht/base';
import { type Action, automaticCounts, type Game, promptFor, type Seat } from '@taht/rules';

/** To be tried one after the other. */
export function fallbacks(game: Game, seat: Seat): readonly Action[] {
  const prompt = promptFor(game, seat);
  switch (prompt?.kind) {
    case undefined:
      return [];
    case 'agree':
      return [{ kind: 'agree' }];
    case 'move': {
      const tiles = (game.seats[seat]?.rack ?? []).slice(0, 1);
      return [{ kind: 'pass' }, { kind: 'exchange', tiles }, { kind: 'resign' }];
    }
    case 'choose-bags': {
      const counts = automaticCounts(game.bags, prompt.count);
      return [{ kind: 'choose-bags', counts }, { kind: 'resign' }];
    }
    case 'accept':
    case 'join':
      return [{ kind: 'accept' }];
    case 'vote-verdict':
      return [{ kind: 'vote-verdict', vote: 'yes' }];
    case 'vote-theme':
      return [{ kind: 'vote-theme', vote: 'yes' }];
    case 'answer-take-back':
      return [{ kind: 'answer-take-back', vote: 'no' }];
    default:
      return assertNever(prompt);
  }
}
