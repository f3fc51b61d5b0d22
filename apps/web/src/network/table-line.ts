/** A table as a line: a game that is being played with its picture, score and clock, else what it waits for. */
import { plain, type Texts, timeLeft } from '@taht/phrasing';
import type { TableHead } from '@taht/protocol';
import { type GameView, promptFor } from '@taht/rules';
import { botId } from '@taht/search';
import { scoreLine, type TurnGame } from '../ui/turn-game.ts';
import { placeNames, playerName } from './table-names.ts';

/** `game` is the one that is being played there, as one sees it oneself. */
export function turnGame(
  head: TableHead,
  game: GameView | null,
  said: Texts,
  now: number,
): TurnGame {
  const isPlaying = head.phase === 'playing' && head.own !== null && head.game !== null;
  const isInvited = head.isInvited && head.own === null;
  const isMine = isInvited || (game !== null && isAwaited(game));
  return {
    href: isPlaying ? `/g/${head.game}` : `/t/${head.id}`,
    squares: game?.board.flatMap((cell, square) => (cell === null ? [] : [square])) ?? [],
    others: othersAt(head, said),
    turn: isInvited ? said.t('table.invited-you') : turnText(head, game, said),
    score: game === null ? '' : scoreText(game),
    isMine,
    until: game === null ? null : untilOf(game, now),
  };
}

const seatOf = ({ viewer }: GameView): number | null =>
  viewer.kind === 'seat' ? viewer.seat : null;

const isAwaited = (game: GameView): boolean => promptFor(game, seatOf(game)) !== null;

function othersAt({ places, own }: TableHead, said: Texts): TurnGame['others'] {
  return placeNames(places, said).flatMap((name, i) => {
    const place = places[i];
    if (i === own || place === undefined) return [];
    if (place.kind === 'empty') return [{ id: `free-${i}`, name: '…' }];
    const id = place.kind === 'bot' ? botId(place.bot, i) : place.id;
    return [{ id, name: plain(name ?? '') }];
  });
}

function turnText(head: TableHead, game: GameView | null, said: Texts): string {
  if (game === null) return head.phase === 'open' ? said.t('table.waiting') : '';
  if (isAwaited(game)) return said.t('home.my-turns');
  const next = game.seats.find((_, seat) => promptFor(game, seat) !== null);
  const player = next === undefined ? undefined : playerName(next.player.id, head, said);
  return player === undefined ? '' : said.t('home.their-turn', { player: plain(player) });
}

/** The own points first. */
function scoreText(game: GameView): string {
  const own = seatOf(game);
  const [mine, others] = [
    game.seats.filter((_, seat) => seat === own),
    game.seats.filter((_, seat) => seat !== own),
  ];
  return scoreLine([...mine, ...others].map(({ score }) => score));
}

function untilOf(game: GameView, now: number): number | null {
  const seat = seatOf(game);
  if (seat === null || game.clock.running?.seat !== seat || game.clock.paused !== null) return null;
  const left = timeLeft(game, seat, now);
  return left === null ? null : now + left;
}
