/** `taht lexicon patch`: the rulings of a club over a list, line by line, moved over its new version, and put in force. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { dataFolder, replaceFile } from '@taht/host/files';
import { familyOf, loadLexicon, loadVersion, nextPatchPath } from '@taht/host/words';
import {
  ENTRY_STATES,
  type EntryState,
  emptyPatch,
  entryStates,
  familyWords,
  isConflict,
  type Lexicon,
  makePatch,
  makeWord,
  movePatch,
  type Patch,
  type PatchEntry,
  parsePatch,
  patchLexicon,
  tidyPatch,
} from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import { type DataOption, patchedWith, readPatch } from '../../words/open.ts';
import { explainLexicon, explainPatch } from '../../words/texts.ts';

export const commands: Commands = {
  patch: (command, { world, texts, action }) => {
    const { t } = texts;
    command
      .argument('<action>', ACTIONS.join(', '))
      .argument('<file>')
      .argument('[words...]')
      .option('--lexicon <id>', t('cli.lexicon'))
      .option('--family', t('cli.patch-family'))
      .option('--by <name>', t('cli.patch-by'))
      .option('--reason <text>', t('cli.patch-reason'))
      .option('--date <day>', t('cli.patch-date'))
      .option('--tidy', t('cli.patch-tidy'))
      .option('--data <folder>', t('cli.data'))
      .action(
        action((name: string, file: string, words: readonly string[], options: PatchOptions) =>
          patchAction(name, { file: resolve(world.cwd, file), words, options }, world, texts),
        ),
      );
  },
};

const ACTIONS = ['show', 'add', 'remove', 'move', 'use'] as const;
type Action = (typeof ACTIONS)[number];

interface PatchOptions extends DataOption {
  /** Of a patch that is begun. */
  readonly lexicon?: string;
  readonly family?: boolean;
  readonly by?: string;
  readonly reason?: string;
  readonly date?: string;
  readonly tidy?: boolean;
}

interface Asked {
  readonly file: string;
  readonly words: readonly string[];
  readonly options: PatchOptions;
}

/** A patch with the list that it was made for. */
interface Opened {
  readonly patch: Patch;
  readonly lexicon: Lexicon;
}

function patchAction(name: string, asked: Asked, world: World, texts: Texts): Outcome {
  const action = ACTIONS.find((each) => each === name);
  if (action === undefined)
    return wrongUse(
      texts.t('cli.unknown-command', { name: plain(name), names: ACTIONS.join(', ') }),
    );
  const data = dataFolder(asked.options.data, world.env, world.cwd);
  const isBegun = (action === 'add' || action === 'remove') && asked.options.lexicon !== undefined;
  const opened = openPatch(asked, isBegun, data, texts);
  return opened.ok ? carryOut(action, opened.value, asked, data, world, texts) : opened.error;
}

function carryOut(
  action: Action,
  { patch, lexicon }: Opened,
  asked: Asked,
  data: string,
  world: World,
  texts: Texts,
): Outcome {
  switch (action) {
    case 'show':
      return shown(patch, entryStates(patch, lexicon), [], texts);
    case 'add':
    case 'remove': {
      const words = [...asked.words, ...(asked.options.family ? familyOfList(lexicon) : [])];
      const entries = newEntries(action, { ...asked, words }, world, texts);
      if (!entries.ok) return entries.error;
      const next = { ...patch, entries: [...patch.entries, ...entries.value] };
      return written(asked.file, next, lexicon, texts);
    }
    case 'move':
      return moved(asked, patch, lexicon, data, texts);
    case 'use': {
      const patched = patchedWith(lexicon, patch, asked.file, texts);
      if (!patched.ok) return patched.error;
      const path = nextPatchPath(patch.lexicon.id, data);
      const stored = replaceFile(path, makePatch(patch));
      if (!stored.ok) return failed(explainFile(texts, stored.error));
      const { id, hash, words } = patched.value.info;
      const line = texts.t('patch.in-force', { id: plain(id), path: plain(path) });
      return answer({ id, hash, words, path }, [line]);
    }
  }
}

/** A patch that is not there yet is begun where its list is named. */
function openPatch(
  { file, options }: Asked,
  isBegun: boolean,
  data: string,
  texts: Texts,
): Result<Opened, Problem> {
  if (isBegun && !existsSync(file)) return begin(options.lexicon as string, data, texts);
  const patch = readPatch(file, texts);
  if (!patch.ok) return patch;
  const lexicon = loadVersion(patch.value.lexicon, data);
  if (!lexicon.ok) return err(failed(explainLexicon(texts, lexicon.error)));
  return ok({ patch: patch.value, lexicon: lexicon.value });
}

function begin(id: string, data: string, texts: Texts): Result<Opened, Problem> {
  const lexicon = loadLexicon(id, data);
  if (!lexicon.ok) return err(wrongUse(explainLexicon(texts, lexicon.error)));
  return ok({ patch: emptyPatch(lexicon.value.info), lexicon: lexicon.value });
}

/** A class that plays without them has a patch that takes them out. */
const familyOfList = (lexicon: Lexicon): readonly string[] =>
  familyWords(lexicon, familyOf(lexicon.info.edition) ?? []).map(({ word }) =>
    makeWord(lexicon.alphabet, word),
  );

/** A ruling says who decided and why, or it is none. */
function newEntries(
  change: PatchEntry['change'],
  { words, options: { by, reason, date } }: Asked,
  world: World,
  { t }: Texts,
): Result<PatchEntry[], Problem> {
  for (const [name, value] of [
    ['words', words[0]],
    ['--by', by],
    ['--reason', reason],
  ])
    if (value === undefined || value.trim() === '')
      return err(wrongUse(t('cli.missing-argument', { name: name as string })));
  const day = date ?? new Date(world.now()).toISOString().slice(0, 10);
  return ok(
    words.map((word) => ({
      word,
      change,
      author: by as string,
      date: day,
      reason: reason as string,
    })),
  );
}

/** Only what can lie over its list is written. */
function written(file: string, patch: Patch, lexicon: Lexicon, texts: Texts): Outcome {
  const checked = parsePatch(makePatch(patch));
  const patched = checked.ok ? patchLexicon(lexicon, patch) : checked;
  if (!patched.ok) return failed(explainPatch(texts, patched.error, file, lexicon));
  const stored = replaceFile(file, makePatch(patch));
  if (!stored.ok) return failed(explainFile(texts, stored.error));
  const saved = texts.t('patch.saved', { path: plain(file) });
  return shown(patch, entryStates(patch, lexicon), [saved], texts);
}

/** Over the newest version of its list. A word that can no longer be laid stops it, unless it is to be dropped. */
function moved(
  { file, options: { tidy } }: Asked,
  patch: Patch,
  former: Lexicon,
  data: string,
  texts: Texts,
): Outcome {
  const newest = loadLexicon(patch.lexicon.id, data);
  if (!newest.ok) return failed(explainLexicon(texts, newest.error));
  const lexicon = newest.value;
  const states = entryStates(patch, lexicon, former);
  const stopped = tidy !== true && states.includes('no-tile');
  if (stopped)
    return failed(
      texts.t('patch.not-moved', { option: '--tidy' }),
      ...linesOf(patch, states, (state) => state === 'no-tile', texts),
    );
  const next = movePatch(tidy === true ? tidyPatch(patch, states) : patch, lexicon);
  const stored = replaceFile(file, makePatch(next));
  if (!stored.ok) return failed(explainFile(texts, stored.error));
  const { id, version } = lexicon.info;
  return shown(
    patch,
    states,
    [texts.t('patch.moved', { id: plain(id), version: plain(version), path: plain(file) })],
    texts,
  );
}

/** Everything, and then again what somebody must look at. */
function shown(
  patch: Patch,
  states: readonly EntryState[],
  before: readonly string[],
  texts: Texts,
): Outcome {
  const { t } = texts;
  const conflicts = states.filter(isConflict).length;
  const entries = patch.entries.map((entry, i) => ({ ...entry, state: states[i] }));
  return answer({ lexicon: patch.lexicon, entries, conflicts }, [
    ...before,
    t('patch.lines', { count: patch.entries.length, id: plain(patch.lexicon.id) }),
    ...linesOf(patch, states, () => true, texts),
    ...(conflicts > 0
      ? [t('patch.look', { count: conflicts }), ...linesOf(patch, states, isConflict, texts)]
      : []),
  ]);
}

const SIGNS = { add: '+', remove: '−' } as const;

const linesOf = (
  { entries }: Patch,
  states: readonly EntryState[],
  isWanted: (state: EntryState) => boolean,
  texts: Texts,
): string[] =>
  entries.flatMap(({ word, change, author, date, reason }, i) => {
    const state = states[i] ?? ENTRY_STATES[0];
    if (!isWanted(state)) return [];
    const note = state === 'holds' ? '' : ` (${texts.t(`patch.state.${state}`)})`;
    return [`  ${SIGNS[change]} ${plain(`${word}: ${author}, ${date}: ${reason}`)}${note}`];
  });
