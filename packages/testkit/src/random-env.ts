/** A word judge and a play finder that need no word list: pure functions of the word and the game. */
import { drawStream } from '@taht/record';
import type { Env, Game, Judge } from '@taht/rules';

/** Seven words in ten are good, always the same ones. */
export const hashJudge: Judge = (word) => (hash(word.join(' ')) % 10 < 7 ? 'valid' : 'invalid');

export const noJudge: Judge = () => 'unknown';

/** Now and then nobody can play any more once the bag is empty. */
const hashHasPlay = (game: Game): boolean =>
  game.bags.some((bag) => bag.length > 0) ||
  hash(`${game.seats.map(({ score }) => score)}`) % 6 > 0;

export const randomEnv = (judge: Judge): Env => ({ judge, draw: drawStream, hasPlay: hashHasPlay });

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h ^ (h >>> 15)) >>> 0;
}
