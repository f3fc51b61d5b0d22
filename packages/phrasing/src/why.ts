/** Why one move is better than another, in sentences with what each weighs, the largest first, at the reader's level. */
import { makeTile, type Tile } from '@taht/letters';
import { makeSquare, type Square } from '@taht/rules';
import type {
  EndFact,
  LeaveFact,
  NextFact,
  RepliesFact,
  ScoreFact,
  TurnFact,
  TurnReview,
} from '@taht/search';
import type { Texts } from './texts.ts';

/** First games hear of points and premium squares, a club of all that can be said, experts of the errors too. */
export const DEPTHS = ['first', 'club', 'expert'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface Reason {
  /** In points; below zero where it speaks for the other move. Null where it has no size of its own. */
  readonly size: number | null;
  /** Of the size; 0 where it is counted. */
  readonly error: number;
  readonly text: string;
  /** To be shown on the board and on the rack while one reads it. */
  readonly squares: readonly Square[];
  readonly tiles: readonly Tile[];
}

export interface WhyWords {
  readonly columns: readonly string[];
  readonly texts: Texts;
  readonly percent: (share: number) => string;
  readonly whole: (points: number) => string;
}

/** As many as a reader takes in. */
const MOST = 3;
const BEST = 1;
const CLOSE = 3;

/** How good the move was, in a sentence; null where the reasons say it. */
export function verdictText({ lost, phony }: TurnReview, { t }: Texts): string | null {
  if (phony) return t('why.phony');
  if (lost < BEST) return t('why.best');
  return lost < CLOSE ? t('why.close') : null;
}

/** What speaks for the better move and what most against it; there is always something to say where there are facts. */
export function reasonsOf(
  { facts }: Pick<TurnReview, 'facts'>,
  words: WhyWords,
  depth: Depth,
): readonly Reason[] {
  if (facts.length === 0) return [];
  const told = facts.filter((fact) => isTellable(fact) && (depth !== 'first' || isPlain(fact)));
  const against = told.filter(({ size }) => size < 0).slice(0, 1);
  const forIt = told.filter(({ size }) => size > 0).slice(0, MOST - against.length);
  if (forIt.length === 0 && depth === 'first') {
    const text = words.texts.t('why.first.rest');
    return [{ size: null, error: 0, text, squares: [], tiles: [] }];
  }
  return [...forIt, ...against]
    .toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size))
    .map((fact) => ({
      size: fact.size,
      error: fact.error,
      text: factText(fact, words),
      squares: squaresIn(fact),
      tiles: fact.kind === 'leave' && fact.size > 0 ? fact.kept : [],
    }));
}

/** In two or three words, for a move in a list beside the one that was played. */
export function shortReason(fact: TurnFact | undefined, { texts, whole }: WhyWords): string {
  const { t } = texts;
  if (fact === undefined) return t('why.short.same');
  const side = fact.size > 0 ? 'better' : 'worse';
  switch (fact.kind) {
    case 'score':
      return t(`why.short.score.${side}`, { points: whole(Math.abs(fact.size)) });
    case 'leave':
      return fact.kept.length === 0
        ? t(`why.short.nothing.${side}`)
        : t(`why.short.leave.${side}`, { kept: spaced(fact.kept) });
    default:
      return t(`why.short.${fact.kind}.${side}`);
  }
}

/** Against a move that leaves nothing on the rack there is nothing to say about what it leaves. */
const isTellable = (fact: TurnFact): boolean =>
  fact.kind !== 'leave' || fact.size > 0 || (fact.kept.length > 0 && fact.instead.length > 0);

/** What somebody in a first game understands at once. */
const isPlain = (fact: TurnFact): boolean =>
  fact.kind === 'score' ||
  (fact.kind === 'end' && fact.goesOut) ||
  (fact.kind === 'replies' && fact.spot?.kind === 'premium');

function squaresIn(fact: TurnFact): readonly Square[] {
  switch (fact.kind) {
    case 'score':
      return fact.premium === undefined ? [] : [fact.premium.square];
    case 'replies':
      if (fact.spot === undefined) return [];
      return fact.spot.kind === 'premium' ? [fact.spot.square] : fact.spot.squares;
    case 'next':
      return fact.setup?.squares ?? [];
    default:
      return [];
  }
}

function factText(fact: TurnFact, words: WhyWords): string {
  switch (fact.kind) {
    case 'score':
      return scoreText(fact, words);
    case 'leave':
      return keptText(fact, words.texts);
    case 'end':
      return endText(fact, words.texts);
    case 'replies':
      return repliesText(fact, words);
    case 'next':
      return nextText(fact, words);
  }
}

function scoreText(
  { size, score, instead, hasBonus, premium }: ScoreFact,
  { texts: { t }, columns }: WhyWords,
): string {
  const points = { score, instead };
  if (size < 0) return t(score === 0 ? 'why.score.none' : 'why.score.fewer', points);
  if (hasBonus) return t('why.score.all-tiles', points);
  if (premium === undefined) return t('why.score.more', points);
  const { square, times } = premium;
  return t('why.score.premium', { ...points, times, square: makeSquare(square, columns) });
}

function keptText({ size, kept, instead, because }: LeaveFact, { t }: Texts): string {
  const tiles = { kept: spaced(kept), instead: spaced(instead) };
  if (kept.length === 0) return t('why.keep.nothing', tiles);
  if (size < 0) return t('why.keep.worse', tiles);
  if (because === 'blank') return t('why.keep.blank');
  if (instead.length === 0) return t('why.keep.hold', tiles);
  return t(`why.keep.${because}` as const, tiles);
}

function endText({ size, goesOut, isExact }: EndFact, { t }: Texts): string {
  if (size > 0 && goesOut) return t('why.end.out');
  if (isExact) return t(size > 0 ? 'why.end.rest-more' : 'why.end.rest-less');
  return t(size > 0 ? 'why.end.less' : 'why.end.more');
}

function repliesText(
  { size, spot }: RepliesFact,
  { texts: { t }, columns, percent, whole }: WhyWords,
): string {
  if (spot === undefined) return t(size < 0 ? 'why.replies.more' : 'why.replies.fewer');
  const told = { share: percent(spot.share), mean: whole(spot.mean) };
  if (spot.kind === 'tiles') return t('why.replies.tiles', told);
  const square = makeSquare(spot.square, columns);
  return t(spot.wasOpen ? 'why.replies.closed' : 'why.replies.opened', { ...told, square });
}

function nextText({ size, setup }: NextFact, { texts: { t }, percent, whole }: WhyWords): string {
  if (setup !== undefined)
    return t('why.next.setup', { share: percent(setup.share), mean: whole(setup.mean) });
  return t(size > 0 ? 'why.next.more' : 'why.next.less');
}

const spaced = (tiles: readonly Tile[]): string =>
  tiles
    .map(makeTile)
    .toSorted()
    .map((tile) => (isSign(tile) ? `‹${tile.replace("'", '’')}›` : tile))
    .join('\u00a0');

/** A tile that is no letter, as an apostrophe, would be lost among the signs of a sentence. */
const isSign = (tile: string): boolean => !/[\p{L}?]/u.test(tile);
