/** Opens the word list that a command names, with its patch, or explains why not. */
import { err, type Result } from '@taht/base';
import { dataFolder, readBytes } from '@taht/host/files';
import { loadLexicon } from '@taht/host/words';
import { type Lexicon, type Patch, parsePatch, patchLexicon } from '@taht/lexicon/read';
import type { Texts } from '@taht/phrasing';
import { failed, type Problem, wrongUse } from '../shell/outcome.ts';
import type { World } from '../shell/world.ts';
import { explainFile } from '../text/explain-file.ts';
import { explainLexicon, explainPatch } from './texts.ts';

export interface DataOption {
  readonly data?: string;
}

export interface LexiconOptions extends DataOption {
  readonly lexicon: string;
  readonly patch?: string;
}

export function openLexicon(
  { lexicon: id, patch, data }: LexiconOptions,
  world: World,
  texts: Texts,
): Result<Lexicon, Problem> {
  const loaded = loadLexicon(id, dataFolder(data, world.env, world.cwd));
  if (!loaded.ok) {
    const tell = loaded.error.code === 'no-such-lexicon' ? wrongUse : failed;
    return err(tell(explainLexicon(texts, loaded.error)));
  }
  return patch === undefined ? loaded : withPatch(loaded.value, patch, texts);
}

function withPatch(lexicon: Lexicon, path: string, texts: Texts): Result<Lexicon, Problem> {
  const patch = readPatch(path, texts);
  return patch.ok ? patchedWith(lexicon, patch.value, path, texts) : patch;
}

export function readPatch(path: string, texts: Texts): Result<Patch, Problem> {
  const bytes = readBytes(path);
  if (!bytes.ok) return err(failed(explainFile(texts, bytes.error)));
  const patch = parsePatch(new TextDecoder().decode(bytes.value));
  return patch.ok ? patch : err(failed(explainPatch(texts, patch.error, path)));
}

export function patchedWith(
  lexicon: Lexicon,
  patch: Patch,
  path: string,
  texts: Texts,
): Result<Lexicon, Problem> {
  const patched = patchLexicon(lexicon, patch);
  return patched.ok ? patched : err(failed(explainPatch(texts, patched.error, path, lexicon)));
}
