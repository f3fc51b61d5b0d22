/** A game to take along: as a file of ours, as GCG, as a link, on a page of one's own. */
import { texts } from '../i18n/texts.ts';
import { Copied } from '../ui/copied.tsx';
import { download } from '../ui/download.ts';
import type { Opened } from './open.ts';

export function Share({
  opened,
  fragment,
  served,
}: {
  readonly opened: Opened;
  readonly fragment: string;
  /** Its id on the server, where it is there: then the address is short. */
  readonly served: string | null;
}) {
  const { t } = texts.value;
  if (!opened.replayed.isOpen) return <p>{t('review.still-played')}</p>;
  const { gcg, record } = opened;
  const path = served === null ? `/review/replay#${fragment}` : `/review/replay/${served}`;
  const link = `${location.origin}${path}`;
  const frame = `<iframe src="${location.origin}/embed#${fragment}" width="400" height="560" title="Täht"></iframe>`;
  return (
    <details>
      <summary>{t('review.take-along')}</summary>
      <div class="buttons">
        {record === null ? null : (
          <button
            type="button"
            onClick={() => download('game.taht.json', record, 'application/json')}
          >
            {t('review.save-record')}
          </button>
        )}
        <button type="button" onClick={() => download('game.gcg', gcg, 'text/plain')}>
          {t('review.save-gcg')}
        </button>
      </div>
      <Copied label={t('review.link')} text={link} />
      <Copied label={t('review.embed')} text={frame} />
    </details>
  );
}
