/** What the small games share: stamps on events, commands done once, the fold, and one decision under way. */

export interface Command<Author, Action> {
  readonly id: string;
  readonly by: Author;
  /** Milliseconds. */
  readonly at: number;
  readonly action: Action;
}

export interface Stamp<Author> {
  readonly at: number;
  readonly by: Author;
  readonly command: string;
}

/** The commands carried out, the last one first. */
export interface DoneCommand {
  readonly id: string;
  readonly before: DoneCommand | null;
}

/** What every fold keeps, whatever the game. */
export interface Folded {
  /** How many events have been folded. */
  readonly version: number;
  /** The time of the last event. */
  readonly now: number;
  readonly commands: DoneCommand | null;
}

export const UNTOUCHED: Folded = { version: 0, now: 0, commands: null };

/** What any of the games may refuse. */
export type AnyRefusal<Author extends { readonly kind: string }> =
  | AuthorRefusal<Author>
  | { readonly code: 'no-game' }
  | { readonly code: 'already-created' }
  | { readonly code: 'game-over' };

type AuthorRefusal<Author extends { readonly kind: string }> =
  | { readonly code: 'already-done' }
  | { readonly code: 'not-for-you'; readonly needs: Author['kind'] };

/** Whose command it is, and whether it was carried out before; of those it is for, the first is named. */
export function refuseAuthor<Author extends { readonly kind: string }>(
  { commands }: Folded,
  { id, by }: Command<Author, unknown>,
  [needs, ...others]: Authors<Author>,
): AuthorRefusal<Author> | undefined {
  if (isDone(commands, id)) return { code: 'already-done' };
  return [needs, ...others].includes(by.kind) ? undefined : { code: 'not-for-you', needs };
}

export type Authors<Author extends { readonly kind: string }> = readonly [
  Author['kind'],
  ...Author['kind'][],
];

function isDone(commands: DoneCommand | null, id: string): boolean {
  for (let done = commands; done !== null; done = done.before) if (done.id === id) return true;
  return false;
}

/** `evolve` of a game: what its event changes, and the counts. */
export const folding =
  <Game extends Folded, Event extends Stamp<unknown>>(
    apply: (game: Game, event: Event) => Game,
  ): ((game: Game, event: Event) => Game) =>
  (game, event) => ({ ...apply(game, event), ...counted(game, event) });

/** The phase, if it is of this kind; an event that belongs to another one throws. */
export function phaseOf<Phase extends { readonly kind: string }, Kind extends Phase['kind']>(
  { phase }: { readonly phase: Phase },
  kind: Kind,
): Extract<Phase, { kind: Kind }> {
  if (phase.kind !== kind) throw new Error(`the phase is ${phase.kind}, not ${kind}`);
  return phase as Extract<Phase, { kind: Kind }>;
}

/** The counts after one more event. */
function counted(before: Folded, { at, command }: Stamp<unknown>): Folded {
  const { version, commands } = before;
  const known = commands?.id === command;
  return {
    version: version + 1,
    now: at,
    commands: known ? commands : { id: command, before: commands },
  };
}

/** The events made so far and the game they lead to; private to one call of `decide`. */
export class Run<Game extends Folded, Fact extends object, Author> {
  game: Game;
  readonly events: (Fact & Stamp<Author>)[] = [];
  readonly #evolve: (game: Game, event: Fact & Stamp<Author>) => Game;
  readonly #command: string;
  #by: Author;
  #at: number;

  constructor(
    game: Game,
    command: Command<Author, unknown>,
    evolve: (game: Game, event: Fact & Stamp<Author>) => Game,
  ) {
    this.game = game;
    this.#evolve = evolve;
    this.#command = command.id;
    this.#by = command.by;
    this.#at = Number.isFinite(command.at) ? Math.max(command.at, game.now) : game.now;
  }

  get at(): number {
    return this.#at;
  }

  emit(fact: Fact): void {
    const event = { ...fact, at: this.#at, by: this.#by, command: this.#command };
    this.events.push(event);
    this.game = this.#evolve(this.game, event);
  }

  /** What falls due by itself happens at its own time and is nobody's doing. */
  passTime(dueOf: (game: Game) => number | null, nobody: Author, happen: () => void): void {
    const [by, at] = [this.#by, this.#at];
    this.#by = nobody;
    for (let due = dueOf(this.game); due !== null && due <= at; due = dueOf(this.game)) {
      this.#at = Math.max(due, this.game.now);
      happen();
    }
    this.#by = by;
    this.#at = at;
  }
}
