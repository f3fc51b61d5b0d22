/** The duplicate game as a kind of stream. What players answer is not here: see `answers-kind.ts`. */
import { duplicate } from '@taht/modes';
import { drawStream, duplicateCodec } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import { refusingLists } from '../../env/lexicon-unavailable.ts';
import type { LexiconRefusal } from '../../env/lexicons.ts';
import type { Command, Facts, Kind, KindTypes, Who } from '../../kind.ts';

export interface DuplicateEnv extends Pick<duplicate.Env, 'digest'> {
  wordsFor(lexicon: LexiconId): Pick<duplicate.Env, 'judge' | 'bestPlays'>;
}

export interface DuplicateTypes extends KindTypes {
  readonly env: DuplicateEnv;
  readonly state: duplicate.Game;
  readonly author: duplicate.Author;
  readonly action: duplicate.Action;
  readonly event: duplicate.DuplicateEvent;
  readonly viewer: duplicate.Viewer;
  readonly view: duplicate.DuplicateView;
  readonly eventView: duplicate.EventView;
  readonly refusal: duplicate.Refusal | LexiconRefusal;
}

const SYSTEM: duplicate.Author = { kind: 'system' };

export const duplicateKind: Kind<DuplicateTypes> = {
  name: 'duplicate',
  version: duplicateCodec.version,
  start: duplicate.START,
  decide: (game, command, { wordsFor, digest }) =>
    refusingLists(() => {
      const words = wordsFor(listOf(game, command));
      return duplicate.decide(game, command, { ...words, digest, draw: drawStream });
    }),
  evolve: duplicate.evolve,
  authorFor: (game, who) => (who.kind === 'person' ? refereeOf(game, who.id) : who),
  viewerFor,
  viewFor: duplicate.viewFor,
  eventFor: duplicate.eventFor,
  parseAction: duplicateCodec.parseAction,
  encode: duplicateCodec.encode,
  decode: duplicateCodec.decode,
  factsOf,
  timeOf: ({ now }) => now,
  dueOf: duplicate.nextDue,
  owes: (game) => (duplicate.isReady(game) ? game.now : null),
  tick: (id, at) => ({ id, by: SYSTEM, at, action: { kind: 'tick' } }),
  absent,
};

const NO_LIST: LexiconId = { id: '', hash: '' };

const listOf = (
  { phase, setup }: duplicate.Game,
  { action }: Command<DuplicateTypes>,
): LexiconId =>
  phase.kind !== 'new' ? setup.lexicon : action.kind === 'create' ? action.setup.lexicon : NO_LIST;

function refereeOf({ phase, setup }: duplicate.Game, id: string): duplicate.Author | null {
  if (phase.kind === 'new') return null;
  const referee = setup.referees.find((each) => each.id === id);
  return referee === undefined ? null : { kind: 'referee', name: referee.name };
}

/** A referee who plays sees what players see. */
function viewerFor(game: duplicate.Game, who: Who): duplicate.Viewer {
  if (who.kind !== 'person')
    return who.kind === 'referee' ? { kind: 'referee' } : { kind: 'spectator' };
  const player = duplicate.numberOf(game, who.id);
  if (player !== null) return { kind: 'player', player };
  return refereeOf(game, who.id) === null ? { kind: 'spectator' } : { kind: 'referee' };
}

function factsOf({ phase, setup, players, round }: duplicate.Game): Facts {
  if (phase.kind === 'new') return { state: 'open', players: [], labels: [], summary: '' };
  const state = phase.kind === 'over' ? 'over' : phase.kind === 'entering' ? 'open' : 'live';
  const labels = [`edition:${setup.tileset.language}`];
  const summary = JSON.stringify({ players: players.length, round });
  // Thousands play; they find it by its name, and those who call it by their own.
  return { state, players: setup.referees.map(({ id }) => id), labels, summary };
}

/** The clock of a round stands still while nobody is there to take answers. */
function absent(
  game: duplicate.Game,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Command<DuplicateTypes>[] {
  const { phase } = game;
  if (phase.kind !== 'answering' || phase.stopped !== null) return [];
  const command = (kind: 'stop-clock' | 'resume-clock', at: number): Command<DuplicateTypes> => ({
    id: `absent-${from}-${kind}`,
    by: SYSTEM,
    at,
    action: { kind },
  });
  return [command('stop-clock', Math.max(from, game.now)), command('resume-clock', to)];
}
