/** Why one move is better than another, in sentences with what each weighs, the largest first, at the reader's level. */
import { BLANK, makeTile, type Tile } from '@taht/letters';
import { makeSquare, type Square } from '@taht/rules';
import type {
  BesideFact,
  DrawFact,
  EndFact,
  LeaveFact,
  NextFact,
  Reading,
  RepliesFact,
  ScoreFact,
  SwingFact,
  TurnFact,
  TurnReview,
} from '@taht/search';
import type { Texts } from './texts.ts';

/** First games hear of points and premium squares, a club of all that can be said, experts of the errors too. */
export const DEPTHS = ['first', 'club', 'expert'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface Reason {
  /** Below zero where it speaks for the other move. Null where it has no size of its own. */
  readonly size: number | null;
  readonly unit: 'points' | 'chance';
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
/** Chances to win that differ by less are about the same. */
const CHANCE = 0.03;

/** How good the move was, in a sentence; null where the reasons say it. */
export function verdictText(
  { lost, phony, chanceLost, chanceError, played }: TurnReview,
  { texts: { t }, percent }: WhyWords,
  depth: Depth,
): string | null {
  if (phony) return t('why.phony');
  if (lost < BEST) return t('why.best');
  if (lost < CLOSE) return t('why.close');
  const isTold = chanceLost >= CHANCE && chanceLost > 2 * chanceError;
  if (depth === 'first' || !isTold) return null;
  const { winChance } = played;
  return t('why.chance', { before: percent(winChance + chanceLost), after: percent(winChance) });
}

/** Facts of a turn, with the move of a reading as people read it. */
export type ToldFacts = Pick<TurnReview, 'facts' | 'beside'> & {
  readonly reading?: ToldReading;
};

export type ToldReading = Omit<Reading, 'move'> & { readonly move: string };

type AnyFact = TurnFact | BesideFact;

/** What speaks for the better move and what most against it; there is always something to say where there are facts. */
export function reasonsOf(
  { facts, beside, reading }: ToldFacts,
  words: WhyWords,
  depth: Depth,
): readonly Reason[] {
  if (facts.length === 0) return [];
  const told = [...facts, ...beside]
    .filter((fact) => isTellable(fact) && isFor(depth, fact))
    .toSorted((a, b) => pointsOf(b) - pointsOf(a));
  const read = reading === undefined || depth === 'first' ? [] : [readingReason(reading, words)];
  const against = told.filter((fact) => !speaksFor(fact)).slice(0, 1);
  const forIt = told.filter(speaksFor).slice(0, MOST - against.length - read.length);
  const rest = depth === 'first' ? restReason(facts, forIt, words) : [];
  const reasons = [...forIt, ...against]
    .toSorted((a, b) => pointsOf(b) - pointsOf(a))
    .map((fact) => ({ ...sizeOf(fact), text: factText(fact, words), ...shownBy(fact) }));
  return [...reasons.slice(0, MOST - rest.length), ...rest, ...read];
}

/** In a first game too, what weighs most is said, in words that need no explanation. */
function restReason(
  facts: readonly TurnFact[],
  told: readonly AnyFact[],
  { texts: { t } }: WhyWords,
): readonly Reason[] {
  const [most] = facts.filter(({ size }) => size > 0).toSorted((a, b) => pointsOf(b) - pointsOf(a));
  if (most === undefined || told.includes(most) || most.kind === 'score') return [];
  const text = t(inShort(most));
  return [{ size: null, unit: 'points', error: 0, text, squares: [], tiles: [] }];
}

function inShort(fact: Exclude<TurnFact, ScoreFact>) {
  switch (fact.kind) {
    case 'leave':
      return 'why.first.rest';
    case 'replies':
      return 'why.replies.fewer';
    case 'next':
      return 'why.next.more';
    case 'end':
      return fact.isExact ? 'why.end.rest-more' : 'why.end.less';
  }
}

/** About how many points it is worth. */
const pointsOf = (fact: AnyFact): number => (isBeside(fact) ? fact.weight : Math.abs(fact.size));

const isBeside = (fact: AnyFact): fact is BesideFact =>
  fact.kind === 'bonus' || fact.kind === 'draw' || fact.kind === 'swing';

/** For the better move; a swing does not by itself, but where the mover wants it. */
const speaksFor = (fact: AnyFact): boolean =>
  fact.kind === 'swing' ? fact.isWanted : fact.size > 0;

function isFor(depth: Depth, fact: AnyFact): boolean {
  if (depth === 'first') return isPlain(fact);
  return depth === 'expert' || fact.kind !== 'swing';
}

/** What spreads by so many points is no gain of as many: it says so itself. */
function sizeOf(fact: AnyFact): Pick<Reason, 'size' | 'unit' | 'error'> {
  const { size, error } = fact;
  if (fact.kind === 'swing') return { size: null, unit: 'points', error };
  return { size, unit: isBeside(fact) ? 'chance' : 'points', error };
}

const shownBy = (fact: AnyFact): Pick<Reason, 'squares' | 'tiles'> => ({
  squares: squaresIn(fact),
  tiles: (fact.kind === 'leave' || fact.kind === 'bonus') && fact.size > 0 ? fact.kept : [],
});

function readingReason(
  { tile, chance, usual, size, error, move }: ToldReading,
  { texts: { t }, percent }: WhyWords,
): Reason {
  const text = t(chance > usual ? 'why.reading.holds' : 'why.reading.lacks', {
    tile: tileKey(tile),
    chance: percent(chance),
    usual: percent(usual),
    move,
    points: Math.round(size),
  });
  return { size: null, unit: 'points', error, text, squares: [], tiles: [] };
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
const isTellable = (fact: AnyFact): boolean =>
  fact.kind !== 'leave' || fact.size > 0 || (fact.kept.length > 0 && fact.instead.length > 0);

/** What somebody in a first game understands at once. */
const isPlain = (fact: AnyFact): boolean =>
  fact.kind === 'score' ||
  (fact.kind === 'end' && fact.goesOut) ||
  (fact.kind === 'replies' && fact.spot?.kind === 'premium');

function squaresIn(fact: AnyFact): readonly Square[] {
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

function factText(fact: AnyFact, words: WhyWords): string {
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
    case 'bonus': {
      const { percent, texts } = words;
      const chances = { chance: percent(fact.chance), instead: percent(fact.instead) };
      return texts.t(fact.size > 0 ? 'why.bonus.better' : 'why.bonus.worse', chances);
    }
    case 'draw':
      return drawText(fact, words);
    case 'swing':
      return swingText(fact, words);
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
  if (setup === undefined) return t(size > 0 ? 'why.next.more' : 'why.next.less');
  const mean = whole(setup.mean);
  if (setup.needs === undefined) return t('why.next.setup', { share: percent(setup.share), mean });
  const { tile, chance } = setup.needs;
  return t('why.next.needs', { tile: tileKey(tile), chance: percent(chance), mean });
}

const drawText = (
  { tile, drawn, drawnInstead, left, chance, instead }: DrawFact,
  { texts: { t }, percent }: WhyWords,
): string =>
  t('why.draw', {
    ...{ tile: tileKey(tile), drawn, drawnInstead, left },
    ...{ chance: percent(chance), instead: percent(instead) },
  });

function swingText(
  { size, isWanted, spread, instead }: SwingFact,
  { texts: { t }, whole }: WhyWords,
): string {
  const side = isWanted ? 'wanted' : 'unwanted';
  const spreads = { spread: whole(spread), instead: whole(instead) };
  return t(size > 0 ? `why.swing.wide.${side}` : `why.swing.narrow.${side}`, spreads);
}

/** A blank has a name in every language, other tiles stand for themselves. */
const tileKey = (tile: Tile): string => (tile === BLANK ? 'blank' : spaced([tile]));

const spaced = (tiles: readonly Tile[]): string =>
  tiles
    .map(makeTile)
    .toSorted()
    .map((tile) => (isSign(tile) ? `‹${tile.replace("'", '’')}›` : tile))
    .join('\u00a0');

/** A tile that is no letter, as an apostrophe, would be lost among the signs of a sentence. */
const isSign = (tile: string): boolean => !/[\p{L}?]/u.test(tile);
