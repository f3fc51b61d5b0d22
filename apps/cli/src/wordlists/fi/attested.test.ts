import { expect, test } from 'vitest';
import { makeAttested } from './attested.ts';
import { makePolicy } from './policy.ts';
import { type Reading, readingOf, textOf } from './reading.ts';

const noun = (base: string, tags: string, text: string): string =>
  `[Ln][Xp]${base}[X]${tags}${text}`;
const compound = (first: string, ...last: Parameters<typeof noun>): string =>
  `${noun(first, '[Sn][Ny]', first)}[Bh][Bc]${noun(...last)}`;
const agent = (verb: string, stem: string, tags: string, ending: string): string =>
  `[Lt][Xp]${verb}[X]${stem}[Ln][Xj]ja[X]${tags}${ending}`;

/** Which of the words are allowed, each given with all its readings. */
function judged(...words: readonly (readonly string[])[]): readonly string[] {
  const policy = makePolicy({ hateful: new Set(), participles: new Set() });
  const attested = makeAttested(policy);
  for (const outputs of words)
    attested.add(
      outputs.map((output) => readingOf(output.match(/\[[^\]]*\]|./gu) ?? []) as Reading),
    );
  return attested.judge().allowed.map(textOf);
}

const fromThePages = noun('sivu', '[Sabl][Nm]', 'sivuilta');
const pageEvening = compound('sivu', 'ilta', '[Sn][Ny]', 'ilta');

test('the plainest reading counts: no compound where a simple word explains it', () => {
  expect(judged([fromThePages, pageEvening])).toEqual([]);
  expect(
    judged([noun('kuusi', '[Sn][Ny]', 'kuusi'), noun('kuu', '[Sn][Ny][O2y]', 'kuusi')]),
  ).toEqual(['kuusi']);
});

test('a far-fetched compound needs forms of its own, and more than its rival', () => {
  const others = [
    [compound('sivu', 'ilta', '[Sg][Ny]', 'illan')],
    [compound('sivu', 'ilta', '[Sn][Nm]', 'illat')],
  ];
  expect(judged([fromThePages, pageEvening], ...others)).toContain('sivuilta');
  const pages = ['n', 'a', 'ssa', 'sta', 'lla', 'lle', 'na', 'ksi'].map((ending) => [
    noun('sivu', '[Sg][Ny]', `sivu${ending}`),
  ]);
  expect(judged([fromThePages, pageEvening], ...others, ...pages)).not.toContain('sivuilta');
});

test('an agent needs forms of its own where a plain noun explains the word', () => {
  const books = [noun('kirja', '[Sp][Nm]', 'kirjoja'), agent('kirjoa', 'kirjo', '[Sn][Ny]', 'ja')];
  const book = [noun('kirja', '[Sg][Ny]', 'kirjan')];
  expect(judged(books, book)).toEqual([]);
  const forms = ['jan', 'jalle', 'jalta', 'jana', 'jaksi'];
  const paddler = [noun('mela', '[Sp][Nm]', 'meloja'), agent('meloa', 'melo', '[Sn][Ny]', 'ja')];
  const paddlers = forms.map((ending) => [agent('meloa', 'melo', '[Sg][Ny]', ending)]);
  expect(judged(paddler, ...paddlers)).toEqual(['meloja']);
});

test('between equally plain readings the forms of the two decide, then the compounds that end alike', () => {
  const tie = (first: string): readonly string[] => [
    compound(first, 'tilanne', '[Sn][Ny]', 'tilanne'),
    compound(first, 'tila', '[Sn][Ny][O2m]', 'tilanne'),
  ];
  const known = ['hätä', 'raha'].flatMap((first) => [
    [compound(first, 'tilanne', '[Sg][Ny]', 'tilanteen')],
    [compound(first, 'tilanne', '[Sn][Nm]', 'tilanteet')],
  ]);
  expect(judged(tie('jää'))).toEqual([]);
  expect(judged(tie('jää'), ...known)).toContain('jäätilanne');
  const partitive = [
    compound('kauppa', 'keskusta', '[Sn][Ny]', 'keskusta'),
    compound('kauppa', 'keskus', '[Sp][Ny]', 'keskusta'),
  ];
  const centre = ['[Sg][Ny]', '[Sill][Ny]', '[Sade][Ny]', '[Sall][Ny]'].map((tags, i) => [
    compound('kauppa', 'keskus', tags, `keskuks${i}`),
  ]);
  expect(judged(partitive, ...centre)).not.toContain('kauppakeskusta');
});

test('a name that is plainer than a compound is what is meant, but never instead of a simple word', () => {
  const town = '[Lep][Xp]Jyväskylä[X][Sn][Ny]jyväskylä';
  const village = (ending: string): string =>
    compound('jyväs', 'kylä', '[Sn][Ny]', `kylä${ending}`);
  expect(judged([town, village('')], [town, village('')])).toEqual([]);
  const bay = ['[Lep][Xp]Lahti[X][Sn][Ny]lahti', noun('lahti', '[Sn][Ny]', 'lahti')];
  expect(judged(bay)).toEqual(['lahti']);
});

test('a comparative is no compound', () => {
  const fatter = '[Ll][Xp]lihava[X]lihav[Cc][Sn][Nm]ammat';
  expect(judged([fatter, compound('liha', 'vamma', '[Sn][Nm]', 'vammat')])).toEqual([]);
});

test('a short compound needs a second form', () => {
  const bog = (tags: string, ending: string): readonly string[] => [
    compound('suo', 'jade', tags, `jade${ending}`),
  ];
  expect(judged(bog('[Sn][Ny]', ''))).toEqual([]);
  expect(judged(bog('[Sn][Ny]', ''), bog('[Sg][Ny]', 'n'))).toEqual(['suojade']);
});

test('what is only a form is told apart from what looks like a word', () => {
  const policy = makePolicy({ hateful: new Set(), participles: new Set() });
  const attested = makeAttested(policy);
  for (const outputs of [[fromThePages, pageEvening], [fromThePages]])
    attested.add(
      outputs.map((output) => readingOf(output.match(/\[[^\]]*\]|./gu) ?? []) as Reading),
    );
  expect(attested.judge().rejected).toEqual(new Set(['sivuilta']));
});
