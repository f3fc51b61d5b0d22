/** Whether a position is one on which a rung of the path can be practised, as the engine sees it. */
import {
  type PlacedTile,
  type Play,
  type Ruleset,
  readLayout,
  readPlacement,
  type TileSet,
  tilePoints,
  tileTables,
} from '@taht/rules';
import {
  type BotKit,
  type Candidate,
  findCandidates,
  type PastTurn,
  pastPosition,
  type RankedCandidate,
  reviewTurn,
  staticPolicy,
  type TurnReview,
} from '@taht/search';
import { isSeen, type Rung } from '../../apps/web/src/path/rungs.ts';
import { type Ground, showsSkill } from '../../apps/web/src/path/skill.ts';

export interface PathTable {
  readonly kit: BotKit;
  readonly rules: Ruleset;
  readonly tileset: TileSet;
}

/** The best play is so many points ahead of all that show no such skill. */
const AHEAD = 4;
/** What the move that one would make without the skill loses. */
const LOST = 7;
/** The share of the words that somebody who learns may know. */
const KNOWN = 0.25;

export function suits(rung: Rung, past: PastTurn, table: PathTable): boolean {
  const position = pastPosition(past, table);
  if (position === undefined) return false;
  const { kit, rules } = table;
  const policy = staticPolicy(kit.engine, rules.final, kit.evaluator);
  const all = findCandidates(kit.engine, { rules, policy }, position, Number.POSITIVE_INFINITY);
  return isSeen(rung) ? suitsSeen(rung, all, past, table) : suitsWeighed(rung, all, past, table);
}

type Place = Extract<Candidate, { kind: 'place' }>;

const isPlace = (candidate: Candidate): candidate is Place => candidate.kind === 'place';

const placesIn = (all: readonly RankedCandidate[]): Place[] =>
  all
    .map(({ candidate }) => candidate)
    .filter(isPlace)
    .toSorted((a, b) => b.score - a.score);

function suitsSeen(
  rung: Parameters<typeof showsSkill>[0],
  all: readonly RankedCandidate[],
  past: PastTurn,
  table: PathTable,
): boolean {
  const places = placesIn(all);
  const [best] = places;
  const shows = (move: Place): boolean => {
    const play = playOf(move, past, table);
    return play !== undefined && showsSkill(rung, play, groundOf(past, table));
  };
  if (best === undefined || !shows(best) || !isKnown(best, past, table)) return false;
  const without = places.find((move) => move.score > best.score - AHEAD && !shows(move));
  return without === undefined;
}

function suitsWeighed(
  rung: Rung,
  all: readonly RankedCandidate[],
  past: PastTurn,
  table: PathTable,
): boolean {
  const [dearest] = placesIn(all);
  const [first] = all;
  if (dearest === undefined || first === undefined) return false;
  const worthOf = (move: Candidate): number =>
    all.find(({ candidate }) => candidate === move)?.equity ?? 0;
  const ahead = first.equity - worthOf(dearest);
  switch (rung) {
    case 'rack':
      return (
        first.candidate.kind === 'place' &&
        ahead >= LOST &&
        isBestBy(past, dearest, table, ({ facts: [most] }) => most?.kind === 'leave')
      );
    case 'exchange':
      return (
        first.candidate.kind === 'exchange' &&
        ahead >= LOST &&
        isBestBy(past, dearest, table, ({ best: [best] }) => best?.move.kind === 'exchange')
      );
    case 'closing':
      return (
        first.candidate.kind === 'place' &&
        isBestBy(
          past,
          first.candidate,
          table,
          ({ facts: [most] }) => most?.kind === 'replies' && most.spot?.kind === 'premium',
        )
      );
    default:
      return isBestBy(past, dearest, table, ({ facts }) =>
        facts.some((fact) => fact.kind === 'end' && fact.isExact && fact.size > 0),
      );
  }
}

/** A move that is not the best, and the best is so for the reason that the rung is about. */
function isBestBy(
  past: PastTurn,
  { tiles, score }: Place,
  table: PathTable,
  holds: (review: TurnReview) => boolean,
): boolean {
  const turn = { ...past, move: { kind: 'place', tiles, score } as const };
  const review = reviewTurn(turn, 1, table, null);
  const best = review?.best[0]?.move;
  if (review === undefined || best === undefined || review.lost < LOST || !holds(review))
    return false;
  return best.kind !== 'place' || isKnown(best, past, table);
}

function playOf(
  { tiles }: { readonly tiles: readonly PlacedTile[] },
  { board }: PastTurn,
  { kit, rules, tileset }: PathTable,
): Play | undefined {
  const ground = { board, tables: tileTables(tileset), ...readLayout(kit.engine.equipment.layout) };
  const play = readPlacement(ground, tiles, rules);
  return play.ok ? play.value : undefined;
}

function groundOf({ board }: PastTurn, { kit, rules, tileset }: PathTable): Ground {
  const tables = tileTables(tileset);
  return {
    board,
    premiums: readLayout(kit.engine.equipment.layout).premiums,
    pointsOf: (letter) => tilePoints(tables, letter as never),
    bonusTiles: rules.bonus.tiles,
  };
}

/** All its words are such as somebody who learns may know. */
export function isKnown(move: Place, past: PastTurn, table: PathTable): boolean {
  const { vocabulary, lexicon } = table.kit;
  const least = vocabulary.leastOf(KNOWN);
  const words = playOf(move, past, table)?.words ?? [];
  return (
    words.length > 0 &&
    words.every(({ letters }) => {
      const codes = Uint8Array.from(letters, (each) => lexicon.alphabet.codes.get(each) ?? 0);
      return vocabulary.familiarity(codes) >= least || letters.length === 2;
    })
  );
}
