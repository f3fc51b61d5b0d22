/** Who plays: by the player lines, or where they are missing by the order in which nicks appear. */
import { type GcgLine, isGcgEvent } from '../file.ts';
import { namedPlayers } from '../nicks-apart.ts';

const MOST_PLAYERS = 4;

export function nicksOf(lines: readonly GcgLine[]): readonly string[] {
  const nicks = new Set(namedPlayers(lines).map(({ nick }) => nick));
  if (nicks.size >= 2) return [...nicks];
  for (const line of lines) {
    if (nicks.size === MOST_PLAYERS) break;
    if (isGcgEvent(line)) nicks.add(line.player);
  }
  return [...nicks];
}

/** The nick as it is written, or else in another case or Unicode form; -1 for a stranger. */
export function playerOf(nicks: readonly string[], nick: string): number {
  const exact = nicks.indexOf(nick);
  return exact >= 0 ? exact : nicks.map(plain).indexOf(plain(nick));
}

const plain = (nick: string): string => nick.normalize('NFC').toLowerCase();
