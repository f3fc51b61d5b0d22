/** A game of this device, as the person at it sees it; bots move by themselves. */
import { useEffect, useMemo } from 'preact/hooks';
import { botNamed } from '../game/bot-id.ts';
import { GameView } from '../game/game-view.tsx';
import { keepHere } from '../game/local-draft.ts';
import { openTable } from '../game/table.ts';
import { texts } from '../i18n/texts.ts';
import { driveBots } from '../session/bots.ts';
import { openLocal } from '../session/local-session.ts';

export function Play({ game }: { readonly game?: string }) {
  const id = game ?? '';
  const table = useMemo(() => openTable(openLocal(id, 0), keepHere(id, 0)), [id]);
  useEffect(() => () => table.close(), [table]);
  const setup = table.game.value?.setup;
  const lexicon = setup?.lexicon?.id;
  const players = setup?.players.map((player) => player.id).join() ?? '';
  useEffect(() => {
    if (setup === undefined || lexicon === undefined) return undefined;
    if (!setup.players.some((player) => botNamed(player.id) !== undefined)) return undefined;
    const bots = driveBots(id, setup.players, lexicon);
    return () => bots.close();
  }, [id, lexicon, players]);
  const link = table.session.link.value;
  if (link.kind === 'failed')
    return <p class="page">{texts.value.t('engine-failure.no-such-game')}</p>;
  return <GameView table={table} />;
}
