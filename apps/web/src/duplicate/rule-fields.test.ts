/** By what a duplicate game of an edition is played: as its rulebook has it, else as federations do. */
import { type Edition, editionOf, editions } from '@taht/editions';
import { duplicate } from '@taht/modes';
import { expect, test } from 'vitest';
import { changesOf, movedTo, usualRules } from './rule-fields.ts';

const of = (id: string): Edition => editionOf(id) ?? expect.fail(id);

test('the Estonian and the Ukrainian rulebook have duplicate, and lay the best word handed in', () => {
  const told = editions
    .filter((edition) => edition.duplicate !== null)
    .map(({ id, ...edition }) => {
      const { laid, score } = usualRules(edition);
      return `${id} ${laid} ${score} rulebook`;
    });
  expect(told).toEqual(['et best-slip best-word-only rulebook', 'uk best-slip own-word rulebook']);
});

test('where the rulebook has no duplicate it is played as federations do', () => {
  const others = editions.filter((edition) => edition.duplicate === null);
  expect(others).not.toEqual([]);
  for (const edition of others) expect(usualRules(edition)).toEqual(duplicate.DUPLICATE_DEFAULTS);
});

test('an edition’s rules make sense', () => {
  for (const edition of editions)
    for (const { tileset, bonus } of edition.rulesets) {
      const set = edition.tilesets.find(({ id }) => id === tileset) ?? expect.fail(tileset);
      expect(duplicate.checkDuplicate(usualRules(edition), set, bonus.tiles)).toEqual([]);
    }
});

test('only what differs from the usual of the edition is asked for', () => {
  expect(changesOf(usualRules(of('et')), of('et'))).toEqual({});
  expect(changesOf(duplicate.DUPLICATE_DEFAULTS, of('et'))).toEqual({
    laid: 'best-possible',
    score: 'own-word',
  });
  expect(changesOf({ ...usualRules(of('uk')), seconds: 60 }, of('uk'))).toEqual({ seconds: 60 });
});

test('with another edition its rulebook comes, and the other wishes stay', () => {
  const wished = { ...usualRules(of('fi')), seconds: 60 };
  expect(changesOf(movedTo(wished, of('et')), of('et'))).toEqual({ seconds: 60 });
});
