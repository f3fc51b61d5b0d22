/** The saved game of one of the other games. Each has one file, and whoever leaves or is cut off goes on with it the next time. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import {
  createModeJournal,
  type JournalFailure,
  type JournalHost,
  type JournalParts,
  journalHost,
  type ModeJournal,
  openModeJournal,
  type SendFailure,
  setAside,
} from '@taht/host';
import { explainMode, type ModeRefusal, plain, type Texts } from '@taht/phrasing';
import type { ModeCore, ModePhased } from '@taht/record';
import type { Entry } from '@taht/stream';
import { failed, type Problem } from '../../../shell/outcome.ts';
import { type Asker, askLine, askYesNo, say } from '../../../terminal/questions.ts';
import { explainFile, explainJournal } from '../../../text/explain-file.ts';
import { type Described, describeGame } from './describe.ts';
import { BEGINNING_FLAGS, type ModeTable } from './mode-table.ts';

/** How a game is stored, and how it is described to somebody who is asked whether to go on with it. */
export interface Core<Game extends ModePhased, Author, Action, Event>
  extends ModeCore<Game, Author, Action, Event> {
  describe(game: Game, texts: Texts): Described;
}

type Place = Pick<ModeTable, 'asker' | 'data' | 'mode' | 'options'>;

const pathOf = ({ data, mode }: Pick<Place, 'data' | 'mode'>): string =>
  join(data, 'modes', `${mode}.jsonl`);

/** Whether there is a game to go on with. */
export const isSaved = (place: Pick<Place, 'data' | 'mode'>): boolean => existsSync(pathOf(place));

export class SavedGame<Game extends ModePhased, Author, Action, Event> {
  readonly #core: Core<Game, Author, Action, Event>;
  readonly #journal: ModeJournal<Entry<Author, Action, Event>>;
  /** As it stood when the file was opened. */
  readonly game: Game;

  constructor(
    core: Core<Game, Author, Action, Event>,
    journal: ModeJournal<Entry<Author, Action, Event>>,
  ) {
    this.#core = core;
    this.#journal = journal;
    this.game = this.#after(this.past);
  }

  /** Creates the file with its first entry, or not at all. */
  static begin<Game extends ModePhased, Author, Action, Event>(
    place: Place,
    core: Core<Game, Author, Action, Event>,
    first: Entry<Author, Action, Event>,
  ): Result<SavedGame<Game, Author, Action, Event>, Problem> {
    const made = createModeJournal(pathOf(place), place.mode, core, first);
    return made.ok
      ? ok(new SavedGame(core, made.value))
      : err(failed(explainJournal(place.asker.style().texts, made.error)));
  }

  /** Opens the saved game if there is one and it is wanted. One that is not wanted is deleted. */
  static async goOn<Game extends ModePhased, Author, Action, Event>(
    place: Place,
    core: Core<Game, Author, Action, Event>,
  ): Promise<Result<SavedGame<Game, Author, Action, Event> | null, Problem>> {
    if (!isSaved(place)) return ok(null);
    const journal = openModeJournal(pathOf(place), place.mode, core);
    if (!journal.ok) return outOfTheWay(place.asker, journal.error);
    const saved = new SavedGame(core, journal.value);
    if (await saved.#isWanted(place)) return ok(saved);
    journal.value.close();
    saved.remove();
    return ok(null);
  }

  /** Whoever leaves without an answer finds it the next time. */
  async #isWanted({ asker, options }: Place): Promise<boolean> {
    const { texts } = asker.style();
    const { path, torn } = this.#journal;
    const late = BEGINNING_FLAGS.filter((name) => options[name] !== undefined);
    const flags = late.map((name) => `--${name}`).join(', ');
    say(asker, [
      ...(torn ? [texts.t('play.torn', { path: plain(path) })] : []),
      describeGame(this.#core.describe(this.game, texts), texts),
      ...(late.length === 0 ? [] : [texts.t('modes.flags-for-new', { flags })]),
    ]);
    try {
      return (await askYesNo(asker, texts.t('modes.go-on'), 'yes')) === 'yes';
    } catch (error) {
      this.#journal.close();
      throw error;
    }
  }

  /** As it was before anybody did anything. */
  get opening(): Game {
    return this.#after(this.#journal.held[0]?.events ?? []);
  }

  /** What had happened when the file was opened. */
  get past(): readonly Event[] {
    return this.#journal.held.flatMap(({ events }) => events);
  }

  /** Goes on with it by these rules. */
  hosted<Refusal>(
    decide: JournalParts<Game, Author, Action, Event, Refusal, unknown>['decide'],
  ): JournalHost<Game, Author, Action, Event, Refusal> {
    const held = { state: this.game, entries: this.#journal.held };
    const { evolve } = this.#core;
    return journalHost(this.#journal, held, { decide, evolve, itemOf: (entry) => entry });
  }

  /** The file is closed afterwards, however it ends. */
  async whilePlayed<T>(play: () => Promise<T>): Promise<T> {
    try {
      return await play();
    } finally {
      this.#journal.close();
    }
  }

  /** When it is over, or not wanted any more. */
  remove(): void {
    rmSync(this.#journal.path, { force: true });
  }

  #after(events: readonly Event[]): Game {
    return events.reduce(this.#core.evolve, this.#core.start);
  }
}

export const explainSend = (
  texts: Texts,
  failure: SendFailure<ModeRefusal>,
  names: Parameters<typeof explainMode>[2],
): string =>
  failure.kind === 'refused'
    ? explainMode(texts, failure.refusal, names)
    : explainFile(texts, failure.failure);

/** What cannot be read gets another name, so that a new game can begin. */
async function outOfTheWay(asker: Asker, failure: JournalFailure): Promise<Result<null, Problem>> {
  const { texts } = asker.style();
  const why = explainJournal(texts, failure);
  if (failure.code === 'file') return err(failed(why));
  const aside = setAside(failure.path);
  if (!aside.ok) return err(failed(explainFile(texts, aside.error)));
  say(asker, [why, texts.t('modes.set-aside', { path: plain(aside.value) })]);
  await askLine(asker, texts.t('modes.begin-anew'));
  return ok(null);
}
