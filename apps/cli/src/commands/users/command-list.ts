/** The commands of `taht users`. */
import type { CommandRow } from '../../shell/command.ts';

const load = () => import('./users.ts');

export const rows: readonly CommandRow[] = [
  ['list', 'cli.users-list', load],
  ['link', 'cli.users-link', load],
  ['disable', 'cli.users-disable', load],
  ['enable', 'cli.users-enable', load],
  ['admin', 'cli.users-admin', load],
];
