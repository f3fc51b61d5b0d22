/** A program that speaks the protocol of engines (docs/ENGINE.md) as a side of a match. After a fault it is started anew. */
import { err, ok, type Result } from '@taht/base';
import { makeCgp } from '@taht/record';
import type { GameView, Move } from '@taht/rules';
import { readMoveText } from '@taht/search';
import type { Equipped } from '../../engine/equip.ts';
import { viewPosition } from '../../engine/position-view.ts';
import { GREETING, partsOf } from '../../engine/protocol.ts';
import { LineProcess } from './line-process.ts';
import type { Side, SideFault } from './side.ts';

export interface ProgramSpec {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly equipped: Equipped;
  /** In milliseconds; it may think as long as it likes where there is none. */
  readonly time: number | undefined;
  /** How long it may be silent beyond that. */
  readonly patience: number;
  /** Given when nobody waits any more. */
  readonly interrupted: AbortSignal;
}

/** What a program may take for each of its first lines, beyond patience: it loads its words then. */
const START_MS = 60_000;
/** Characters of what it said that go into records. */
const MOST_TOLD = 200;

export class ProgramSide implements Side {
  readonly #spec: ProgramSpec;
  #process: LineProcess | undefined;

  constructor(spec: ProgramSpec) {
    this.#spec = spec;
  }

  async begin(): Promise<Result<undefined, SideFault>> {
    if (this.#process !== undefined) return ok(undefined);
    const { program, args, cwd, equipped } = this.#spec;
    this.#process = new LineProcess(program, args, cwd);
    const { edition, rules, lexicon } = equipped;
    const told = [`edition ${edition.id}`, `ruleset ${rules.id}`, `list ${lexicon.info.id}`];
    for (const [line, answer] of [
      ['hello', GREETING],
      ...told.map((each) => [each, 'ok'] as const),
    ] as const) {
      const heard = await this.#ask(line, answer, START_MS);
      if (!heard.ok) return heard;
    }
    return ok(undefined);
  }

  async choose(view: GameView): Promise<Result<Move, SideFault>> {
    const { equipped, time } = this.#spec;
    const cgp = makeCgp(equipped.alphabet, viewPosition(view));
    const placed = await this.#ask(`position ${cgp}`, 'ok');
    if (!placed.ok) return placed;
    const heard = await this.#ask(time === undefined ? 'go' : `go time ${time}`, 'best', time);
    if (!heard.ok) return heard;
    const move = readMoveText(partsOf(heard.value).rest, view.board, equipped.alphabet);
    return move.ok ? move : this.#fault({ kind: 'nonsense', text: heard.value });
  }

  async end(): Promise<void> {
    await this.#process?.leave('quit');
    this.#process = undefined;
  }

  /** Says a line and waits for the answer to it; what an engine tells in between is passed over. */
  async #ask(line: string, answer: string, time = 0): Promise<Result<string, SideFault>> {
    const { patience, interrupted } = this.#spec;
    const late = AbortSignal.any([interrupted, AbortSignal.timeout(time + patience)]);
    this.#process?.say(line);
    for (;;) {
      const heard = await (this.#process as LineProcess).hear(late);
      if (!heard.ok) {
        const { kind } = heard.error;
        return this.#fault({ kind, text: kind === 'ended' ? heard.error.text : line });
      }
      if (heard.value.startsWith(answer)) return heard;
      const { name } = partsOf(heard.value);
      if (name === 'error') return this.#fault({ kind: 'refused', text: heard.value });
      if (name !== 'info' && name !== '')
        return this.#fault({ kind: 'nonsense', text: heard.value });
    }
  }

  /** What it says later would be taken for the answer to something else, so it is ended. */
  async #fault(fault: SideFault): Promise<Result<never, SideFault>> {
    await this.#process?.kill();
    this.#process = undefined;
    return err({ ...fault, text: fault.text.slice(0, MOST_TOLD) });
  }
}
