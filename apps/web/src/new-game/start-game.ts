/** From what was chosen to a game on this device. */
import type { Result } from '@taht/base';
import type { Player } from '@taht/rules';
import { localGames } from '../local-games/client.ts';
import type { HostFailure } from '../local-games/message.ts';
import type { Opening } from '../local-games/opening.ts';
import { type Choices, houseRulesOf } from './choices.ts';

export const startGame = (
  choices: Choices,
  players: readonly Player[],
  opening?: Opening,
): Promise<Result<string, HostFailure>> =>
  localGames.ask({
    kind: 'create',
    setup: {
      ruleset: choices.ruleset,
      tileset: choices.tileset,
      lexicon: choices.lexicon,
      houseRules: houseRulesOf(choices),
      players,
      ...(opening !== undefined && { opening }),
    },
  });

/** For whoever was shown the rules before they began. */
export const agreeAtOnce = (game: string, seat: number): Promise<Result<null, HostFailure>> =>
  localGames.ask({
    kind: 'act',
    game,
    by: { kind: 'seat', seat },
    command: `agree-${seat}`,
    action: { kind: 'agree' },
  });
