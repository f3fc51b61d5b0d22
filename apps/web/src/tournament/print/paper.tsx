/** A sheet of A4 paper: as it lies on the screen, so it is printed. */

import { plain } from '@taht/phrasing';
import type { TournamentView } from '@taht/tournament';
import type { ComponentChildren } from 'preact';
import { texts } from '../../i18n/texts.ts';
import css from './paper.module.css';

export interface PaperProps {
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

export const Paper = ({ class: own = '', children }: PaperProps) => (
  <section class={`${css.paper} ${own}`} data-paper>
    {children}
  </section>
);

export interface ListPaperProps {
  readonly view: TournamentView;
  readonly title: string;
  readonly about: string;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly children: ComponentChildren;
}

/** At the head of whatever is printed: our star, and whose sheet it is. */
export const SheetOf = ({ view }: { readonly view: TournamentView }) => (
  <p class={css.of}>
    <span class="star-letter" /> {plain(view.head.name)}
  </p>
);

/** Millimetres between the head and the foot of a page of a list. */
export const LIST_ROOM = 236;

export const ListPaper = ({ view, title, about, page, pages, children }: ListPaperProps) => (
  <Paper class={css.list}>
    <header>
      <SheetOf view={view} />
      <h2>{title}</h2>
      <p>{about}</p>
    </header>
    <div>{children}</div>
    <footer>{texts.value.t('hall.page', { page: page + 1, pages })}</footer>
  </Paper>
);

export const None = ({
  of,
}: {
  readonly of: 'rounds' | 'tables' | 'players' | 'schools' | 'groups' | 'prizes';
}) => <p>{texts.value.t(`print.none.${of}`)}</p>;

/** What is written by hand stands on it. */
export const Line = ({ text = '' }: { readonly text?: string }) => (
  <span class={css.line}>{text}</span>
);
