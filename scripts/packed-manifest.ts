/** The package.json of a packed package: its doors lead to the compiled files, and nothing of the workspace remains. */
import process from 'node:process';
import { wordDependencies } from './word-packages.ts';

export type Manifest = {
  readonly name: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  /** The main door, or every door by its path; where a door differs by who opens it, by condition. */
  readonly exports?: string | Readonly<Record<string, Door>>;
  readonly files?: readonly string[];
  readonly keywords?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: unknown;
  readonly [field: string]: unknown;
};

type Door = string | Readonly<Record<string, string>>;

/** What is made for a package beside its code. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'apps/web': ['NOTICES'],
  'apps/cli': ['man'],
};

const KEYWORDS = ['crossword game', 'tile game', 'word game', 'board game', 'taht'];

/** What a program brings along that it runs or serves, and that no import names; `words` are the lists of all editions. */
const BROUGHT: Readonly<Record<string, readonly string[]>> = {
  '@taht/cli': ['words', '@taht/server'],
  '@taht/server': ['words', '@taht/web'],
};

export function packedManifest(
  { devDependencies: _, scripts: __, ...manifest }: Manifest,
  home: string,
): Record<string, unknown> {
  const { bin, exports, name, version = '', keywords = [], dependencies } = manifest;
  const words = wordDependencies(version);
  const brought = Object.fromEntries(
    (BROUGHT[name] ?? []).flatMap((each) =>
      each === 'words' ? Object.entries(words) : [[each, version]],
    ),
  );
  const repository = process.env.TAHT_REPOSITORY;
  return {
    ...manifest,
    keywords: [...KEYWORDS, ...keywords],
    // Compiled, the libraries run on older ones than the sources, and were tried there; the apps need a newer SQLite.
    engines: { node: home.startsWith('apps/') ? '>=24' : '>=22' },
    // Whoever publishes a copy says where its sources are; npm holds the proof of origin against it.
    ...(repository && {
      repository: { type: 'git', url: `git+${repository}.git`, directory: home },
    }),
    publishConfig: { access: 'public', provenance: true },
    files: ['dist', ...(BESIDE[home] ?? []), ...(manifest.files ?? [])],
    ...(home === 'apps/cli' && { man: './man/taht.1' }),
    dependencies: home === 'apps/web' ? {} : { ...dependencies, ...brought },
    // It finds those that are there.
    ...(name === '@taht/host' && {
      peerDependencies: words,
      peerDependenciesMeta: Object.fromEntries(
        Object.keys(words).map((each) => [each, { optional: true }]),
      ),
    }),
    ...(exports && { exports: packedDoors(exports, name) }),
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([command, file]) => [command, compiled(file, '.js')]),
      ),
    }),
  };
}

function packedDoors(exports: NonNullable<Manifest['exports']>, name: string) {
  const doors = doorsIn(exports).map(([door, files]) => [door, packedDoor(files)]);
  return Object.fromEntries([
    ...doors,
    ...(name === 'taht'
      ? [['./one-file', { types: './dist/one-file.d.ts', default: './dist/taht.one-file.js' }]]
      : []),
    ['./package.json', './package.json'],
  ]);
}

const packedDoor = (door: Door): unknown =>
  typeof door === 'string'
    ? { types: compiled(door, '.d.ts'), default: compiled(door, '.js') }
    : Object.fromEntries(Object.entries(door).map(([by, file]) => [by, packedDoor(file)]));

export const doorsIn = (
  exports: NonNullable<Manifest['exports']>,
): readonly (readonly [door: string, files: Door])[] =>
  typeof exports === 'string' ? [['.', exports]] : Object.entries(exports);

/** `./src/index.ts` becomes `./dist/index.js`. */
function compiled(source: string, ending: '.js' | '.d.ts'): string {
  return source.replace(/^\.\/src\//u, './dist/').replace(/\.ts$/u, ending);
}
