/** The other games of the rulebooks: all of them, or the rules of one. */
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { Loading } from '../ui/loading.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { NearBoard } from '../ui/small-board.tsx';
import { isOtherGame, OTHER_GAMES, type OtherGame, RULES, rulesAddressOf } from './games.ts';
import { AllLink } from './links.tsx';
import css from './other-games.module.css';

/** What each is about as tiles seen from near: twice the same, a row alone, a word that goes, a line on a card. */
const PICTURES: Readonly<Record<(typeof OTHER_GAMES)[number], readonly number[]>> = {
  duplicate: [5, 6, 7, 8, 15, 16, 17, 18],
  solitaire: [10, 11, 12, 13, 14],
  ungame: [5, 7, 9, 12, 17, 22],
  bingo: [0, 3, 6, 9, 12, 18, 20, 24],
};

export function Other({ game }: { readonly game?: string }) {
  const isReady = useParts('otherGames');
  if (!isReady) return <Loading />;
  if (game === undefined) return <AllGames />;
  return isOtherGame(game) ? <GameRules game={game} /> : <NotFound />;
}

function AllGames() {
  const { t } = texts.value;
  return (
    <section class="page">
      <h1>{t('other.title')}</h1>
      <p>{t('other.intro')}</p>
      <ul class={`rows pictured ${css.games}`}>
        {OTHER_GAMES.map((game) => (
          <li key={game}>
            <a href={`/${game}`}>
              <NearBoard squares={PICTURES[game]} />
              <span>
                <strong>{t(`other.${game}`)}</strong>
                <small>{t(`other.${game}.about`)}</small>
              </span>
            </a>
            <a
              class={css.how}
              href={rulesAddressOf(game)}
              aria-label={t('other.rules-of', { game: t(`other.${game}`) })}
            >
              {t('other.rules')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameRules({ game }: { readonly game: OtherGame }) {
  const { t, find } = texts.value;
  return (
    <section class="page">
      <h1>{t('other.rules-of', { game: t(`other.${game}`) })}</h1>
      <p>{t(`other.${game}.about`)}</p>
      <ol class={css.rules}>
        {RULES[game].map((rule) => (
          <li key={rule}>{find(`${game}.rule.${rule}`)}</li>
        ))}
      </ol>
      <p class={css.buttons}>
        <a class="button main" href={`/${game}`}>
          {t('other.play')}
        </a>
        <AllLink />
      </p>
    </section>
  );
}
