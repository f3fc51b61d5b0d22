/** One player's answers in one duplicate game as a kind of stream. Only the player sees them. */
import { duplicate } from '@taht/modes';
import { answersCodec } from '@taht/record';
import type { Kind, KindTypes, Who } from '../kind/kind.ts';

const { answers } = duplicate;

export interface AnswersTypes extends KindTypes {
  readonly env: null;
  readonly state: duplicate.answers.Answers;
  readonly author: duplicate.answers.Author;
  readonly action: duplicate.answers.Action;
  readonly event: duplicate.answers.AnswersEvent;
  readonly viewer: duplicate.answers.Viewer;
  readonly view: duplicate.answers.AnswersView | null;
  readonly eventView: duplicate.answers.AnswersEvent;
  readonly refusal: duplicate.answers.Refusal;
}

export const answersKind: Kind<AnswersTypes> = {
  name: 'answers',
  ...answersCodec,
  start: answers.START,
  decide: (state, command) => answers.decide(state, command),
  evolve: answers.evolve,
  authorFor,
  viewerFor: ({ person }, who) => (who.kind === 'person' && who.id === person ? 'own' : 'stranger'),
  viewFor: answers.viewFor,
  eventFor: answers.eventFor,
  factsOf: ({ person, isClosed }) => ({
    state: isClosed ? 'over' : 'live',
    players: person === '' ? [] : [person],
    labels: [],
    summary: '',
  }),
  timeOf: ({ now }) => now,
};

function authorFor(
  { person }: duplicate.answers.Answers,
  who: Who,
): duplicate.answers.Author | null {
  switch (who.kind) {
    case 'person':
      return who.id === person ? { kind: 'player' } : null;
    case 'referee':
      return { kind: 'helper', name: who.name };
    default:
      return who;
  }
}
