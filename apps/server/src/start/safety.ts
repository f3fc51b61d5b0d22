/** What keeps the store safe beside it, as figures and as what is told of readiness. */
import type { Figure } from '../http/metrics.ts';
import type { ServerOptions } from '../server/server.ts';

export interface Safety {
  /** The second copy, where there is one. */
  readonly replica: { readonly lag: number; readonly isFollowing: boolean } | null;
  /** Backups once a day, where they are made. */
  readonly backups: {
    readonly last: number | null;
    readonly age: number;
    readonly isOld: boolean;
  } | null;
}

export const NO_SAFETY: Safety = { replica: null, backups: null };

/** Milliseconds that the second copy may be behind before it is told of. */
const MOST_BEHIND = 10_000;

export const toldOf = ({
  replica,
  backups,
}: Safety): ReturnType<NonNullable<ServerOptions['safety']>> => {
  const isBehind = replica !== null && (!replica.isFollowing || replica.lag > MOST_BEHIND);
  const last = backups?.last ?? null;
  return {
    degraded: [
      ...(isBehind ? ['replica-behind'] : []),
      ...(backups?.isOld === true ? ['backup-old'] : []),
    ],
    checkedBackup: last === null ? null : new Date(last).toISOString(),
  };
};

export const safetyFigures = (safety: () => Safety): readonly Figure[] => [
  {
    name: 'replica_lag_seconds',
    help: 'How long what is not in the second copy yet has been waiting; 0 without one.',
    read: () => (safety().replica?.lag ?? 0) / 1000,
  },
  {
    name: 'replica_missing',
    help: '1 while a second copy is wanted and is being made anew.',
    read: () => (safety().replica?.isFollowing === false ? 1 : 0),
  },
  {
    name: 'checked_backup_age_seconds',
    help: 'Since a backup was last found good, or since they were first asked for; 0 where none is made here.',
    read: () => (safety().backups?.age ?? 0) / 1000,
  },
];
