/** A player's page: the card is written, letters are crossed out, and whoever has them all calls out. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import { useEffect } from 'preact/hooks';
import { Tick } from '../../connection/parts/fields.tsx';
import parts from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { readStoredObject, writeStored } from '../../preferences/stored.ts';
import { set } from '../../ui/set.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import modes from '../other-games.module.css';
import css from './bingo.module.css';
import { Called } from './called.tsx';
import { type AtBingoProps, BingoTrouble } from './caller.tsx';
import { Card } from './card.tsx';
import { CardForm } from './card-form.tsx';
import { Outcome } from './outcome.tsx';
import type { BingoSession } from './session.ts';

export function Player({ session, view }: AtBingoProps) {
  const { t } = texts.value;
  const { phase, own } = view;
  const isRewriting = useSignal(false);
  const isWriting = phase.kind === 'entering' && (own === null || isRewriting.value);
  return (
    <section class="page">
      <h1>{t('other.bingo')}</h1>
      {view.caller === null ? null : (
        <p class={modes.soft}>
          {t('bingo.caller')}: {plain(view.caller.name)}
        </p>
      )}
      {phase.kind === 'over' ? <Outcome view={view} /> : null}
      {isWriting ? (
        <CardForm session={session} view={view} onDone={set(isRewriting, false)} />
      ) : null}
      {phase.kind === 'entering' && !isWriting && own !== null ? (
        <>
          <h2>{t('bingo.card')}</h2>
          <Card words={own.words} crossed={[]} />
          <p role="status">{t('bingo.wait')}</p>
          <button type="button" onClick={set(isRewriting, true)}>
            {t('bingo.rewrite')}
          </button>
        </>
      ) : null}
      {phase.kind === 'calling' && own === null ? <p role="status">{t('bingo.too-late')}</p> : null}
      {phase.kind === 'calling' && own !== null ? (
        <Crossing key={view.game} session={session} view={view} own={own} />
      ) : null}
      {phase.kind === 'entering' ? null : <Called view={view} />}
    </section>
  );
}

interface Marks {
  readonly crossed: readonly boolean[];
  readonly isAutomatic: boolean;
}

interface CrossingProps extends AtBingoProps {
  readonly own: NonNullable<AtBingoProps['view']['own']>;
}

/** Whoever crosses out by hand may err: what counts the program finds out when they call out. */
function Crossing({ session, view, own }: CrossingProps) {
  const { t } = texts.value;
  const key = `bingo.${view.game}`;
  const marks = useSignal<Marks>(readStoredObject<Marks>(key, { crossed: [], isAutomatic: false }));
  const { trouble, attempt } = useAttempt<Trouble>();
  const keep = (next: Marks): void => {
    marks.value = next;
    writeStored(key, next);
  };
  const { crossed, isAutomatic } = marks.value;
  const claim = () => attempt(session.ask({ kind: 'claim' }));
  const { missing } = view;
  const isPausing = usePause(session, view.claimFrom, set(trouble, null));
  return (
    <section class={css.own}>
      <h2>{t('bingo.card')}</h2>
      <Card
        words={own.words}
        crossed={isAutomatic ? own.crossed.flat() : crossed}
        {...(isAutomatic
          ? {}
          : {
              onTap: (at: number) =>
                keep({
                  isAutomatic,
                  crossed: own.words.flat().map((_, i) => (crossed[i] === true) !== (i === at)),
                }),
            })}
      />
      {isAutomatic ? null : <p class={modes.soft}>{t('bingo.tap')}</p>}
      <div class={parts.form}>
        <Tick
          label={t('bingo.auto')}
          isChecked={isAutomatic}
          onChange={(isOn) => keep({ crossed, isAutomatic: isOn })}
        />
      </div>
      <p class={modes.buttons}>
        <button type="button" class={`main ${css.shout}`} onClick={claim}>
          {t('bingo.claim')}
        </button>
      </p>
      <p role="status">
        {missing === null || missing.length === 0
          ? ''
          : t('bingo.not-yet', { letters: missing.join(' ') })}
        {isPausing ? ` ${t('bingo.pause')}` : ''}
      </p>
      <BingoTrouble trouble={trouble.value} />
    </section>
  );
}

/** So far this clock may be ahead of the server's, which decides. */
const AHEAD_MS = 1000;

/** Whether nothing can be claimed yet; `onOver` is told when that ends. */
function usePause(session: BingoSession, until: number | null, onOver: () => void): boolean {
  const isPausing = useSignal(false);
  useEffect(() => {
    const left = until === null ? 0 : until + AHEAD_MS - session.now();
    isPausing.value = left > 0;
    if (left <= 0) return;
    const timer = setTimeout(() => {
      isPausing.value = false;
      onOver();
    }, left);
    return () => clearTimeout(timer);
  }, [session, until]);
  return isPausing.value;
}
