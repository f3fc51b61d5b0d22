/** The caller's page: who is there, the next call, and the end. */
import { useSignal } from '@preact/signals';
import type { bingo } from '@taht/modes';
import { explainMode, NO_NAMES, plain } from '@taht/phrasing';
import { type Trouble, troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { set } from '../../ui/set.ts';
import { Sure } from '../../ui/sure.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { Warning } from '../../ui/warning.tsx';
import modes from '../other-games.module.css';
import { Called } from './called.tsx';
import { Outcome } from './outcome.tsx';
import { Joining } from './screen.tsx';
import type { BingoSession } from './session.ts';

export interface AtBingoProps {
  readonly session: BingoSession;
  readonly view: bingo.BingoView;
}

export function Caller({ session, view }: AtBingoProps) {
  const { t } = texts.value;
  const { phase, rules, bag } = view;
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const isEnding = useSignal(false);
  const act = (action: bingo.Action) => attempt(session.ask(action));
  return (
    <section class="page">
      <h1>{t('other.bingo')}</h1>
      {phase.kind === 'over' ? <Outcome view={view} /> : null}
      <p class={modes.buttons}>
        {phase.kind === 'entering' ? (
          <button
            type="button"
            class="main"
            disabled={view.players.length === 0 || isBusy.value}
            onClick={() => act({ kind: 'start' })}
          >
            {t('bingo.start')}
          </button>
        ) : null}
        {phase.kind === 'calling' && rules.seconds === 'none' ? (
          <button
            type="button"
            class="main"
            disabled={bag === 0 || isBusy.value}
            onClick={() => act({ kind: 'call' })}
          >
            {t('bingo.call')}
          </button>
        ) : null}
        {phase.kind === 'over' ? (
          <a class="button main" href="/bingo">
            {t('bingo.open')}
          </a>
        ) : (
          <button type="button" onClick={set(isEnding, true)}>
            {t('bingo.end')}
          </button>
        )}
        <a class="button" href={`/bingo/${view.game}/screen`} target="_blank" rel="noopener">
          {t('bingo.screen')}
        </a>
      </p>
      <BingoTrouble trouble={trouble.value} />
      {phase.kind === 'calling' ? <WrongClaims view={view} /> : null}
      {phase.kind === 'entering' ? <Joining view={view} /> : <Called view={view} />}
      {isEnding.value ? (
        <Sure
          text={t('bingo.end-really')}
          onYes={() => void act({ kind: 'end' })}
          onClose={set(isEnding, false)}
        />
      ) : null}
    </section>
  );
}

function WrongClaims({ view: { wrongClaims } }: Pick<AtBingoProps, 'view'>) {
  const { t, list } = texts.value;
  const names = (wrongClaims ?? []).map(({ name, times }) =>
    times === 1 ? plain(name) : `${plain(name)} (${times})`,
  );
  return (
    <p role="status">
      {names.length === 0 ? '' : t('bingo.wrong-claims', { players: list(names) })}
    </p>
  );
}

/** What the game refuses, in its own words. */
export const BingoTrouble = ({ trouble }: { readonly trouble: Trouble | null }) => (
  <Warning>
    {trouble === null
      ? null
      : trouble.code === 'refused'
        ? explainMode(texts.value, trouble.refusal, NO_NAMES)
        : troubleLine(texts.value, trouble)}
  </Warning>
);
