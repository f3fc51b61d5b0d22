/** What the bench and the process of its players say to each other. */
import type { HallTable } from './hall.ts';

export type ToPlayers =
  | { readonly kind: 'connect'; readonly port: number; readonly tables: readonly HallTable[] }
  /** Every table makes a move in each interval, all of them evenly spread; what comes while it warms up is not counted. */
  | {
      readonly kind: 'pace';
      readonly interval: number;
      readonly warmUp: number;
      readonly seconds: number;
    }
  /** So many moves are under way at any time: one table after the other makes its next. */
  | {
      readonly kind: 'rush';
      readonly atOnce: number;
      readonly warmUp: number;
      readonly seconds: number;
    };

export type FromPlayers =
  | { readonly kind: 'connected'; readonly sockets: number }
  | { readonly kind: 'played'; readonly played: Played };

export interface Played {
  /** Of the moves that were counted: on all screens of their tables. */
  readonly moves: number;
  readonly perSecond: number;
  /** Milliseconds from sending the command until the last screen has the event. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Refusals, failures, connections that ended, moves that did not arrive. */
  readonly errors: number;
  readonly sockets: number;
}
