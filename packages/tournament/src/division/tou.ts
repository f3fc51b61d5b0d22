/**
 * The `.tou` file of AUPAIR, which rating offices take: for each player the name and, round by round, the score (with
 * 2000 for a win and 1000 for a draw) and the opponent's number, with a plus for whoever began.
 */
import { type DuelGame, type DuelPlayer, nameInFile } from './division.ts';

export type TouHeader = {
  readonly name: string;
  readonly division: string;
  /** Of the first day. */
  readonly date: { readonly day: number; readonly month: number; readonly year: number };
};

/** Rounds count up to the first that somebody has not played. */
export function makeTou(
  { name, division, date }: TouHeader,
  players: readonly DuelPlayer[],
): string {
  const rounds = Math.min(...players.map(roundsOf));
  const [day, month] = [date.day, date.month].map((part) => String(part).padStart(2, '0'));
  return [
    `*M${day}.${month}.${date.year} ${oneLine(name)}`,
    `*${oneLine(division)}`,
    '0'.padStart(40),
    ...players.map((player, i) => playerLine(player, i + 1, rounds, players)),
    '*** END OF FILE ***',
    '',
  ].join('\n');
}

const roundsOf = ({ games }: DuelPlayer): number =>
  games.filter((_, i) => games.slice(0, i + 1).every(({ score }) => score !== null)).length;

function playerLine(
  { name, games }: DuelPlayer,
  number: number,
  rounds: number,
  players: readonly DuelPlayer[],
): string {
  const fields = games.slice(0, rounds).map((game, round) => {
    const against = players[game.opponent - 1]?.games[round]?.score ?? null;
    const opponent = game.opponent === 0 ? number : game.opponent;
    return `${pointsOf(game, against)}`.padStart(5) + startMark(game, opponent).padStart(4);
  });
  return nameInFile(name).padEnd(20) + fields.join('');
}

/** A bye is a game against oneself, with 1300 and what the bye is worth. */
function pointsOf({ opponent, score }: DuelGame, against: number | null): number {
  const own = score ?? 0;
  if (opponent === 0) return 1300 + own;
  if (against === null || own < against) return own;
  return own + (own === against ? 1000 : 2000);
}

const startMark = ({ opponent, begins }: DuelGame, number: number): string =>
  opponent !== 0 && begins === true ? ` +${number}` : ` ${number}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
