/** A game and its journal at the terminal, with the words that it is played by. */
import { err, ok, type Result } from '@taht/base';
import {
  createJournal,
  type Journal,
  type JournalFailure,
  type JournalHost,
  journalHost,
  openJournal,
  type SendFailure,
} from '@taht/host';
import { judgeOf, type Lexicon } from '@taht/lexicon';
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

export type ActFailure = SendFailure<Refusal>;

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
  readonly #host: JournalHost<Game, Author, Action, GameEvent, Refusal>;

  constructor(journal: Journal, game: Game, now: () => number) {
    this.journal = journal;
    this.now = now;
    this.#host = journalHost(
      journal,
      { state: game, entries: journal.held },
      {
        decide: (state, command) => decide(state, command, this.#env),
        evolve,
        itemOf: (entry) => entry,
      },
    );
  }

  get game(): Game {
    return this.#host.state;
  }

  get entries(): readonly Entry[] {
    return this.#host.entries;
  }

  /** What an action would do, without doing it. */
  try(by: Author, action: Action): Result<readonly GameEvent[], Refusal> {
    const command = { id: `c${this.entries.length}`, by, at: this.now(), action };
    return decide(this.game, command, this.#env);
  }

  act(
    by: Author,
    action: Action,
    at = this.now(),
  ): Promise<Result<readonly GameEvent[], ActFailure>> {
    return this.#host.send(({ entries }) => ({ id: `c${entries.length}`, by, at, action }));
  }

  /** Lets happen what fell due while nobody typed. Returns whether anything did. */
  async catchUp(): Promise<boolean> {
    const due = nextDue(this.game);
    if (due === null || due > this.now()) return false;
    const ticked = await this.act(SYSTEM, { kind: 'tick' });
    return ticked.ok;
  }

  get #env(): Env {
    const { hasPlay } = this;
    return {
      judge: judgeOf(this.lexicon),
      draw: drawStream,
      ...(hasPlay !== undefined && { hasPlay }),
    };
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
export async function openTable(
  path: string,
  now: () => number,
): Promise<Result<GameTable, JournalFailure>> {
  const journal = openJournal(path);
  if (!journal.ok) return journal;
  const game = loadGame(journal.value.held);
  if (!game.ok || game.value.phase.kind === 'new') {
    journal.value.close();
    const none = { code: 'not-a-record', line: 1, at: 'entries' } as const;
    return err({ ...(game.ok ? none : game.error), path });
  }
  const table = new GameTable(journal.value, game.value, now);
  const wake = await wakeUp(table);
  if (wake.ok || wake.error.kind === 'refused') return ok(table);
  journal.value.close();
  return err(wake.error.failure);
}

async function wakeUp(table: GameTable): Promise<Result<unknown, ActFailure>> {
  const { game } = table;
  const isTimed = game.clock.running !== null || nextDue(game) !== null;
  if (game.clock.paused === null && isTimed) {
    const paused = await table.act(SYSTEM, { kind: 'pause' }, game.now);
    if (!paused.ok) return paused;
  }
  return table.game.clock.paused === null ? ok(undefined) : table.act(SYSTEM, { kind: 'resume' });
}
