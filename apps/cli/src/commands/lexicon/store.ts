/** `taht lexicon store`: puts older versions of lists where the games that began with them find them. */
import { resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { dataFolder, readBytes, replaceFile } from '@taht/host/files';
import { isLexiconId, lexiconsFolder, oldLexiconPath } from '@taht/host/words';
import { decodeLexicon, type LexiconFailure, type LexiconInfo, verifyLexicon } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, type Problem } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import type { DataOption } from '../../words/open.ts';
import { explainLexicon } from '../../words/texts.ts';

export const commands: Commands = {
  store: (command, { world, texts, action }) =>
    command
      .argument('<files...>')
      .option('--out <folder>', texts.t('cli.out'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((files: readonly string[], options: StoreOptions) =>
          storeLists(files, options, world, texts),
        ),
      ),
};

interface StoreOptions extends DataOption {
  /** The folder of lists beside which they are put; the user's own where none is named. */
  readonly out?: string;
}

interface Stored extends Pick<LexiconInfo, 'id' | 'version' | 'hash'> {
  readonly path: string;
}

function storeLists(
  files: readonly string[],
  { out, data }: StoreOptions,
  world: World,
  texts: Texts,
): Outcome {
  const folder =
    out === undefined
      ? lexiconsFolder(dataFolder(data, world.env, world.cwd))
      : resolve(world.cwd, out);
  const lists: Stored[] = [];
  for (const file of files) {
    const stored = store(resolve(world.cwd, file), folder, texts);
    if (!stored.ok) return stored.error;
    lists.push(stored.value);
  }
  return answer(
    { lexicons: lists },
    lists.map(({ id, version, path }) =>
      texts.t('store.done', { id, version: plain(version), path: plain(path) }),
    ),
  );
}

/** It is found by what it says about itself, so that must be true. */
function store(file: string, folder: string, texts: Texts): Result<Stored, Problem> {
  const bytes = readBytes(file);
  if (!bytes.ok) return err(failed(explainFile(texts, bytes.error)));
  const damaged = (failure: LexiconFailure): Result<never, Problem> =>
    err(failed(explainLexicon(texts, { ...failure, path: file })));
  const decoded = decodeLexicon(bytes.value);
  if (!decoded.ok) return damaged(decoded.error);
  const verified = verifyLexicon(decoded.value);
  if (!verified.ok) return damaged(verified.error);
  const { id, version, hash } = decoded.value.info;
  if (!isLexiconId(id)) return err(failed(texts.t('import.bad-id', { id: plain(id) })));
  const path = oldLexiconPath(folder, { id, hash });
  const written = replaceFile(path, bytes.value);
  return written.ok
    ? ok({ id, version, hash, path })
    : err(failed(explainFile(texts, written.error)));
}
