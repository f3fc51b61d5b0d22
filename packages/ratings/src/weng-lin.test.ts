/** Weng–Lin against figures of the openskill package (5.0.1, bradleyTerryFull), and what must always hold. */
import { count, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { ageSkill, NEW_SKILL, rateTable, type Skill, showSkill } from './index.ts';

const NEW: readonly [number, number] = [NEW_SKILL.mean, NEW_SKILL.deviation];
type Numbers = readonly (readonly [mean: number, deviation: number])[];

const skillsOf = (numbers: Numbers): Skill[] =>
  numbers.map(([mean, deviation]) => ({ mean, deviation }));

function expectSkills(skills: readonly Skill[], numbers: Numbers): void {
  expect(skills).toHaveLength(numbers.length);
  for (const [i, { mean, deviation }] of skills.entries()) {
    expect(mean).toBeCloseTo(numbers[i]?.[0] ?? Number.NaN, 9);
    expect(deviation).toBeCloseTo(numbers[i]?.[1] ?? Number.NaN, 9);
  }
}

test.each<[string, Numbers, readonly number[], Numbers]>([
  [
    'two new players',
    [NEW, NEW],
    [1, 2],
    [
      [27.63523138347365, 8.065506316323548],
      [22.36476861652635, 8.065506316323548],
    ],
  ],
  [
    'three new players',
    [NEW, NEW, NEW],
    [1, 2, 3],
    [
      [30.2704627669473, 7.788474807872566],
      [25, 7.788474807872566],
      [19.7295372330527, 7.788474807872566],
    ],
  ],
  [
    'four, two of them equal',
    [NEW, NEW, NEW, NEW],
    [1, 2, 2, 4],
    [
      [32.90569415042095, 7.5012190693964005],
      [25, 7.5012190693964005],
      [25, 7.5012190693964005],
      [17.09430584957905, 7.5012190693964005],
    ],
  ],
  [
    'the weaker win',
    [
      [30, 2],
      [25, 8],
      [20, 4],
    ],
    [3, 1, 2],
    [
      [29.32538864664066, 1.9949574253556723],
      [31.223376251734695, 7.090489784039198],
      [21.142601350503675, 3.9229444777120848],
    ],
  ],
  [
    'four of any strength',
    [[28, 1.5], [22, 3], [26, 6], NEW],
    [2, 1, 4, 2],
    [
      [27.865709847864736, 1.496751294325831],
      [24.036871221790747, 2.9509499966029633],
      [20.093734607653232, 5.399620986651772],
      [24.821417707075607, 6.801309878471294],
    ],
  ],
])('%s', (_name, before, places, after) => {
  expectSkills(rateTable(skillsOf(before), places), after);
});

test('a period between games is what openskill adds before every game', () => {
  const aged = skillsOf([
    [28, 1.5],
    [22, 3],
    [26, 6],
  ]).map((skill) => ageSkill(skill, 1));
  expectSkills(rateTable(aged, [2, 1, 2]), [
    [27.749035507630435, 1.499614233201616],
    [23.55556216953984, 2.9604289383212925],
    [23.785198285255714, 5.507360453092218],
  ]);
});

describe('always', () => {
  const rng = makeRng(seed());
  const random = (): Skill => ({ mean: rng.below(60) - 5, deviation: 0.5 + rng.below(75) / 10 });
  const tables = Array.from({ length: count(4000) }, () => {
    const skills = Array.from({ length: 2 + rng.below(3) }, random);
    return { skills, places: skills.map(() => rng.below(skills.length)) };
  });

  test('what one gains the others lose, where all are known equally well', () => {
    for (const { skills, places } of tables) {
      const even = skills.map(({ mean }) => ({ mean, deviation: 4 }));
      const sum = (list: readonly Skill[]): number => list.reduce((s, { mean }) => s + mean, 0);
      expect(sum(rateTable(even, places))).toBeCloseTo(sum(even), 6);
    }
  });

  test('a better place is never worse', () => {
    for (const { skills, places } of tables) {
      const [first = 0] = places;
      const better = rateTable(skills, [first - 1, ...places.slice(1)]);
      const worse = rateTable(skills, places);
      expect(better[0]?.mean).toBeGreaterThanOrEqual(worse[0]?.mean ?? 0);
    }
  });

  test('the order of the seats does not matter', () => {
    for (const { skills, places } of tables) {
      const turned = rateTable(skills.toReversed(), places.toReversed()).toReversed();
      expectSkills(
        turned,
        rateTable(skills, places).map(({ mean, deviation }) => [mean, deviation]),
      );
    }
  });

  test('a game makes nobody less known, time does', () => {
    for (const { skills, places } of tables) {
      const after = rateTable(skills, places);
      after.forEach(({ deviation }, i) => {
        expect(deviation).toBeLessThanOrEqual(skills[i]?.deviation ?? 0);
      });
      const [skill] = skills as [Skill];
      expect(ageSkill(skill, 10).deviation).toBeGreaterThanOrEqual(skill.deviation);
    }
  });

  test('no input makes nonsense', () => {
    const odd = [0, -1, 1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY, 1e-320];
    for (let i = 0; i < count(2000); i++) {
      const wild = Array.from({ length: 1 + rng.below(5) }, () => ({
        mean: rng.pick(odd),
        deviation: rng.pick(odd),
      }));
      for (const skill of rateTable(wild, [rng.pick(odd), rng.pick(odd)])) {
        const aged = ageSkill(skill, rng.pick(odd));
        for (const n of [skill.mean, skill.deviation, aged.mean, aged.deviation])
          expect(Number.isFinite(n)).toBe(true);
      }
    }
  });
});

test('skills are shown on the scale of duels', () => {
  expect(showSkill(NEW_SKILL)).toEqual({ rating: 1500, deviation: 350, isProvisional: true });
  expect(showSkill({ mean: 30, deviation: 2 })).toEqual({
    rating: 1710,
    deviation: 84,
    isProvisional: false,
  });
});
