/** What the terminal shows to whoever starts the server: its address, or why it did not start. */
import { banner } from '@taht/host';
import { LANGUAGES } from '@taht/messages';
import { renderUnicodeCompact } from 'uqr';
import type { StartFailure } from '../server/server.ts';
import type { OpenFailure } from '../store/open-failure.ts';
import type { Texts } from '../texts/texts.ts';
import type { Addresses } from './addresses.ts';
import { FLAG_NAMES, LOG_LEVELS, type OptionFailure } from './options.ts';
import type { ReplicaFailure } from './replica-folder.ts';
import type { SecretFailure } from './secret.ts';
import { SETTINGS } from './settings.ts';

export type Failure =
  | { readonly code: 'not-begun'; readonly why: string }
  | OptionFailure
  | StartFailure
  | OpenFailure
  | ReplicaFailure
  | SecretFailure;

/** `place` is where everything is kept; the mark is for whoever sits before it. */
export function welcomeLines(
  t: Texts,
  { local, network }: Addresses,
  place: string,
  isTerminal: boolean,
): readonly string[] {
  const mark = isTerminal ? [...banner(), ''] : [];
  const here = t('serve.at', { address: local });
  const kept = t('serve.kept', { place, key: 'Ctrl+C' });
  if (network === null) return [...mark, here, kept];
  const others = t('serve.network', { address: network });
  return [...mark, here, others, '', renderUnicodeCompact(network), '', kept];
}

export function failureLine(t: Texts, failure: Failure): string {
  switch (failure.code) {
    case 'unknown-language':
      return t('play.unknown-language', { name: failure.name, names: LANGUAGES.join(', ') });
    case 'store-corrupt':
      return t('start.store-corrupt', {
        path: failure.path,
        faults: failure.faults.slice(0, 3).join('; '),
        ...WAYS_OUT,
      });
    case 'unknown-setting': {
      const { name, meant } = failure;
      return meant === null
        ? t('start.unknown-setting', { name, known: SETTINGS.join(' ') })
        : t('start.mistyped-setting', { name, meant });
    }
    default:
      return t(`start.${failure.code}`, { ...ADVICE[failure.code], ...failure });
  }
}

/** Commands that help where a store is damaged. */
export const WAYS_OUT = { command: 'taht restore', salvage: 'taht store salvage' } as const;

/** What a text names beside the facts of the failure. */
const ADVICE: { readonly [Code in Failure['code']]?: Readonly<Record<string, string>> } = {
  'unknown-option': { known: FLAG_NAMES.join(' ') },
  'half-certificate': { cert: '--tls-cert', key: '--tls-key' },
  'bad-database': { example: 'postgres://user:password@host/name' },
  'bad-log-level': { name: 'TAHT_LOG', known: LOG_LEVELS.join(', ') },
  'replica-here': { command: 'taht promote' },
  'store-moving': { command: 'taht store move' },
  'port-in-use': { option: '--port' },
  'port-forbidden': { option: '--port' },
};
