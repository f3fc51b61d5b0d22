import { editions } from '@taht/editions';
import { expect, test } from 'vitest';
import { endExample, firstGameOf, isStarOurs, lessonOf, taughtBy, wayOf } from './lesson.ts';
import { firstGames, type LayTopic } from './lessons.ts';
import { sumText, whyOf } from './why.ts';

const lessonsOf = (edition: string) =>
  (firstGameOf(edition)?.lays ?? []).map((lay) => ({ lay, lesson: lessonOf(edition, lay) }));

const scoresOf = (edition: string): Partial<Record<LayTopic, number>> =>
  Object.fromEntries(lessonsOf(edition).map(({ lay, lesson }) => [lay.topic, lesson.play.score]));

test('every edition has a first game by rules of its own, and no other has', () => {
  expect(Object.keys(firstGames).sort()).toEqual(editions.map(({ id }) => id).sort());
  for (const { id, rulesets } of editions)
    expect(rulesets.map((ruleset) => ruleset.id)).toContain(firstGameOf(id)?.ruleset);
  expect(firstGameOf('toString')).toBeUndefined();
});

test('whoever chooses an edition without lessons is taught the English ones, tiles and all', () => {
  expect(['uk', 'test', 'toString'].map(taughtBy)).toEqual(['uk', 'en', 'en']);
});

test.each([
  ['et', { extend: 9, cross: 7, hook: 13, parallel: 29, bridge: 10 }],
  ['is', { opening: 28, cross: 15, hook: 20, extend: 19, parallel: 74 }],
  ['fi', { opening: 20, extend: 11, cross: 18, hook: 29, parallel: 19, bridge: 15 }],
  ['uk', { opening: 16, extend: 45, cross: 18, parallel: 13, hook: 17, bridge: 13 }],
  ['en', { cross: 32, blank: 8, bonus: 76 }],
])('%s scores its worked examples as they are known', (edition, scores) => {
  expect(scoresOf(edition)).toMatchObject(scores);
});

test.each(editions.map(({ id }) => id))('%s teaches what its lessons are about', (edition) => {
  for (const { lay, lesson } of lessonsOf(edition)) {
    const { play, game, rack } = lesson;
    expect(rack.length, lay.play).toBe(7);
    expect(play.tiles.some(({ blank }) => blank)).toBe(lay.topic === 'blank');
    expect(play.bonus > 0).toBe(lay.topic === 'bonus');
    if (lay.topic === 'opening') expect(lay.before).toBe('');
    if (lay.topic === 'hook' || lay.topic === 'parallel')
      expect(play.words.length, lay.play).toBeGreaterThan(1);
    if (lay.topic === 'extend')
      expect(whyOf(game, play).some(({ letters }) => letters.some((each) => each.isSpent))).toBe(
        true,
      );
  }
});

test.each<[string, readonly string[]]>([
  ['et', ['PASTEL', 'ELANIK', 'AHAA', 'KATUS', 'UHTUMA']],
  ['fi', ['KOIRAS', 'SAUMA', 'AJOS', 'SAUMA', 'JAKAUMA']],
  ['uk', ['ОЗВАТИСЯ', 'ЗАПУСК', 'ТОМ', 'ГРІМ', 'ПОШТА']],
  ['is', ['KIMA', 'LOKI', 'REIÐA', 'JÓÐLIR']],
])('%s shows every way of making a word that its rulebook counts', (edition, words) => {
  const first = firstGameOf(edition);
  if (first === undefined) throw new Error('no first game');
  const shown = first.ways
    .flat()
    .map((topic) => lessonsOf(edition).find(({ lay }) => lay.topic === topic)?.lesson.play);
  expect(shown.map((play) => play?.words[0]?.letters.join(''))).toEqual(words);
  expect(first.ways.length).toBe(edition === 'is' ? 3 : 5);
});

test('an example is said to be ours where the rulebook prints none', () => {
  const { uk, et, tr } = firstGames;
  expect(wayOf(uk, 'parallel')).toEqual({ number: 3, count: 5, isOurs: false });
  expect(wayOf(uk, 'bridge')).toEqual({ number: 5, count: 5, isOurs: true });
  expect(wayOf(et, 'bridge')).toEqual({ number: 5, count: 5, isOurs: false });
  expect(wayOf(et, 'blank')).toBeNull();
  expect(wayOf(tr, 'extend')).toBeNull();
});

test('that the star doubles is said to be ours where the rulebook does not say it', () => {
  const marked = Object.entries(firstGames).filter(([, first]) => isStarOurs(first, 'opening'));
  expect(marked.map(([edition]) => edition)).toEqual(['uk']);
  expect(isStarOurs(firstGames.uk, 'bonus')).toBe(false);
});

test.each(['et', 'fi', 'uk'])('%s lays its bridge on the fourth turn or later', (edition) => {
  const bridge = lessonsOf(edition).find(({ lay }) => lay.topic === 'bridge');
  if (bridge === undefined) throw new Error('no bridge');
  const { game, play } = bridge.lesson;
  expect(bridge.lay.before.split(',').length).toBeGreaterThanOrEqual(3);
  const laid = whyOf(game, play)[0]?.letters.map(({ square }) => {
    return play.tiles.some((tile) => tile.square === square) ? 'new' : 'old';
  });
  expect(laid?.join(' ')).toMatch(/old( new)+ old/u);
});

test.each(editions.map(({ id }) => id))('%s: the reasons add up to the score', (edition) => {
  for (const { lesson } of lessonsOf(edition)) {
    const { game, play } = lesson;
    const words = whyOf(game, play);
    const sums = words.map(({ letters, times }) =>
      letters.reduce((sum, each) => sum + each.points * each.times * times, 0),
    );
    expect(sums).toEqual(words.map(({ score }) => score));
    expect(sums.reduce((sum, each) => sum + each, play.bonus)).toBe(play.score);
  }
});

test('a sum is written with its premiums', () => {
  const [{ lesson } = {}] = lessonsOf('is');
  if (lesson === undefined) throw new Error('no lesson');
  expect(whyOf(lesson.game, lesson.play).map(sumText)).toEqual(['(4×2 + 1 + 1 + 3 + 1) × 2 = 28']);
});

test.each([
  ['et', 3, -3, 3],
  ['fi', 18, -18, 18],
  ['uk', 6, -6, 6],
  ['en', 7, 0, 14],
])('at the end of a game in %s', (edition, points, theirs, yours) => {
  const first = firstGameOf(edition);
  if (first === undefined) throw new Error('no first game');
  expect(endExample(first)).toMatchObject({ points, theirs, yours });
});
