/**
 * The word lists of this process, each loaded once, in memory that threads share. A game names its list by id and hash
 * and is given that very list or none: a list that is missing, damaged or another than it was is an error, never a bad word.
 *
 * What a game uses is copied into the data folder, so that it goes on with it when the program brings a newer version.
 *
 * A club's rulings lie beside the lists as `<data>/lexicons/<id>.<number>.patch.json`. New games begin with the patch of
 * the greatest number, over the version of the list that it was made for; the others stay for the games that began with them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import {
  type EngineFiles,
  engineFilesFor,
  type FileFailure,
  type LexiconLoadFailure,
  type LexiconPlace,
  lexiconsFolder,
  listLexicons,
  loadOldVersion,
  patchPaths,
  readBytes,
  readLexicon,
  shareLexicon,
  shortHash,
  storeVersion,
} from '@taht/host';
import { type Lexicon, parsePatch, patchLexicon } from '@taht/lexicon';
import type { LexiconId } from '@taht/rules';

type LexiconCause = 'missing' | 'damaged';

/** For a player: what cannot be had. */
export type LexiconRefusal =
  | {
      readonly code: 'lexicon-unavailable';
      readonly id: string;
      readonly cause: LexiconCause;
    }
  /** The list is here, but not as it was when the game began; the beginning of its hash. */
  | { readonly code: 'no-such-version'; readonly id: string; readonly hash: string };

/** For whoever runs the server: which file, and what is wrong with it. */
export type LexiconProblem = LexiconRefusal & { readonly path: string; readonly detail: string };

export interface LexiconsOptions {
  /** The folder of the user's own lists and patches. */
  readonly data: string;
  now(): number;
  onProblem(problem: LexiconProblem): void;
  /** A list that games use could not be stored for later. */
  onNotStored?(failure: FileFailure): void;
}

type Found = Result<Lexicon, LexiconProblem>;

interface Known {
  /** The plain list, then each patch over it, the newest last. */
  readonly versions: readonly [Found, ...Found[]];
  /** The paths of those patches. */
  readonly patches: readonly string[];
  readonly at: number;
}

interface Older {
  readonly found: Found;
  readonly at: number;
}

/** Faulty files are read again after so many milliseconds. */
const RETRY_MS = 10_000;

export class Lexicons {
  readonly #options: LexiconsOptions;
  readonly #known = new Map<string, Known>();
  /** Of plain lists, by id and hash. */
  readonly #older = new Map<string, Older>();
  readonly #stored = new Set<string>();
  readonly #files = new Map<string, EngineFiles>();

  constructor(options: LexiconsOptions) {
    this.#options = options;
  }

  /** Loads every list there is, one at a time, so that no game has to wait for it. */
  async warm(): Promise<void> {
    for (const { id } of listLexicons(this.#options.data)) {
      this.#versionsOf(id);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** The ids of the lists of an edition that can be played with. */
  forEdition(edition: string): readonly string[] {
    return listLexicons(this.#options.data)
      .map(({ id }) => id)
      .filter((id) => {
        const found = this.#newest(id);
        return found.ok && found.value.info.edition === edition;
      });
  }

  /** What a new game is to name. */
  named(id: string): Result<LexiconId, LexiconRefusal> {
    const found = this.#newest(id);
    if (!found.ok) return this.#refuse(found.error);
    this.#store(id);
    return ok({ id, hash: found.value.info.hash });
  }

  /** Of the newest version without the rulings over it: what a patch is made for. */
  plainHash(id: string): string | undefined {
    const [plain] = this.#versionsOf(id);
    return plain.ok ? plain.value.info.hash : undefined;
  }

  /** The very list that a game began with. */
  lexiconOf({ id, hash }: LexiconId): Result<Lexicon, LexiconRefusal> {
    const versions = this.#versionsOf(id);
    const present = versions.find((found) => found.ok && found.value.info.hash === hash);
    if (present?.ok) {
      this.#store(id);
      return present;
    }
    const older = this.#olderOf({ id, hash });
    if (older.ok) return older;
    const isNowhere = older.error.code === 'no-such-version';
    const wrong = isNowhere ? versions.find((found) => !found.ok) : undefined;
    return this.#refuse(wrong?.ok === false ? wrong.error : older.error);
  }

  /** What an engine needs besides the words; nothing where the edition's own list is unavailable. */
  filesOf(edition: string): EngineFiles {
    const known = this.#files.get(edition);
    if (known !== undefined) return known;
    const [plain] = this.#versionsOf(edition);
    if (plain?.ok !== true) return {};
    const files = engineFilesFor(edition, plain.value);
    this.#files.set(edition, files);
    return files;
  }

  /** A patch that has been put in force since is seen by the next game that begins. */
  #newest(id: string): Found {
    const known = this.#known.get(id);
    if (known !== undefined && known.patches.join() !== patchPaths(id, this.#options.data).join())
      this.#known.delete(id);
    return this.#versionsOf(id).at(-1) as Found;
  }

  #versionsOf(id: string): Known['versions'] {
    const now = this.#options.now();
    const known = this.#known.get(id);
    const isGood = known?.versions.every((found) => found.ok);
    if (known !== undefined && (isGood || now - known.at < RETRY_MS)) return known.versions;
    const patches = patchPaths(id, this.#options.data);
    const versions = this.#loadVersions(id, patches);
    // Unknown ids are not cached, or anybody could fill the memory with them.
    if (listLexicons(this.#options.data).some((place) => place.id === id))
      this.#known.set(id, { versions, patches, at: now });
    return versions;
  }

  #loadVersions(id: string, patches: readonly string[]): Known['versions'] {
    const { data } = this.#options;
    const place = listLexicons(data).find((each) => each.id === id);
    if (place === undefined) {
      const path = join(lexiconsFolder(data), `${id}.dawg`);
      return [err({ ...refusalOf(id, 'missing'), path, detail: 'no such file' })];
    }
    const plain = loadPlain(place);
    if (!plain.ok) return [plain];
    return [plain, ...patches.map((path) => this.#withPatch(plain.value, path))];
  }

  /** Once the list has changed, the patch still lies over the version that it was made for. */
  #withPatch(plain: Lexicon, path: string): Found {
    const { id, hash } = plain.info;
    const damaged = (detail: string): Found => err({ ...refusalOf(id, 'damaged'), path, detail });
    const bytes = readBytes(path);
    if (!bytes.ok) return damaged(bytes.error.code);
    const patch = parsePatch(Buffer.from(bytes.value).toString());
    if (!patch.ok) return damaged(patch.error.code);
    const wanted = patch.value.lexicon;
    if (wanted.id !== id) return damaged('other-lexicon');
    const base = wanted.hash === hash ? ok(plain) : this.#olderOf(wanted);
    if (!base.ok) return base;
    const patched = patchLexicon(base.value, patch.value);
    return patched.ok ? ok(shareLexicon(patched.value)) : damaged(patched.error.code);
  }

  /** What is nowhere is looked for again each time: anybody could fill the memory with hashes. */
  #olderOf(wanted: LexiconId): Found {
    const { data } = this.#options;
    const { id, hash } = wanted;
    const key = `${id} ${hash}`;
    const now = this.#options.now();
    const known = this.#older.get(key);
    if (known !== undefined && (known.found.ok || now - known.at < RETRY_MS)) return known.found;
    const loaded = loadOldVersion(wanted, data);
    if (!loaded.ok && loaded.error.code === 'no-such-version') {
      const refusal = { code: 'no-such-version', id, hash: shortHash(hash) } as const;
      const path = join(lexiconsFolder(data), id);
      return err({ ...refusal, path, detail: `no version ${hash}` });
    }
    const found: Found = loaded.ok
      ? ok(shareLexicon(loaded.value))
      : err({ ...refusalOf(id, 'damaged'), ...placeOf(loaded.error) });
    this.#older.set(key, { found, at: now });
    return found;
  }

  /** Once for each list: its plain newest version is what a later program may no longer bring. */
  #store(id: string): void {
    const [plain] = this.#versionsOf(id);
    if (!plain.ok || this.#stored.has(id)) return;
    this.#stored.add(id);
    const { data } = this.#options;
    // A server without a folder of its own stores nothing on this machine.
    if (!existsSync(data)) return;
    const stored = storeVersion({ id, hash: plain.value.info.hash }, data);
    if (!stored.ok) this.#options.onNotStored?.(stored.error);
  }

  #refuse(problem: LexiconProblem): Result<never, LexiconRefusal> {
    this.#options.onProblem(problem);
    const { path: _, detail: __, ...refusal } = problem;
    return err(refusal);
  }
}

const refusalOf = (id: string, cause: LexiconCause): LexiconRefusal => ({
  code: 'lexicon-unavailable',
  id,
  cause,
});

function loadPlain(place: LexiconPlace): Found {
  const read = readLexicon(place);
  if (read.ok) return ok(shareLexicon(read.value));
  const { code } = read.error;
  return err({ ...refusalOf(place.id, 'damaged'), path: place.path, detail: code });
}

const placeOf = (failure: LexiconLoadFailure): Pick<LexiconProblem, 'path' | 'detail'> => ({
  path: 'path' in failure ? failure.path : '',
  detail: failure.code,
});
