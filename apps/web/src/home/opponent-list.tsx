/** The four opponents with a face, and whoever else was last played with: one of them is chosen, and plays as soon as somebody else does. */
import { texts } from '../i18n/texts.ts';
import { lastBot } from '../new-game/last-choices.ts';
import { opponentOf } from '../new-game/opponent-select.tsx';
import type { Opponent } from '../new-game/opponents.ts';
import { preferences } from '../preferences/preferences.ts';
import { BotFace } from '../ui/bot-face.tsx';
import css from './opponents.module.css';

/** The gentlest first: Hedgehog, Fox, Owl and Bear. */
const FOUR: readonly Opponent[] = ['level-2', 'level-6', 'level-10', 'level-14'];

/** Whoever was last played with. */
export const chosenBot = (): Opponent => opponentOf(lastBot.value) ?? (FOUR[0] as Opponent);

export function OpponentList({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = texts.value;
  const chosen = chosenBot();
  return (
    <>
      <ul class={css.bots} aria-label={t('home.opponents')}>
        {[...new Set([...FOUR, chosen])].map((bot) => (
          <li key={bot}>
            <button
              type="button"
              class={css.bot}
              aria-pressed={bot === chosen}
              onClick={() => {
                lastBot.value = bot;
                onChoose?.();
              }}
            >
              <BotFace bot={bot} size={38} />
              <span>
                <b>{t(`opponent.${bot}`)}</b>
                <small>{t(`opponent.${bot}.about`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {preferences.way.value === 'rulebook' ? (
        <p class={css.remark}>{t('opponent.phonies')}</p>
      ) : null}
    </>
  );
}
