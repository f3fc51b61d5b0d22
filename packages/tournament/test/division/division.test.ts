import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { type DuelPlayer, makeTou, makeTsh, parseTsh, type TshFailure } from '../../src/index.ts';

const FILE = `# four players
Mägi, Mari             1500 2 3 0; 400 310 50; p12 1 2 0; team Tamme; off -50
Saar, Jüri              980 1 4 3; 350 402; p12 2 1
Ó Briain, Úna          1200 4 1 2; 388 401; p12 3 1 4

Шевченко Ніна             0 3 2; 388 390
`;

const players = (text: string): DuelPlayer[] => {
  const read = parseTsh(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('a .t file', () => {
  test('has players with games, starts and what else is said', () => {
    const [mari, jüri, úna, nina] = players(FILE);
    expect(mari).toEqual({
      name: 'Mägi, Mari',
      rating: 1500,
      games: [
        { opponent: 2, score: 400, begins: true },
        { opponent: 3, score: 310, begins: false },
        { opponent: 0, score: 50, begins: null },
      ],
      more: new Map([
        ['team', 'Tamme'],
        ['off', '-50'],
      ]),
    });
    expect(jüri?.games[2]).toEqual({ opponent: 3, score: null, begins: null });
    expect(úna?.games.map(({ begins }) => begins)).toEqual([null, true, null]);
    expect(nina).toMatchObject({ name: 'Шевченко Ніна', rating: 0 });
  });

  test.each<[string, string, TshFailure]>([
    ['no rating', 'Mari', { line: 1, expected: 'name-and-rating' }],
    ['words for scores', '\nMari 0 1; many', { line: 2, expected: 'numbers' }],
    ['an opponent who is not there', '#\nMari 0 7; 400', { line: 2, expected: 'opponent' }],
  ])('with %s is refused', (_name, text, failure) => {
    expect(parseTsh(text)).toEqual({ ok: false, error: failure });
  });

  test('comes back as it was made', () => {
    const rng = makeRng(seed());
    for (let i = 0; i < count(2000); i++) {
      const made = randomDivision(rng);
      expect(players(makeTsh(made))).toEqual(made);
    }
  });

  test('keeps its lines whatever the names are', () => {
    const name = 'a; b # 7';
    const made = makeTsh([{ name, rating: 5, games: [], more: new Map() }]);
    expect(players(made)).toMatchObject([{ name: 'a b 7.', rating: 5 }]);
  });
});

test('a .tou file has wins, draws, byes and starts', () => {
  const header = { name: 'Kevad 2026', division: 'A', date: { day: 7, month: 3, year: 2026 } };
  expect(makeTou(header, players(FILE)).split('\n')).toEqual([
    '*M07.03.2026 Kevad 2026',
    '*A',
    '                                       0',
    'Mägi, Mari           2400  +2  310   3',
    'Saar, Jüri            350   1 2402  +4',
    'Ó Briain, Úna        1388   4 2401  +1',
    'Шевченко Ніна        1388   3  390   2',
    '*** END OF FILE ***',
    '',
  ]);
});

test('a bye in a .tou file is a game against oneself', () => {
  const [rests] = players('Mari Mägi 0 0; 50');
  const lines = makeTou(
    { name: 'x', division: 'A', date: { day: 1, month: 1, year: 2026 } },
    rests ? [rests] : [],
  );
  expect(lines).toContain('Mari Mägi            1350   1');
});

function randomDivision(rng: Rng): DuelPlayer[] {
  const size = 2 + rng.below(6);
  const rounds = rng.below(5);
  return Array.from({ length: size }, (_, i) => {
    const played = rng.below(rounds + 1);
    return {
      name: `${rng
        .some([...'Õabcї’ -.'], 8)
        .join('')
        .trim()
        .replaceAll(/\s+/g, ' ')}x${'yz'[i % 2]}`,
      rating: rng.below(3000),
      games: Array.from({ length: rounds }, (_, round) => {
        const opponent = rng.below(size + 1);
        const score = round < played ? rng.below(600) - 20 : null;
        const begins = opponent === 0 ? null : rng.pick([true, false, null]);
        return { opponent, score, begins };
      }),
      more: new Map(rng.chance(0.5) ? [['class', rng.pick(['A', 'B 1', ''])]] : []),
    };
  });
}
