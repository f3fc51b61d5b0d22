/** The un-game as a kind of stream. */
import { ungame } from '@taht/modes';
import { ungameCodec } from '@taht/record';
import { botOf } from '@taht/search';
import { listOf, NO_FACTS, streamState } from '../kind/common.ts';
import type { Facts, Kind, KindTypes } from '../kind/kind.ts';
import type { LexiconRefusal } from '../lexicons/lexicons.ts';
import type { WordsEnv } from '../lexicons/words-env.ts';

export interface UngameTypes extends KindTypes {
  readonly env: WordsEnv;
  readonly state: ungame.Game;
  readonly author: ungame.Author;
  readonly action: ungame.Action;
  readonly event: ungame.UngameEvent;
  readonly viewer: ungame.Viewer;
  readonly view: ungame.UngameView;
  readonly eventView: ungame.UngameEvent;
  readonly refusal: ungame.Refusal | LexiconRefusal;
}

export const ungameKind: Kind<UngameTypes> = {
  name: 'ungame',
  ...ungameCodec,
  start: ungame.START,
  decide: (game, command, { judgeFor }) =>
    ungame.decide(game, command, { judge: judgeFor(listOf(game, command)) }),
  evolve: ungame.evolve,
  authorFor: (game, who) => {
    if (who.kind === 'system') return who;
    const seat = who.kind === 'person' ? seatOf(game, who.id) : -1;
    return seat < 0 ? null : { kind: 'seat', seat };
  },
  viewerFor: (game, who) => {
    const seat = who.kind === 'person' ? seatOf(game, who.id) : -1;
    return seat < 0 ? { kind: 'spectator' } : { kind: 'seat', seat };
  },
  viewFor: ungame.viewFor,
  eventFor: ungame.eventFor,
  factsOf,
  timeOf: ({ now }) => now,
  owes: (game) => (botOnTurn(game) === null ? null : game.now),
};

const seatOf = ({ seats }: ungame.Game, id: string): number =>
  seats.findIndex(({ player }) => player.id === id);

/** The id of the bot whose turn it is. */
export function botOnTurn({ phase, seats }: ungame.Game): string | null {
  const id = phase.kind === 'turn' ? seats[phase.seat]?.player.id : undefined;
  return id !== undefined && botOf(id) !== undefined ? id : null;
}

function factsOf({ phase, setup, seats }: ungame.Game): Facts {
  if (phase.kind === 'new') return NO_FACTS;
  return {
    state: streamState(phase),
    players: seats.map(({ player }) => player.id).filter((id) => botOf(id) === undefined),
    labels: [`edition:${setup.tileset.language}`, `game:${setup.from}`],
    summary: JSON.stringify({
      from: setup.from,
      scores: seats.map(({ player, score }) => ({ name: player.name, score })),
    }),
  };
}
