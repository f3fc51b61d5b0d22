/** One recorded game, every turn beside the best one, and what that comes to for each player. */
import { err, ok, type Result } from '@taht/base';
import { readInput } from '@taht/host/files';
import { plain, type Texts, type ToldReading } from '@taht/phrasing';
import { parseGcg, recordedGame } from '@taht/record';
import {
  type Candidate,
  type MoveReview,
  moveText,
  reviewTurn,
  type TurnReview,
  withKept,
} from '@taht/search';
import { deadlineIn } from '../../engine/deadline-in.ts';
import { type EngineOptions, type Equipped, equipFor } from '../../engine/equip.ts';
import type { NamedRules } from '../../setup/by-name.ts';
import { rulesOfRecord } from '../../setup/record-rules.ts';
import { failed, type Problem } from '../../shell/outcome.ts';
import { tellProgress } from '../../shell/progress.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';

export interface ReviewOptions extends Omit<EngineOptions, 'edition'> {
  readonly edition?: string;
  readonly moveMs?: string;
}

/** Moves as GCG writes them. */
interface ToldMove extends Omit<MoveReview, 'move'> {
  readonly move: string;
}

export interface ToldTurn
  extends Omit<TurnReview, 'played' | 'best' | 'rival' | 'reading' | 'player'> {
  readonly player: string;
  readonly played: ToldMove;
  readonly best: readonly ToldMove[];
  /** What the facts compare the move with that was played. */
  readonly rival?: ToldMove;
  readonly reading?: ToldReading;
}

export interface Totals {
  readonly player: string;
  readonly turns: number;
  readonly lost: number;
  readonly chanceLost: number;
  readonly luck: number;
}

export interface ReviewedGame {
  readonly turns: readonly ToldTurn[];
  readonly players: readonly Totals[];
  /** Stopped before the last turn. */
  readonly isPart: boolean;
}

/** Reviews one game after the other, and opens words and engine once for all that are played alike. */
export class Reviewer {
  readonly #options: ReviewOptions;
  readonly #world: World;
  readonly #texts: Texts;
  readonly #isStopped: () => Promise<boolean>;
  readonly #equipped = new Map<string, Result<Equipped, Problem>>();

  constructor(
    options: ReviewOptions,
    world: World,
    texts: Texts,
    isStopped: () => Promise<boolean>,
  ) {
    this.#options = options;
    this.#world = world;
    this.#texts = texts;
    this.#isStopped = isStopped;
  }

  async review(path: string): Promise<Result<ReviewedGame, Problem>> {
    const { t } = this.#texts;
    const bytes = await readInput(path);
    if (!bytes.ok) return err(failed(explainFile(this.#texts, bytes.error)));
    const file = parseGcg(bytes.value);
    const chosen = rulesOfRecord(file, this.#options, this.#texts);
    if (!chosen.ok) return chosen;
    const equipped = this.#equip(chosen.value);
    if (!equipped.ok) return equipped;
    const { nicks, positions } = recordedGame(file, equipped.value);
    const { moveMs } = this.#options;
    const time = moveMs === undefined ? null : () => deadlineIn(Number(moveMs), this.#world);
    const turns: ToldTurn[] = [];
    let done = 0;
    for (const position of withKept(positions)) {
      if (position === null) continue;
      if (await this.#isStopped()) break;
      const review = reviewTurn(position, ++done, equipped.value, time);
      tellProgress(this.#world, path, done, positions.length);
      if (review === undefined) continue;
      const written = (move: Candidate): string =>
        moveText(move, position.board, equipped.value.alphabet);
      const told = ({ move, ...rest }: MoveReview): ToldMove => ({ move: written(move), ...rest });
      const player = nicks[review.player] ?? '';
      const { played, best, rival, reading, ...rest } = review;
      turns.push({
        ...rest,
        player,
        played: told(played),
        best: best.map(told),
        ...(rival && { rival: told(rival) }),
        ...(reading && { reading: { ...reading, move: written(reading.move) } }),
      });
    }
    const isPart = done < positions.length;
    if (turns.length === 0 && !isPart)
      return err(failed(t('analyse.nothing', { path: plain(path) })));
    return ok({ turns, players: nicks.map((nick) => totalsOf(nick, turns)), isPart });
  }

  #equip(rules: NamedRules): Result<Equipped, Problem> {
    const key = `${rules.rules.id} ${rules.tileset.id}`;
    const equipped =
      this.#equipped.get(key) ?? equipFor(rules, this.#options, this.#world, this.#texts);
    this.#equipped.set(key, equipped);
    return equipped;
  }
}

function totalsOf(player: string, turns: readonly ToldTurn[]): Totals {
  const own = turns.filter((turn) => turn.player === player);
  const sum = (of: (turn: ToldTurn) => number): number =>
    Number(own.reduce((total, turn) => total + of(turn), 0).toFixed(4));
  return {
    player,
    turns: own.length,
    lost: sum(({ lost }) => lost),
    chanceLost: sum(({ chanceLost }) => chanceLost),
    luck: sum(({ luck }) => luck),
  };
}
