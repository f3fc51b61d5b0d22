/** What `go` asks for: how long to think, about how many moves, or as which bot. */
import { err, ok, type Result } from '@taht/base';
import { type BotProfile, playerNamed } from '@taht/search';

export interface GoTerms {
  /** In milliseconds. */
  readonly time: number | undefined;
  /** How often each move is played out at most. */
  readonly rollouts: number | undefined;
  /** How many moves are compared. */
  readonly moves: number;
  /** Undefined where the engine thinks by itself. */
  readonly bot: BotProfile | undefined;
}

const MOVES = 15;
/** A day, and more of everything than anybody waits for. */
const MOST = 86_400_000;
const NUMBERS = ['time', 'rollouts', 'moves'] as const;

/** Pairs of a name and a value; what cannot be understood comes back as it was written. */
export function parseGo(text: string, usual: BotProfile | undefined): Result<GoTerms, string> {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const numbers = new Map<string, number>();
  let level: BotProfile | undefined;
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value = ''] = words.slice(at);
    if (NUMBERS.some((each) => each === name) && /^\d{1,8}$/u.test(value) && Number(value) <= MOST)
      numbers.set(name, Number(value));
    else if (name === 'level' && playerNamed(value) !== undefined) level = playerNamed(value);
    else return err(`${name} ${value}`.trim());
  }
  const [time, rollouts, moves] = NUMBERS.map((name) => numbers.get(name));
  if (rollouts === 0 || moves === 0) return err(text);
  const isOwn = rollouts !== undefined || moves !== undefined;
  if (level !== undefined && isOwn) return err(text);
  return ok({ time, rollouts, moves: moves ?? MOVES, bot: level ?? (isOwn ? undefined : usual) });
}
