/** Why a move was not the best, in sentences with what each weighs: what speaks most for the better move first. */
import { makeTile, type Tile } from '@taht/letters';
import { makeSquare } from '@taht/rules';
import type { LeaveFact, RepliesFact, TurnFact, TurnReview } from '@taht/search';
import type { Texts } from './texts.ts';

export interface Reason {
  /** In points; below zero where it speaks for the move that was made. */
  readonly size: number;
  readonly text: string;
}

/** As many as a reader takes in. */
const MOST = 2;
/** What speaks against the better move is told where it weighs as much. */
const AGAINST = 3;
const BEST = 1;
const CLOSE = 3;

/** How good the move was, in a sentence; null where the reasons say it. */
export function verdictText({ lost, phony }: TurnReview, { t }: Texts): string | null {
  if (phony) return t('why.phony');
  if (lost < BEST) return t('why.best');
  return lost < CLOSE ? t('why.close') : null;
}

export function reasonsOf(
  { facts }: Pick<TurnReview, 'facts'>,
  columns: readonly string[],
  texts: Texts,
  percent: (share: number) => string,
): readonly Reason[] {
  const pro = facts.filter(({ size }) => size > 0).slice(0, MOST);
  const contra = facts.filter((fact) => fact.size <= -AGAINST && isTellable(fact)).slice(0, 1);
  return [...pro, ...contra].map((fact) => ({
    size: fact.size,
    text: factText(fact, columns, texts, percent),
  }));
}

/** Against a move that leaves nothing on the rack there is nothing to say about what it leaves. */
const isTellable = (fact: TurnFact): boolean =>
  fact.kind !== 'leave' || (fact.kept.length > 0 && fact.instead.length > 0);

function factText(
  fact: TurnFact,
  columns: readonly string[],
  texts: Texts,
  percent: (share: number) => string,
): string {
  const { t } = texts;
  switch (fact.kind) {
    case 'score':
      return t(
        `why.score.${fact.size < 0 ? 'fewer' : fact.hasBonus ? 'all-tiles' : 'more'}` as const,
      );
    case 'leave':
      return keptText(fact, texts);
    case 'end':
      return t(`why.end.${fact.size < 0 ? 'more' : fact.goesOut ? 'out' : 'less'}` as const);
    case 'replies':
      return repliesText(fact, columns, texts, percent);
  }
}

function keptText({ size, kept, instead, because }: LeaveFact, { t }: Texts): string {
  const tiles = { kept: spaced(kept), instead: spaced(instead) };
  if (kept.length === 0) return t('why.keep.nothing', tiles);
  if (size < 0) return t('why.keep.worse', tiles);
  if (because === 'blank') return t('why.keep.blank');
  if (instead.length === 0) return t('why.keep.hold', tiles);
  return t(`why.keep.${because}` as const, tiles);
}

function repliesText(
  { size, opened }: RepliesFact,
  columns: readonly string[],
  { t }: Texts,
  percent: (share: number) => string,
): string {
  if (opened === undefined) return t(size < 0 ? 'why.replies.more' : 'why.replies.fewer');
  const square = makeSquare(opened.square, columns);
  return t('why.replies.square', { square, share: percent(opened.share) });
}

const spaced = (tiles: readonly Tile[]): string => tiles.map(makeTile).toSorted().join('\u00a0');
