/** Lets the bots of a local game move: each sees only what its seat may see, and thinks in a worker of its own. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { viewOfSeen } from '@taht/protocol';
import type { LexiconId } from '@taht/rules';
import { botNamed } from '@taht/search';
import { openEngine, type WebEngine } from '../../engine/engine.ts';
import { type EngineFailure, isLoadFailure } from '../../engine/question.ts';
import { openLocal } from './local-session.ts';
import { paceOf } from './pace.ts';
import type { PlayFailure, Session } from './session.ts';

/** The longest that anybody has to wait for a bot, in milliseconds. */
const PATIENCE = 3000;

export interface BotDrivers {
  /** For hints and the like, while no bot thinks. */
  readonly engine: WebEngine;
  /** Why no bot can move; it asks again when anything has happened in the game. */
  readonly trouble: ReadonlySignal<PlayFailure | null>;
  close(): void;
}

export function driveBots(
  game: string,
  players: readonly { readonly id: string }[],
  lexicon: LexiconId,
): BotDrivers {
  const engine = openEngine(lexicon);
  const trouble = signal<PlayFailure | null>(null);
  const fail = (failure: EngineFailure): void => {
    if (isLoadFailure(failure)) trouble.value = { code: 'no-words', cause: failure };
  };
  const drivers = players.flatMap(({ id }, seat) => {
    const bot = botNamed(id);
    return bot === undefined ? [] : [drive(openLocal(game, seat), bot, seat, engine, fail)];
  });
  return {
    engine,
    trouble,
    close: () => {
      for (const stop of drivers) stop();
      engine.close();
    },
  };
}

/** It thinks while the others still look at the last play, and moves when a person would. */
export function drive(
  session: Session,
  bot: string,
  seat: number,
  engine: Pick<WebEngine, 'ask'>,
  onFailure: (failure: EngineFailure) => void = () => {},
): () => void {
  let asked = -1;
  const stop = effect(() => {
    const seen = session.seen.value;
    if (seen === null || seen.game.phase.kind === 'over' || seen.game.version === asked) return;
    const { version, phase } = seen.game;
    asked = version;
    const view = viewOfSeen(seen);
    const isMove = phase.kind === 'turn' && phase.seat === seat;
    const ready = isMove ? later(paceOf(session.steps.peek())) : null;
    void engine
      .ask({ kind: 'action', view, bot, seed: seat, patience: PATIENCE })
      .then(async (answer) => {
        if (!answer.ok) onFailure(answer.error);
        await ready;
        // What it thought about may be long past.
        if (!answer.ok || answer.value === null || asked !== version) return;
        await session.act(answer.value);
      });
  });
  return () => {
    asked = -1;
    stop();
    session.close();
  };
}

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
