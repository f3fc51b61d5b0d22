/** One rung: the skill in two sentences, three positions to try it on, and the bot to be beaten. */
import { useSignal } from '@preact/signals';
import { type Edition, editionOf } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { friendlyIdOf } from '../learn/first-game/lesson.ts';
import { failureText } from '../local-games/failure-text.ts';
import type { HostFailure } from '../local-games/message.ts';
import { plainChoices } from '../new-game/choices.ts';
import { opponentName } from '../new-game/opponent-select.tsx';
import { playersOf } from '../new-game/places.ts';
import { agreeAtOnce, startGame } from '../new-game/start-game.ts';
import { preferences } from '../preferences/preferences.ts';
import { BotFace } from '../ui/bot-face.tsx';
import { Warning } from '../ui/warning.tsx';
import css from './path.module.css';
import type { Positions } from './position.ts';
import { Practice } from './practice.tsx';
import { isPassed, isPractised, isSolved, type RungState, stateOf } from './progress.ts';
import { BOT_OF, POSITIONS, RUNGS, type Rung, WINS } from './rungs.ts';
import { usePath } from './use-path.ts';

export interface RungPageProps {
  readonly rung: Rung;
  readonly edition: string;
}

const files = import.meta.glob<Positions>('./positions/*.json', { import: 'default' });

export function RungPage({ rung, edition }: RungPageProps) {
  const { t } = texts.value;
  const { state, solve } = usePath(edition);
  const positions = useSignal<readonly string[]>([]);
  const own = stateOf(state, rung);
  const at = useSignal(firstOpen(own));
  useEffect(() => {
    void files[`./positions/${edition}.json`]?.().then((found) => {
      positions.value = found[rung];
    });
  }, [edition, rung]);
  const number = RUNGS.indexOf(rung) + 1;
  const next = RUNGS[number];
  const text = positions.value[at.value];
  return (
    <section class={`page ${css.rung}`} data-hands="">
      <header>
        <p>
          <a href={`/learn/path/all/${edition}`}>{t('path.title')}</a> ·{' '}
          {t('path.step', { number, all: RUNGS.length })}
        </p>
        <h1>{t(`path.rung.${rung}`)}</h1>
        <p>{t(`path.rung.${rung}.about`)}</p>
      </header>
      <nav class={css.tabs}>
        {Array.from({ length: POSITIONS }, (_, i) => (
          <button
            key={i}
            type="button"
            aria-pressed={i === at.value}
            aria-label={`${t('path.position', { number: i + 1 })}${isSolved(own, i) ? `, ${t('path.done')}` : ''}`}
            onClick={() => {
              at.value = i;
            }}
          >
            {i + 1}
            {isSolved(own, i) ? ' ★' : ''}
          </button>
        ))}
      </nav>
      {text === undefined ? null : (
        <Practice
          key={text}
          rung={rung}
          edition={editionOf(edition) as Edition}
          text={text}
          onSolved={() => solve(rung, at.value)}
        />
      )}
      <Wins rung={rung} edition={edition} state={own} />
      {next === undefined || !isPassed(own) ? null : (
        <a class="button main" href={`/learn/path/${next}/${edition}`}>
          {t('path.next')}
        </a>
      )}
    </section>
  );
}

function firstOpen(state: RungState): number {
  const open = Array.from({ length: POSITIONS }, (_, i) => i).find((i) => !isSolved(state, i));
  return open ?? 0;
}

interface WinsProps extends RungPageProps {
  readonly state: RungState;
}

function Wins({ rung, edition, state }: WinsProps) {
  const { t } = texts.value;
  const { route } = useLocation();
  const trouble = useSignal<HostFailure | null>(null);
  const bot = BOT_OF[rung];
  const name = opponentName(bot);
  const begin = async (): Promise<void> => {
    const created = await startAgainst(bot, edition, t('home.player'));
    if (created.ok) route(`/play/${created.value}`);
    else trouble.value = created.error;
  };
  return (
    <div class={css.wins}>
      <BotFace bot={bot} size={44} />
      <p>
        {t(isPractised(state) ? 'path.win' : 'path.first', { player: name })}
        <br />
        <small>{t('path.wins', { won: Math.min(WINS, state.wins.length), all: WINS })}</small>
      </p>
      {isPractised(state) ? (
        <button type="button" class="main" onClick={() => void begin()}>
          {t('path.play', { player: name })}
        </button>
      ) : null}
      {trouble.value === null ? null : <Warning>{failureText(trouble.value, texts.value)}</Warning>}
    </div>
  );
}

/** By the friendly rules of the edition. */
async function startAgainst(bot: string, edition: string, nobody: string) {
  const name = preferences.name.value.trim() || nobody;
  const places = [{ kind: 'person', name } as const, { kind: 'bot', bot } as const];
  const choices = plainChoices(edition, friendlyIdOf(edition));
  const created = await startGame(choices, playersOf(places, opponentName));
  if (created.ok) await agreeAtOnce(created.value, 0);
  return created;
}
