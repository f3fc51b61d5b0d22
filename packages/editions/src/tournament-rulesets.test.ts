import { expect, test } from 'vitest';
import { editions, homeOf, isFriendly, rulesetOf, tournamentRulesets } from './index.ts';

test('the rules of the school tournament go with the tiles and words of every language', () => {
  const school = rulesetOf('tr-school');
  for (const edition of editions) {
    const own = edition.rulesets[0];
    const rules = tournamentRulesets(edition).find(({ id }) => id === 'tr-school');
    expect(rules).toMatchObject({
      challenge: school?.challenge,
      misdraw: school?.misdraw,
      final: school?.final,
      ties: school?.ties,
      tileset: own.tileset,
      words: own.words,
    });
    expect(edition.tilesets.map(({ id }) => id)).toContain(rules?.tileset);
  }
});

test('an edition has each ruleset once, its own first, and no friendly one', () => {
  for (const edition of editions) {
    const ids = tournamentRulesets(edition).map(({ id }) => id);
    const own = edition.rulesets.map(({ id }) => id).filter((id) => !isFriendly(id));
    expect(ids.slice(0, own.length)).toEqual(own);
    expect(ids.filter(isFriendly)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('the school tournament is at home in English', () => {
  expect(homeOf('tr-school')?.id).toBe('en');
  expect(homeOf('tr-base')?.id).toBe('tr');
  expect(homeOf('none')).toBeUndefined();
});
