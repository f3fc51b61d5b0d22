/** Lists in the order that each language has for its letters. */
import { expect, test } from 'vitest';
import { byName, bySchool, drawnRounds, seatedIn } from './seat-lists.ts';

const player = (number: number, name: string, school = '') => ({
  ...{ player: number, name, school, class: '', ageGroup: '', team: '' },
  ...{ status: null, needs: null, key: '', hasDevice: null },
});

test.each([
  ['tr', ['Çağla', 'Cem', 'İpek', 'Ilgaz', 'Şule', 'Suna'], 'Cem Çağla Ilgaz İpek Suna Şule'],
  ['uk', ['Іван', 'Ґліб', 'Ганна', 'Їлена', 'Єва', 'Зоя'], 'Ганна Ґліб Єва Зоя Іван Їлена'],
  ['et', ['Õie', 'Zoja', 'Vello', 'Šahin', 'Suvi', 'Ülle'], 'Suvi Šahin Zoja Vello Õie Ülle'],
  ['is', ['Þór', 'Árni', 'Ari', 'Ása', 'Davíð', 'Ðúna'], 'Ari Árni Ása Davíð Ðúna Þór'],
  ['fi', ['Åke', 'Äijö', 'Aino', 'Örn', 'Vesa'], 'Aino Vesa Åke Äijö Örn'],
])('%s', (language, names, inOrder) => {
  const members = names.map((name, i) => player(i + 1, name));
  expect(
    byName(members, language)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(inOrder);
});

test('where names are not shown the number decides', () => {
  const members = [player(10, ''), player(2, '')];
  expect(byName(members, 'en').map((each) => each.player)).toEqual([2, 10]);
});

test('schools by name and number, those without one last', () => {
  const members = [player(1, 'B', 'School 10'), player(2, 'A'), player(3, 'C', 'School 9')];
  expect(bySchool([...members, player(4, 'A', 'School 10')], 'en')).toMatchObject([
    { school: 'School 9', members: [{ player: 3 }] },
    { school: 'School 10', members: [{ player: 4 }, { player: 1 }] },
    { school: '', members: [{ player: 2 }] },
  ]);
});

test('everybody of a round has a table or none', () => {
  const players = ['A', 'B', 'C'].map((name, i) => player(i + 1, name));
  const seats = { letters: [], state: 'open', scores: null, own: null } as const;
  const round = { byes: [2], tables: [{ table: 5, seats: [3, 1], ...seats }], why: null };
  const stages = [{ field: null, rounds: [{ ...round, warnings: [] }] }];
  const [drawn] = drawnRounds({ stages });
  expect(drawn).toMatchObject({ stage: 1, round: 1 });
  expect(seatedIn({ players }, round).map((each) => [each.name, each.table])).toEqual([
    ['C', 5],
    ['A', 5],
    ['B', null],
  ]);
});
