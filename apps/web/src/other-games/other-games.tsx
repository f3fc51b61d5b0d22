/** The other games of the rulebooks: all of them, or the rules of one. */
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { Loading } from '../ui/loading.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { isOtherGame, OTHER_GAMES, type OtherGame, RULES, rulesAddressOf } from './games.ts';
import { AllLink } from './links.tsx';
import css from './other-games.module.css';

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
      <ul class={css.cards}>
        {OTHER_GAMES.map((game) => (
          <li key={game}>
            <h2>
              <a href={`/${game}`}>{t(`other.${game}`)}</a>
            </h2>
            <p>{t(`other.${game}.about`)}</p>
            <p class={css.buttons}>
              <a
                class="button"
                href={rulesAddressOf(game)}
                aria-label={t('other.rules-of', { game: t(`other.${game}`) })}
              >
                {t('other.rules')}
              </a>
            </p>
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
