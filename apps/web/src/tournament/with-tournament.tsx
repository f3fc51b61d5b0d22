/** The frame of every page of a tournament: found by its name or its code, followed, and with its texts. */
import type { TournamentView } from '@taht/tournament';
import type { JSX } from 'preact';
import { StreamPage } from '../connection/parts/stream-page.tsx';
import { network, troubleLine } from '../connection/trouble.ts';
import type { Part } from '../i18n/parts.ts';
import { texts } from '../i18n/texts.ts';
import { announce } from '../ui/announcer.tsx';
import { type OpenTournament, openTournament } from './open-tournament.ts';
import { newsLine } from './tournament-texts.ts';

export interface TournamentProps {
  readonly tournament: OpenTournament;
  readonly view: TournamentView;
}

/** What the addresses of all its pages have. */
export interface Addressed {
  readonly id?: string;
}

export interface WithTournamentProps extends Addressed {
  /** Whether nobody has to say who they are to see it. */
  readonly isForAnybody?: true;
  /** What the page says beyond what all of them say. */
  readonly says: readonly Part[];
  readonly children: (props: TournamentProps) => JSX.Element;
}

/** The duplicate game refuses some things in the same words. */
const SAID_ON_ALL = ['duplicate', 'rules'] as const;

export const WithTournament = ({ id = '', isForAnybody, says, children }: WithTournamentProps) => (
  <StreamPage
    kind="tournament"
    name={id}
    isForAnybody={isForAnybody}
    says={[...SAID_ON_ALL, ...says]}
    open={(client, stream) =>
      openTournament(client, stream, (news, view) => {
        const said = newsLine(texts.peek(), news, view);
        if (said !== undefined) announce(said);
      })
    }
    show={(tournament, view) => children({ tournament, view })}
  />
);

/** Where a page is for somebody else. */
export const NotYours = ({ tournament }: Pick<TournamentProps, 'tournament'>) => (
  <section class="page">
    <h1>{texts.value.t('tournament.title')}</h1>
    <p role="alert">{troubleLine(texts.value, network('not-yours'))}</p>
    <a class="button" href={pathOf(tournament)}>
      {texts.value.t('tournament.to-page')}
    </a>
  </section>
);

export const ToPage = ({ tournament }: Pick<TournamentProps, 'tournament'>) => (
  <p>
    <a class="button" href={pathOf(tournament)}>
      {texts.value.t('tournament.to-page')}
    </a>
  </p>
);

export type TournamentPage = 'console' | 'referee' | 'me' | 'projector' | 'print';

/** The address of a page of a tournament. */
export const pathOf = ({ id }: Pick<OpenTournament, 'id'>, page?: TournamentPage): string =>
  `/tournament/${id}${page === undefined ? '' : `/${page}`}`;
