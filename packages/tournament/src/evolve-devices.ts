/** Folds who comes in with a device, and for whom it speaks. */
import { assertNever } from '@taht/base';
import type { PlayerNumber } from './command.ts';
import type { FactOf } from './event.ts';
import type { Entry, Tournament } from './state.ts';

export type DeviceFact = FactOf<
  | 'taken-over'
  | 'person-forgotten'
  | 'asked-in'
  | 'let-in'
  | 'turned-away'
  | 'door-set'
  | 'claimed'
  | 'released'
>;

export function evolveDevices(state: Tournament, fact: DeviceFact): Tournament {
  switch (fact.kind) {
    case 'taken-over':
      return withoutDevices(
        { ...unlisted(state), officials: [fact.director], asking: [] },
        () => true,
      );
    case 'person-forgotten':
      return evolvePersonForgotten(state, fact.person);
    case 'asked-in': {
      const { id, name } = fact;
      return { ...state, asking: [...state.asking, { id, name, state: 'waiting' }] };
    }
    case 'let-in': {
      const { official } = fact;
      return {
        ...state,
        officials: [...state.officials, official],
        asking: state.asking.filter(({ id }) => id !== official.id),
      };
    }
    case 'turned-away':
      return {
        ...state,
        asking: state.asking.map((each) =>
          fact.ids.includes(each.id) ? { ...each, state: 'turned-away' } : each,
        ),
      };
    case 'door-set':
      return { ...state, door: fact.door };
    case 'claimed':
      return withEntry(state, fact.player, { id: fact.id });
    case 'released':
      return withEntry(state, fact.player, { id: null, key: fact.key });
    default:
      return assertNever(fact);
  }
}

/** The last director stays, but for the name: a tournament is always somebody's. */
function evolvePersonForgotten(state: Tournament, person: string): Tournament {
  const others = state.officials.filter(({ id }) => id !== person);
  const isDirected = others.some(({ role }) => role === 'director');
  const nameless = state.officials.map((each) =>
    each.id === person ? { ...each, name: '' } : each,
  );
  const without = {
    ...state,
    officials: isDirected ? others : nameless,
    asking: state.asking.filter(({ id }) => id !== person),
  };
  return withoutDevices(without, (id) => id === person);
}

const withoutDevices = (state: Tournament, isGone: (device: string) => boolean): Tournament => ({
  ...state,
  players: state.players.map((entry) =>
    entry.person.id !== null && isGone(entry.person.id)
      ? { ...entry, person: { ...entry.person, id: null } }
      : entry,
  ),
});

/** What is known of the person is as before, so no console has to look again. */
function withEntry(
  state: Tournament,
  player: PlayerNumber,
  { id, ...rest }: { readonly id: string | null; readonly key?: string },
): Tournament {
  const entry = state.players[player - 1];
  if (entry === undefined) throw new Error(`no such player as ${player}`);
  const next: Entry = { ...entry, ...rest, person: { ...entry.person, id } };
  return { ...state, players: state.players.with(player - 1, next) };
}

/** Where it was brought to, nobody has asked whether everybody may find it. */
const unlisted = (state: Tournament): Tournament => ({
  ...state,
  setup: { ...state.setup, rules: { ...state.setup.rules, listing: 'by-link' } },
});
