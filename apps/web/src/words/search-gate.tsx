/** Stands before every page that finds words, for somebody whose own game goes on: it asks first, or refuses. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TextId } from '../i18n/parts.ts';
import { type Texts, texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { namesAt } from '../network/table-names.ts';
import { remembered } from '../preferences/preferences.ts';
import { Loading } from '../ui/loading.tsx';
import { into } from '../ui/set.ts';
import { findRunning } from './find-running.ts';
import { type Permission, permissionOf, type RunningGame } from './running-games.ts';

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** The games about which this device has asked; the oldest are forgotten. */
const agreed = remembered<readonly string[]>('words-in-game', [], isNames);
const MOST_AGREED = 100;

export interface SearchGateProps {
  /** The heading of the page behind it. */
  readonly title: TextId;
  readonly children: ComponentChildren;
}

export function SearchGate({ title, children }: SearchGateProps) {
  const said = useReviewTexts();
  const games = useSignal<readonly RunningGame[] | null>(null);
  useEffect(() => {
    const read = (): void => {
      void findRunning().then(into(games));
    };
    read();
    // A game may have begun in another window.
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  if (said === null || games.value === null) return <Loading />;
  const permission = permissionOf(games.value, agreed.value);
  return permission.kind === 'free' ? children : <Stopped title={title} permission={permission} />;
}

interface StoppedProps {
  readonly title: TextId;
  readonly permission: Exclude<Permission, { kind: 'free' }>;
}

function Stopped({ title, permission: { kind, games } }: StoppedProps) {
  const { t } = texts.value;
  if (!useParts('rules', 'start', 'otherGames', 'duplicate')) return <Loading />;
  const agree = (): void => {
    agreed.value = [...agreed.value, ...games.map(({ id }) => id)].slice(-MOST_AGREED);
  };
  return (
    <section class="page">
      <h1>{t(title)}</h1>
      <p>{t(`finder.${kind}`, { count: games.length })}</p>
      <ul class="rows">
        {games.map((game) => (
          <li key={game.id}>
            <a href={game.href}>
              <strong>{nameOf(game, texts.value)}</strong>
              <small>
                {t('rule.lookup')}: {t(`rule.lookup.${game.lookup}`)}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {kind === 'refused' ? (
        <p>{t('finder.refused-look-up')}</p>
      ) : (
        <>
          <p>{t('finder.ask-once')}</p>
          <button type="button" onClick={agree}>
            {t('finder.open-anyway')}
          </button>
        </>
      )}
    </section>
  );
}

function nameOf({ shown }: RunningGame, says: Texts): string {
  switch (shown.kind) {
    case 'players':
      return shown.names.join(' – ');
    case 'table':
      return namesAt(shown.head, says);
    case 'solitaire':
      return says.t('other.solitaire');
    case 'duplicate':
      return says.t('duplicate.title');
  }
}
