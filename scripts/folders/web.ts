/** The folders of `apps/web/src`, from the ones that know nothing of the others to the ones that use most. */
import type { AppFolders } from './folder-row.ts';

export const webFolders: AppFolders = { rows: [], composition: '' };
