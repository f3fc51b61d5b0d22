/** The tables as the query layer sees them. */
import type { StreamState } from '../../kind/kind.ts';

export interface Tables {
  readonly streams: {
    readonly id: string;
    readonly kind: string;
    readonly state: StreamState;
    readonly created: number;
    readonly players: readonly string[];
    readonly labels: readonly string[];
    readonly summary: string;
    readonly packed: boolean;
  };
  readonly listed: {
    readonly kind: string;
    readonly term: string;
    readonly state: StreamState;
    readonly created: number;
    readonly stream: string;
  };
  readonly snapshots: {
    readonly stream: string;
    readonly version: number;
    readonly format: number;
    readonly body: string;
    readonly chain: string;
    readonly seal: string;
  };
  readonly packs: { readonly stream: string; readonly version: number; readonly body: Uint8Array };
  readonly forgotten: { readonly stream: string };
  readonly entries: {
    readonly stream: string;
    readonly since: number;
    readonly version: number;
    readonly command: string;
    readonly at: number;
    readonly format: number;
    readonly body: string;
    readonly seal: string;
  };
  readonly deadlines: {
    readonly stream: string;
    readonly due: number;
    readonly claimed: number | null;
  };
  readonly debts: {
    readonly stream: string;
    readonly due: number;
    readonly version: number;
    readonly claimed: number | null;
  };
  readonly heartbeat: { readonly id: number; readonly at: number };
  readonly absences: { readonly began: number; readonly ended: number };
  readonly meta: { readonly key: string; readonly value: string };
  readonly taht_schema: { readonly version: number };
}
