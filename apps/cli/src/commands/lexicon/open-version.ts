/** Opens one side of a comparison: a list by its id, the file of a list, or a patch with the list that it was made for. */
import { resolve } from 'node:path';
import { err, type Result } from '@taht/base';
import { dataFolder } from '@taht/host/files';
import { loadLexicon, loadVersion, readLexicon } from '@taht/host/words';
import type { Lexicon } from '@taht/lexicon';
import type { Texts } from '@taht/phrasing';
import { failed, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { type DataOption, patchedWith, readPatch } from '../../words/open.ts';
import { explainLexicon } from '../../words/texts.ts';

export function openVersion(
  name: string,
  options: DataOption,
  world: World,
  texts: Texts,
): Result<Lexicon, Problem> {
  const data = dataFolder(options.data, world.env, world.cwd);
  const path = resolve(world.cwd, name);
  if (name.endsWith('.json')) return openPatched(path, data, texts);
  const loaded = name.endsWith('.dawg')
    ? readLexicon({ id: name.replace(/^.*[/\\]|\.dawg$/gu, ''), path, builtIn: false })
    : loadLexicon(name, data);
  if (loaded.ok) return loaded;
  const tell = loaded.error.code === 'no-such-lexicon' ? wrongUse : failed;
  return err(tell(explainLexicon(texts, loaded.error)));
}

function openPatched(path: string, data: string, texts: Texts): Result<Lexicon, Problem> {
  const patch = readPatch(path, texts);
  if (!patch.ok) return patch;
  const plain = loadVersion(patch.value.lexicon, data);
  return plain.ok
    ? patchedWith(plain.value, patch.value, path, texts)
    : err(failed(explainLexicon(texts, plain.error)));
}
