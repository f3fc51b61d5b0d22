/** The file of one of the other games under way: a line for each entry, as its codec writes them. */
import { ok, type Result } from '@taht/base';
import {
  loadMode,
  type ModeCore,
  type ModePhased,
  makeModeLines,
  parseModeLines,
} from '@taht/record';
import type { Entry } from '@taht/stream';
import {
  createLines,
  type JournalFailure,
  type LineFormat,
  type LineJournal,
  openLines,
} from './line-journal.ts';

export type ModeJournal<Each> = LineJournal<readonly Each[], Each>;

const NO_DIGEST = '';

function formatOf<Game extends ModePhased, Author, Action, Event>(
  mode: string,
  core: ModeCore<Game, Author, Action, Event>,
): LineFormat<readonly Entry<Author, Action, Event>[], Entry<Author, Action, Event>> {
  const { codec } = core;
  return {
    read(text) {
      const read = parseModeLines(mode, codec, text);
      if (!read.ok) return read;
      const { entries, torn } = read.value;
      const loaded = loadMode(core, entries);
      return loaded.ok ? ok({ held: entries, torn }) : loaded;
    },
    write: (entries) => ({ text: makeModeLines(mode, codec, entries), digest: NO_DIGEST }),
    line: (entry) => ({ line: codec.encode(entry), digest: NO_DIGEST }),
  };
}

export const createModeJournal = <Game extends ModePhased, Author, Action, Event>(
  path: string,
  mode: string,
  core: ModeCore<Game, Author, Action, Event>,
  first: Entry<Author, Action, Event>,
): Result<ModeJournal<Entry<Author, Action, Event>>, JournalFailure> =>
  createLines(path, formatOf(mode, core), [first]);

export const openModeJournal = <Game extends ModePhased, Author, Action, Event>(
  path: string,
  mode: string,
  core: ModeCore<Game, Author, Action, Event>,
): Result<ModeJournal<Entry<Author, Action, Event>>, JournalFailure> =>
  openLines(path, formatOf(mode, core));
