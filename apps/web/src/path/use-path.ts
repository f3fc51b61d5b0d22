/** The path of an edition on this device: what was solved and won here, joined with what an account carries. */
import { useEffect } from 'preact/hooks';
import { localGames } from '../local-games/client.ts';
import { act, own, readOwn } from '../people/self.ts';
import { preferences } from '../preferences/preferences.ts';
import { encodePath, mergePath, type PathState, paths, withGames, withSolved } from './progress.ts';
import type { Rung } from './rungs.ts';

export interface Path {
  readonly state: PathState;
  solve(rung: Rung, position: number): void;
}

export function usePath(edition: string): Path {
  const state = paths.value[edition] ?? {};
  const change = (next: PathState): void => {
    if (next !== (paths.peek()[edition] ?? {})) paths.value = { ...paths.peek(), [edition]: next };
  };
  useEffect(() => {
    void localGames.ask({ kind: 'list' }).then((list) => {
      if (list.ok) change(withGames(paths.peek()[edition] ?? {}, list.value, edition));
    });
  }, [edition]);
  useEffect(() => {
    if (preferences.isKnown.peek()) void readOwn();
  }, []);
  const carried = own.value?.me.preferences[nameOf(edition)] ?? '';
  const text = encodePath(state);
  useEffect(() => {
    if (!own.value) return;
    const merged = mergePath(paths.peek()[edition] ?? {}, carried);
    change(merged);
    const told = encodePath(merged);
    const isNew = told !== carried && !/^0*$/u.test(told);
    if (isNew) void act({ kind: 'prefer', preferences: { [nameOf(edition)]: told } });
  }, [edition, own.value === null || own.value === undefined, carried, text]);
  return {
    state,
    solve: (rung, position) =>
      change(withSolved(paths.peek()[edition] ?? {}, rung, position, Date.now())),
  };
}

/** Under which a person's preferences hold it. */
const nameOf = (edition: string): string => `path.${edition}`;
