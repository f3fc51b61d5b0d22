/** The moves that look best at first sight: plays and exchanges by static equity. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Engine } from '../engine.ts';
import { leaveValues, playEquities } from '../play-equities.ts';
import { RackStates } from '../rack-states.ts';
import type { Candidate } from './candidate.ts';
import { type SimPosition, unseenTiles } from './position.ts';
import type { Outlook } from './roller.ts';

export interface RankedCandidate {
  readonly candidate: Candidate;
  readonly equity: number;
}

type Found =
  | { readonly kind: 'play'; readonly play: number }
  | { readonly kind: 'kept'; readonly state: number };

/** At most so many, the best first; a pass only where there is nothing else. */
export function findCandidates(
  engine: Engine,
  { rules, policy }: Omit<Outlook, 'win'>,
  position: SimPosition,
  most: number,
): RankedCandidate[] {
  const { rack, bag, fewest } = position;
  const unseen = unseenTiles(engine, position);
  const points = unseen.reduce((sum, code) => sum + (engine.tiles.points[code] as number), 0);
  const leaves = policy.leaves(bag, points);
  engine.setBoard(position.board);
  const plays = engine.findAll(engine.countsOf(rack), fewest);
  const states = new RackStates(engine.tiles);
  const values = leaveValues(engine, states, rack, leaves);
  const equities = playEquities(engine, rack, leaves);
  const top = new Top<Found>(most);
  for (let play = 0; play < plays.size; play++)
    top.add({ kind: 'play', play }, equities[play] as number);
  const canExchange = bag > 0 && bag >= rules.exchange.minBag;
  for (let state = 0; canExchange && state < states.full; state++)
    if (states.size - (states.tiles[state] as number) <= bag)
      top.add({ kind: 'kept', state }, values[state] as number);
  if (top.found.length === 0)
    return [{ candidate: { kind: 'pass' }, equity: values.at(-1) as number }];
  return top.found.map(({ item, value }) => ({
    candidate:
      item.kind === 'play'
        ? { kind: 'place', ...playOf(engine, item.play) }
        : { kind: 'exchange', tiles: givenFor(engine, states, item.state) },
    equity: value,
  }));
}

function playOf(engine: Engine, play: number) {
  const { tiles, direction, swaps, score } = engine.decode(play);
  return { tiles, direction, swaps, score };
}

function givenFor(engine: Engine, states: RackStates, kept: number): Tile[] {
  const left = new Uint8Array(states.counts.length);
  states.tilesIn(kept, left);
  return states.kinds.flatMap((code) =>
    Array<Tile>((states.counts[code] as number) - (left[code] as number)).fill(
      code === 0 ? BLANK : (engine.tiles.letters[code] as Letter),
    ),
  );
}

/** The highest so many of a long row; of equals the earlier. */
class Top<T> {
  readonly found: { readonly item: T; readonly value: number }[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(item: T, value: number): void {
    const { found } = this;
    if (found.length === this.#most && value <= (found.at(-1)?.value ?? value)) return;
    let at = found.length;
    while (at > 0 && (found[at - 1] as { value: number }).value < value) at--;
    found.splice(at, 0, { item, value });
    if (found.length > this.#most) found.pop();
  }
}
