/** The four opponents with a face: one of them is chosen, and plays as soon as somebody else does. */
import { texts } from '../i18n/texts.ts';
import { lastBot } from '../new-game/last-choices.ts';
import { BotFace } from '../ui/bot-face.tsx';
import css from './opponents.module.css';

/** The gentlest first: Hedgehog, Fox, Owl and Bear. */
export const FOUR = ['level-2', 'level-6', 'level-10', 'level-14'] as const;
export type HomeBot = (typeof FOUR)[number];

/** Whoever was last played with, where it is one of the four. */
export const chosenBot = (): HomeBot => FOUR.find((bot) => bot === lastBot.value) ?? FOUR[0];

export function OpponentList({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = texts.value;
  const chosen = chosenBot();
  return (
    <ul class={css.bots} aria-label={t('home.opponents')}>
      {FOUR.map((bot) => (
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
  );
}
