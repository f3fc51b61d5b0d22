/** `taht lexicon import`: makes a word list of the user's own file. Lines that it cannot read are counted and shown. */
import { basename } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { alphabetSpec, type Edition, editions } from '@taht/editions';
import {
  dataFolder,
  type FileFailure,
  readInput,
  replaceFile,
  writeNewFile,
} from '@taht/host/files';
import {
  isLexiconId,
  lexiconPath,
  lexiconsFolder,
  listLexicons,
  loadLexicon,
  storeVersion,
} from '@taht/host/words';
import { type Alphabet, makeAlphabet } from '@taht/letters';
import { buildLexicon, encodeLexicon, type RefusedTexts } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import { named } from '../../setup/by-name.ts';
import { editionOption } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import { detectEncoding, knownEncoding } from '../../words/encodings.ts';
import type { DataOption } from '../../words/open.ts';
import { countText, shownCharacter } from '../../words/texts.ts';
import { type ListReport, readList } from './read-list.ts';

export const commands: Commands = {
  import: (command, { world, texts, action }) => {
    const { t } = texts;
    command
      .argument('<file>')
      .requiredOption(...editionOption(texts))
      .requiredOption('--id <id>', t('cli.lexicon-id'))
      .option('--encoding <name>', t('cli.encoding'))
      .option('--force', t('cli.force'))
      .option('--data <folder>', t('cli.data'))
      .action(
        action((file: string, options: ImportOptions) => importList(file, options, world, texts)),
      );
  },
};

interface ImportOptions extends DataOption {
  readonly edition: string;
  readonly id: string;
  readonly encoding?: string;
  readonly force?: boolean;
}

async function importList(
  path: string,
  options: ImportOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { t } = texts;
  const data = dataFolder(options.data, world.env, world.cwd);
  const plan = planOf(options, data, texts);
  if (!plan.ok) return plan.error;
  const bytes = await readInput(path);
  if (!bytes.ok) return failed(explainFile(texts, bytes.error));
  const { edition, alphabet } = plan.value;
  const encoding = plan.value.encoding ?? detectEncoding(bytes.value, alphabet);
  const list = readList(bytes.value, encoding, alphabet);
  const named = { path: plain(path) };
  if (list === 'not-text') return failed(t('import.not-text', named));
  const report = { encoding, ...list.report };
  if (isGarbage(report)) return failed(t('import.no-words', named), ...reportLines(report, texts));
  const built = buildLexicon(aboutFile(path, options.id, edition), alphabet, list.words);
  if (!built.ok) return failed(t('import.too-large', named));
  const stored = storeFormer(options.id, data);
  if (!stored.ok) return failed(explainFile(texts, stored.error));
  const target = lexiconPath(lexiconsFolder(data), options.id);
  const write = options.force === true ? replaceFile : writeNewFile;
  const written = write(target, encodeLexicon(built.value));
  if (!written.ok) return failed(explainFile(texts, written.error));
  const { id, lengths, hash } = built.value.info;
  return answer({ id, edition: edition.id, lengths, hash, path: target, ...report }, [
    t('import.done', { id, path: plain(target) }),
    ...reportLines(report, texts),
  ]);
}

/** The list that is about to be replaced, for the games that began with it. One that cannot be read has none. */
function storeFormer(id: string, data: string): Result<undefined, FileFailure> {
  const former = loadLexicon(id, data);
  return former.ok ? storeVersion({ id, hash: former.value.info.hash }, data) : ok(undefined);
}

interface Plan {
  readonly edition: Edition;
  readonly alphabet: Alphabet;
  /** Undefined where it is to be found out. */
  readonly encoding: string | undefined;
}

function planOf(options: ImportOptions, data: string, texts: Texts): Result<Plan, Problem> {
  const { t } = texts;
  const { id } = options;
  const found = named('edition', editions, options.edition, texts);
  if (!found.ok) return err(wrongUse(found.error));
  const edition = found.value;
  if (!isLexiconId(id)) return err(wrongUse(t('import.bad-id', { id: plain(id) })));
  const encoding = options.encoding === undefined ? undefined : knownEncoding(options.encoding);
  if (options.encoding !== undefined && encoding === undefined)
    return err(wrongUse(t('import.unknown-encoding', { encoding: plain(options.encoding) })));
  const taken = listLexicons(data).find((place) => place.id === id);
  if (taken?.builtIn === true) return err(failed(t('import.built-in', { id })));
  if (taken !== undefined && options.force !== true)
    return err(failed(t('import.exists', { id, option: '--force' })));
  const alphabet = makeAlphabet(alphabetSpec(edition, edition.tilesets[0]));
  return ok({ edition, alphabet, encoding });
}

/** A list does not say what its licence and its version are. */
const UNSAID = '–';

function aboutFile(path: string, id: string, edition: Edition) {
  const name = path === '-' ? path : basename(path);
  return {
    id,
    edition: edition.id,
    policy: 'imported',
    sources: [{ kind: 'file', name, version: UNSAID, files: [name], licence: UNSAID }],
    licence: UNSAID,
    version: '1',
  };
}

/** No words at all, or so few that the file must be something else. */
const isGarbage = ({ words, lines }: ListReport): boolean => words === 0 || words * 20 < lines;

/** A file that is no list has hundreds of reasons; programs get them all. */
const MOST_REASONS = 10;

function reportLines(report: ListReport & { readonly encoding: string }, texts: Texts): string[] {
  const { t } = texts;
  const { lines, words, repeated, withText, capitalised, refused } = report;
  return [
    t('import.encoding', { encoding: report.encoding }),
    t('import.lines', {
      lines: countText(texts, lines),
      words: countText(texts, words),
      repeated: countText(texts, repeated),
    }),
    ...(withText.count > 0
      ? [
          t('import.with-text', {
            count: countText(texts, withText.count),
            examples: examplesText(withText.examples),
          }),
        ]
      : []),
    ...(capitalised.count > 0
      ? [
          t('import.capitalised', {
            count: countText(texts, capitalised.count),
            examples: examplesText(capitalised.examples),
          }),
        ]
      : []),
    ...refused.slice(0, MOST_REASONS).map((each) => refusedLine(each, texts)),
    ...(refused.length > MOST_REASONS ? ['…'] : []),
  ];
}

function refusedLine({ code, character, count, examples }: RefusedTexts, texts: Texts): string {
  const values = { count: countText(texts, count), examples: examplesText(examples) };
  return character === undefined
    ? texts.t(`import.refused.${code}`, values)
    : texts.t('import.refused.character', { ...values, character: shownCharacter(character) });
}

const examplesText = (examples: readonly string[]): string =>
  examples.map((each) => plain(each.replaceAll(/\s+/gu, ' '))).join(', ');
