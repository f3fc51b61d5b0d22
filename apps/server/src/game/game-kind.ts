/** The standard game as a kind of stream: `rules` decides, `record` encodes, and draws come from the sealed seed. */
import { err, ok, type Result } from '@taht/base';
import {
  drawStream,
  FIRST_DIGEST,
  makeEntryLine,
  makeHeader,
  parseCommand,
  parseRecord,
  VERSION,
} from '@taht/record';
import {
  type Action,
  type Author,
  decide,
  type Env,
  type EventView,
  eventFor,
  type Game,
  type GameEvent,
  type GameView,
  type LexiconId,
  nextDue,
  type Refusal,
  START,
  type Viewer,
  viewFor,
} from '@taht/rules';
import { NO_FACTS, tick } from '../kind/common.ts';
import type { Absence, Command, Entry, Facts, Kind, KindTypes, Who } from '../kind/kind.ts';
import type { LexiconRefusal } from '../lexicons/lexicons.ts';
import { labelsOf, summaryOf } from './game-summary.ts';
import { evolveLean } from './lean-game.ts';

export interface GameEnv {
  /** For the list that a game began with; null where the table decides about words. */
  wordsFor(lexicon: LexiconId | null): Pick<Env<LexiconRefusal>, 'judge' | 'hasPlay'>;
}

export interface GameTypes extends KindTypes {
  readonly env: GameEnv;
  readonly state: Game;
  readonly author: Author;
  readonly action: Action;
  readonly event: GameEvent;
  readonly viewer: Viewer;
  readonly view: GameView;
  readonly eventView: EventView;
  readonly refusal: Refusal | LexiconRefusal;
}

const SYSTEM: Author = { kind: 'system' };

export const gameKind: Kind<GameTypes> = {
  name: 'game',
  version: VERSION,
  start: START,
  decide: (game, command, { wordsFor }) =>
    decide(game, command, { ...wordsFor(listOf(game, command)), draw: drawStream }),
  evolve: evolveLean,
  authorFor,
  viewerFor,
  viewFor,
  eventFor,
  parseAction,
  // Each entry is a record of its own, so it can be read without the ones before it.
  encode: (entry) => makeEntryLine(entry, FIRST_DIGEST).line,
  decode,
  factsOf,
  timeOf: ({ now }) => now,
  dueOf: nextDue,
  // The end is always reacted to; features may react to more.
  owes: ({ phase, now }) => (phase.kind === 'over' ? now : null),
  tick,
  absent,
};

function listOf({ phase, setup }: Game, { action }: Command<GameTypes>): LexiconId | null {
  if (phase.kind !== 'new') return setup.lexicon;
  return action.kind === 'create' ? action.setup.lexicon : null;
}

function authorFor(game: Game, who: Who): Author | null {
  if (who.kind !== 'person') return who;
  const seat = seatOf(game, who.id);
  return seat < 0 ? null : { kind: 'seat', seat };
}

function viewerFor(game: Game, who: Who): Viewer {
  if (who.kind === 'referee') return { kind: 'referee' };
  const seat = who.kind === 'person' ? seatOf(game, who.id) : -1;
  return seat < 0 ? { kind: 'spectator' } : { kind: 'seat', seat };
}

const seatOf = (game: Game, id: string): number =>
  game.seats.findIndex(({ player }) => player.id === id);

function parseAction(json: unknown): Result<Action, string> {
  const command = parseCommand({ id: 'any', by: SYSTEM, at: 0, action: json });
  return command.ok ? ok(command.value.action) : err(command.error.at);
}

function decode(body: string, version: number): Result<Entry<GameTypes>, string> {
  const record = parseRecord(`${makeHeader(version)}\n${body}\n`);
  if (!record.ok) return err(`${record.error.code} ${record.error.at}`);
  const [entry] = record.value.entries;
  return entry === undefined ? err('no entry') : ok(entry);
}

const stateOf = ({ kind }: Game['phase']): Facts['state'] =>
  kind === 'over' ? 'over' : kind === 'new' || kind === 'setup' ? 'open' : 'live';

function factsOf(game: Game): Facts {
  const { phase } = game;
  if (phase.kind === 'new') return NO_FACTS;
  const summary = summaryOf(game);
  const { players } = summary;
  const labels = labelsOf(game.setup.game, summary);
  return { state: stateOf(phase), players, labels, summary: JSON.stringify(summary) };
}

/** A timed game is paused from the last heartbeat until a process is back. */
function absent(game: Game, { from, to }: Absence): readonly Command<GameTypes>[] {
  const isTimed = game.clock.running !== null || nextDue(game) !== null;
  if (!isTimed || game.phase.kind === 'over' || game.clock.paused !== null) return [];
  const at = Math.max(from, game.now);
  const command = (kind: 'pause' | 'resume', time: number): Command<GameTypes> => ({
    id: `absent-${from}-${kind}`,
    by: SYSTEM,
    at: time,
    action: { kind },
  });
  return [command('pause', at), command('resume', to)];
}
