/** The duplicate game as a kind of stream. Players' answers are streams of their own: see `answers-kind.ts`. */
import { duplicate } from '@taht/modes';
import { drawStream, duplicateCodec } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import { listOf, NO_FACTS, standStill, streamState, tick } from '../kind/common.ts';
import {
  type Absence,
  type Facts,
  type Kind,
  type KindTypes,
  SYSTEM,
  type Who,
} from '../kind/kind.ts';
import type { LexiconRefusal } from '../lexicons/lexicons.ts';

export interface DuplicateEnv extends Pick<duplicate.Env, 'digest'> {
  wordsFor(lexicon: LexiconId): Pick<duplicate.Env<LexiconRefusal>, 'judge' | 'bestPlays'>;
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

export const duplicateKind: Kind<DuplicateTypes> = {
  name: 'duplicate',
  ...duplicateCodec,
  start: duplicate.START,
  decide: (game, command, { wordsFor, digest }) => {
    const words = wordsFor(listOf(game, command) ?? NO_LIST);
    return duplicate.decide(game, command, { ...words, digest, draw: drawStream });
  },
  evolve: duplicate.evolve,
  authorFor: (game, who) => (who.kind === 'person' ? refereeOf(game, who) : who),
  viewerFor,
  viewFor: duplicate.viewFor,
  eventFor: duplicate.eventFor,
  factsOf,
  timeOf: ({ now }) => now,
  dueOf,
  seals: ({ kind }) => kind === 'forgotten',
  owes: (game) =>
    duplicate.isReady(game) || (game.phase.kind === 'over' && !game.isFiled) ? game.now : null,
  tick,
  // The clock of a round stands still while nobody is there to take answers.
  absent: ({ phase, now }, absence) =>
    phase.kind === 'answering' && phase.stopped === null
      ? [
          ...standStill('stop-clock', 'resume-clock', absence, now),
          ...respite(phase.deadline - Math.max(absence.from, now), absence),
        ]
      : [],
};

/** The least time left after an outage, so that everybody can come back and hand in. */
const LEAST_LEFT_MS = 10_000;

function respite(left: number, { from, to }: Absence): readonly duplicate.Command[] {
  const seconds = Math.ceil((LEAST_LEFT_MS - left) / 1000);
  const action = { kind: 'extend', seconds } as const;
  return seconds > 0 ? [{ id: `absent-${from}-extend`, by: SYSTEM, at: to, action }] : [];
}

/** How long answers sent before the bell are still taken; the bell waits for them. Milliseconds. */
export const GRACE_MS = 250;

function dueOf(game: duplicate.Game): number | null {
  const due = duplicate.nextDue(game);
  return due !== null && game.phase.kind === 'answering' ? due + GRACE_MS : due;
}

const NO_LIST: LexiconId = { id: '', hash: '' };

function refereeOf(
  { phase, setup }: duplicate.Game,
  { id, isDismissed }: Extract<Who, { kind: 'person' }>,
): duplicate.Author | null {
  if (phase.kind === 'new' || isDismissed === true) return null;
  const referee = setup.referees.find((each) => each.id === id);
  return referee === undefined ? null : { kind: 'referee', name: referee.name };
}

/** A referee who plays has a player's place, and the referee's view as well (`viewFor`). */
function viewerFor(game: duplicate.Game, who: Who): duplicate.Viewer {
  if (who.kind !== 'person')
    return who.kind === 'referee' ? { kind: 'referee' } : { kind: 'spectator' };
  const player = duplicate.numberOf(game, who.id);
  if (player !== null) return { kind: 'player', player };
  return refereeOf(game, who) === null ? { kind: 'spectator' } : { kind: 'referee' };
}

function factsOf({ phase, setup, players, round }: duplicate.Game): Facts {
  if (phase.kind === 'new') return NO_FACTS;
  const state = streamState(phase);
  const labels = [`edition:${setup.tileset.language}`];
  const summary = JSON.stringify({ players: players.length, round });
  // Only referees are listed: thousands play, and find the game by its name.
  return { state, players: setup.referees.map(({ id }) => id), labels, summary };
}
