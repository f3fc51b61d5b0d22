/** The packages that some manifests lead to, as they are installed: what runs, without what is only for working on it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.js';

export interface Installed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Sorted by folder; packages of this workspace are followed, but not listed. */
export function installedPackages(homes: readonly string[]): readonly Installed[] {
  const found = new Map<string, Installed>();
  const seen = new Set<string>();
  const follow = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = readManifest(folder);
    const { name, version, license = 'unknown' } = manifest;
    const licence = typeof license === 'string' ? license : license.type;
    if (!name.startsWith('@taht/')) found.set(folder, { name, version, license: licence, folder });
    for (const needed of neededBy(manifest)) {
      const place = placeOf(needed, folder);
      // Made for another platform, or a choice that was not taken.
      if (place !== null) follow(place);
      else if (Object.hasOwn(manifest.dependencies ?? {}, needed) && !isOptional(manifest, needed))
        throw new Error(`${needed} is not installed, but ${name} needs it`);
    }
  };
  for (const home of homes) follow(home);
  return [...found.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

const neededBy = (manifest: Manifest): readonly string[] => [
  ...Object.keys(manifest.dependencies ?? {}),
  ...Object.keys(manifest.optionalDependencies ?? {}),
  ...Object.keys(manifest.peerDependencies ?? {}),
];

const isOptional = ({ optionalDependencies = {} }: Manifest, name: string): boolean =>
  Object.hasOwn(optionalDependencies, name);

/** Where Node would find it: in the nearest `node_modules` that has it. Workspace packages are named by their real place. */
function placeOf(name: string, from: string): string | null {
  if (name.startsWith('@taht/')) return join(root, 'packages', name.slice('@taht/'.length));
  for (let folder = from; folder.startsWith(dirname(root)); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (folder === root || join(folder, '/') === root) return null;
  }
  return null;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
