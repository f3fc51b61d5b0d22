/** The folders of `apps/server/src`, from the ones that know nothing of the others to the ones that use most. */
import type { AppFolders } from './folder-row.ts';

export const serverFolders: AppFolders = { rows: [], composition: '' };
