/** `taht lexicon export`: a list for other programs, as plain text with a word a line or as KWG. */
import { resolve } from 'node:path';
import { ok, type Result } from '@taht/base';
import { replaceFile, writeNewFile } from '@taht/host/files';
import { encodeKwg, type Lexicon, makeWord, type TooLarge, words } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import { type LexiconOptions, openLexicon } from '../../words/open.ts';
import { countText } from '../../words/texts.ts';

/** By the ending of the file. */
const FORMATS: Readonly<Record<string, (lexicon: Lexicon) => Result<Uint8Array, TooLarge>>> = {
  '.txt': (lexicon) => ok(plainList(lexicon)),
  '.kwg': encodeKwg,
};

export const commands: Commands = {
  export: (command, { world, texts, action }) => {
    const { t } = texts;
    command
      .argument('<id>')
      .argument('<output>', t('cli.lexicon-out', { names: Object.keys(FORMATS).join(', ') }))
      .option('--patch <file>', t('cli.patch'))
      .option('--force', t('cli.backup-force'))
      .option('--data <folder>', t('cli.data'))
      .action(
        action((id: string, output: string, options: ExportOptions) =>
          exportList(id, output, options, world, texts),
        ),
      );
  },
};

interface ExportOptions extends Omit<LexiconOptions, 'lexicon'> {
  readonly force?: boolean;
}

function exportList(
  id: string,
  output: string,
  { force, ...options }: ExportOptions,
  world: World,
  texts: Texts,
): Outcome {
  const { t } = texts;
  const format = Object.entries(FORMATS).find(([ending]) => output.toLowerCase().endsWith(ending));
  if (format === undefined)
    return wrongUse(
      t('lexicon.unknown-ending', { path: plain(output), names: Object.keys(FORMATS).join(', ') }),
    );
  const lexicon = openLexicon({ ...options, lexicon: id }, world, texts);
  if (!lexicon.ok) return lexicon.error;
  const [, encode] = format;
  const bytes = encode(lexicon.value);
  const path = resolve(world.cwd, output);
  if (!bytes.ok) return failed(t('lexicon.too-large', { path: plain(path) }));
  const written = (force === true ? replaceFile : writeNewFile)(path, bytes.value);
  if (!written.ok) return failed(explainFile(texts, written.error));
  const count = lexicon.value.info.words;
  return answer({ id, path, words: count }, [
    t('lexicon.exported', { id, words: countText(texts, count), path: plain(path) }),
  ]);
}

function plainList(lexicon: Lexicon): Uint8Array {
  const lines: string[] = [];
  for (const word of words(lexicon)) lines.push(makeWord(lexicon.alphabet, word));
  return new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
}
