/** The server's secret: from the environment, or made on the first start and stored where only its user can read it. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { err, ok, type Result } from '@taht/base';

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
    return parseSecret(readOrMake(folder, path), path);
  } catch (error) {
    return err({ code: 'secret-unreadable', path, detail: (error as Error).message });
  }
}

function parseSecret(text: string, path: string): Result<Uint8Array, SecretFailure> {
  const hex = text.trim();
  return /^[0-9a-f]{64}$/iu.test(hex)
    ? ok(Buffer.from(hex, 'hex'))
    : err({ code: 'secret-malformed', path });
}

/** Two processes that start at once agree on the one that was there first. */
function readOrMake(folder: string, path: string): string {
  const there = readIfThere(path);
  if (there !== null) return there;
  mkdirSync(folder, { recursive: true });
  const aside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(aside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    chmodSync(aside, 0o600);
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
