/** A package of the registry as a folder: fetched once by npm, held to its hash every time, unpacked by tar. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Pinned } from './release-targets.ts';

/** The folder of the package below `cache`. */
export function fetchPackage(pinned: Pinned, cache: string): string {
  const { name, version } = pinned;
  const place = join(cache, `${name.replaceAll('/', '+')}-${version}`);
  mkdirSync(place, { recursive: true });
  const tarball = join(place, 'package.tgz');
  if (!existsSync(tarball)) fetchTarball(`${name}@${version}`, place, tarball);
  checkIntegrity(pinned, tarball);
  const folder = join(place, 'package');
  rmSync(folder, { recursive: true, force: true });
  execFileSync('tar', ['-xzf', tarball, '-C', place]);
  return folder;
}

function fetchTarball(wanted: string, place: string, tarball: string): void {
  execFileSync(
    'npm',
    ['pack', wanted, '--silent', '--ignore-scripts', '--pack-destination', place],
    {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  const [packed = ''] = readdirSync(place).filter((file) => file.endsWith('.tgz'));
  renameSync(join(place, packed), tarball);
}

/** What is not what it should be is not left to be taken the next time. */
export function checkIntegrity({ name, version, integrity }: Pinned, tarball: string): void {
  const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  if (`sha512-${hash}` === integrity) return;
  rmSync(tarball);
  throw new Error(`${name} ${version} is not the package it should be: its hash is sha512-${hash}`);
}
