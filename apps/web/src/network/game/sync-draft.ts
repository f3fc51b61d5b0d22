/** Draft sync: stores the order and the laid tiles of a seat's rack on the server, and shows here what another device of the player changed. */
import { effect } from '@preact/signals';
import type { Client, DraftSyncAction, DraftSyncEventView, DraftSyncView } from '@taht/protocol';
import { followStream } from '../../connection/stream.ts';
import { type Draft, takeRack } from '../../play/input/draft.ts';
import {
  draftStream,
  isSameDraft,
  type SharedDraft,
  sharedDraft,
  storeAction,
  takeShared,
} from '../../play/input/shared-draft.ts';
import type { GameModel } from '../../play/model/game-model.ts';
import { readStored, writeStored } from '../../preferences/stored.ts';

/** Milliseconds without a change before it is sent. */
const PAUSE = 400;

/** For a game whose tiles are dealt. Returns what ends it. */
export function syncDraft(
  client: Client,
  model: GameModel,
  game: string,
  person: string,
): () => void {
  const id = draftStream(game, person);
  const last = lastSent(id);
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const present = (): SharedDraft => sharedDraft(model.draft.peek());

  const take = (shared: SharedDraft): void => {
    // Whoever is changing something here comes later, and the last one counts.
    if (unanswered > 0 || timer !== undefined) return;
    const draft = settled(model, takeShared(model.draft.peek(), shared));
    last.write(shared);
    if (!isSameDraft(sharedDraft(draft), present())) model.draft.value = draft;
  };

  // On the server there is none before the first is stored.
  const stream = followStream<DraftSyncView, DraftSyncEventView, DraftSyncAction>(client, id, {
    fold: (_, { things }) => ({ kind: 'own', ...things }),
  });
  const stopTaking = effect(() => {
    const view = stream.view.value;
    if (view?.kind === 'own') take(view);
  });

  const send = async (): Promise<void> => {
    timer = undefined;
    const shared = present();
    const known = last.read();
    if (known !== null && isSameDraft(known, shared)) return;
    unanswered++;
    const sent = await stream.ask(storeAction(shared, model.game.peek()?.version ?? 0));
    unanswered--;
    if (sent.ok) last.write(shared);
  };

  const sendSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(send, PAUSE);
  };

  // What was laid here while the server could not be told is newer than what the server has.
  const known = last.read();
  if (known !== null && !isSameDraft(known, present())) sendSoon();

  let isFirst = true;
  const stopSending = effect(() => {
    void model.draft.value;
    if (!isFirst) sendSoon();
    isFirst = false;
  });
  return () => {
    clearTimeout(timer);
    stream.close();
    stopTaking();
    stopSending();
  };
}

/** What lies where somebody has played meanwhile comes back. */
function settled(model: GameModel, draft: Draft): Draft {
  const game = model.game.peek();
  const seat = model.seat.peek();
  const rack = seat === null ? undefined : game?.seats[seat]?.rack;
  return game === null || rack === undefined ? draft : takeRack(draft, rack, game.board);
}

/** What this device and the server last agreed on. */
function lastSent(stream: string) {
  let present = readStored(stream) as SharedDraft | null;
  return {
    read: () => present,
    write: ({ rack, laid }: SharedDraft) => {
      present = { rack, laid };
      writeStored(stream, present);
    },
  };
}
