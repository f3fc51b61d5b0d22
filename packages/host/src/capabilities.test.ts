import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  dataFolder,
  gamesFolder,
  newGameId,
  preferredLanguage,
  readInput,
  SEED_PATTERN,
} from './index.ts';

const KNOWN = ['et', 'uk', 'en'] as const;

test.each<[env: Record<string, string>, language: string | undefined]>([
  [{ LANG: 'et_EE.UTF-8' }, 'et'],
  [{ LANG: 'uk' }, 'uk'],
  [{ LANG: 'et_EE.UTF-8', LC_ALL: 'uk_UA' }, 'uk'],
  [{ LANG: 'et_EE.UTF-8', LC_MESSAGES: 'en_GB' }, 'en'],
  [{ LANG: 'et_EE', LC_ALL: '' }, 'et'],
  [{ LANG: 'ET_ee' }, 'et'],
  [{ LANG: 'de_DE.UTF-8' }, undefined],
  [{ LANG: 'C.UTF-8' }, undefined],
  [{ LANG: 'POSIX' }, undefined],
  [{}, undefined],
])('the language of %j is %s', (env, language) => {
  expect(preferredLanguage(env, KNOWN)).toBe(language);
});

test.each<[option: string | undefined, env: Record<string, string>, folder: string]>([
  [undefined, {}, '/home/mari/data'],
  [undefined, { TAHT_DATA: '/srv/taht' }, '/srv/taht'],
  [undefined, { TAHT_DATA: '' }, '/home/mari/data'],
  ['games', { TAHT_DATA: '/srv/taht' }, '/home/mari/games'],
])('the data of %s and %j is in %s', (option, env, folder) => {
  expect(dataFolder(option, env, '/home/mari')).toBe(folder);
  expect(gamesFolder(folder)).toBe(`${folder}/games`);
});

test('seeds are long and never the same, ids sort by day', () => {
  // In a process of its own: the tests draw by the same luck each time.
  const chance = JSON.stringify(import.meta.resolve('./chance.ts'));
  const script = `const { randomSeed } = await import(${chance}); console.log(randomSeed(), randomSeed());`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  const [one, other] = printed.toString().trim().split(' ');
  expect(one).toMatch(SEED_PATTERN);
  expect(other).toMatch(SEED_PATTERN);
  expect(other).not.toBe(one);
  expect(newGameId(Date.UTC(2026, 10, 15))).toMatch(/^2026-11-15-[0-9a-f]{8}$/);
});

test('a file that cannot be read says why', async () => {
  expect(await readInput('/no/such/file')).toMatchObject({
    error: { tried: 'read', reason: 'missing' },
  });
  expect(await readInput('/')).toMatchObject({ error: { reason: 'is-folder' } });
});
