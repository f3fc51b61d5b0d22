/** Settings in the environment: all that the program reads are known, and a mistyped one is told with what was meant. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ELSEWHERE, SETTINGS, unknownSetting } from './settings.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const namesIn = (text: string): readonly string[] =>
  text.match(/\bTAHT_[A-Z]+(?:_[A-Z]+)*\b/g) ?? [];

test.each([
  ['TAHT_PROT', 'TAHT_PORT'],
  ['TAHT_SMPT_URL', 'TAHT_SMTP_URL'],
  ['TAHT_METRIC', 'TAHT_METRICS'],
  ['TAHT_DATABSE', 'TAHT_DATABASE'],
  ['taht_tls', 'TAHT_TLS'],
  ['TAHT_MAILFROM', 'TAHT_MAIL_FROM'],
  ['TAHT_SOMETHING_ELSE', null],
])('%s is not known; %s was meant', (name, meant) => {
  expect(unknownSetting({ PATH: '', TAHT_PORT: '1', [name]: '1' })).toEqual({ name, meant });
});

test('what is known is no mistake', () => {
  const env = Object.fromEntries([...SETTINGS, ...ELSEWHERE, 'PATH'].map((name) => [name, '1']));
  expect(unknownSetting(env)).toBeUndefined();
});

test('every name that is read anywhere is known, and every known name is read', () => {
  const files = execFileSync('git', ['grep', '-lE', 'TAHT_[A-Z]', '--', '*.ts', '*.js', '*.yaml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const read = files
    .split('\n')
    .filter((file) => file !== '' && !/(?:start\/\w+|doctor)\.test\.ts$|settings\.ts$/.test(file))
    .flatMap((file) => namesIn(readFileSync(`${ROOT}${file}`, 'utf8')));
  expect([...new Set(read)].sort()).toEqual([...SETTINGS, ...ELSEWHERE].sort());
});

test('the page about running a server tells of every setting', () => {
  const told = namesIn(readFileSync(`${ROOT}docs/OPERATE.md`, 'utf8'));
  for (const name of SETTINGS) expect(told, name).toContain(name);
});
