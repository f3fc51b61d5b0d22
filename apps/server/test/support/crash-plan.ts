/** What the processes of a crash test play: on some tables standard games by a script, one after the other, on others the toy. */
import { hashJudge, noJudge, randomEnv } from '@taht/testkit';
import type { GameEnv } from '../../src/game/game-kind.ts';
import type { Request } from '../../src/rooms/rooms-port.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { Line } from './game-script.ts';
import { value } from './store-parts.ts';

export interface CrashPlan {
  readonly store:
    | { readonly kind: 'embedded'; readonly path: string }
    | { readonly kind: 'shared'; readonly url: string };
  readonly judge: 'hash' | 'none';
  /** A table for each; where there is no script it is a toy. */
  readonly tables: readonly (readonly Line[] | null)[];
}

export const openStore = async (store: CrashPlan['store']): Promise<Store> =>
  store.kind === 'embedded'
    ? value(await openSqliteStore(store.path, { check: 'full' }))
    : value(await openPostgresStore(store.url, { connections: 4 }));

export const envOf = ({ judge }: CrashPlan): GameEnv => ({
  wordsFor: () => randomEnv(judge === 'hash' ? hashJudge : noJudge),
});

const linesOf = ({ tables }: CrashPlan, table: number): readonly Line[] | null =>
  tables[table] ?? null;

/** Where the command of that number goes: a game that is over is followed by another. */
export function streamOf(plan: CrashPlan, table: number, n: number) {
  const lines = linesOf(plan, table);
  if (lines === null) return { kind: 'toy', stream: `toy-${table}`, first: 0 };
  const round = Math.floor(n / lines.length);
  return { kind: 'game', stream: `game-${table}-${round}`, first: round * lines.length };
}

export function requestOf(plan: CrashPlan, table: number, n: number): Request {
  const lines = linesOf(plan, table);
  if (lines === null)
    return { id: `c${n}`, who: { kind: 'person', id: 'ann' }, action: { kind: 'add', n: 1 } };
  const { id, who, action } = lines[n % lines.length] as Line;
  return { id, who, action };
}
