/** Flags and environment, and what is wrong with them. */
import { expect, test } from 'vitest';
import { languageAsked, readOptions } from './options.ts';

const read = (args: readonly string[], env: Record<string, string> = {}) =>
  readOptions(args, env, '/home');

test('without anything it serves everybody on the usual port', () => {
  expect(read([])).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 8080,
      data: '/home/data',
      copies: '/home/data/copies',
      database: null,
      replicate: null,
      isReplicaSync: false,
      backups: null,
      hasMetrics: false,
      hasTls: false,
      certificate: null,
      isBehindProxy: false,
      logLevel: 'info',
      web: null,
      administrator: null,
      language: 'en',
    },
  });
});

test('a flag counts for more than the environment', () => {
  const env = {
    TAHT_PORT: '1',
    TAHT_HOST: '::1',
    TAHT_DATABASE: 'postgres://a',
    TAHT_TLS: '1',
    TAHT_WEB: 'w',
  };
  expect(read(['--port', '2', '--data', 'd', '--metrics'], env)).toMatchObject({
    value: {
      host: '::1',
      port: 2,
      data: '/home/d',
      database: 'postgres://a',
      hasMetrics: true,
      hasTls: true,
      web: '/home/w',
    },
  });
});

test('copies of tournaments go where they are wanted, and nowhere by themselves beside a shared store', () => {
  const shared = { TAHT_DATABASE: 'postgres://a' };
  expect(read([], shared)).toMatchObject({ value: { copies: null } });
  expect(read(['--copies', 'stick'], shared)).toMatchObject({ value: { copies: '/home/stick' } });
  expect(read([], { TAHT_COPIES: '/mnt/stick' })).toMatchObject({
    value: { copies: '/mnt/stick' },
  });
});

test('it speaks the language it is told to, or that of the system', () => {
  expect(read([], { LANG: 'fi_FI.UTF-8' })).toMatchObject({ value: { language: 'fi' } });
  expect(read(['--language', 'uk'], { LANG: 'fi' })).toMatchObject({ value: { language: 'uk' } });
});

test('wrong use is told in the language that was asked for', () => {
  const env = { LANG: 'fi_FI.UTF-8' };
  expect(languageAsked(['--port', 'eighty', '--language=et'], env)).toBe('et');
  expect(languageAsked(['--colour', '--language', 'uk'], env)).toBe('uk');
  expect(languageAsked(['--language', 'xx'], env)).toBe('fi');
  expect(languageAsked(['--language'], {})).toBe('en');
});

test.each<[string[], Record<string, string>, object]>([
  [['--port', 'eighty'], {}, { code: 'bad-port', text: 'eighty' }],
  [['--port', '70000'], {}, { code: 'bad-port', text: '70000' }],
  [['--database', 'mysql://x'], {}, { code: 'bad-database' }],
  [['--colour'], {}, { code: 'unknown-option', name: '--colour' }],
  [['--port'], {}, { code: 'unknown-option', name: '--port' }],
  [['--language', 'xx'], {}, { code: 'unknown-language', name: 'xx' }],
  [[], { TAHT_PROT: '1' }, { code: 'unknown-setting', name: 'TAHT_PROT', meant: 'TAHT_PORT' }],
  [[], { TAHT_LOG: 'loud' }, { code: 'bad-log-level', text: 'loud' }],
])('%j with %j is wrong use', (args, env, error) => {
  expect(read(args, env)).toEqual({ ok: false, error });
});
