/** The solitaires of this device: those that there are, and how one is begun or removed. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import type { solitaire } from '@taht/modes';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { dateOf } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { OtherGamesClient } from '../../local-games/other/client.ts';
import type { OtherGamesFailure, SavedSolitaire } from '../../local-games/other/message.ts';
import { announce } from '../../ui/announcer.tsx';
import { dailyToOpen, type SameGame, solitairesIn } from './records.ts';

export interface Solitaires {
  readonly games: ReadonlySignal<readonly SavedSolitaire[]>;
  readonly trouble: ReadonlySignal<OtherGamesFailure | null>;
  readonly isBusy: ReadonlySignal<boolean>;
  readonly today: string;
  sameGame(variant: solitaire.Variant): SameGame;
  begin(variant: solitaire.Variant): Promise<void>;
  /** What was begun before is looked for first: nobody gets the game of the day twice. */
  playToday(variant: solitaire.Variant): Promise<void>;
  remove(id: string): Promise<void>;
}

export function useSolitaires(edition: Edition): Solitaires {
  const { route } = useLocation();
  const host = useMemo(() => new OtherGamesClient(), []);
  const games = useSignal<readonly SavedSolitaire[]>([]);
  const trouble = useSignal<OtherGamesFailure | null>(null);
  const isBusy = useSignal(false);
  const today = dateOf(Date.now());

  const read = async (): Promise<readonly SavedSolitaire[]> => {
    const list = await host.ask({ kind: 'list' });
    if (list.ok) games.value = solitairesIn(list.value);
    else trouble.value = list.error;
    return games.value;
  };
  useEffect(() => {
    void read();
    return () => host.close();
  }, [host]);

  const begin = async (variant: solitaire.Variant, day: string | null): Promise<void> => {
    isBusy.value = true;
    const wanted = { variant, day, edition: edition.id };
    const begun = await host.ask({ kind: 'begin-solitaire', wanted });
    isBusy.value = false;
    if (begun.ok) route(`/solitaire/${begun.value}`);
    else trouble.value = begun.error;
  };
  const sameGame = (variant: solitaire.Variant): SameGame => ({
    variant,
    tileset: edition.rulesets[0].tileset,
    lexicon: edition.lexicons[0] ?? edition.id,
  });
  return {
    ...{ games, trouble, isBusy, today, sameGame },
    begin: (variant) => begin(variant, null),
    playToday: async (variant) => {
      isBusy.value = true;
      const known = dailyToOpen(await read(), sameGame(variant), today);
      if (known === undefined) await begin(variant, today);
      else route(`/solitaire/${known.id}`);
    },
    remove: async (id) => {
      const removed = await host.ask({ kind: 'remove', game: id });
      if (!removed.ok) {
        trouble.value = removed.error;
        return;
      }
      games.value = games.value.filter((each) => each.id !== id);
      announce(texts.peek().t('home.deleted'));
      document.getElementById('main')?.focus();
    },
  };
}
