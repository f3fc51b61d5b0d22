/** A turn looked at, at a glance and thoroughly. */
import { BLANK, type Tile } from '@taht/letters';
import { emptyBoard, type Ruleset, type TileSet } from '@taht/rules';
import { rulesetOf, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type PastTurn, reviewTurn, type TurnReview } from '../../src/index.ts';
import { kitFor } from '../bots/kit.ts';

const rules = rulesetOf('en-club') as Ruleset;
const tileset = tilesetOf(rules.tileset) as TileSet;
const equipped = { kit: kitFor(rules), rules, tileset };
const rack: Tile[] = [...tileset.alphabet.slice(0, 6), BLANK];
const turn: PastTurn = {
  ...{ player: 0, board: emptyBoard, rack, scores: [0, 0] },
  move: { kind: 'exchange', tiles: rack.slice(0, 1) },
};

const kindsIn = ({ facts, beside, best }: TurnReview): ReadonlySet<string> =>
  new Set([...facts, ...beside, ...best.flatMap(({ fact }) => fact ?? [])].map(({ kind }) => kind));

test('at a glance a turn is told by points and tiles kept, and by nothing that has to be played on', () => {
  const glance = reviewTurn(turn, 1, equipped, 'glance') as TurnReview;
  const whole = reviewTurn(turn, 1, equipped, null) as TurnReview;
  expect(kindsIn(glance).difference(new Set(['score', 'leave']))).toEqual(new Set());
  expect(kindsIn(whole)).toContain('next');
  const { played, luck, turn: number } = whole;
  expect(glance).toMatchObject({ turn: number, luck, played: { move: played.move } });
  expect(glance.facts[0]?.error).toBe(0);
});
