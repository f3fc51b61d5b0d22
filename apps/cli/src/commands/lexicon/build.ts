/** `taht lexicon build`: builds the lists that come with the program from their sources. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ok, type Result } from '@taht/base';
import { dataFolder, readBytes, replaceFile } from '@taht/host/files';
import { BUILT_IN_LEXICONS } from '@taht/host/words';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import { fetchSources, type SourceFailure } from '../../wordlists/fetch/sources.ts';
import { lists, type WordList } from '../../wordlists/lists.ts';
import {
  type BuiltList,
  type Manifest,
  MEANINGS_FOLDER,
  makeLexicon,
  makeMeaningFiles,
  makeRanks,
  meaningSources,
  rankSources,
} from '../../wordlists/make-lexicon.ts';
import { formats } from '../../wordlists/official/formats.ts';
import type { DataOption } from '../../words/open.ts';
import { countText, decimalText } from '../../words/texts.ts';
import { buildOfficial } from './build-official.ts';

export const commands: Commands = {
  build: (command, { world, texts, action }) => {
    const { t } = texts;
    command
      .argument('[ids...]')
      .option('--check', t('cli.build-check'))
      .option('--no-ranks', t('cli.no-ranks'))
      .option('--sources <folder>', t('cli.sources'))
      .option('--new-sources', t('cli.new-sources'))
      .option('--source <file>', t('cli.source'))
      .option('--out <folder>', t('cli.out'))
      .option('--data <folder>', t('cli.data'))
      .action(
        action((ids: readonly string[], options: BuildOptions) => {
          const format = formats.find(({ id }) => ids.includes(id));
          if (format !== undefined && ids.length === 1)
            return buildOfficial(format, options.source, options, world, texts);
          if (format !== undefined || options.source !== undefined)
            return wrongUse(
              t('official.one', {
                option: '--source',
                names: formats.map(({ id }) => id).join(', '),
              }),
            );
          return buildLists(ids, options, world, texts);
        }),
      );
  },
};

interface BuildOptions extends DataOption {
  /** The folder with the files of the source packages. */
  readonly sources?: string;
  /** Where the lists go. */
  readonly out?: string;
  /** Writes nothing, and compares the list with the one that is there. */
  readonly check?: boolean;
  /** Also how common the words are, and what they mean. */
  readonly ranks: boolean;
  /** The file of an official format, of which its list is made. */
  readonly source?: string;
  /** Accepts sources other than those of the present lists. */
  readonly newSources?: boolean;
}

async function buildLists(
  ids: readonly string[],
  options: BuildOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { t } = texts;
  const chosen = ids.length === 0 ? lists : lists.filter(({ maker }) => ids.includes(maker.id));
  const stranger = ids.find((id) => !chosen.some(({ maker }) => maker.id === id));
  if (stranger !== undefined) {
    const names = [...lists.map(({ maker }) => maker), ...formats].map(({ id }) => id).join(', ');
    return wrongUse(t('play.unknown-lexicon', { name: plain(stranger), names }));
  }
  const sourceFolder = resolve(
    world.cwd,
    options.sources ?? join(dataFolder(options.data, world.env, world.cwd), 'sources'),
  );
  const folder = resolve(world.cwd, options.out ?? BUILT_IN_LEXICONS);
  const done: Done[] = [];
  const isStopped = world.catchStop();
  for (const list of chosen) {
    // A list that is finished is written; the next call makes those that are missing.
    if (await isStopped()) break;
    const { id } = list.maker;
    world.err(`${t('build.begun', { id })}\n`);
    const begun = world.now();
    const built = await build(list, sourceFolder, options);
    if (!built.ok) return failed(explainSource(texts, built.error));
    const seconds = (world.now() - begun) / 1000;
    const problem = options.check === true ? undefined : write(folder, built.value, texts);
    if (problem !== undefined) return failed(problem);
    const isSame = options.check !== true || isThere(folder, built.value);
    done.push({ built: built.value, seconds, isSame });
  }
  const lines = done.map((each) => doneLine(each, options, texts));
  if (done.some(({ isSame }) => !isSame)) return failed(...lines);
  const lexicons = done.map(doneJson);
  return done.length === chosen.length
    ? answer({ lexicons }, lines)
    : answer({ lexicons, stopped: true }, [t('cli.stopped'), ...lines], 130);
}

interface Done {
  readonly built: BuiltList;
  readonly seconds: number;
  readonly isSame: boolean;
}

/** The words, and on top of them how common they are and what they mean. */
async function build(
  list: WordList,
  sourceFolder: string,
  { ranks, newSources }: BuildOptions,
): Promise<Result<BuiltList, SourceFailure>> {
  const { id, sources } = list.maker;
  const pinned = (manifest: string) => (newSources === true ? new Map() : pinnedHashes(manifest));
  const files = await fetchSources(sources, sourceFolder, pinned(`${id}.json`));
  if (!files.ok) return files;
  const own = ownTexts(list);
  const { lexicon, files: made } = makeLexicon(list, files.value, own);
  const all = new Map(made);
  const wanted = ranks ? rankSources(list) : [];
  if (wanted.length > 0) {
    const evidence = await fetchSources(wanted, sourceFolder, pinned(`${id}.ranks.json`));
    if (!evidence.ok) return evidence;
    for (const file of makeRanks(list, lexicon, evidence.value)) all.set(...file);
  }
  const telling = ranks ? meaningSources(list) : [];
  if (telling.length > 0) {
    const told = await fetchSources(telling, sourceFolder, pinned(`${MEANINGS_FOLDER}/${id}.json`));
    if (!told.ok) return told;
    for (const file of makeMeaningFiles(list, lexicon, told.value, own)) all.set(...file);
  }
  return ok({ lexicon, files: all });
}

/** Of the source files, by name, as the manifest in the repository has them; a new list has none. */
function pinnedHashes(manifest: string): ReadonlyMap<string, string> {
  const bytes = readBytes(join(BUILT_IN_LEXICONS, manifest));
  if (!bytes.ok) return new Map();
  const { sources } = JSON.parse(Buffer.from(bytes.value).toString()) as Manifest;
  return new Map(sources.flatMap(({ files }) => Object.entries(files)));
}

const ownTexts =
  ({ maker }: WordList) =>
  (file: string): string =>
    readFileSync(join(BUILT_IN_LEXICONS, 'src', maker.edition, file), 'utf8');

function write(folder: string, { files }: BuiltList, texts: Texts): string | undefined {
  for (const [name, content] of files) {
    const written = replaceFile(join(folder, name), content);
    if (!written.ok) return explainFile(texts, written.error);
  }
  return undefined;
}

const isThere = (folder: string, { files }: BuiltList): boolean =>
  [...files].every(([name, content]) => {
    const there = readBytes(join(folder, name));
    return there.ok && Buffer.compare(there.value, content) === 0;
  });

function doneLine({ built, seconds, isSame }: Done, { check }: BuildOptions, texts: Texts): string {
  const { id, words, hash } = built.lexicon.info;
  const text = check !== true ? 'build.done' : isSame ? 'build.same' : 'build.differs';
  return texts.t(text, {
    id,
    words: countText(texts, words),
    seconds: decimalText(texts, seconds),
    hash,
  });
}

const doneJson = ({ built: { lexicon, files }, seconds }: Done) => ({
  id: lexicon.info.id,
  words: lexicon.info.words,
  hash: lexicon.info.hash,
  files: Object.fromEntries([...files].map(([name, { length }]) => [name, length])),
  seconds,
});

function explainSource(texts: Texts, failure: SourceFailure): string {
  if (failure.code === 'file') return explainFile(texts, failure);
  const { source, folder } = failure;
  return texts.t(`source.${failure.code}`, {
    package: `${source.kind} ${source.name} ${source.version}`,
    files: ('file' in failure ? [failure.file] : source.files).join(', '),
    folder: plain(folder),
    tool: 'tool' in failure ? failure.tool : '',
    detail: 'detail' in failure ? plain(failure.detail) : '',
  });
}
