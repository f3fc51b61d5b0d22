/** The tables of folders of all apps, by the app's name. */
import { cliFolders } from './folders/cli.ts';
import type { AppFolders } from './folders/folder-row.ts';
import { serverFolders } from './folders/server.ts';
import { webFolders } from './folders/web.ts';

export const appFolders: Readonly<Record<string, AppFolders>> = {
  server: serverFolders,
  web: webFolders,
  cli: cliFolders,
};
