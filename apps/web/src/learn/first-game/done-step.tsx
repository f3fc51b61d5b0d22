/** The end of the first game: a real one, against the gentlest bot, begins with one tap. */
import { useLocation } from 'preact-iso';
import { texts } from '../../i18n/texts.ts';
import { failureText } from '../../local-games/failure-text.ts';
import type { HostFailure } from '../../local-games/message.ts';
import { plainChoices } from '../../new-game/choices.ts';
import { opponentName } from '../../new-game/opponent-select.tsx';
import { GENTLE } from '../../new-game/opponents.ts';
import { playersOf } from '../../new-game/places.ts';
import { agreeAtOnce, startGame } from '../../new-game/start-game.ts';
import { preferences } from '../../preferences/preferences.ts';
import { BotFace } from '../../ui/bot-face.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { Warning } from '../../ui/warning.tsx';
import css from './first-game.module.css';
import { friendlyIdOf } from './lesson.ts';
import { LessonBoard } from './lesson-board.tsx';
import type { FirstGame } from './lessons.ts';

export interface DoneStepProps {
  readonly edition: string;
  readonly first: FirstGame;
  readonly onAgain: () => void;
}

export function DoneStep({ edition, first, onAgain }: DoneStepProps) {
  const { t } = texts.value;
  const { route } = useLocation();
  const { isBusy, trouble, attempt } = useAttempt<HostFailure>();
  const begin = async (): Promise<void> => {
    const created = await attempt(startFirst(edition, t('home.player')));
    if (created.ok) route(`/play/${created.value}`);
  };
  return (
    <>
      <div class={css.said}>
        <h2 tabIndex={-1}>{t('tutor.done')}</h2>
        <p class={css.waiting}>
          <BotFace bot={GENTLE} size={32} />
          {t('tutor.waiting', { player: opponentName(GENTLE) })}
        </p>
      </div>
      <LessonBoard edition={edition} first={first} />
      <div class={css.actions} data-one="">
        <button type="button" class="main" disabled={isBusy.value} onClick={begin}>
          {t('tutor.play')}
        </button>
        {trouble.value === null ? null : (
          <Warning>{failureText(trouble.value, texts.value)}</Warning>
        )}
      </div>
      <p class={css.on}>
        <a class="button" href={`/learn/how-to-play/${first.ruleset}`}>
          {t('tutor.rules')}
        </a>
        <a class="button" href="/learn/strategy">
          {t('learn.strategy')}
        </a>
        <button type="button" onClick={onAgain}>
          {t('tutor.again')}
        </button>
      </p>
    </>
  );
}

/** By the friendly rules of the edition. */
async function startFirst(edition: string, nobody: string) {
  const name = preferences.name.value.trim() || nobody;
  const places = [{ kind: 'person', name } as const, { kind: 'bot', bot: GENTLE } as const];
  const choices = plainChoices(edition, friendlyIdOf(edition));
  const created = await startGame(choices, playersOf(places, opponentName));
  if (created.ok) await agreeAtOnce(created.value, 0);
  return created;
}
