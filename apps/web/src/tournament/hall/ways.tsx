/** From the public page to those for somebody with a task. */
import type { TournamentView } from '@taht/tournament';
import type { TextId } from '../../i18n/parts.ts';
import { texts } from '../../i18n/texts.ts';
import { pathOf, type TournamentPage, type TournamentProps } from '../with-tournament.tsx';
import css from './public-page.module.css';

const TEXTS = {
  console: 'hall.to-console',
  referee: 'hall.to-referee',
  me: 'hall.to-me',
  projector: 'hall.projector',
} as const satisfies Readonly<Partial<Record<TournamentPage, TextId>>>;

type Way = keyof typeof TEXTS;

function pagesFor({ viewer, head }: TournamentView): readonly Way[] {
  const phones: readonly Way[] = head.rules.phones === 'none' ? [] : ['me'];
  switch (viewer.kind) {
    case 'director':
      return ['console', 'projector'];
    case 'referee':
      return ['referee', 'projector'];
    case 'projector':
      return ['projector'];
    case 'player':
      return ['me'];
    default:
      return ['referee', ...phones];
  }
}

export const Ways = ({ tournament, view }: TournamentProps) => (
  <nav class={`page ${css.ways}`} aria-label={texts.value.t('tournament.title')}>
    {pagesFor(view).map((page) => (
      <a key={page} class="button" href={pathOf(tournament, page)}>
        {texts.value.t(TEXTS[page])}
      </a>
    ))}
  </nav>
);
