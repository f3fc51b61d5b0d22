/** A bingo on the server as one person, or a projector, sees it. */
import { bingo } from '@taht/modes';
import type { Client } from '@taht/protocol';
import { type FollowedStream, followStream } from '../../connection/stream.ts';

export type BingoSession = FollowedStream<bingo.BingoView, bingo.Action>;

export const openBingo = (client: Client, id: string): BingoSession =>
  followStream(client, id, { fold: foldBingo });

/** A call, which all hear at once, says enough; after anything else the whole is asked for. */
export function foldBingo(view: bingo.BingoView, event: bingo.EventView): bingo.BingoView | null {
  if (event.kind !== 'called') return null;
  const calls = [...view.calls, event.tile];
  const { own, rules } = view;
  const crossed = own === null ? [] : bingo.crossedOut(own.words, calls, rules);
  return {
    ...view,
    ...{ calls, bag: view.bag - 1, own: own === null ? null : { ...own, crossed } },
  };
}
