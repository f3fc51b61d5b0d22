/** The names of all settings in the environment, so that a mistyped one is not a setting that silently does nothing. */

import { nearest } from '@taht/base';
/** What the server and the commands beside it read; docs/OPERATE.md tells of each. */
export const SETTINGS: readonly string[] = [
  'TAHT_BACKUPS',
  'TAHT_CONTACT',
  'TAHT_COPIES',
  'TAHT_DATA',
  'TAHT_DATABASE',
  'TAHT_HOST',
  'TAHT_LOG',
  'TAHT_MAIL_FROM',
  'TAHT_METRICS',
  'TAHT_PORT',
  'TAHT_PROXY',
  'TAHT_REPLICATE',
  'TAHT_REPLICATE_SYNC',
  'TAHT_SECRET',
  'TAHT_SMTP_URL',
  'TAHT_TEACHERS',
  'TAHT_TLS',
  'TAHT_TLS_CERT',
  'TAHT_TLS_KEY',
  'TAHT_URL',
  'TAHT_WEB',
];

/** What only tests, benches and the compose file read: no mistake where a server finds them too. */
export const ELSEWHERE: readonly string[] = [
  'TAHT_BENCH_NODE',
  'TAHT_BENCH_PLAYERS',
  'TAHT_BENCH_TABLES',
  'TAHT_BROWSER',
  'TAHT_GOLDEN',
  'TAHT_LONG',
  'TAHT_MINUTES',
  'TAHT_MODULES',
  'TAHT_PAGE',
  'TAHT_REPOSITORY',
  'TAHT_RUNS',
  'TAHT_SEED',
  'TAHT_SITE',
  'TAHT_WRITE_DOCS',
];

/** The first name in the environment that nobody knows, and the setting that was probably meant. */
export function unknownSetting(
  env: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly meant: string | null } | undefined {
  const known = [...SETTINGS, ...ELSEWHERE];
  const name = Object.keys(env).find((each) => /^TAHT_/i.test(each) && !known.includes(each));
  return name === undefined
    ? undefined
    : { name, meant: nearest(name.toUpperCase(), SETTINGS) ?? null };
}
