/** Oneself: what one is called, the games that go on, the week of puzzles, how it all looks; the account is a step further. */
import { useEffect } from 'preact/hooks';
import { deviceTurns } from '../home/device-turns.ts';
import { PuzzleCard } from '../home/puzzle-card.tsx';
import { useDeviceGames } from '../home/use-games.ts';
import { useNetworkTurns } from '../home/use-network-turns.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { emailTicketIn, hasBack, resetTicketIn } from '../people/links.ts';
import { AccountPage } from '../people/me/account-page.tsx';
import { own, readOwn } from '../people/self.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { Loading } from '../ui/loading.tsx';
import { TurnList } from '../ui/turn-card.tsx';
import css from './me.module.css';
import { OwnFace } from './own-face.tsx';

/** Links that were sent to somebody lead here; what they are for is done on the page of the account. */
export const Me = () =>
  hasBack(location.hash) ||
  emailTicketIn(location.hash) !== null ||
  resetTicketIn(location.hash) !== null ? (
    <AccountPage />
  ) : (
    <Oneself />
  );

function Oneself() {
  const isReady = useParts('start', 'network', 'people');
  const { t } = texts.value;
  const device = useDeviceGames().games.value;
  const network = useNetworkTurns();
  useEffect(() => void readOwn(), []);
  if (!isReady) return <Loading />;
  const games = [...network, ...deviceTurns(device, texts.value)];
  return (
    <section class={`page ${css.me}`}>
      <OwnFace />
      <div class={css.games}>
        <TurnList title={t('me.games')} games={games} />
        <PuzzleCard edition={chosenEdition().id} />
      </div>
      <nav aria-label={t('me.more')}>
        <ul class={css.lines}>
          {linesOf().map(([address, text]) => (
            <li key={address}>
              <a href={address}>{text}</a>
            </li>
          ))}
        </ul>
        <p class={css.quiet}>
          <a href="/me/account">{t(own.value == null ? 'me.elsewhere' : 'me.account-line')}</a>
        </p>
      </nav>
    </section>
  );
}

/** Where one goes from here, each with what it is called. */
function linesOf(): readonly (readonly [address: string, text: string])[] {
  const { t } = texts.value;
  const card = own.value?.me.card;
  const roles = card?.roles ?? [];
  const isAdministrator = roles.includes('administrator');
  return [
    ['/settings', t('me.appearance')],
    ...(card === undefined ? [] : [[`/people/${card.id}`, t('me.my-figures')] as const]),
    ['/review', t('home.review')],
    ['/leaderboards', t('ranks.title')],
    ['/class', t('class.title')],
    ...(isAdministrator || roles.includes('word-judge')
      ? [['/words/reports', t('word-reports.title')] as const]
      : []),
    ...(isAdministrator || roles.includes('moderator')
      ? [['/moderation', t('moderation.title')] as const]
      : []),
    ...(isAdministrator ? [['/admin', t('admin.title')] as const] : []),
  ];
}
