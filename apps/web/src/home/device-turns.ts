/** The games of this device that go on, as lines: a person at it is the one whose turn counts. */
import type { Player } from '@taht/rules';
import { botNamed } from '@taht/search';
import type { Texts } from '../i18n/texts.ts';
import type { SavedGame } from '../local-games/message.ts';
import { squaresTaken } from '../local-games/taken.ts';
import { scoreLine, type TurnGame } from '../ui/turn-game.ts';

export const deviceTurns = (games: readonly SavedGame[], texts: Texts): readonly TurnGame[] =>
  games
    .filter(({ isOver, hasBegun = true }) => !isOver && hasBegun)
    .map((game) => ({
      href: `/play/${game.id}`,
      squares: squaresTaken(game.taken ?? ''),
      others: othersOf(game),
      turn: turnOf(game, texts),
      score: scoreOf(game),
      isMine: isMyTurn(game),
      until: null,
    }));

const isPerson = ({ id }: { readonly id: string }): boolean => botNamed(id) === undefined;

/** Whether it waits for somebody who sits at this device. */
const isMyTurn = ({ players, awaited = [] }: SavedGame): boolean =>
  awaited.some((seat) => {
    const player = players[seat];
    return player !== undefined && isPerson(player);
  });

/** Whoever the person plays with; around one device, everybody. */
function othersOf({ players }: SavedGame): readonly Player[] {
  const isAlone = players.filter(isPerson).length === 1;
  return isAlone ? players.filter((player) => !isPerson(player)) : players;
}

function turnOf(game: SavedGame, { t }: Texts): string {
  if (isMyTurn(game)) return t('home.my-turns');
  const next = game.players[game.awaited?.[0] ?? -1];
  return next === undefined ? '' : t('home.their-turn', { player: next.name });
}

/** The own points and those of the best other; around one device, everybody's. */
function scoreOf({ players, scores }: SavedGame): string {
  if (players.filter(isPerson).length !== 1) return scoreLine(scores);
  const own = players.findIndex(isPerson);
  const others = scores.filter((_, seat) => seat !== own);
  return scoreLine([scores[own] ?? 0, Math.max(0, ...others)]);
}
