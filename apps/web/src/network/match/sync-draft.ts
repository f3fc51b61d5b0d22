/** Keeps order and laid tiles of a seat's hand on the server, and shows here what another device of the player changed. */
import { effect } from '@preact/signals';
import { type Client, type DeskEventView, type DeskView, following } from '@taht/protocol';
import { type Draft, takeRack } from '../../play/input/draft.ts';
import {
  type Desk,
  deskOf,
  deskStream,
  isSameDesk,
  keepDesk,
  takeDesk,
} from '../../play/input/shared-draft.ts';
import type { GameTable } from '../../play/view/game-at-hand.ts';
import { readStored, writeStored } from '../../preferences/stored.ts';

/** Milliseconds of rest before it is sent. */
const REST = 400;

/** For a table whose tiles are dealt. Returns what ends it. */
export function shareDesk(
  client: Client,
  table: GameTable,
  game: string,
  person: string,
): () => void {
  const stream = deskStream(game, person);
  const last = lastSent(stream);
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (): Promise<void> => {
    timer = undefined;
    const desk = deskOf(table.draft.peek());
    const known = last.read();
    if (known !== null && isSameDesk(known, desk)) return;
    unanswered++;
    const sent = await client.send(stream, keepDesk(desk, table.game.peek()?.version ?? 0));
    unanswered--;
    if (sent.ok) last.write(desk);
  };

  const sendSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(send, REST);
  };

  const take = (desk: Desk): void => {
    // Whoever is changing something here comes later, and the last one counts.
    if (unanswered > 0 || timer !== undefined) return;
    const draft = settled(table, takeDesk(table.draft.peek(), desk));
    last.write(desk);
    if (!isSameDesk(deskOf(draft), deskOf(table.draft.peek()))) table.draft.value = draft;
  };

  // What was laid here while the server could not be told is newer than what the server has.
  const known = last.read();
  if (known !== null && !isSameDesk(known, deskOf(table.draft.peek()))) sendSoon();

  const stopWatching = client.watch(
    stream,
    following<DeskView, DeskEventView>({
      fold: (_, { things }) => ({ kind: 'own', ...things }),
      onChange: (view) => {
        if (view.kind === 'own') take(view);
      },
      // There is none before the first thing is kept.
      onFailed: () => {},
    }),
  );
  let isFirst = true;
  const stopKeeping = effect(() => {
    void table.draft.value;
    if (!isFirst) sendSoon();
    isFirst = false;
  });
  return () => {
    clearTimeout(timer);
    stopWatching();
    stopKeeping();
  };
}

/** What lies where somebody has played meanwhile comes back. */
function settled(table: GameTable, draft: Draft): Draft {
  const game = table.game.peek();
  const seat = table.seat.peek();
  const rack = seat === null ? undefined : game?.seats[seat]?.rack;
  return game === null || rack === undefined ? draft : takeRack(draft, rack, game.board);
}

/** What this device and the server last agreed on. */
function lastSent(stream: string) {
  let present = readStored(stream) as Desk | null;
  return {
    read: () => present,
    write: ({ rack, laid }: Desk) => {
      present = { rack, laid };
      writeStored(stream, present);
    },
  };
}
