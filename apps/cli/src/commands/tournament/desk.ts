/** An event in its file: one process at a time, and every command on the disk before anybody is told. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import {
  type EventJournal,
  fileFailure,
  type JournalFailure,
  openEventJournal,
  readBytes,
} from '@taht/host';
import { drawStream, type EventEntry, loadEvent, parseEventFile } from '@taht/record';
import {
  type Action,
  type Author,
  decide,
  type Env,
  evolve,
  type Tournament,
  todosOf,
} from '@taht/tournament';
import { explainTournament, plain, type Texts } from '@taht/wording';
import { type Answer, answer, failed, type Outcome, type Problem } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile, explainRecord } from '../../text/explain-file.ts';
import { dateText, todoLines } from './say.ts';

/** Nobody challenges a word here, and draws come from the event's own stream. */
export const ENV: Env = { judge: () => 'unknown', draw: drawStream };

/** What to do, once what was done before it is known. */
export type Step = Action | ((state: Tournament) => Action);

export class EventDesk {
  state: Tournament;
  readonly path: string;
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
  readonly #journal: EventJournal;
  readonly #world: World;
  readonly #texts: Texts;
  #entries: number;

  constructor(journal: EventJournal, state: Tournament, world: World, texts: Texts) {
    this.state = state;
    this.path = journal.path;
    this.torn = journal.torn;
    this.#journal = journal;
    this.#world = world;
    this.#texts = texts;
    this.#entries = journal.held.length;
  }

  /** All of it or, where something is refused, nothing. */
  send(...steps: readonly Step[]): Result<undefined, Problem> {
    const decided = this.#decideAll(steps);
    if (!decided.ok) return err(failed(explainTournament(this.#texts, decided.error)));
    for (const entry of decided.value) {
      const written = this.#journal.append(entry);
      if (!written.ok) return err(failed(explainFile(this.#texts, written.error)));
      this.#entries += 1;
      this.state = entry.events.reduce(evolve, this.state);
    }
    return ok(undefined);
  }

  #decideAll(steps: readonly Step[]) {
    const entries: EventEntry[] = [];
    let state = this.state;
    for (const step of steps) {
      const command = {
        id: `c${this.#entries + entries.length + 1}`,
        by: directorOf(state),
        at: this.#world.now(),
        action: typeof step === 'function' ? step(state) : step,
      };
      const decided = decide(state, command, ENV);
      if (!decided.ok) return decided;
      entries.push({ command, events: decided.value });
      state = decided.value.reduce(evolve, state);
    }
    return ok(entries);
  }

  /** What was done, and what comes next. */
  done(json: object, lines: readonly string[]): Answer {
    const { state } = this;
    const next = todoLines(this.#texts, state);
    return answer({ ...json, version: state.version, todos: todosOf(state) }, [
      ...lines,
      ...(next.length === 0 ? [] : ['', ...next]),
    ]);
  }
}

/** Whoever has the file is at the director's desk. */
function directorOf({ officials }: Tournament): Author {
  const id = officials.find(({ role }) => role === 'director')?.id;
  if (id === undefined) throw new Error('an event without a director');
  return { kind: 'director', id };
}

/** Opens the event, works at it and closes it again; a line that was cut is told before all else. */
export async function atDesk(
  path: string,
  world: World,
  texts: Texts,
  work: (desk: EventDesk) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const journal = openEventJournal(resolve(world.cwd, path));
  if (!journal.ok) return failed(explainEvent(texts, journal.error));
  try {
    const state = present(journal.value.held, journal.value.path, world, texts);
    if (!state.ok) return state.error;
    const outcome = await work(new EventDesk(journal.value, state.value, world, texts));
    const cut = journal.value.torn ? [texts.t('tournament-cli.torn', { path: plain(path) })] : [];
    return { ...outcome, lines: [...cut, ...outcome.lines] };
  } finally {
    journal.value.close();
  }
}

/** The event as it stands; also while somebody else works at it. */
export function readEvent(path: string, world: World, texts: Texts): Result<Tournament, Problem> {
  const full = resolve(world.cwd, path);
  const bytes = readBytes(full);
  if (!bytes.ok) return err(failed(explainFile(texts, bytes.error)));
  const file = parseEventFile(Buffer.from(bytes.value).toString());
  if (!file.ok) return err(failed(explainEvent(texts, { ...file.error, path: full })));
  return present(file.value.entries, full, world, texts);
}

/** On the day set the names are gone for good, and so is the file that has them. */
function present(
  entries: readonly EventEntry[],
  path: string,
  world: World,
  texts: Texts,
): Result<Tournament, Problem> {
  const loaded = loadEvent(entries);
  if (!loaded.ok) return err(failed(explainRecord(texts, loaded.error, path)));
  const { deleteBy } = loaded.value.setup;
  if (deleteBy > world.now()) return loaded;
  try {
    rmSync(path);
  } catch (error) {
    return err(failed(explainFile(texts, fileFailure(error, 'write', path))));
  }
  const date = dateText(texts, deleteBy);
  return err(failed(texts.t('tournament-cli.deleted', { date, path: plain(path) })));
}

function explainEvent(texts: Texts, failure: JournalFailure): string {
  const path = plain(failure.path);
  if (failure.code === 'file')
    return failure.reason === 'in-use'
      ? texts.t('tournament-cli.in-use', { path })
      : explainFile(texts, failure);
  const isNoEvent =
    failure.code === 'not-a-record' || (failure.code === 'not-json' && failure.line === 1);
  return isNoEvent
    ? texts.t('tournament-cli.not-an-event', { path })
    : explainRecord(texts, failure, failure.path);
}
