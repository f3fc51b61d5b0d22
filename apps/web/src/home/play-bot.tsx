/** A game against any of the bots from an empty board, the way one plays: whoever begins it has the rules named beside the button. */
import { useSignal } from '@preact/signals';
import { byRulebook, editions, isFriendly } from '@taht/editions';
import { useId } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { failureText } from '../local-games/failure-text.ts';
import type { HostFailure } from '../local-games/message.ts';
import { editionOfRuleset, plainChoices } from '../new-game/choices.ts';
import { lastBot } from '../new-game/last-choices.ts';
import { OpponentSelect, opponentName, opponentOf } from '../new-game/opponent-select.tsx';
import { GENTLE } from '../new-game/opponents.ts';
import { playersOf } from '../new-game/places.ts';
import { encodeChoices } from '../new-game/share-code.ts';
import { agreeAtOnce, startGame } from '../new-game/start-game.ts';
import { rulesetIn } from '../new-game/way-of-playing.ts';
import { preferences } from '../preferences/preferences.ts';
import css from './more.module.css';

export function PlayBot() {
  const { t, language } = texts.value;
  const { route } = useLocation();
  const trouble = useSignal<HostFailure | null>(null);
  const isBusy = useSignal(false);
  const about = useId();
  const select = useId();
  const edition = preferences.edition.value || language;
  const choices = plainChoices(edition, rulesetIn(edition));
  const bot = opponentOf(lastBot.value) ?? GENTLE;

  const begin = async (): Promise<void> => {
    isBusy.value = true;
    trouble.value = null;
    const name = preferences.name.value.trim() || t('home.player');
    const places = [{ kind: 'person', name } as const, { kind: 'bot', bot } as const];
    const created = await startGame(choices, playersOf(places, opponentName));
    if (created.ok) await agreeAtOnce(created.value, 0);
    // Whoever begins to play has understood the page.
    preferences.hasChosenLanguage.value = true;
    isBusy.value = false;
    if (created.ok) route(`/play/${created.value}`);
    else trouble.value = created.error;
  };

  return (
    <section class={css.card} aria-label={t('home.play-bot')}>
      <div class={css.choices}>
        <RulesSelects ruleset={choices.ruleset} />
        <div>
          <label for={select}>{t('home.strength')}</label>
          <OpponentSelect
            id={select}
            value={bot}
            describedBy={about}
            onChoose={(chosen) => {
              lastBot.value = chosen;
            }}
          />
        </div>
      </div>
      <p id={about} class={css.about}>
        {t(`opponent.${bot}.about`)}
      </p>
      <p class={css.begin}>
        <button type="button" disabled={isBusy.value} onClick={begin}>
          {t('home.play-bot')}
        </button>
        <a href={`/rules/${encodeChoices(choices)}`}>{t('home.read-rules')}</a>
      </p>
      {trouble.value === null ? null : (
        <p class="warn" role="alert">
          {failureText(trouble.value, texts.value)}
        </p>
      )}
    </section>
  );
}

/** The edition, and its rules where it has several. */
function RulesSelects({ ruleset }: { readonly ruleset: string }) {
  const { t, find } = texts.value;
  const edition = editionOfRuleset(ruleset);
  const rulebooks = edition === undefined || isFriendly(ruleset) ? [] : byRulebook(edition);
  return (
    <>
      <label>
        {t('home.edition')}
        <select
          value={edition?.id}
          onChange={({ currentTarget }) => {
            preferences.edition.value = currentTarget.value;
            preferences.ruleset.value = '';
          }}
        >
          {editions.map(({ id }) => (
            <option key={id} value={id}>
              {find(`edition.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {rulebooks.length < 2 ? null : (
        <label>
          {t('home.rules')}
          <select
            value={ruleset}
            onChange={({ currentTarget }) => {
              preferences.ruleset.value = currentTarget.value;
            }}
          >
            {rulebooks.map(({ id }) => (
              <option key={id} value={id}>
                {find(`ruleset.${id}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
