/** A game on the network for as long as its page is open: who is in it, the agreement to begin, the draft on all devices. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import { useEffect, useMemo } from 'preact/hooks';
import { cardsOf } from '../../connection/cards.ts';
import { connection, connectionStatus } from '../../connection/connection.ts';
import { me } from '../../connection/me.ts';
import { texts } from '../../i18n/texts.ts';
import { draftStore } from '../../play/input/draft-store.ts';
import { type GameModel, openGame } from '../../play/model/game-model.ts';
import type { NetworkTable } from '../table/network-table.ts';
import { playerName } from '../table-names.ts';
import { type NetworkSession, openNetworkGame } from './network-session.ts';
import { syncDraft } from './sync-draft.ts';

export interface NetworkGameOpened {
  readonly session: NetworkSession;
  readonly model: GameModel;
}

/** Opened anew when the turnover grows: then the game is seen with other eyes. */
export function useNetworkGame(
  id: string,
  table: NetworkTable,
  turnover: number,
): NetworkGameOpened {
  const others = useSignal<ReadonlyMap<string, string>>(new Map());
  const session = useMemo(
    () =>
      openNetworkGame({
        game: id,
        client: connection(),
        status: connectionStatus,
        nameOf: (player) =>
          plain(
            playerName(player, table.head.value, texts.value) ??
              others.value.get(player) ??
              texts.value.t('net.somebody'),
          ),
      }),
    [id, table, turnover],
  );
  const model = useMemo(() => openGame(session, draftStore(id, 0)), [session]);
  useEffect(() => () => model.close(), [model]);

  const players = model.game.value?.seats.map(({ player }) => player.id).join() ?? '';
  const isTableSeen = table.failure.value === null;
  useEffect(() => {
    if (isTableSeen || players === '') return;
    void cardsOf(players.split(',').filter((player) => player.startsWith('person-'))).then(
      (cards) => {
        others.value = new Map(cards.map((card) => [card.id, card.nickname]));
      },
    );
  }, [isTableSeen, players]);

  useAgreement(model);
  useDraftSync(model, id);
  return { session, model };
}

/** Everybody has agreed to these rules at the table. */
function useAgreement(model: GameModel): void {
  const phase = model.game.value?.phase;
  const seat = model.seat.value;
  const isAsked = phase?.kind === 'setup' && seat !== null && !phase.agreed.includes(seat);
  useEffect(() => {
    if (isAsked) void model.act({ kind: 'agree', contribution: someLuck() });
  }, [isAsked, model]);
}

/** What a seat adds to the chance of the draw. */
const someLuck = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

function useDraftSync(model: GameModel, id: string): void {
  const person = me.value?.card.id;
  const isDealt = model.seat.value !== null && model.draft.value.pieces.length > 0;
  const isOver = model.game.value?.phase.kind === 'over';
  useEffect(() => {
    if (!isDealt || isOver || person === undefined) return undefined;
    return syncDraft(connection(), model, id, person);
  }, [isDealt, isOver, model, id, person]);
}
