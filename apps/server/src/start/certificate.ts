/** A self-signed certificate for `--tls`, made once and stored in the data folder. Browsers warn of it once. */
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { err, ok, type Result } from '@taht/base';
import selfsigned from 'selfsigned';
import type { SecretFailure } from './secret.ts';
import { makeSecretFile, readSecretFile } from './secret-file.ts';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const DAYS = 825;

export async function certificateIn(folder: string): Promise<Result<Certificate, SecretFailure>> {
  const path = join(folder, 'certificate.json');
  try {
    const text =
      readSecretFile(path) ?? makeSecretFile(path, JSON.stringify(await makeCertificate()));
    const { key, cert } = JSON.parse(text) as Certificate;
    // Throws where they are invalid or do not belong together.
    createSecureContext({ key, cert });
    return ok({ key, cert });
  } catch (error) {
    return err({ code: 'secret-unreadable', path, detail: (error as Error).message });
  }
}

async function makeCertificate(): Promise<Certificate> {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const notAfterDate = new Date();
  notAfterDate.setDate(notAfterDate.getDate() + DAYS);
  const made = await selfsigned.generate([{ name: 'commonName', value: 'taht.local' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: false },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: 'taht.local' },
          ...addresses.map(({ address }) => ({ type: 7 as const, ip: address })),
        ],
      },
    ],
  });
  return { key: made.private, cert: made.cert };
}
