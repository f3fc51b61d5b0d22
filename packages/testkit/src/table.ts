/** A table set up for a test: chosen racks and bag, commands as lines of text, events and phases told as text. */
import type { Result } from '@taht/base';
import { makeRack } from '@taht/letters';
import type { Entry } from '@taht/record';
import {
  type Author,
  type Command,
  decide,
  type Env,
  evolve,
  type Game,
  type GameEvent,
  type Refusal,
  type Seat,
  START,
  sortTiles,
} from '@taht/rules';
import { deepFreeze } from './freeze.ts';
import { reload } from './random-game.ts';
import { readLine, seatNamed } from './table-script.ts';
import { dealtEvents, offeredSetup, type TableSpec } from './table-start.ts';
import { tellEvent, tellPhase } from './table-tell.ts';

const SEED = '0'.repeat(64);

export class Table {
  game: Game = START;
  /** Milliseconds; a line such as `+20` lets so many seconds pass. */
  now = 0;
  /** The places in the draw stream that were asked for, in order. */
  readonly drawn: number[] = [];
  readonly #env: Env;
  readonly #entries: Entry[] = [];

  private constructor({ judge, draw, hasPlay }: TableSpec) {
    this.#env = {
      judge: judge ?? (() => 'valid'),
      draw: (secret, index, bound) => {
        this.drawn.push(index);
        return draw?.(secret, index, bound) ?? 0;
      },
      ...(hasPlay === undefined ? {} : { hasPlay }),
    };
  }

  /** Dealt by events of the test's own making, so that racks, bag and board are as it wants them; seat A is on turn. */
  static dealt(spec: TableSpec = {}): Table {
    const table = new Table(spec);
    const setup = offeredSetup(spec);
    const command = table.#command({ kind: 'system' }, { kind: 'create', setup, seed: SEED });
    const stamp = { at: 0, by: command.by, command: command.id };
    table.#append(
      command,
      dealtEvents(setup, spec, SEED).map((fact) => ({ ...fact, ...stamp })),
    );
    return table;
  }

  /** Offered by a command, as a host would do it; nobody has agreed yet. */
  static offered(spec: TableSpec = {}): Table {
    const table = new Table(spec);
    table.send({ kind: 'system' }, { kind: 'create', setup: offeredSetup(spec), seed: SEED });
    return table;
  }

  /** Where no game has been created. */
  static empty(spec: TableSpec = {}): Table {
    return new Table(spec);
  }

  /** Carries out lines such as `A 8E HORN; B challenge; +20; host tick`; tells what the last one led to. */
  play(script: string): string[] {
    let told: string[] = [];
    for (const line of linesOf(script)) {
      if (line.startsWith('+')) this.now += Number(line.slice(1)) * 1000;
      else {
        const { by, action } = readLine(this.game, line);
        told = this.send(by, action, line).map(tellEvent);
      }
    }
    return told;
  }

  send(by: Author, action: Command['action'], line: string = action.kind): readonly GameEvent[] {
    const command = this.#command(by, action);
    const decided = this.decide(command);
    if (!decided.ok) throw new Error(`${line}: ${JSON.stringify(decided.error)}`);
    if (decided.value.length > 0) this.#append(command, decided.value);
    return decided.value;
  }

  /** The refusal that the last line gets, all lines before it carried out. */
  refusal(script: string): Refusal {
    const lines = linesOf(script);
    this.play(lines.slice(0, -1).join(';'));
    const line = lines.at(-1) ?? '';
    const { by, action } = readLine(this.game, line);
    return this.refusalOf(by, action, line);
  }

  refusalOf(by: Author, action: Command['action'], line: string = action.kind): Refusal {
    const decided = this.decide(this.#command(by, action));
    if (decided.ok) throw new Error(`${line} was let through: ${decided.value.map(tellEvent)}`);
    return decided.error;
  }

  /** Everything handed in is frozen: a decision that changed it would throw. */
  decide(command: Command): Result<GameEvent[], Refusal> {
    return decide(deepFreeze(this.game), deepFreeze(command), this.#env);
  }

  /** The game goes on from its stored bytes. */
  reload(): this {
    this.game = reload(this.#entries);
    return this;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get events(): readonly GameEvent[] {
    return this.#entries.flatMap(({ events }) => events);
  }

  /** What the game waits for: `turn A`, `window B`, `over out`. */
  get phase(): string {
    return tellPhase(this.game);
  }

  get scores(): number[] {
    return this.game.seats.map(({ score }) => score);
  }

  /** The tiles of a seat in the order of the alphabet, blanks first. */
  rack(seat: string): string {
    const tiles = this.game.seats[seatNamed(seat)]?.rack ?? [];
    return makeRack(sortTiles(tiles, this.game.tables));
  }

  /** The contents of the bags, each in the order of the alphabet. */
  get bags(): string[] {
    return this.game.bags.map(makeRack);
  }

  /** The places by rank: `B AC` where A and C share the second. */
  get ranking(): string {
    const { phase } = this.game;
    if (phase.kind !== 'over') throw new Error('the game is not over');
    const name = (seats: readonly Seat[]): string => seats.map((s) => 'ABCD'[s]).join('');
    return phase.outcome.ranking.map(name).join(' ');
  }

  #command(by: Author, action: Command['action']): Command {
    return { id: `c${this.#entries.length}-${this.now}`, by, at: this.now, action };
  }

  #append(command: Command, events: readonly GameEvent[]): void {
    this.#entries.push({ command, events });
    this.game = deepFreeze(events).reduce(
      (game, event) => evolve(deepFreeze(game), event),
      this.game,
    );
  }
}

const linesOf = (script: string): string[] =>
  script
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
