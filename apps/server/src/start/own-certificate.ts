/** A certificate that others made, read from its files, and read again when they have changed. */
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { err, ok, type Result } from '@taht/base';
import type { Certificate } from './certificate.ts';
import type { SecretFailure } from './secret.ts';

export function readCertificate(
  files: Certificate,
): Result<Certificate, Extract<SecretFailure, { code: 'secret-unreadable' }>> {
  let path = files.cert;
  try {
    const cert = readFileSync(path, 'utf8');
    path = files.key;
    const key = readFileSync(path, 'utf8');
    // Throws where they are invalid or do not belong together.
    createSecureContext({ key, cert });
    return ok({ key, cert });
  } catch (error) {
    return err({ code: 'secret-unreadable', path, detail: (error as Error).message });
  }
}
