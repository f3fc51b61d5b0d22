/** The only places where chance enters: the seed of a game's draws and the name of its file. */
import { randomBytes } from 'node:crypto';

/** 64 hexadecimal digits, as the draw stream wants them. */
export const SEED_PATTERN = /^[0-9a-f]{64}$/;

export const randomSeed = (): string => randomBytes(32).toString('hex');

/** The day and a few random letters: sorted by name, games are sorted by age. */
export const newGameId = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;
