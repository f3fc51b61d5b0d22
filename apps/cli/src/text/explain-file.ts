/** Explains what went wrong with a file. */
import type { FileFailure, JournalFailure } from '@taht/host';
import { plain, type Texts } from '@taht/phrasing/text';
import type { RecordFailure } from '@taht/record';

export function explainFile(
  { t }: Texts,
  { tried, reason, system, path: raw }: FileFailure,
): string {
  const path = plain(raw);
  if (reason === 'missing' && tried === 'read') return t('play.file-missing', { path });
  if (reason === 'exists') return t('play.file-exists', { path });
  if (reason === 'in-use') return t('play.file-in-use', { path });
  const why = reason === 'other' ? system : t(`file.${reason}`);
  return t(tried === 'read' ? 'play.file-unreadable' : 'play.file-unwritable', {
    path,
    reason: why,
  });
}

export function explainRecord({ t }: Texts, { code, line }: RecordFailure, raw: string): string {
  const path = plain(raw);
  if (code === 'newer-version') return t('play.file-too-new', { path });
  const isNoGame = code === 'not-a-record' || (code === 'not-json' && line === 1);
  return isNoGame ? t('play.file-not-a-game', { path }) : t('play.file-damaged', { path, line });
}

export const explainJournal = (texts: Texts, failure: JournalFailure): string =>
  failure.code === 'file'
    ? explainFile(texts, failure)
    : explainRecord(texts, failure, failure.path);
