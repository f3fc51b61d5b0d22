/** A game against the chosen bot from an empty board, the way one plays. */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { failureText } from '../local-games/failure-text.ts';
import type { HostFailure } from '../local-games/message.ts';
import { plainChoices } from '../new-game/choices.ts';
import { opponentName } from '../new-game/opponent-select.tsx';
import { playersOf } from '../new-game/places.ts';
import { agreeAtOnce, startGame } from '../new-game/start-game.ts';
import { rulesetIn } from '../new-game/way-of-playing.ts';
import { preferences } from '../preferences/preferences.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { NearBoard } from '../ui/small-board.tsx';
import { Warning } from '../ui/warning.tsx';
import { chosenBot } from './opponent-list.tsx';
import css from './turn-cards.module.css';

export function EmptyBoard() {
  const { t } = texts.value;
  const { route } = useLocation();
  const trouble = useSignal<HostFailure | null>(null);
  const isBusy = useSignal(false);

  const begin = async (): Promise<void> => {
    isBusy.value = true;
    trouble.value = null;
    const edition = chosenEdition().id;
    const name = preferences.name.value.trim() || t('home.player');
    const places = [{ kind: 'person', name } as const, { kind: 'bot', bot: chosenBot() } as const];
    const choices = plainChoices(edition, rulesetIn(edition));
    const created = await startGame(choices, playersOf(places, opponentName));
    if (created.ok) await agreeAtOnce(created.value, 0);
    // Whoever begins to play has understood the page.
    preferences.hasChosenLanguage.value = true;
    isBusy.value = false;
    if (created.ok) route(`/play/${created.value}`);
    else trouble.value = created.error;
  };

  return (
    <div class={css.cards}>
      <button type="button" class={css.first} disabled={isBusy.value} onClick={begin}>
        <NearBoard squares={[]} />
        <b>{t('home.empty-board')}</b>
      </button>
      {trouble.value === null ? null : <Warning>{failureText(trouble.value, texts.value)}</Warning>}
    </div>
  );
}
