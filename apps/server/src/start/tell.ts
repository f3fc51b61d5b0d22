/** What whoever starts the server reads in the terminal: where it is, or why not. */
import { renderUnicodeCompact } from 'uqr';
import type { OptionFailure } from '../options.ts';
import type { SecretFailure } from '../people/secret.ts';
import type { StartFailure } from '../server.ts';
import type { OpenFailure } from '../store/open-failure.ts';
import type { Addresses } from './addresses.ts';

export type Failure =
  | { readonly code: 'not-begun'; readonly why: string }
  | OptionFailure
  | StartFailure
  | OpenFailure
  | SecretFailure;

export function welcomeLines({ local, network }: Addresses): readonly string[] {
  const here = `Täht is served at ${local}`;
  if (network === null) return [here];
  return [here, `For others in this network: ${network}`, '', renderUnicodeCompact(network)];
}

export function failureLine(failure: Failure): string {
  switch (failure.code) {
    case 'unknown-option':
      return `Unknown or incomplete option ${failure.name}. Known: --port --host --data --database --metrics --tls --make-admin`;
    case 'bad-port':
      return `No port: ${failure.text}`;
    case 'bad-database':
      return 'The database is named as postgres://user:password@host/name';
    case 'bad-log-level':
      return `TAHT_LOG is fatal, error, warn, info, debug, trace or silent, not ${failure.text}`;
    case 'port-in-use':
      return `Port ${failure.port} is in use; another one is chosen with --port`;
    case 'port-forbidden':
      return `Port ${failure.port} may not be used by this user; another one is chosen with --port`;
    case 'no-such-host':
      return `This machine has no address ${failure.host}`;
    case 'store-failed':
      return `The store does not answer: ${failure.detail}`;
    case 'store-in-use':
      return `${failure.path} is in use by another server`;
    case 'newer-schema':
      return `The store was written by a later version (${failure.found}; this one knows ${failure.known})`;
    case 'not-a-store':
      return `${failure.path} is no store of Täht`;
    case 'store-corrupt':
      return `${failure.path} is damaged: ${failure.faults.slice(0, 3).join('; ')}`;
    case 'store-unreachable':
      return `The store ${failure.path} cannot be opened: ${failure.detail}`;
    case 'secret-unreadable':
      return `${failure.path} cannot be read or written: ${failure.detail}`;
    case 'secret-malformed':
      return `${failure.path} must hold 64 hexadecimal digits`;
    case 'not-begun':
      return `The server could not begin: ${failure.why}`;
    default:
      return failure satisfies never;
  }
}
