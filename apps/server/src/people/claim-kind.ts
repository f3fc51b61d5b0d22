/**
 * A unique thing and its holder, such as an account's name or a short code. It is unique because its stream exists
 * only once. Whether the holder still names it, the holder's own stream says; see `claims.ts`.
 */
import { err, ok, type Result } from '@taht/base';
import { z } from 'zod';
import { jsonEntries, parseWith } from '../kind/json-entry.ts';
import type { Command, Kind, KindTypes } from '../kind/kind.ts';

const id = z.string().min(1).max(100);

const action = z.discriminatedUnion('kind', [
  /** From nobody, or from a holder who turned out to hold it no longer. */
  z.strictObject({ kind: z.literal('take'), owner: id, from: id.nullable() }),
  z.strictObject({ kind: z.literal('release'), owner: id }),
]);

const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('taken'), at: z.number(), owner: id }),
  z.strictObject({ kind: z.literal('released'), at: z.number() }),
]);

export interface Claim {
  readonly now: number;
  readonly owner: string | null;
}

export interface ClaimTypes extends KindTypes {
  readonly env: null;
  readonly state: Claim;
  readonly author: 'system';
  readonly action: Readonly<z.infer<typeof action>>;
  readonly event: Readonly<z.infer<typeof event>>;
  readonly viewer: null;
  /** Nobody looks names up by guessing streams. */
  readonly view: null;
  readonly eventView: null;
  readonly refusal: { readonly code: 'claim-held'; readonly owner: string };
}

export const claimKind: Kind<ClaimTypes> = {
  name: 'claim',
  version: 1,
  start: { now: 0, owner: null },
  decide,
  evolve: (_, each) => ({ now: each.at, owner: each.kind === 'taken' ? each.owner : null }),
  authorFor: (_, who) => (who.kind === 'system' ? 'system' : null),
  viewerFor: () => null,
  viewFor: () => null,
  eventFor: () => null,
  parseAction: (json) => parseWith(action, json),
  ...jsonEntries<ClaimTypes>({ author: z.literal('system'), action, event }),
  factsOf: ({ owner }) => ({
    state: owner === null ? 'over' : 'open',
    players: [],
    labels: [],
    summary: '',
  }),
  timeOf: ({ now }) => now,
};

function decide(
  { owner }: Claim,
  { at, action: asked }: Command<ClaimTypes>,
): Result<readonly ClaimTypes['event'][], ClaimTypes['refusal']> {
  if (asked.kind === 'release') return ok(owner === asked.owner ? [{ kind: 'released', at }] : []);
  if (owner === asked.owner) return ok([]);
  if (owner !== null && owner !== asked.from) return err({ code: 'claim-held', owner });
  return ok([{ kind: 'taken', at, owner: asked.owner }]);
}
