/** The server's secret: from the environment, or made on the first start and stored where only its user can read it. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { makeSecretFile, readSecretFile } from './secret-file.ts';

export type SecretFailure =
  | { readonly code: 'secret-unreadable'; readonly path: string; readonly detail: string }
  /** 32 bytes as 64 hexadecimal digits. */
  | { readonly code: 'secret-malformed'; readonly path: string };

const NAME = 'TAHT_SECRET';

export function loadSecret(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Result<Uint8Array, SecretFailure> {
  const given = environment[NAME];
  if (given !== undefined) return parseSecret(given, NAME);
  const path = join(folder, 'secret');
  try {
    const text =
      readSecretFile(path) ?? makeSecretFile(path, `${randomBytes(32).toString('hex')}\n`);
    return parseSecret(text, path);
  } catch (error) {
    return err({ code: 'secret-unreadable', path, detail: (error as Error).message });
  }
}

/** That of a server that was started before: it is never made here. Null where there is none. */
export function knownSecret(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Result<Uint8Array | null, SecretFailure> {
  const path = join(folder, 'secret');
  try {
    if (environment[NAME] === undefined && readSecretFile(path) === null) return ok(null);
  } catch (error) {
    return err({ code: 'secret-unreadable', path, detail: (error as Error).message });
  }
  return loadSecret(folder, environment);
}

function parseSecret(text: string, path: string): Result<Uint8Array, SecretFailure> {
  const hex = text.trim();
  return /^[0-9a-f]{64}$/iu.test(hex)
    ? ok(Buffer.from(hex, 'hex'))
    : err({ code: 'secret-malformed', path });
}
