/** The folders of `apps/cli/src`, from the ones that know nothing of the others to the ones that use most. */
import type { AppFolders } from './folder-row.ts';

export const cliFolders: AppFolders = { rows: [], composition: '' };
