/** Which round the console shows: the present one, unless somebody has looked for another since it was drawn. */
import { type Signal, useSignal } from '@preact/signals';
import type { TournamentView } from '@taht/tournament';
import { useEffect } from 'preact/hooks';

/** From 1 both. */
export interface RoundPlace {
  readonly stage: number;
  readonly round: number;
}

export interface Shown {
  readonly round: Signal<Chosen | null>;
  /** The round whose seats are being changed by hand. */
  readonly byHand: Signal<string | null>;
}

interface Chosen {
  readonly key: string;
  /** The present round when it was chosen. */
  readonly present: string;
}

/** What was chosen is forgotten when another round is the present one, even if the same is drawn again. */
export function useShown(view: Pick<TournamentView, 'stages'>): Shown {
  const round = useSignal<Chosen | null>(null);
  const byHand = useSignal<string | null>(null);
  const present = presentKey(view);
  useEffect(() => {
    if (round.peek()?.present !== present) round.value = null;
  }, [present]);
  return { round, byHand };
}

export const keyOf = ({ stage, round }: RoundPlace): string => `${stage}/${round}`;

export const placesOf = ({ stages }: Pick<TournamentView, 'stages'>): readonly RoundPlace[] =>
  stages.flatMap(({ rounds }, s) => rounds.map((_, r) => ({ stage: s + 1, round: r + 1 })));

export function presentKey(view: Pick<TournamentView, 'stages'>): string {
  const present = placesOf(view).at(-1);
  return present === undefined ? '' : keyOf(present);
}

export function shownPlace(
  view: Pick<TournamentView, 'stages'>,
  chosen: Chosen | null,
): RoundPlace | undefined {
  const places = placesOf(view);
  const isStill = chosen?.present === presentKey(view);
  return (isStill ? places.find((each) => keyOf(each) === chosen.key) : undefined) ?? places.at(-1);
}
