/** The frame of every page of a duplicate game: found by its name or its code, followed, and with its texts. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { line } from '../connection/connection.ts';
import { me } from '../connection/me.ts';
import { OnlinePage } from '../connection/parts/page.tsx';
import { type Trouble, troubleLine } from '../connection/trouble.ts';
import { useFound } from '../connection/use-found.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { announce } from '../ui/announcer.tsx';
import { type DuplicateGame, openDuplicate, type View } from './game.ts';
import { newsLine } from './say.ts';

export interface GameProps {
  readonly game: DuplicateGame;
  readonly view: View;
}

/** What the addresses of all its pages have. */
export interface Addressed {
  readonly game?: string;
}

export interface WithGameProps extends Addressed {
  readonly isForAnybody?: true;
  readonly children: (props: GameProps) => JSX.Element;
}

export const WithGame = ({ game = '', isForAnybody, children }: WithGameProps) => (
  <OnlinePage {...(isForAnybody === undefined ? {} : { isForAnybody })}>
    {() => <Found name={game} key={`${game} ${me.value?.card.id}`} show={children} />}
  </OnlinePage>
);

interface FoundProps {
  readonly name: string;
  readonly show: WithGameProps['children'];
}

function Found({ name, show }: FoundProps) {
  const hasTexts = useParts('duplicate', 'rules');
  const found = useFound('duplicate', name).value;
  if (found?.ok === false && hasTexts) return <Missing trouble={found.error} />;
  if (found?.ok !== true || !hasTexts) return <Loading />;
  return <Followed id={found.value} show={show} />;
}

function Followed({ id, show }: { readonly id: string; readonly show: FoundProps['show'] }) {
  const person = me.value?.card.id ?? null;
  const game = useMemo(
    () =>
      openDuplicate(line(), id, person, (event, view) => {
        const said = newsLine(event, view, texts.peek());
        if (said !== undefined) announce(said);
      }),
    [id, person],
  );
  useEffect(() => () => game.close(), [game]);
  const view = game.view.value;
  const failure = game.failure.value;
  if (failure !== null) return <Missing trouble={failure} />;
  return view === null ? <Loading /> : show({ game, view });
}

const Loading = () => <p class="page">{texts.value.t('shell.loading')}</p>;

const Missing = ({ trouble }: { readonly trouble: Trouble }) => (
  <section class="page">
    <h1>{texts.value.t('duplicate.title')}</h1>
    <p role="alert">
      {trouble.code === 'refused'
        ? texts.value.t('duplicate.bad-code')
        : troubleLine(texts.value, trouble)}
    </p>
    <a class="button" href="/duplicate">
      {texts.value.t('duplicate.to-start')}
    </a>
  </section>
);

/** The address of a page of a game. */
export const pathOf = (
  { id }: Pick<DuplicateGame, 'id'>,
  page?: 'referee' | 'slips' | 'projector' | 'sheet' | 'solo',
): string => `/duplicate/${id}${page === undefined ? '' : `/${page}`}`;
