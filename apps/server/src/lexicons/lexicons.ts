/**
 * The word lists of this process, each loaded once, in memory that threads share. A game names its list by id and hash
 * and is given that very list or none: a list that is missing, damaged or another than it was is an error, never a bad word.
 *
 * A club's rulings lie beside the lists as `<data>/lexicons/<id>.<number>.patch.json`. New games begin with the patch of
 * the greatest number; the others stay for the games that began with them.
 */
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import {
  type EngineFiles,
  engineFilesFor,
  type LexiconPlace,
  lexiconsFolder,
  listLexicons,
  namesIn,
  readBytes,
  readLexicon,
  shareLexicon,
} from '@taht/host';
import { type Lexicon, parsePatch, patchLexicon } from '@taht/lexicon';
import type { LexiconId } from '@taht/rules';

export const LEXICON_CAUSES = ['missing', 'damaged', 'changed'] as const;

/** For a player: what cannot be had. */
export interface LexiconRefusal {
  readonly code: 'lexicon-unavailable';
  readonly id: string;
  readonly cause: (typeof LEXICON_CAUSES)[number];
}

/** For whoever runs the server: which file, and what is wrong with it. */
export interface LexiconProblem extends LexiconRefusal {
  readonly path: string;
  readonly detail: string;
}

export interface LexiconsOptions {
  /** The folder of the user's own lists and patches. */
  readonly data: string;
  now(): number;
  onProblem(problem: LexiconProblem): void;
}

type Found = Result<Lexicon, LexiconProblem>;

interface Known {
  /** The plain list, then each patch over it, the newest last. */
  readonly versions: readonly Found[];
  readonly at: number;
}

/** Faulty files are read again after so many milliseconds. */
const RETRY_MS = 10_000;

const PATCH_FILE = /^(?<id>[a-z0-9-]+)\.(?<number>[1-9]\d{0,8})\.patch\.json$/;

export class Lexicons {
  readonly #options: LexiconsOptions;
  readonly #known = new Map<string, Known>();
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
    return found.ok ? ok({ id, hash: found.value.info.hash }) : this.#refuse(found.error);
  }

  /** The very list that a game began with. */
  lexiconOf({ id, hash }: LexiconId): Result<Lexicon, LexiconRefusal> {
    const versions = this.#versionsOf(id);
    for (const found of versions) if (found.ok && found.value.info.hash === hash) return found;
    const wrong = versions.find((found) => !found.ok);
    if (wrong?.ok === false) return this.#refuse(wrong.error);
    const path = join(lexiconsFolder(this.#options.data), id);
    return this.#refuse({ ...refusalOf(id, 'changed'), path, detail: `no version ${hash}` });
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

  #newest(id: string): Found {
    return this.#versionsOf(id).at(-1) as Found;
  }

  #versionsOf(id: string): readonly Found[] {
    const now = this.#options.now();
    const known = this.#known.get(id);
    const isGood = known?.versions.every((found) => found.ok);
    if (known !== undefined && (isGood || now - known.at < RETRY_MS)) return known.versions;
    const versions = loadVersions(id, this.#options.data);
    // Unknown ids are not cached, or anybody could fill the memory with them.
    if (listLexicons(this.#options.data).some((place) => place.id === id))
      this.#known.set(id, { versions, at: now });
    return versions;
  }

  #refuse(problem: LexiconProblem): Result<never, LexiconRefusal> {
    this.#options.onProblem(problem);
    return err(refusalOf(problem.id, problem.cause));
  }
}

const refusalOf = (id: string, cause: LexiconRefusal['cause']): LexiconRefusal => ({
  code: 'lexicon-unavailable',
  id,
  cause,
});

function loadVersions(id: string, data: string): readonly [Found, ...Found[]] {
  const place = listLexicons(data).find((each) => each.id === id);
  if (place === undefined) {
    const path = join(lexiconsFolder(data), `${id}.dawg`);
    return [err({ ...refusalOf(id, 'missing'), path, detail: 'no such file' })];
  }
  const plain = loadPlain(place);
  if (!plain.ok) return [plain];
  return [plain, ...patchesOf(id, data).map((path) => withPatch(plain.value, path))];
}

function loadPlain(place: LexiconPlace): Found {
  const read = readLexicon(place);
  if (read.ok) return ok(shareLexicon(read.value));
  const { code } = read.error;
  return err({ ...refusalOf(place.id, 'damaged'), path: place.path, detail: code });
}

/** The paths of the patches over a list, the oldest first. */
function patchesOf(id: string, data: string): readonly string[] {
  const folder = lexiconsFolder(data);
  return namesIn(folder)
    .flatMap((name) => {
      const groups = PATCH_FILE.exec(name)?.groups;
      return groups?.id === id ? [{ name, number: Number(groups.number) }] : [];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ name }) => join(folder, name));
}

function withPatch(lexicon: Lexicon, path: string): Found {
  const damaged = (detail: string): Found =>
    err({ ...refusalOf(lexicon.info.id, 'damaged'), path, detail });
  const bytes = readBytes(path);
  if (!bytes.ok) return damaged(bytes.error.code);
  const patch = parsePatch(Buffer.from(bytes.value).toString());
  if (!patch.ok) return damaged(patch.error.code);
  const patched = patchLexicon(lexicon, patch.value);
  return patched.ok ? ok(shareLexicon(patched.value)) : damaged(patched.error.code);
}
