/** `taht lexicon import`: a list of the user's own; what cannot be read is counted and shown. */
import { basename } from 'node:path';
import { alphabetSpec, type Edition, editionOf, editions } from '@taht/editions';
import {
  dataFolder,
  LEXICON_ID,
  lexiconPath,
  lexiconsFolder,
  listLexicons,
  readInput,
  replaceFile,
  writeNewFile,
} from '@taht/host';
import { makeAlphabet } from '@taht/letters';
import { buildLexicon, encodeLexicon, type LexiconInfo } from '@taht/lexicon';
import { explainFile } from '../../file-texts.ts';
import type { Texts } from '../../i18n.ts';
import { answer, failed, type Outcome, type Problem, wrongUse } from '../../outcome.ts';
import { plain } from '../../text/width.ts';
import { detectEncoding, knownEncoding } from '../../words/encodings.ts';
import { type ListReport, readList } from '../../words/read-list.ts';
import { countText } from '../../words/texts.ts';
import type { World } from '../../world.ts';
import type { DataOption } from './list.ts';

export interface ImportOptions extends DataOption {
  readonly edition: string;
  readonly id: string;
  readonly encoding?: string;
  readonly force?: boolean;
}

export async function importList(
  path: string,
  options: ImportOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { t } = texts;
  const data = dataFolder(options.data, world.env, world.cwd);
  const edition = editionOf(options.edition);
  const misuse = checkOptions(options, edition, data, texts);
  if (misuse !== undefined || edition === undefined) return misuse as Problem;
  const bytes = await readInput(path);
  if (!bytes.ok) return failed(explainFile(texts, bytes.error));
  const alphabet = makeAlphabet(alphabetSpec(edition, edition.tilesets[0]));
  const encoding =
    options.encoding === undefined
      ? detectEncoding(bytes.value, alphabet)
      : (knownEncoding(options.encoding) as string);
  const list = readList(bytes.value, encoding, alphabet);
  const named = { path: plain(path) };
  if (list === 'not-text') return failed(t('import.not-text', named));
  const report = { ...list.report, encoding };
  if (isGarbage(list.report))
    return failed(t('import.no-words', named), ...reportLines(report, texts));
  const name = path === '-' ? path : basename(path);
  const built = buildLexicon(
    {
      id: options.id,
      edition: edition.id,
      policy: 'imported',
      sources: [{ kind: 'file', name, version: UNSAID, files: [name], licence: UNSAID }],
      licence: UNSAID,
      version: '1',
    },
    alphabet,
    list.words,
  );
  if (!built.ok) return failed(t('import.too-large', named));
  const target = lexiconPath(lexiconsFolder(data), options.id);
  const write = options.force === true ? replaceFile : writeNewFile;
  const written = write(target, encodeLexicon(built.value));
  if (!written.ok) return failed(explainFile(texts, written.error));
  return answer({ ...summary(built.value.info, target), ...report }, [
    t('import.done', { id: options.id, path: plain(target) }),
    ...reportLines(report, texts),
  ]);
}

function checkOptions(
  { edition: name, id, encoding, force }: ImportOptions,
  edition: Edition | undefined,
  data: string,
  { t }: Texts,
): Problem | undefined {
  if (edition === undefined) {
    const names = editions.map((each) => each.id).join(', ');
    return wrongUse(t('play.unknown-edition', { name: plain(name), names }));
  }
  if (!LEXICON_ID.test(id)) return wrongUse(t('import.bad-id', { id: plain(id) }));
  if (encoding !== undefined && knownEncoding(encoding) === undefined)
    return wrongUse(t('import.unknown-encoding', { encoding: plain(encoding) }));
  const taken = listLexicons(data).find((place) => place.id === id);
  if (taken?.builtIn === true) return failed(t('import.built-in', { id }));
  if (taken !== undefined && force !== true)
    return failed(t('import.exists', { id, option: '--force' }));
  return undefined;
}

/** A list does not say what its licence and its version are. */
const UNSAID = '–';

/** No words at all, or so few that the file must be something else. */
const isGarbage = ({ words, lines }: ListReport): boolean => words === 0 || words * 20 < lines;

const summary = ({ id, edition, words, lengths, hash }: LexiconInfo, path: string) => ({
  id,
  edition,
  words,
  lengths,
  hash,
  path,
});

function reportLines(report: ListReport & { readonly encoding: string }, texts: Texts): string[] {
  const { t } = texts;
  const examples = (list: readonly string[]): string => list.map((each) => plain(each)).join(', ');
  return [
    t('import.encoding', { encoding: report.encoding }),
    t('import.lines', {
      lines: countText(texts, report.lines),
      words: countText(texts, report.words),
      repeated: countText(texts, report.repeated),
    }),
    ...(report.withText.count > 0
      ? [
          t('import.with-text', {
            count: report.withText.count,
            examples: examples(report.withText.examples),
          }),
        ]
      : []),
    ...report.refused.map(({ code, character, count, examples: found }) =>
      t(character === undefined ? `import.refused.${code}` : 'import.refused.character', {
        character: plain(character ?? ''),
        count,
        examples: examples(found),
      }),
    ),
  ];
}
