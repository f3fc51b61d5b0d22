/** Explains why nothing could be done with a server's store: the server's codes with their facts. */
import type { FileFailure } from '@taht/host';
import { plain, type Texts, type Values } from '@taht/phrasing';
import { explainFile } from './explain-file.ts';

export type StoreFailure =
  | FileFailure
  | { readonly code: 'newer-schema'; readonly found: number; readonly known: number }
  | {
      readonly code: 'no-store' | 'is-store' | 'store-there' | 'not-a-backup';
      readonly path: string;
    }
  | { readonly code: 'store-in-use' | 'not-a-store' | 'not-a-replica'; readonly path: string }
  | {
      readonly code: 'store-corrupt' | 'backup-damaged';
      readonly path: string;
      readonly faults: readonly string[];
    };

export function explainStore(texts: Texts, failure: StoreFailure): string {
  const { t } = texts;
  switch (failure.code) {
    case 'file':
      return explainFile(texts, failure);
    case 'no-store':
    case 'is-store':
      return t(`backup.${failure.code}`, facts(failure));
    case 'store-there':
      return t('restore.store-there', { ...facts(failure), option: '--force' });
    case 'not-a-backup':
    case 'backup-damaged':
      return t(`restore.${failure.code}`, facts(failure));
    case 'store-corrupt':
      return t('start.store-corrupt', {
        ...facts(failure),
        command: 'taht restore',
        salvage: 'taht store salvage',
      });
    case 'newer-schema':
      return t('start.newer-schema', { found: failure.found, known: failure.known });
    default:
      return t(`start.${failure.code}`, facts(failure));
  }
}

const facts = (failure: { path: string; faults?: readonly string[] }): Values => ({
  path: plain(failure.path),
  faults: plain((failure.faults ?? []).slice(0, 3).join('; ')),
});
