/** What a test finds on the bare page of a hall: one person's seat at one table. */
import type {
  Answer,
  DraftSyncAction,
  DraftSyncView,
  Status,
  TableHead,
  TableOptions,
} from '@taht/protocol';
import type { Action, GameView } from '@taht/rules';

/** Whatever the page knows; null for what it has not been told yet. */
export interface Known {
  readonly status: Status;
  readonly table: TableHead | null;
  readonly game: GameView | null;
  readonly draft: DraftSyncView | null;
  /** How many connections were begun since the page was opened. */
  readonly connections: number;
}

export interface SeatPage {
  readonly known: Known;
  /** Whether browsers trust the page with everything. */
  readonly isSecure: boolean;
  /** Comes in as a guest; the id. */
  enter(nickname: string): Promise<string>;
  /** Opens a table and sits down at it; its short code. */
  open(options: TableOptions, bots: readonly string[]): Promise<string>;
  /** Sits down at the table of a short code. */
  join(code: string): Promise<void>;
  ready(): Promise<Answer>;
  /** Stores something as the draft of the player. */
  keep(action: DraftSyncAction): Promise<Answer>;
  /** What the engine of the page would play at this seat's turn; what is asked before that it answers. Null when the game is over. */
  turn(): Promise<Action | null>;
  /** Resolves when the page has seen what it led to, or it was refused. */
  send(action: Action): Promise<Answer>;
  /** Does whatever is next, to the end of the game or so many times; how often it did something. */
  play(most: number): Promise<number>;
}

declare global {
  var seat: SeatPage;
}
