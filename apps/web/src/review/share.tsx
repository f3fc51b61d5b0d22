/** A game to take along: as a file of ours, as GCG, as a link, on a page of one's own. */
import { useSignal } from '@preact/signals';
import { texts } from '../i18n/texts.ts';
import css from '../play/static/static.module.css';
import type { Opened } from './open.ts';

export function Share({
  opened,
  fragment,
}: {
  readonly opened: Opened;
  readonly fragment: string;
}) {
  const { t } = texts.value;
  if (!opened.replayed.isOpen) return <p>{t('look.still-played')}</p>;
  const { gcg, record } = opened;
  const link = `${location.origin}/replay#${fragment}`;
  const frame = `<iframe src="${location.origin}/embed#${fragment}" width="400" height="560" title="Täht"></iframe>`;
  return (
    <section>
      <h2>{t('look.take-along')}</h2>
      <div class="buttons middle">
        {record === null ? null : (
          <button type="button" onClick={() => save(record, 'game.taht.json', 'application/json')}>
            {t('look.save-record')}
          </button>
        )}
        <button type="button" onClick={() => save(gcg, 'game.gcg', 'text/plain')}>
          {t('look.save-gcg')}
        </button>
      </div>
      <Copied label={t('look.link')} text={link} />
      <Copied label={t('look.embed')} text={frame} />
    </section>
  );
}

/** A text to be copied by a button, or by hand where the page may not. */
export function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = texts.value;
  const isCopied = useSignal(false);
  return (
    <div class={css.field}>
      <label class={css.field}>
        {label}
        <input
          type="text"
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      {navigator.clipboard === undefined ? null : (
        <div>
          <button
            type="button"
            onClick={async () => {
              try {
                await navigator.clipboard.writeText(text);
                isCopied.value = true;
              } catch {
                isCopied.value = false;
              }
            }}
          >
            {t('look.copy')}
          </button>{' '}
          <span role="status">{isCopied.value ? t('look.copied') : ''}</span>
        </div>
      )}
    </div>
  );
}

function save(content: string | Uint8Array, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
