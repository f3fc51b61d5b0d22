/** A finished game played again, without a clock, against those who played it. */
import { useSignal } from '@preact/signals';
import { ok, type Result } from '@taht/base';
import type { Letter } from '@taht/letters';
import type { duplicate } from '@taht/modes';
import type { LexiconId } from '@taht/rules';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { call } from '../../connection/call.ts';
import { me } from '../../connection/me.ts';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { askAbout, verdictOn } from '../../local-games/judged.ts';
import { StaticBoard } from '../../play/static/static-board.tsx';
import { announce } from '../../ui/announcer.tsx';
import { set } from '../../ui/set.ts';
import { Sure } from '../../ui/sure.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import css from '../duplicate.module.css';
import { sayTrouble } from '../duplicate-texts.ts';
import type { View } from '../game.ts';
import { HandIn } from '../hand-in.tsx';
import { LastRound, OwnSheet, OwnStanding, TopList } from '../results.tsx';
import { lastTurn, sceneOf } from '../scene.ts';
import { type Addressed, type GameProps, pathOf, WithGame } from '../with-game.tsx';
import { type FindBad, openSolo, type SoloGame } from './solo-game.ts';

export const Solo = ({ game = '' }: Addressed) => (
  <WithGame game={game} isForAnybody>
    {({ game: { id } }) => <Found id={id} />}
  </WithGame>
);

type FoundArchive = Result<duplicate.Archive | null, Trouble>;

function Found({ id }: { readonly id: string }) {
  const { t } = texts.value;
  const found = useAnswer<FoundArchive>(
    () => call<duplicate.Archive>(`/duplicates/${id}/archive`),
    ok(null),
    [id],
  );
  const archive = found.value.ok ? found.value.value : null;
  if (archive !== null && archive.rounds.length > 0)
    return <PlayAlone archive={archive} back={<BackToGame id={id} />} />;
  return (
    <section class="page">
      <h1>{t('duplicate.solo-game')}</h1>
      {found.value.ok ? (
        <p role="status">{t(archive === null ? 'shell.loading' : 'duplicate.solo-empty')}</p>
      ) : (
        <p role="alert">
          {found.value.error.code === 'refused'
            ? t('duplicate.solo-later')
            : sayTrouble(texts.value, found.value.error)}
        </p>
      )}
      <BackToGame id={id} />
    </section>
  );
}

const BackToGame = ({ id }: { readonly id: string }) => (
  <a class="button" href={pathOf({ id })}>
    {texts.value.t('duplicate.to-game')}
  </a>
);

const findBadIn =
  (lexicon: LexiconId): FindBad =>
  async (words: readonly (readonly Letter[])[]) => {
    await askAbout(lexicon, words);
    const verdicts = words.map((word) => verdictOn(lexicon, word) ?? 'unknown');
    return verdicts.includes('unknown') ? null : words.filter((_, i) => verdicts[i] === 'bad');
  };

export interface PlayAloneProps {
  readonly archive: duplicate.Archive;
  /** Where whoever has had enough goes. */
  readonly back: JSX.Element;
  /** The heading, in place of that of a game played again. */
  readonly title?: string;
  /** Told after every round, and when it is loaded. */
  readonly onChange?: (view: View) => void;
}

export function PlayAlone({ archive, onChange, ...frame }: PlayAloneProps) {
  const { setup } = archive;
  const name = me.value?.card.nickname || texts.value.t('duplicate.play.you');
  const game = useMemo(() => openSolo(archive, name, findBadIn(setup.lexicon)), [setup.game, name]);
  const view = game.view.value;
  useEffect(() => {
    if (view !== null) onChange?.(view);
  }, [view]);
  return view === null ? null : <Page game={game} view={view} {...frame} />;
}

interface SoloProps extends GameProps, Pick<PlayAloneProps, 'back' | 'title'> {
  readonly game: SoloGame;
}

function Page({ game, view, back, title }: SoloProps) {
  const { t } = texts.value;
  const isOver = view.phase.kind === 'over';
  useNews({ game, view });
  return (
    <section class={css.play} data-phase={view.phase.kind}>
      <div class={css.head}>
        <h1>
          {isOver
            ? (title ?? t('duplicate.solo-game'))
            : t('duplicate.round', { round: view.round })}
        </h1>
      </div>
      <OwnStanding view={view} />
      <div class={css.ground}>
        {isOver ? (
          <StaticBoard game={sceneOf(view)} turns={lastTurn(view)} />
        ) : (
          <>
            <HandIn game={game} view={view} />
            <div class="buttons">
              <button type="button" onClick={() => game.skip()}>
                {t('duplicate.solo-nothing')}
              </button>
            </div>
          </>
        )}
      </div>
      <div class={css.side}>
        {view.rounds.length === 0 ? (
          <p>{t(title === undefined ? 'duplicate.solo-about' : 'weekly.about')}</p>
        ) : null}
        <LastRound game={game} view={view} />
        {view.players > 1 ? <TopList view={view} /> : null}
        <OwnSheet game={game} view={view} />
        <Ways game={game} view={view} back={back} />
      </div>
    </section>
  );
}

function Ways({ game, view, back }: Omit<SoloProps, 'title'>) {
  const { t } = texts.value;
  const isSure = useSignal(false);
  return (
    <>
      <p class="buttons">
        {view.rounds.length === 0 ? null : (
          <button type="button" onClick={set(isSure, true)}>
            {t('duplicate.solo-anew')}
          </button>
        )}
        {back}
      </p>
      {isSure.value ? (
        <Sure
          text={t('duplicate.solo-anew-sure')}
          onYes={() => game.beginAnew()}
          onClose={set(isSure, false)}
        />
      ) : null}
    </>
  );
}

/** How each round went, and the tiles of the next. */
function useNews({ view }: Pick<SoloProps, 'game' | 'view'>): void {
  const { rounds, own, round, rack, phase } = view;
  const judged = useSignal(rounds.length);
  useEffect(() => {
    const isNew = rounds.length > judged.peek();
    judged.value = rounds.length;
    if (!isNew) return;
    const { t } = texts.peek();
    const points = own?.rounds.at(-1)?.points ?? 'none';
    announce(t('duplicate.news.judged', { best: rounds.at(-1)?.best?.score ?? 0, own: points }));
    if (phase.kind === 'answering')
      announce(t('duplicate.news.called', { round, tiles: rack.join(' ') }));
  }, [rounds.length]);
}
