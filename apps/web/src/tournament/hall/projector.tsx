/** For the wall of a hall: follows the tournament by itself, from the welcome to the last standings. */

import { plain } from '@taht/phrasing';
import { type TournamentView, viewAs } from '@taht/tournament';
import parts from '../../connection/parts/parts.module.css';
import { Qr } from '../../connection/parts/qr.tsx';
import { useSharedOrigin } from '../../connection/shared-origin.ts';
import { texts } from '../../i18n/texts.ts';
import { useNow } from '../../ui/use-now.ts';
import { RoomClock } from '../room-clock.tsx';
import { roundText } from '../tournament-texts.ts';
import {
  type Addressed,
  pathOf,
  type TournamentProps,
  WithTournament,
} from '../with-tournament.tsx';
import css from './projector.module.css';
import { newsAt, type Scene, type Slide, sceneOf, slidesOf } from './scene.ts';
import { SlideView } from './slide-view.tsx';
import { stateText } from './state-text.ts';
import { type Turning, useTurning } from './use-turning.ts';

export const Projector = ({ id = '' }: Addressed) => (
  <WithTournament id={id} isForAnybody says={['hall']}>
    {({ tournament, view }) => <Wall tournament={tournament} view={viewAs(view, 'projector')} />}
  </WithTournament>
);

function Wall(props: TournamentProps) {
  const { view } = props;
  const scene = sceneOf(view);
  const slides = slidesOf(view, scene, texts.value.language);
  return (
    <section class={css.wall} data-scene={scene.kind}>
      <header>
        <div>
          <h1>{plain(view.head.name)}</h1>
          {'round' in scene ? <p>{roundText(texts.value, view, scene.round)}</p> : null}
        </div>
        {scene.kind === 'drawn' || scene.kind === 'playing' ? (
          <div class={css.clock}>
            <RoomClock {...props} />
          </div>
        ) : null}
      </header>
      <News {...props} />
      <p class={css.state} role="status">
        {stateText(texts.value, view, scene)}
      </p>
      {scene.kind === 'before' ? <Welcome view={view} /> : null}
      {slides.length === 0 ? null : <Pages key={keyOf(scene)} view={view} slides={slides} />}
    </section>
  );
}

/** Every scene begins with its first page. */
const keyOf = (scene: Scene): string =>
  'round' in scene ? `${scene.kind} ${scene.round.stage} ${scene.round.round}` : scene.kind;

function News({ tournament, view }: TournamentProps) {
  const now = useNow(tournament.now, view.announcements.length > 0);
  const news = newsAt(view, now);
  return news === undefined ? null : <p class={css.news}>{plain(news.text)}</p>;
}

/** How to come in by phone, where phones are allowed. */
function Welcome({ view: { head, players } }: { readonly view: TournamentView }) {
  const { t } = texts.value;
  const link = new URL(pathOf({ id: head.code || head.event }), useSharedOrigin()).href;
  return (
    <div class={css.welcome}>
      <p>{t('count.players', { count: players.length })}</p>
      {head.rules.phones === 'none' ? null : (
        <>
          <p>{t('hall.follow')}</p>
          <Qr text={link} label={t('table.qr')} />
          <p class={parts.about}>{link}</p>
          {head.code === '' ? null : (
            <p>
              {t('hall.code')}: <strong class={parts.code}>{head.code}</strong>
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface PagesProps {
  readonly view: TournamentView;
  readonly slides: readonly Slide[];
}

function Pages({ view, slides }: PagesProps) {
  const turning = useTurning(slides.length);
  const slide = slides[turning.page];
  if (slide === undefined) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys turn wherever the focus is */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div class={css.slide} onClick={() => turning.turn(1)}>
        <SlideView key={turning.page} view={view} slide={slide} />
      </div>
      {slides.length > 1 ? <Controls turning={turning} pages={slides.length} /> : null}
    </>
  );
}

function Controls({ turning, pages }: { readonly turning: Turning; readonly pages: number }) {
  const { t } = texts.value;
  const { page, isStopped, turn, stop } = turning;
  return (
    <p class={css.controls}>
      <button type="button" onClick={() => turn(-1)}>
        {t('hall.back')}
      </button>
      <span>{t('hall.page', { page: page + 1, pages })}</span>
      <button type="button" onClick={() => turn(1)}>
        {t('hall.next')}
      </button>
      <button type="button" onClick={() => stop(!isStopped)}>
        {t(isStopped ? 'hall.go-on' : 'hall.pause')}
      </button>
      <span class={css.keys}>{t('hall.keys')}</span>
    </p>
  );
}
