/** A game and its journal: a command is decided, written down, and only then does the game change. */
import { err, ok, type Result } from '@taht/base';
import {
  createJournal,
  type FileFailure,
  type Journal,
  type JournalFailure,
  openJournal,
} from '@taht/host';
import type { Lexicon } from '@taht/lexicon';
import { drawStream, type Entry, loadGame } from '@taht/record';
import {
  type Action,
  type Author,
  decide,
  type Env,
  evolve,
  type Game,
  type GameEvent,
  nextDue,
  type Refusal,
  type Setup,
  START,
} from '@taht/rules';
import { judgeOf } from '../../../words/word-list.ts';

export type ActFailure =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'not-written'; readonly failure: FileFailure };

export const SYSTEM: Author = { kind: 'system' };
/** At one table the players themselves speak for the referee. */
export const REFEREE: Author = { kind: 'referee', name: 'table' };

/** Nothing is judged before a game has begun. */
const BEGINNING: Env = { judge: judgeOf(null), draw: drawStream };

export class GameTable {
  readonly journal: Journal;
  readonly now: () => number;
  /** The game's dictionary; without one the table decides about words. */
  lexicon: Lexicon | null = null;
  /** Whether a seat can lay anything; undefined where nobody can tell. */
  hasPlay: Env['hasPlay'];
  #game: Game;
  #entries: readonly Entry[];

  constructor(journal: Journal, game: Game, now: () => number) {
    this.journal = journal;
    this.now = now;
    this.#game = game;
    this.#entries = journal.held;
  }

  get game(): Game {
    return this.#game;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** What would happen, without its happening. */
  try(by: Author, action: Action): Result<readonly GameEvent[], Refusal> {
    return decide(this.#game, this.#command(by, action, this.now()), this.#env);
  }

  act(by: Author, action: Action, at = this.now()): Result<readonly GameEvent[], ActFailure> {
    const command = this.#command(by, action, at);
    const decided = decide(this.#game, command, this.#env);
    if (!decided.ok) return err({ kind: 'refused', refusal: decided.error });
    if (decided.value.length === 0) return decided;
    const entry = { command, events: decided.value };
    const written = this.journal.append(entry);
    if (!written.ok) return err({ kind: 'not-written', failure: written.error });
    this.#entries = [...this.#entries, entry];
    this.#game = decided.value.reduce(evolve, this.#game);
    return decided;
  }

  /** Lets happen what fell due while nobody typed; whether anything did. */
  catchUp(): boolean {
    const due = nextDue(this.#game);
    if (due === null || due > this.now()) return false;
    return this.act(SYSTEM, { kind: 'tick' }).ok;
  }

  get #env(): Env {
    const { hasPlay } = this;
    return {
      judge: judgeOf(this.lexicon),
      draw: drawStream,
      ...(hasPlay !== undefined && { hasPlay }),
    };
  }

  #command(by: Author, action: Action, at: number) {
    return { id: `c${this.#entries.length}`, by, at, action };
  }
}

export function createTable(
  path: string,
  setup: Setup,
  seed: string,
  now: () => number,
): Result<GameTable, ActFailure> {
  const action: Action = { kind: 'create', setup, seed };
  const command = { id: 'c0', by: SYSTEM, at: now(), action };
  const decided = decide(START, command, BEGINNING);
  if (!decided.ok) return err({ kind: 'refused', refusal: decided.error });
  const journal = createJournal(path, { command, events: decided.value });
  if (journal.ok) return ok(new GameTable(journal.value, decided.value.reduce(evolve, START), now));
  if (journal.error.code !== 'file') throw new Error(`unreadable at once: ${path}`);
  return err({ kind: 'not-written', failure: journal.error });
}

/** Goes on with a saved game. The time since its last event is charged to nobody. */
export function openTable(path: string, now: () => number): Result<GameTable, JournalFailure> {
  const journal = openJournal(path);
  if (!journal.ok) return journal;
  const game = loadGame(journal.value.held);
  if (!game.ok || game.value.phase.kind === 'new') {
    journal.value.close();
    const none = { code: 'not-a-record', line: 1, at: 'entries' } as const;
    return err({ ...(game.ok ? none : game.error), path });
  }
  const table = new GameTable(journal.value, game.value, now);
  const wake = wakeUp(table);
  if (wake.ok || wake.error.kind === 'refused') return ok(table);
  journal.value.close();
  return err(wake.error.failure);
}

function wakeUp(table: GameTable): Result<unknown, ActFailure> {
  const { game } = table;
  const isTimed = game.clock.running !== null || nextDue(game) !== null;
  if (game.clock.paused === null && isTimed) {
    const paused = table.act(SYSTEM, { kind: 'pause' }, game.now);
    if (!paused.ok) return paused;
  }
  return table.game.clock.paused === null ? ok(undefined) : table.act(SYSTEM, { kind: 'resume' });
}
