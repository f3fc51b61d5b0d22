/** Somebody to play with now: one looks at once, is offered a bot after a while, and plays whoever comes first. */
import { useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import type { LobbyView } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import css from '../../connection/parts/parts.module.css';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { plainChoices } from '../../new-game/choices.ts';
import { opponentName } from '../../new-game/opponent-select.tsx';
import { GENTLE } from '../../new-game/opponents.ts';
import { playersOf } from '../../new-game/places.ts';
import { agreeAtOnce, startGame } from '../../new-game/start-game.ts';
import { rulesetIn } from '../../new-game/way-of-playing.ts';
import { preferences } from '../../preferences/preferences.ts';
import { BotFace } from '../../ui/bot-face.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PersonFace } from '../../ui/person-face.tsx';
import scene from '../../ui/scene.module.css';
import { set } from '../../ui/set.ts';
import own from './lobby.module.css';

/** Milliseconds that one looks before a bot is offered. */
const PATIENCE = 20_000;
export const NOW_CLOCK = 'rapid-15';

export interface SomeoneNowProps {
  readonly edition: Edition;
  readonly seek: LobbyView['own'];
  readonly onSeek: () => void;
  /** Resolves to whether nobody came first. */
  readonly onCancel: () => Promise<boolean>;
}

export function SomeoneNow({ edition, seek, onSeek, onCancel }: SomeoneNowProps) {
  const { t, find } = texts.value;
  const name = preferences.name.value.trim();
  const isLooking = seek !== null;
  const isLong = useAfter(PATIENCE, isLooking);
  const ruleset = rulesetIn(edition.id, preferences.way.value);
  const rules = find(`ruleset.${ruleset}`) ?? ruleset;
  const clock = t(`friends.clock.${NOW_CLOCK}`);
  return (
    <section class={own.someone} data-looking={isLooking ? '' : undefined}>
      <div class={`${scene.sky} ${own.sky}`} aria-hidden="true">
        {name === '' ? <Mark size={72} /> : <PersonFace name={name} size={72} />}
        <Between />
        <Somebody />
      </div>
      {isLooking ? (
        <p class={own.said} role="status">
          {t('lobby.looking')}
        </p>
      ) : (
        <button type="button" class="main" onClick={onSeek}>
          {t('lobby.now')}
        </button>
      )}
      {isLong ? <BotOffer edition={edition} onCancel={onCancel} /> : null}
      {isLooking ? (
        <button type="button" onClick={onCancel}>
          {t('lobby.cancel')}
        </button>
      ) : null}
      <p class={css.about}>{t('lobby.now-about', { rules, clock })}</p>
    </section>
  );
}

const Between = () => (
  <svg class={own.between} viewBox="0 0 60 24" aria-hidden="true">
    <path d="M4 20Q30 -4 56 20" />
  </svg>
);

/** A place that is still free: nobody knows yet who comes. */
const Somebody = () => (
  <svg class={own.place} viewBox="0 0 72 72" aria-hidden="true">
    <rect x="2" y="2" width="68" height="68" rx="19" />
    <path d="M26 28.500a10.500 10.500 0 1 1 15.500 9.200c-3.700 2-5 4-5 7.300" />
    <circle cx="36.500" cy="53" r="3.200" />
  </svg>
);

/** The seek goes on until the bot is taken; whoever was found meanwhile is played instead. */
function BotOffer({ edition, onCancel }: Pick<SomeoneNowProps, 'edition' | 'onCancel'>) {
  const { t } = texts.value;
  const { route } = useLocation();
  const hasTexts = useParts('game', 'start');
  if (!hasTexts) return null;
  const bot = opponentName(GENTLE);
  const play = async (): Promise<void> => {
    if (!(await onCancel())) return;
    const name = preferences.name.peek().trim() || t('home.player');
    const places = [{ kind: 'person', name } as const, { kind: 'bot', bot: GENTLE } as const];
    const choices = plainChoices(edition.id, rulesetIn(edition.id, preferences.way.peek()));
    const created = await startGame(choices, playersOf(places, opponentName));
    if (!created.ok) return;
    await agreeAtOnce(created.value, 0);
    route(`/play/${created.value}`);
  };
  return (
    <div class={own.offer} role="status">
      <div>
        <BotFace bot={GENTLE} size={56} />
        <p>{t('lobby.bot-offer', { bot })}</p>
      </div>
      <button type="button" class="main" onClick={play}>
        {t('lobby.play-bot', { bot })}
      </button>
    </div>
  );
}

/** True once it has been on for so long. */
function useAfter(ms: number, isOn: boolean): boolean {
  const isAfter = useSignal(false);
  useEffect(() => {
    isAfter.value = false;
    if (!isOn) return undefined;
    const timer = setTimeout(set(isAfter, true), ms);
    return () => clearTimeout(timer);
  }, [ms, isOn]);
  return isAfter.value;
}
