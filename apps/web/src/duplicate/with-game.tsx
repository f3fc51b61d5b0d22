/** The frame of every page of a duplicate game: found by its name or its code, followed, and with its texts. */
import type { JSX } from 'preact';
import { StreamPage } from '../connection/parts/stream-page.tsx';
import { texts } from '../i18n/texts.ts';
import { announce } from '../ui/announcer.tsx';
import { newsLine } from './duplicate-texts.ts';
import { type DuplicateGame, openDuplicate, type View } from './game.ts';

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

export const WithGame = ({ game: name = '', isForAnybody, children }: WithGameProps) => (
  <StreamPage
    kind="duplicate"
    name={name}
    isForAnybody={isForAnybody}
    says={['rules']}
    open={(client, id, person) =>
      openDuplicate(client, id, person, (event, view) => {
        const said = newsLine(event, view, texts.peek());
        if (said !== undefined) announce(said);
      })
    }
    show={(game, view) => children({ game, view })}
  />
);

/** The address of a page of a game. */
export const pathOf = (
  { id }: Pick<DuplicateGame, 'id'>,
  page?: 'referee' | 'slips' | 'projector' | 'sheet' | 'solo',
): string => `/duplicate/${id}${page === undefined ? '' : `/${page}`}`;
