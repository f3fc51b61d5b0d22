/** The puzzle of the day: one position for everybody, three tries to find the play that scores most. */
import { useSignal } from '@preact/signals';
import { type Edition, friendlyIn } from '@taht/editions';
import type { Puzzle as Position } from '@taht/search';
import { useEffect } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { momentText } from '../i18n/customs.ts';
import { dateOf } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { staticGame } from '../play/static/static-game.ts';
import { equipmentOf } from '../review/replayed.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { EditionChoice } from '../ui/edition-choice.tsx';
import { Loading } from '../ui/loading.tsx';
import { Warning } from '../ui/warning.tsx';
import { OWN, OwnPuzzlePage, OwnPuzzles } from './own-puzzle.tsx';
import own from './puzzle.module.css';
import { daysBefore, parseDay, seedOf, streakOf, weekOf } from './puzzle-day.ts';
import { stateOf } from './puzzle-state.ts';
import { Riddle } from './riddle.tsx';
import { addressOf, Week } from './week.tsx';

const PAST = 14;

const PLAYER = [{ id: '1', name: '1' }];

export function Puzzle({ day }: { readonly day?: string }) {
  const said = useReviewTexts();
  const edition = chosenEdition();
  if (said === null) return <Loading />;
  const number = OWN.exec(day ?? '')?.[1];
  return number === undefined ? (
    <PuzzleOfDay edition={edition} day={day} />
  ) : (
    <OwnPuzzlePage edition={edition} number={Number(number)} />
  );
}

interface PuzzleOfDayProps {
  readonly edition: Edition;
  readonly day: string | undefined;
}

function PuzzleOfDay({ edition, day }: PuzzleOfDayProps) {
  const engine = useEngine(edition.id);
  const today = dateOf(Date.now());
  const shown = parseDay(day ?? today, today) ?? today;
  const position = useSignal<Position | null>(null);
  const hasFailed = useSignal(false);
  // The position is the one of the rulebook; on the screen nobody plays by it, so the board is ours.
  const table = staticGame(edition, PLAYER);

  useEffect(() => {
    const asked = new AbortController();
    position.value = null;
    hasFailed.value = false;
    void engine
      .ask({ kind: 'puzzle', table: equipmentOf(table), seed: seedOf(shown) }, asked.signal)
      .then((answer) => {
        if (asked.signal.aborted) return;
        if (answer.ok && answer.value !== null) position.value = answer.value;
        else hasFailed.value = true;
      });
    return () => asked.abort();
  }, [engine, shown]);

  const { t, language } = texts.value;
  const present = position.value;
  // A heading breaks before its date and never within it.
  const date = momentText(Date.parse(`${shown}T12:00`), language, { dateStyle: 'long' }).replaceAll(
    ' ',
    '\u00a0',
  );
  const streak = streakOf(today, (each) => stateOf(edition.id, each).isSolved);
  return (
    <section class={`page ${own.puzzle}`} data-hands="">
      <div class={own.head}>
        <h1>{t('puzzle.title', { date })}</h1>
        {streak > 1 ? <p>{t('puzzle.streak', { count: streak })}</p> : null}
        <Week edition={edition.id} today={today} shown={shown} />
      </div>
      {hasFailed.value ? (
        <Warning>{t('review.engine-failed')}</Warning>
      ) : present === null ? (
        <p class={own.view} role="status">
          {t('shell.loading')}
        </p>
      ) : (
        <Riddle
          key={`${edition.id}.${shown}`}
          edition={edition}
          day={shown}
          date={date}
          position={present}
          engine={engine}
          table={staticGame(edition, PLAYER, { ruleset: friendlyIn(edition).id })}
        />
      )}
      <div class={own.below}>
        <OwnPuzzles edition={edition.id} />
        <PastDays edition={edition.id} today={today} shown={shown} />
        <EditionChoice />
        <a class="button" href="/weekly">
          {t('home.weekly')}
        </a>
      </div>
    </section>
  );
}

interface PastDaysProps {
  readonly edition: string;
  readonly today: string;
  readonly shown: string;
}

/** Those before the week that is seen above; one rarely goes to them. */
function PastDays({ edition, today, shown }: PastDaysProps) {
  const { t, language } = texts.value;
  const week = weekOf(shown);
  const days = [today, ...daysBefore(today, PAST)].filter((day) => !week.includes(day));
  return (
    <details>
      <summary>{t('puzzle.past')}</summary>
      <ul class={own.days}>
        {days.map((each) => (
          <li key={each}>
            <a href={addressOf(each, today)}>
              {momentText(Date.parse(`${each}T12:00`), language, {
                day: 'numeric',
                month: 'short',
              })}
              {stateOf(edition, each).isSolved ? (
                <>
                  <span aria-hidden="true"> ★</span>
                  <span class="unseen">{t('puzzle.solved')}</span>
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
