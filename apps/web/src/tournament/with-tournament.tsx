/** The frame of every page of an event: found by its name or its code, followed, and with its texts. */
import type { TournamentView } from '@taht/tournament';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { line } from '../connection/connection.ts';
import { me } from '../connection/me.ts';
import { OnlinePage } from '../connection/parts/page.tsx';
import { network, type Trouble, troubleLine } from '../connection/trouble.ts';
import { useFound } from '../connection/use-found.ts';
import type { Part } from '../i18n/parts.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { announce } from '../ui/announcer.tsx';
import { type OpenEvent, openEvent } from './open-tournament.ts';
import { newsLine } from './say.ts';

export interface EventProps {
  readonly event: OpenEvent;
  readonly view: TournamentView;
}

/** What the addresses of all its pages have. */
export interface Addressed {
  readonly id?: string;
}

export interface WithEventProps extends Addressed {
  /** Whether nobody has to say who they are to see it. */
  readonly isForAnybody?: true;
  /** What the page says beyond what all of them say. */
  readonly says: readonly Part[];
  readonly children: (props: EventProps) => JSX.Element;
}

export const WithEvent = ({ id = '', isForAnybody, says, children }: WithEventProps) => (
  <OnlinePage {...(isForAnybody === undefined ? {} : { isForAnybody })}>
    {() => <Named name={id} says={says} key={`${id} ${me.value?.card.id}`} show={children} />}
  </OnlinePage>
);

interface NamedProps extends Pick<WithEventProps, 'says'> {
  readonly name: string;
  readonly show: WithEventProps['children'];
}

function Named({ name, says, show }: NamedProps) {
  // The duplicate game refuses some things in the same words.
  const hasTexts = useParts('tournament', 'duplicate', 'rules', ...says);
  const found = useFound('tournament', name).value;
  if (found?.ok === false && hasTexts) return <Missing trouble={found.error} />;
  if (found?.ok !== true || !hasTexts) return <Loading />;
  return <Followed id={found.value} show={show} />;
}

function Followed({ id, show }: { readonly id: string; readonly show: NamedProps['show'] }) {
  const person = me.value?.card.id ?? null;
  const event = useMemo(
    () =>
      openEvent(line(), id, (news, view) => {
        const said = newsLine(texts.peek(), news, view);
        if (said !== undefined) announce(said);
      }),
    [id, person],
  );
  useEffect(() => () => event.close(), [event]);
  const view = event.view.value;
  const failure = event.failure.value;
  if (failure !== null) return <Missing trouble={failure} />;
  return view === null ? <Loading /> : show({ event, view });
}

const Loading = () => <p class="page">{texts.value.t('shell.loading')}</p>;

const Missing = ({ trouble }: { readonly trouble: Trouble }) => (
  <section class="page">
    <h1>{texts.value.t('tournament.title')}</h1>
    <p role="alert">
      {trouble.code === 'refused'
        ? texts.value.t('tournament.bad-code')
        : troubleLine(texts.value, trouble)}
    </p>
    <a class="button" href="/event">
      {texts.value.t('tournament.to-start')}
    </a>
  </section>
);

/** Where a page is for somebody else. */
export const NotYours = ({ event }: Pick<EventProps, 'event'>) => (
  <section class="page">
    <h1>{texts.value.t('tournament.title')}</h1>
    <p role="alert">{troubleLine(texts.value, network('not-yours'))}</p>
    <a class="button" href={pathOf(event)}>
      {texts.value.t('tournament.to-event')}
    </a>
  </section>
);

export type EventPage = 'desk' | 'referee' | 'me' | 'projector' | 'print';

/** The address of a page of an event. */
export const pathOf = ({ id }: Pick<OpenEvent, 'id'>, page?: EventPage): string =>
  `/event/${id}${page === undefined ? '' : `/${page}`}`;
