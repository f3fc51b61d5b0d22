/** Which solitaire to play, what is under way, and what has been reached. */
import { useSignal } from '@preact/signals';
import { solitaire } from '@taht/modes';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { dateOf } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { KeeperClient } from '../../local-games/other/client.ts';
import type { KeeperFailure, KeptSolitaire } from '../../local-games/other/message.ts';
import { announce } from '../../ui/announcer.tsx';
import { chosenEdition, EditionChoice } from '../edition.tsx';
import { keeperText } from '../failure-text.ts';
import { AllLink, RulesLink } from '../links.tsx';
import css from '../other-games.module.css';
import { Attempts } from './attempts.tsx';
import { bestTotal, dailyToOpen, ofDay, type SameGame, solitairesIn } from './records.ts';

/** Those that have a game of the day. */
const DAILY: readonly solitaire.Variant[] = ['one-rack', 'open'];

export function SolitaireList() {
  const { t } = texts.value;
  const { route } = useLocation();
  const keeper = useMemo(() => new KeeperClient(), []);
  const kept = useSignal<readonly KeptSolitaire[]>([]);
  const trouble = useSignal<KeeperFailure | null>(null);
  const isBusy = useSignal(false);
  const edition = chosenEdition();
  const today = dateOf(Date.now());

  const look = async (): Promise<readonly KeptSolitaire[]> => {
    const list = await keeper.ask({ kind: 'list' });
    if (list.ok) kept.value = solitairesIn(list.value);
    else trouble.value = list.error;
    return kept.value;
  };
  useEffect(() => {
    void look();
    return () => keeper.close();
  }, [keeper]);

  const begin = async (variant: solitaire.Variant, day: string | null): Promise<void> => {
    isBusy.value = true;
    const wanted = { variant, day, edition: edition.id };
    const begun = await keeper.ask({ kind: 'begin-solitaire', wanted });
    isBusy.value = false;
    if (begun.ok) route(`/solitaire/${begun.value}`);
    else trouble.value = begun.error;
  };

  const remove = async (id: string): Promise<void> => {
    const removed = await keeper.ask({ kind: 'remove', game: id });
    if (!removed.ok) {
      trouble.value = removed.error;
      return;
    }
    kept.value = kept.value.filter((each) => each.id !== id);
    announce(t('home.deleted'));
    document.getElementById('main')?.focus();
  };

  const sameGame = (variant: solitaire.Variant): SameGame => ({
    variant,
    tileset: edition.rulesets[0].tileset,
    lexicon: edition.lexicons[0] ?? edition.id,
  });
  /** What was begun before is looked for first: nobody gets the game of the day twice. */
  const playToday = async (variant: solitaire.Variant): Promise<void> => {
    isBusy.value = true;
    const known = dailyToOpen(await look(), sameGame(variant), today);
    if (known === undefined) await begin(variant, today);
    else route(`/solitaire/${known.id}`);
  };

  return (
    <section class="page">
      <h1>{t('other.solitaire')}</h1>
      <EditionChoice />
      <ul class={css.cards}>
        {solitaire.VARIANTS.map((variant) => (
          <li key={variant}>
            <h2>{t(`solitaire.variant.${variant}`)}</h2>
            <p>{t(`solitaire.variant.${variant}.about`)}</p>
            <Reached kept={kept.value} game={sameGame(variant)} today={today} />
            <p class={css.buttons}>
              <button
                type="button"
                class="main"
                disabled={isBusy.value}
                aria-label={`${t(`solitaire.variant.${variant}`)}: ${t('solitaire.begin')}`}
                onClick={() => begin(variant, null)}
              >
                {t('solitaire.begin')}
              </button>
              {DAILY.includes(variant) ? (
                <button
                  type="button"
                  disabled={isBusy.value}
                  aria-label={`${t(`solitaire.variant.${variant}`)}: ${t('solitaire.today')}`}
                  onClick={() => playToday(variant)}
                >
                  {t('solitaire.today')}
                </button>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {trouble.value === null ? null : (
        <p class="warn" role="alert">
          {keeperText(texts.value, trouble.value)}
        </p>
      )}
      <Attempts
        title={t('home.continue')}
        games={kept.value.filter(({ isOver }) => !isOver)}
        onRemove={remove}
      />
      <Attempts
        title={t('solitaire.attempts')}
        games={kept.value.filter(({ isOver }) => isOver)}
        onRemove={remove}
      />
      <p class={css.buttons}>
        <RulesLink game="solitaire" />
        <AllLink />
      </p>
    </section>
  );
}

interface ReachedProps {
  readonly kept: readonly KeptSolitaire[];
  readonly game: SameGame;
  readonly today: string;
}

function Reached({ kept, game, today }: ReachedProps) {
  const { t } = texts.value;
  const best = bestTotal(kept, game);
  const daily = bestTotal(ofDay(kept, game, today), game);
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
