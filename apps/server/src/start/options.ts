/** Options from the command line and the environment. The command line wins. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@taht/base';
import { dataFolder, preferredLanguage } from '@taht/host';
import { LANGUAGES, type Language } from '@taht/messages';
import { unknownSetting } from './settings.ts';

export interface Options {
  readonly host: string;
  readonly port: number;
  /** The folder for the embedded store, secrets and word lists of one's own. */
  readonly data: string;
  /** The folder for copies of tournaments; null where none was named for several processes. */
  readonly copies: string | null;
  /** A PostgreSQL for several processes; null for the embedded store. */
  readonly database: string | null;
  /** The folder of a second copy of the embedded store, or the address of a receiver; or null. */
  readonly replicate: string | null;
  /** Whether nothing is acknowledged before it is in the copy as well. */
  readonly isReplicaSync: boolean;
  /** The folder for backups on a schedule, or null. */
  readonly backups: string | null;
  readonly hasMetrics: boolean;
  readonly hasTls: boolean;
  /** A certificate with its chain and its key, made by others; null for one of the server's own. */
  readonly certificate: { readonly cert: string; readonly key: string } | null;
  /** Whether a proxy in front tells addresses and holds the certificate. */
  readonly isBehindProxy: boolean;
  readonly logLevel: string;
  /** The folder of a built web app other than our own, or null. */
  readonly web: string | null;
  /** The name of an account that is made administrator, or null. */
  readonly administrator: string | null;
  /** Of what is said in the terminal. */
  readonly language: Language;
}

export type OptionFailure =
  | { readonly code: 'unknown-option'; readonly name: string }
  /** `meant` is the setting that is spelled nearly so. */
  | { readonly code: 'unknown-setting'; readonly name: string; readonly meant: string | null }
  | { readonly code: 'unknown-language'; readonly name: string }
  | { readonly code: 'bad-port'; readonly text: string }
  | { readonly code: 'bad-database' }
  | { readonly code: 'half-certificate' }
  | { readonly code: 'embedded-only'; readonly option: string }
  | { readonly code: 'bad-log-level'; readonly text: string };

const DEFAULT_PORT = 8080;
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Env = Readonly<Record<string, string | undefined>>;

export function readOptions(
  args: readonly string[],
  env: Env,
  cwd: string,
): Result<Options, OptionFailure> {
  const read = parse(args);
  if (!read.ok) return read;
  const flags = read.value;
  const unknown = unknownSetting(env);
  if (unknown !== undefined) return err({ code: 'unknown-setting', ...unknown });
  const portText = flags.port ?? env.TAHT_PORT ?? String(DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(portText) || Number(portText) > 65_535)
    return err({ code: 'bad-port', text: portText });
  const database = flags.database ?? env.TAHT_DATABASE ?? null;
  if (database !== null && !/^postgres(ql)?:\/\//.test(database))
    return err({ code: 'bad-database' });
  const embedded = Object.entries({
    '--replicate': flags.replicate ?? env.TAHT_REPLICATE,
    '--backups': flags.backups ?? env.TAHT_BACKUPS,
  }).find(([, value]) => value !== undefined);
  if (database !== null && embedded !== undefined)
    return err({ code: 'embedded-only', option: embedded[0] });
  const cert = pathNamed(flags['tls-cert'] ?? env.TAHT_TLS_CERT, cwd);
  const key = pathNamed(flags['tls-key'] ?? env.TAHT_TLS_KEY, cwd);
  if ((cert === null) !== (key === null)) return err({ code: 'half-certificate' });
  const certificate = cert === null || key === null ? null : { cert, key };
  const logLevel = env.TAHT_LOG ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) return err({ code: 'bad-log-level', text: logLevel });
  const data = dataFolder(flags.data, env, cwd);
  const named = flags.copies ?? env.TAHT_COPIES;
  const language = flags.language ?? languageIn(env);
  if (!isLanguage(language)) return err({ code: 'unknown-language', name: language });
  return ok({
    host: flags.host ?? env.TAHT_HOST ?? '0.0.0.0',
    port: Number(portText),
    data,
    copies:
      named === undefined ? (database === null ? join(data, 'copies') : null) : resolve(cwd, named),
    database,
    replicate: placeOf(flags.replicate ?? env.TAHT_REPLICATE, cwd),
    isReplicaSync: flags['replicate-sync'] ?? isOn(env.TAHT_REPLICATE_SYNC),
    backups: pathNamed(flags.backups ?? env.TAHT_BACKUPS, cwd),
    hasMetrics: flags.metrics ?? isOn(env.TAHT_METRICS),
    hasTls: certificate !== null || (flags.tls ?? isOn(env.TAHT_TLS)),
    certificate,
    isBehindProxy: isOn(env.TAHT_PROXY),
    logLevel,
    web: env.TAHT_WEB === undefined ? null : resolve(cwd, env.TAHT_WEB),
    administrator: flags['make-admin'] ?? null,
    language,
  });
}

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  copies: { type: 'string' },
  database: { type: 'string' },
  replicate: { type: 'string' },
  'replicate-sync': { type: 'boolean' },
  backups: { type: 'string' },
  metrics: { type: 'boolean' },
  tls: { type: 'boolean' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  'make-admin': { type: 'string' },
  language: { type: 'string' },
} as const;

export const FLAG_NAMES: readonly string[] = Object.keys(FLAGS).map((name) => `--${name}`);

function parse(args: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...args], options: FLAGS }).values);
  } catch (error) {
    const name = /'(-[^' ]*|[^']*)/.exec((error as Error).message)?.[1] ?? '';
    return err({ code: 'unknown-option', name } as const);
  }
}

/** In which wrong use is told: as it was asked, whatever else is wrong, or that of the system. */
export function languageAsked(args: readonly string[], env: Env): Language {
  const { language } = parseArgs({ args: [...args], options: FLAGS, strict: false }).values;
  return typeof language === 'string' && isLanguage(language) ? language : languageIn(env);
}

/** The one that the user's system is set to, if it is one of ours. */
const languageIn = (env: Env): Language => preferredLanguage(env, LANGUAGES) ?? 'en';

const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

/** Whether a second copy lies with another process. */
export const isAddress = (place: string): boolean => /^https?:\/\//u.test(place);

const placeOf = (named: string | undefined, cwd: string): string | null =>
  named !== undefined && isAddress(named) ? named : pathNamed(named, cwd);

const pathNamed = (name: string | undefined, cwd: string): string | null =>
  name === undefined ? null : resolve(cwd, name);

const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';

/** The embedded store's file. */
export const storePath = (data: string): string => join(data, 'taht.sqlite');
