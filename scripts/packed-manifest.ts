/** The package.json of a packed package: its doors lead to the compiled files, and nothing of the workspace remains. */

export type Manifest = {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: string;
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
      exports: { '.': { types: compiled(exports, '.d.ts'), default: compiled(exports, '.js') } },
    }),
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([name, file]) => [name, compiled(file, '.js')]),
      ),
    }),
  };
}

/** `./src/index.ts` becomes `./dist/index.js`. */
function compiled(source: string, ending: '.js' | '.d.ts'): string {
  return source.replace(/^\.\/src\//u, './dist/').replace(/\.ts$/u, ending);
}
