/** Every file of texts by language, loaded when it is wanted. Written by `npm run texts` from the folders beside it; a test compares. */
import type { ByLanguage } from './language.ts';
import type { InAnyLanguage } from './texts.ts';

export interface English {
  readonly core: typeof import('./en/core.ts');
  readonly duplicate: typeof import('./en/duplicate.ts');
  readonly game: typeof import('./en/game.ts');
  readonly learn: typeof import('./en/learn.ts');
  readonly network: typeof import('./en/network.ts');
  readonly 'other-games': typeof import('./en/other-games.ts');
  readonly people: typeof import('./en/people.ts');
  readonly review: typeof import('./en/review.ts');
  readonly rules: typeof import('./en/rules.ts');
  readonly 'score-keeper': typeof import('./en/score-keeper.ts');
  readonly server: typeof import('./en/server.ts');
  readonly terminal: typeof import('./en/terminal.ts');
  readonly tournament: typeof import('./en/tournament.ts');
}

type Files = { readonly [F in keyof English]: () => Promise<InAnyLanguage<English[F]>> };

export const FILES: ByLanguage<Files> = {
  et: {
    core: () => import('./et/core.ts'),
    duplicate: () => import('./et/duplicate.ts'),
    game: () => import('./et/game.ts'),
    learn: () => import('./et/learn.ts'),
    network: () => import('./et/network.ts'),
    'other-games': () => import('./et/other-games.ts'),
    people: () => import('./et/people.ts'),
    review: () => import('./et/review.ts'),
    rules: () => import('./et/rules.ts'),
    'score-keeper': () => import('./et/score-keeper.ts'),
    server: () => import('./et/server.ts'),
    terminal: () => import('./et/terminal.ts'),
    tournament: () => import('./et/tournament.ts'),
  },
  is: {
    core: () => import('./is/core.ts'),
    duplicate: () => import('./is/duplicate.ts'),
    game: () => import('./is/game.ts'),
    learn: () => import('./is/learn.ts'),
    network: () => import('./is/network.ts'),
    'other-games': () => import('./is/other-games.ts'),
    people: () => import('./is/people.ts'),
    review: () => import('./is/review.ts'),
    rules: () => import('./is/rules.ts'),
    'score-keeper': () => import('./is/score-keeper.ts'),
    server: () => import('./is/server.ts'),
    terminal: () => import('./is/terminal.ts'),
    tournament: () => import('./is/tournament.ts'),
  },
  fi: {
    core: () => import('./fi/core.ts'),
    duplicate: () => import('./fi/duplicate.ts'),
    game: () => import('./fi/game.ts'),
    learn: () => import('./fi/learn.ts'),
    network: () => import('./fi/network.ts'),
    'other-games': () => import('./fi/other-games.ts'),
    people: () => import('./fi/people.ts'),
    review: () => import('./fi/review.ts'),
    rules: () => import('./fi/rules.ts'),
    'score-keeper': () => import('./fi/score-keeper.ts'),
    server: () => import('./fi/server.ts'),
    terminal: () => import('./fi/terminal.ts'),
    tournament: () => import('./fi/tournament.ts'),
  },
  uk: {
    core: () => import('./uk/core.ts'),
    duplicate: () => import('./uk/duplicate.ts'),
    game: () => import('./uk/game.ts'),
    learn: () => import('./uk/learn.ts'),
    network: () => import('./uk/network.ts'),
    'other-games': () => import('./uk/other-games.ts'),
    people: () => import('./uk/people.ts'),
    review: () => import('./uk/review.ts'),
    rules: () => import('./uk/rules.ts'),
    'score-keeper': () => import('./uk/score-keeper.ts'),
    server: () => import('./uk/server.ts'),
    terminal: () => import('./uk/terminal.ts'),
    tournament: () => import('./uk/tournament.ts'),
  },
  tr: {
    core: () => import('./tr/core.ts'),
    duplicate: () => import('./tr/duplicate.ts'),
    game: () => import('./tr/game.ts'),
    learn: () => import('./tr/learn.ts'),
    network: () => import('./tr/network.ts'),
    'other-games': () => import('./tr/other-games.ts'),
    people: () => import('./tr/people.ts'),
    review: () => import('./tr/review.ts'),
    rules: () => import('./tr/rules.ts'),
    'score-keeper': () => import('./tr/score-keeper.ts'),
    server: () => import('./tr/server.ts'),
    terminal: () => import('./tr/terminal.ts'),
    tournament: () => import('./tr/tournament.ts'),
  },
  en: {
    core: () => import('./en/core.ts'),
    duplicate: () => import('./en/duplicate.ts'),
    game: () => import('./en/game.ts'),
    learn: () => import('./en/learn.ts'),
    network: () => import('./en/network.ts'),
    'other-games': () => import('./en/other-games.ts'),
    people: () => import('./en/people.ts'),
    review: () => import('./en/review.ts'),
    rules: () => import('./en/rules.ts'),
    'score-keeper': () => import('./en/score-keeper.ts'),
    server: () => import('./en/server.ts'),
    terminal: () => import('./en/terminal.ts'),
    tournament: () => import('./en/tournament.ts'),
  },
};
