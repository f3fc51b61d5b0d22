/** The package.json of a packed package: its doors lead to the compiled files, and nothing of the workspace remains. */

export type Manifest = {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  /** The main door, or every door by its path. */
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly devDependencies?: unknown;
  readonly [field: string]: unknown;
};

export function packedManifest({
  devDependencies: _,
  ...manifest
}: Manifest): Record<string, unknown> {
  const { bin, exports } = manifest;
  return {
    ...manifest,
    files: ['dist', ...(manifest.files ?? [])],
    ...(exports && {
      exports: Object.fromEntries(
        doorsIn(exports).map(([door, file]) => [
          door,
          { types: compiled(file, '.d.ts'), default: compiled(file, '.js') },
        ]),
      ),
    }),
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([name, file]) => [name, compiled(file, '.js')]),
      ),
    }),
  };
}

export const doorsIn = (
  exports: NonNullable<Manifest['exports']>,
): readonly (readonly [door: string, file: string])[] =>
  typeof exports === 'string' ? [['.', exports]] : Object.entries(exports);

/** `./src/index.ts` becomes `./dist/index.js`. */
function compiled(source: string, ending: '.js' | '.d.ts'): string {
  return source.replace(/^\.\/src\//u, './dist/').replace(/\.ts$/u, ending);
}
