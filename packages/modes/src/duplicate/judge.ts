/** What an answer is worth on the board and the rack it was given for. */
import { err, type Result } from '@taht/base';
import { BLANK, type Tile } from '@taht/letters';
import {
  type Judge,
  missingTile,
  type PlacedTile,
  type PlacementRefusal,
  type Play,
  readPlacement,
  tileOf,
} from '@taht/rules';
import type { SealedAnswer } from './command.ts';
import type { DuplicateRules } from './ruleset.ts';
import type { Game } from './state.ts';

/** The answer stood, or why it scored nothing, or a referee has said what it scores. */
export type Verdict = 'good' | AnswerFault | 'not-best' | 'wrong-score' | 'corrected';

export type AnswerFault =
  | PlacementRefusal['code']
  | 'too-many-tiles'
  | 'tile-not-on-rack'
  | 'letter-not-in-alphabet'
  | 'not-a-word';

/** As `readAnswer` tells them, and so in the order of their importance. */
export const VERDICTS = [
  'good',
  'no-tiles',
  'too-many-tiles',
  'letter-not-in-alphabet',
  'tile-not-on-rack',
  'off-board',
  'square-twice',
  'square-taken',
  'not-in-one-line',
  'gap',
  'misses-star',
  'opening-too-short',
  'not-connected',
  'not-a-word',
  'not-best',
  'wrong-score',
  'corrected',
] as const satisfies readonly Verdict[];

export type Position = Pick<Game, 'board' | 'rack' | 'tables' | 'premiums' | 'star'> & {
  readonly setup: Pick<Game['setup'], 'base' | 'duplicate'>;
};

/** The play that the tiles make, or why they make none. */
export function readAnswer(
  position: Position,
  tiles: readonly PlacedTile[],
  judge: Judge,
): Result<Play, AnswerFault> {
  const { setup, rack, tables } = position;
  if (tiles.length > setup.duplicate.most) return err('too-many-tiles');
  if (!tiles.every(({ letter }) => tables.rank.has(letter) && (letter as Tile) !== BLANK))
    return err('letter-not-in-alphabet');
  if (missingTile(rack, tiles.map(tileOf)) !== undefined) return err('tile-not-on-rack');
  const play = readPlacement(position, tiles, setup.base);
  if (!play.ok) return err(play.error.code);
  const isGood = play.value.words.every(({ letters }) => judge(letters) === 'valid');
  return isGood ? play : err('not-a-word');
}

export interface Judgement {
  readonly points: number;
  readonly verdict: Verdict;
}

/** The play of an answer that stands, whatever is laid; or why it scores nothing. */
export function standingPlay(
  read: Result<Play, AnswerFault>,
  { claimed }: Pick<SealedAnswer, 'claimed'>,
  { wrongScore }: Pick<DuplicateRules, 'wrongScore'>,
): Result<Play, Verdict> {
  if (!read.ok) return read;
  const isWrong = claimed !== null && claimed !== read.value.score;
  return wrongScore === 'void' && isWrong ? err('wrong-score') : read;
}

export function judgePlay(
  play: Result<Play, Verdict>,
  laid: Play | null,
  { score }: Pick<DuplicateRules, 'score'>,
): Judgement {
  if (!play.ok) return { points: 0, verdict: play.error };
  if (score === 'best-word-only' && !isSamePlay(play.value, laid))
    return { points: 0, verdict: 'not-best' };
  return { points: play.value.score, verdict: 'good' };
}

/** Where a blank lies is of no account if the score is the same. */
const isSamePlay = (play: Play, laid: Play | null): boolean =>
  laid !== null &&
  play.score === laid.score &&
  play.tiles.length === laid.tiles.length &&
  play.tiles.every(({ square, letter }, i) => {
    const other = laid.tiles[i];
    return other?.square === square && other.letter === letter;
  });

/** Reads each different answer once: in a full hall most are alike. */
export function answerReader(
  position: Position,
  judge: Judge,
): (tiles: readonly PlacedTile[]) => Result<Play, AnswerFault> {
  const known = new Map<string, Result<Play, AnswerFault>>();
  return (tiles) => {
    const key = tiles.map(({ square, letter, blank }) => `${square}${letter}${blank}`).join(' ');
    const read = known.get(key) ?? readAnswer(position, tiles, judge);
    known.set(key, read);
    return read;
  };
}

/** The best of what a finder brings, all of the same score: whatever it says is read by the rules first. */
export function bestOf(
  position: Position,
  placements: readonly (readonly PlacedTile[])[],
  judge: Judge,
): readonly Play[] {
  const plays = placements.flatMap((tiles) => {
    const read = readAnswer(position, tiles, judge);
    return read.ok ? [read.value] : [];
  });
  const top = Math.max(...plays.map(({ score }) => score));
  return plays.filter(({ score }) => score === top);
}
