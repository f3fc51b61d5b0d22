/** A tournament that was saved to a file goes on here: on another laptop, or after a mishap. */
import { useSignal } from '@preact/signals';
import type { Texts } from '@taht/phrasing';
import { useLocation } from 'preact-iso';
import { call } from '../../connection/call.ts';
import { type Trouble, troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { Warning } from '../../ui/warning.tsx';
import { tournamentIn } from './tournament-in-file.ts';

export function BringForm() {
  const { t } = texts.value;
  const { route } = useLocation();
  const trouble = useSignal<Trouble | null>(null);
  /** The event of the file, where it is here already. */
  const there = useSignal<string | null>(null);
  const bring = async (file: File): Promise<void> => {
    const text = await file.text();
    const brought = await call<{ readonly stream: string }>('/tournaments', { file: text });
    trouble.value = brought.ok ? null : brought.error;
    there.value = isThere(trouble.value) ? tournamentIn(text) : null;
    if (brought.ok) route(`/tournament/${brought.value.stream}/console`);
  };
  return (
    <details>
      <summary>{t('console.bring')}</summary>
      <p>{t('console.bring-about')}</p>
      <FileButton text={t('console.choose-file')} accept=".jsonl" onFile={bring} />
      <Warning>
        {trouble.value === null ? null : sayFileTrouble(texts.value, trouble.value)}
      </Warning>
      {there.value === null ? null : (
        <a class="button" href={`/tournament/${there.value}`}>
          {t('tournament.to-page')}
        </a>
      )}
    </details>
  );
}

const isThere = (trouble: Trouble | null): boolean =>
  trouble?.code === 'refused' && trouble.refusal.code === 'stream-exists';

const sayFileTrouble = (texts: Texts, trouble: Trouble): string =>
  (trouble.code === 'refused' ? texts.find(`console.file.${trouble.refusal.code}`) : undefined) ??
  troubleLine(texts, trouble);
