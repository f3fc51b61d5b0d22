/** What a club puts on its own website: the standings in a frame, and the announcements as a feed. */
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { Copied } from '../../ui/copied.tsx';
import type { TournamentProps } from '../with-tournament.tsx';

export function ForWebsite({ tournament: { id } }: Pick<TournamentProps, 'tournament'>) {
  const hasTexts = useParts('review');
  if (!hasTexts) return null;
  const { t } = texts.value;
  const { origin } = location;
  const frame = `<iframe src="${origin}/embed/tournament/${id}" width="480" height="640" title="Täht"></iframe>`;
  return (
    <details>
      <summary>{t('console.website')}</summary>
      <p>{t('console.website-about')}</p>
      <Copied label={t('console.website.standings')} text={frame} />
      <Copied label={t('console.website.feed')} text={`${origin}/api/v1/tournaments/${id}/feed`} />
    </details>
  );
}
