/** Which solitaire to play, what is under way, and what has been reached. */
import { solitaire } from '@taht/modes';
import { texts } from '../../i18n/texts.ts';
import type { SavedSolitaire } from '../../local-games/other/message.ts';
import { chosenEdition } from '../../ui/chosen-edition.ts';
import { Warning } from '../../ui/warning.tsx';
import { EditionChoice } from '../edition.tsx';
import { otherGamesFailureText } from '../failure-text.ts';
import { AllLink, RulesLink } from '../links.tsx';
import css from '../other-games.module.css';
import { Attempts } from './attempts.tsx';
import { bestTotal, ofDay, type SameGame } from './records.ts';
import { type Solitaires, useSolitaires } from './use-solitaires.ts';

/** Those that have a game of the day. */
const DAILY: readonly solitaire.Variant[] = ['one-rack', 'open'];

export function SolitaireList() {
  const { t } = texts.value;
  const solitaires = useSolitaires(chosenEdition());
  const { games, trouble, remove } = solitaires;
  return (
    <section class="page">
      <h1>{t('other.solitaire')}</h1>
      <EditionChoice />
      <ul class={css.cards}>
        {solitaire.VARIANTS.map((variant) => (
          <li key={variant}>
            <Variant variant={variant} solitaires={solitaires} />
          </li>
        ))}
      </ul>
      {trouble.value === null ? null : (
        <Warning>{otherGamesFailureText(texts.value, trouble.value)}</Warning>
      )}
      <Attempts
        title={t('home.continue')}
        games={games.value.filter(({ isOver }) => !isOver)}
        onRemove={remove}
      />
      <Attempts
        title={t('solitaire.attempts')}
        games={games.value.filter(({ isOver }) => isOver)}
        onRemove={remove}
      />
      <p class={css.buttons}>
        <RulesLink game="solitaire" />
        <AllLink />
      </p>
    </section>
  );
}

interface VariantProps {
  readonly variant: solitaire.Variant;
  readonly solitaires: Solitaires;
}

function Variant({ variant, solitaires }: VariantProps) {
  const { t } = texts.value;
  const { games, isBusy, today, sameGame, begin, playToday } = solitaires;
  const name = t(`solitaire.variant.${variant}`);
  return (
    <>
      <h2>{name}</h2>
      <p>{t(`solitaire.variant.${variant}.about`)}</p>
      <Reached games={games.value} game={sameGame(variant)} today={today} />
      <p class={css.buttons}>
        <button
          type="button"
          class="main"
          disabled={isBusy.value}
          aria-label={`${name}: ${t('solitaire.begin')}`}
          onClick={() => begin(variant)}
        >
          {t('solitaire.begin')}
        </button>
        {DAILY.includes(variant) ? (
          <button
            type="button"
            disabled={isBusy.value}
            aria-label={`${name}: ${t('solitaire.today')}`}
            onClick={() => playToday(variant)}
          >
            {t('solitaire.today')}
          </button>
        ) : null}
      </p>
    </>
  );
}

interface ReachedProps {
  readonly games: readonly SavedSolitaire[];
  readonly game: SameGame;
  readonly today: string;
}

function Reached({ games, game, today }: ReachedProps) {
  const { t } = texts.value;
  const best = bestTotal(games, game);
  const daily = bestTotal(ofDay(games, game, today), game);
  if (best === null) return null;
  return (
    <p class={css.soft}>
      {t('solitaire.best', { total: best })}
      {daily === null ? null : (
        <>
          <br />
          {t('solitaire.best-today', { total: daily })}
        </>
      )}
    </p>
  );
}
