/** The top of a page in somebody's hand: what it is, and how much time is left in the room. */
import css from './page-head.module.css';
import { RoomClock } from './room-clock.tsx';
import type { TournamentProps } from './with-tournament.tsx';

export interface PageHeadProps extends TournamentProps {
  readonly title: string;
}

export const PageHead = ({ title, ...props }: PageHeadProps) => (
  <header class={css.head}>
    <h1>{title}</h1>
    <RoomClock {...props} />
  </header>
);
