/** A tournament in its file. One process has it open at a time, and every command is on the disk before its outcome is told. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { err, type Result } from '@taht/base';
import {
  fileFailure,
  type JournalFailure,
  type JournalHost,
  journalHost,
  openTournamentJournal,
  readBytes,
  type TournamentJournal,
} from '@taht/host';
import { explainTournament, plain, type Texts } from '@taht/phrasing';
import {
  drawStream,
  loadTournament,
  parseTournamentFile,
  type TournamentEntry,
} from '@taht/record';
import {
  type Action,
  type Author,
  decide,
  type Env,
  evolve,
  type Refusal,
  type Tournament,
  type TournamentEvent,
  todosOf,
} from '@taht/tournament';
import { type Answer, answer, failed, type Outcome, type Problem } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile, explainRecord } from '../../text/explain-file.ts';
import { dateText, todoLines } from './tournament-lines.ts';

/** Nobody challenges a word here, and draws come from the tournament's own stream. */
export const ENV: Env = { judge: () => 'unknown', draw: drawStream };

interface Present {
  readonly state: Tournament;
  readonly entries: readonly TournamentEntry[];
}

/** An action, or one that depends on the state after the steps before it. */
export type Step = Action | ((state: Tournament) => Action);

export class OpenTournament {
  readonly path: string;
  /** Whether a half-written last line was dropped. */
  readonly torn: boolean;
  readonly #host: JournalHost<Tournament, Author, Action, TournamentEvent, Refusal>;
  readonly #world: World;
  readonly #texts: Texts;

  constructor(journal: TournamentJournal, state: Tournament, world: World, texts: Texts) {
    this.path = journal.path;
    this.torn = journal.torn;
    this.#world = world;
    this.#texts = texts;
    this.#host = journalHost(
      journal,
      { state, entries: journal.held },
      {
        decide: (present, command) => decide(present, command, ENV),
        evolve,
        itemOf: (entry) => entry,
      },
    );
  }

  get state(): Tournament {
    return this.#host.state;
  }

  /** Does all of the steps, or none if one is refused. */
  async send(...steps: readonly Step[]): Promise<Result<unknown, Problem>> {
    const sent = await this.#host.send(
      ...steps.map((step) => ({ state, entries }: Present) => ({
        id: `c${entries.length + 1}`,
        by: directorOf(state),
        at: this.#world.now(),
        action: typeof step === 'function' ? step(state) : step,
      })),
    );
    if (sent.ok) return sent;
    return err(
      failed(
        sent.error.kind === 'refused'
          ? explainTournament(this.#texts, sent.error.refusal)
          : explainFile(this.#texts, sent.error.failure),
      ),
    );
  }

  /** Answers with what was done and what comes next. */
  done(json: object, lines: readonly string[]): Answer {
    const { state } = this;
    const next = todoLines(this.#texts, state);
    return answer({ ...json, version: state.version, todos: todosOf(state) }, [
      ...lines,
      ...(next.length === 0 ? [] : ['', ...next]),
    ]);
  }
}

/** Whoever has the file is its director. */
function directorOf({ officials }: Tournament): Author {
  const id = officials.find(({ role }) => role === 'director')?.id;
  if (id === undefined) throw new Error('a tournament without a director');
  return { kind: 'director', id };
}

/** Opens the file, does the work and closes the file again. A last line that was cut off is told first. */
export async function withTournament(
  path: string,
  world: World,
  texts: Texts,
  work: (open: OpenTournament) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const journal = openTournamentJournal(resolve(world.cwd, path));
  if (!journal.ok) return failed(explainFailure(texts, journal.error));
  try {
    const state = present(journal.value.held, journal.value.path, world, texts);
    if (!state.ok) return state.error;
    const outcome = await work(new OpenTournament(journal.value, state.value, world, texts));
    const cut = journal.value.torn ? [texts.t('tournament-cli.torn', { path: plain(path) })] : [];
    return { ...outcome, lines: [...cut, ...outcome.lines] };
  } finally {
    journal.value.close();
  }
}

/** The tournament as it stands, even while another process has its file open. */
export function readTournament(
  path: string,
  world: World,
  texts: Texts,
): Result<Tournament, Problem> {
  const full = resolve(world.cwd, path);
  const bytes = readBytes(full);
  if (!bytes.ok) return err(failed(explainFile(texts, bytes.error)));
  const file = parseTournamentFile(Buffer.from(bytes.value).toString());
  if (!file.ok) return err(failed(explainFailure(texts, { ...file.error, path: full })));
  return present(file.value.entries, full, world, texts);
}

/** On the day that was set the names must go for good, so the file is deleted. */
function present(
  entries: readonly TournamentEntry[],
  path: string,
  world: World,
  texts: Texts,
): Result<Tournament, Problem> {
  const loaded = loadTournament(entries);
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

function explainFailure(texts: Texts, failure: JournalFailure): string {
  const path = plain(failure.path);
  if (failure.code === 'file')
    return failure.reason === 'in-use'
      ? texts.t('tournament-cli.in-use', { path })
      : explainFile(texts, failure);
  const isNoTournament =
    failure.code === 'not-a-record' || (failure.code === 'not-json' && failure.line === 1);
  return isNoTournament
    ? texts.t('tournament-cli.not-an-event', { path })
    : explainRecord(texts, failure, failure.path);
}
