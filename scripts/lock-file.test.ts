/** `npm ci` works wherever Node runs: the lock file holds each package for each system, and not only those of the machine it was made on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.js';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** As Node looks for it: beside the package that wants it, then further and further out. */
function isLocked(wanted: string, from: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${wanted}` in packages) return true;
    if (at === '') return false;
  }
}

test('everything that a package in the lock file wants is in it', () => {
  const missing = Object.entries(packages).flatMap(([at, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((wanted) => !isLocked(wanted, at))
      .map((wanted) => `${at}: ${wanted}`),
  );
  expect(missing).toEqual([]);
});
