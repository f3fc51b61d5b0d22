/** Who made how many points, with their faces: two beside each other, more as lines. */
import type { Naming } from '@taht/phrasing';
import type { Game, Outcome, Seat } from '@taht/rules';
import { PlayerFace } from '../../ui/player-face.tsx';
import css from './end.module.css';

export interface ScoresProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly outcome: Outcome;
  /** Whose score stands first. */
  readonly reader: Seat | null;
}

export function Scores({ game, naming, outcome, reader }: ScoresProps) {
  const seats = orderOf(game, outcome, reader);
  const isDuel = seats.length === 2;
  const first = outcome.ranking[0] ?? [];
  return (
    <ul class={isDuel ? css.duel : css.table}>
      {seats.map((seat) => (
        <li key={seat} data-first={first.includes(seat) ? '' : undefined}>
          <PlayerFace
            player={{ id: game.seats[seat]?.player.id ?? '', name: naming.player(seat) }}
            size={isDuel ? 52 : 36}
          />
          <span class={isDuel && reader !== null ? 'unseen' : css.name}>{naming.player(seat)}</span>
          <b>{outcome.scores[seat] ?? 0}</b>
        </li>
      ))}
    </ul>
  );
}

/** Of two the reader first; of more the best. */
function orderOf({ seats }: Game, { ranking }: Outcome, reader: Seat | null): readonly Seat[] {
  const all = seats.map((_, seat) => seat);
  if (all.length > 2)
    return [...ranking.flat(), ...all.filter((seat) => !ranking.flat().includes(seat))];
  return reader === null
    ? all
    : all.toSorted((a, b) => Number(b === reader) - Number(a === reader));
}
