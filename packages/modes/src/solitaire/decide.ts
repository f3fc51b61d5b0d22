/** What a command leads to in a solitaire: events, or a refusal that changes nothing. */
import { assertNever, err, ok, type Result } from '@taht/base';
import type { Tile } from '@taht/letters';
import {
  checkEquipment,
  checkRuleset,
  type Draw,
  type Judge,
  missingTile,
  type OrUnavailable,
  type PlacedTile,
  type Ruleset,
  readPlacement,
  sumPoints,
  tileOf,
  withLookups,
} from '@taht/rules';
import { refuseAuthor, StampedRun } from '@taht/stream';
import type { Action, Author, Command, Setup, Variant } from './command.ts';
import type { EndReason, Fact, RackNumber, SolitaireEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { idleEnd } from './idle.ts';
import type { Refusal } from './refusal.ts';
import { type Game, missingOn } from './state.ts';

export interface Env<Reason = never> {
  readonly judge: Judge<Reason>;
  readonly draw: Draw;
  /** Without it the end by "no move left" never comes. */
  readonly hasPlay?: (game: Game, rack: readonly Tile[]) => OrUnavailable<boolean, Reason>;
}

type Run = StampedRun<Game, Fact, Author>;

export const decide = <Reason = never>(
  game: Game,
  command: Command,
  { judge, draw, hasPlay }: Env<Reason>,
): Result<SolitaireEvent[], Refusal | Reason> =>
  withLookups<Reason, SolitaireEvent[], Refusal>((standIn) =>
    decideAnswered(game, command, {
      judge: standIn(judge, 'unknown'),
      draw,
      ...(hasPlay === undefined ? {} : { hasPlay: standIn(hasPlay, false) }),
    }),
  );

function decideAnswered(game: Game, command: Command, env: Env): Result<SolitaireEvent[], Refusal> {
  const { action } = command;
  const needs = action.kind === 'create' ? 'system' : 'player';
  const refusal = refuseAuthor(game, command, [needs]) ?? refuseMoment(game, action);
  if (refusal !== undefined) return err(refusal);
  const run = new StampedRun<Game, Fact, Author>(game, command, evolve);
  const answer = perform(run, action, env);
  return answer === undefined ? ok(run.events) : err(answer);
}

/** What each solitaire has beside laying words and finishing. */
const ONLY_IN: Readonly<Partial<Record<Action['kind'], readonly Variant[]>>> = {
  exchange: ['one-rack', 'two-racks'],
  pass: ['one-rack', 'two-racks'],
  take: ['open'],
  undo: ['open'],
};

function refuseMoment({ phase, setup }: Game, action: Action): Refusal | undefined {
  if (action.kind === 'create')
    return phase.kind === 'new' ? undefined : { code: 'already-created' };
  if (phase.kind === 'new') return { code: 'no-game' };
  if (phase.kind === 'over') return { code: 'game-over' };
  const variants = ONLY_IN[action.kind];
  const isHere = variants === undefined || variants.includes(setup.variant);
  return isHere ? undefined : { code: 'not-in-this-game' };
}

function perform(run: Run, action: Action, env: Env): Refusal | undefined {
  const { phase } = run.state;
  const rack = phase.kind === 'turn' ? phase.rack : 0;
  switch (action.kind) {
    case 'create':
      return decideCreate(run, action.setup, action.seed, env);
    case 'place':
      return decidePlace(run, rack, action.tiles, env);
    case 'exchange':
      return decideExchange(run, rack, action.tiles, env);
    case 'pass':
      run.emit({ kind: 'passed', rack });
      return endIfDone(run, rack, env);
    case 'take':
      return decideTake(run, action.tiles);
    case 'undo':
      if (run.state.undo === null) return { code: 'nothing-to-undo' };
      run.emit({ kind: 'undone' });
      return undefined;
    case 'finish':
      return end(run, 'finished');
    default:
      return assertNever(action);
  }
}

function decideCreate(run: Run, setup: Setup, seed: string, env: Env): Refusal | undefined {
  const broken = checkEquipment(setup);
  const faults =
    broken.length > 0 ? broken : checkRuleset(setup.base, setup.tileset, { generator: 'present' });
  if (faults.length > 0) return { code: 'bad-ruleset', faults };
  run.emit({ kind: 'created', ...setup });
  run.emit({ kind: 'sealed', seed });
  // The open game begins with a free choice, the day's with the same rack for all.
  if (setup.variant !== 'open' || setup.day !== null)
    for (const rack of run.state.racks.keys()) draw(run, rack, env);
  return undefined;
}

function decidePlace(
  run: Run,
  rack: RackNumber,
  tiles: readonly PlacedTile[],
  env: Env,
): Refusal | undefined {
  const { state: game } = run;
  const { setup } = game;
  const missing = setup.variant === 'open' ? missingOn(game, rack) : 0;
  if (missing > 0) return { code: 'rack-not-full', needs: missing };
  const stray = missingTile(game.racks[rack] ?? [], tiles.map(tileOf));
  if (stray !== undefined) return { code: 'tile-not-on-rack', tile: stray };
  const read = readPlacement(game, tiles, setup.base);
  if (!read.ok) return read.error;
  const words = read.value.words
    .map(({ letters }) => letters)
    .filter((word) => env.judge(word) !== 'valid');
  if (words.length > 0) return { code: 'not-in-list', words };
  run.emit({ kind: 'placed', rack, ...read.value });
  if (setup.variant === 'open') return undefined;
  draw(run, rack, env);
  return endIfDone(run, rack, env);
}

function decideExchange(
  run: Run,
  rack: RackNumber,
  tiles: readonly Tile[],
  env: Env,
): Refusal | undefined {
  const { racks, bag, setup } = run.state;
  if (tiles.length === 0) return { code: 'nothing-to-exchange' };
  const stray = missingTile(racks[rack] ?? [], tiles);
  if (stray !== undefined) return { code: 'tile-not-on-rack', tile: stray };
  const needs = Math.max(tiles.length, setup.base.exchange.minBag);
  if (bag.length < needs) return { code: 'too-few-in-bag', needs, inBag: bag.length };
  // The new ones come first, so that nobody draws what was put back.
  run.emit({ kind: 'drew', rack, tiles: pick(run, tiles.length, env) });
  run.emit({ kind: 'exchanged', rack, tiles });
  return endIfDone(run, rack, env);
}

function decideTake(run: Run, tiles: readonly Tile[]): Refusal | undefined {
  const needs = missingOn(run.state, 0);
  if (tiles.length !== needs || needs === 0) return { code: 'wrong-count', needs };
  const stray = missingTile(run.state.bag, tiles);
  if (stray !== undefined) return { code: 'tile-not-left', tile: stray };
  run.emit({ kind: 'took', tiles });
  return undefined;
}

function draw(run: Run, rack: RackNumber, env: Env): void {
  const count = missingOn(run.state, rack);
  if (count > 0) run.emit({ kind: 'drew', rack, tiles: pick(run, count, env) });
}

function pick(run: Run, count: number, env: Env): Tile[] {
  const { secret, draws } = run.state;
  const bag = [...run.state.bag];
  return Array.from(
    { length: count },
    (_, n) => bag.splice(env.draw(secret, draws + n, bag.length), 1)[0] as Tile,
  );
}

function endIfDone(run: Run, rack: RackNumber, { hasPlay }: Env): undefined {
  const { racks, bag, setup } = run.state;
  if (racks[rack]?.length === 0 && bag.length === 0) return end(run, 'out');
  const idle = idleEnd(run.state);
  if (idle !== undefined) return end(run, idle);
  const mayExchange = bag.length > 0 && bag.length >= setup.base.exchange.minBag;
  if (hasPlay === undefined || mayExchange) return undefined;
  const isStuck = racks.every((tiles) => !hasPlay(run.state, tiles));
  return isStuck ? end(run, 'no-move-left') : undefined;
}

function end(run: Run, reason: EndReason): undefined {
  run.emit({ kind: 'ended', reason, scores: finalScores(run.state) });
  run.emit({ kind: 'revealed', seed: run.state.secret.seed });
}

const CREDIT: Readonly<Record<Ruleset['final']['creditOut'], number>> = {
  none: 0,
  single: 1,
  double: 2,
};

/** What is left on a rack counts against it, and for the other rack if that one went out. */
function finalScores({ racks, bag, scores, tables, setup }: Game): number[] {
  const { deductOwn, creditOut } = setup.base.final;
  const left = racks.map((rack) => sumPoints(tables, rack));
  const out = bag.length > 0 ? -1 : racks.findIndex((rack) => rack.length === 0);
  const isDeducted = deductOwn === 'always' || (deductOwn === 'unless-out' && out < 0);
  const credit = left.reduce((sum, points) => sum + points, 0) * CREDIT[creditOut];
  return scores.map(
    (score, rack) =>
      score - (isDeducted ? (left[rack] as number) : 0) + (rack === out ? credit : 0),
  );
}
