/** A game of this device: bots move by themselves, and where people share the device it follows whoever is asked. */
import { useSignal } from '@preact/signals';
import { type Game, nextDue } from '@taht/rules';
import { botNamed } from '@taht/search';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { Loading } from '../ui/loading.tsx';
import { set } from '../ui/set.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { draftStore } from './input/draft-store.ts';
import { openGame } from './model/game-model.ts';
import { type BotDrivers, driveBots } from './session/bots.ts';
import { agreeLocally, openLocal } from './session/local-session.ts';
import type { Session } from './session/session.ts';
import { deviceAt, mayClaim } from './shared-device/device.ts';
import { GameView } from './view/game-view.tsx';

const loadCover = () => import('./shared-device/cover.tsx').then(({ Cover }) => Cover);
const loadAgreement = () =>
  import('./shared-device/agreement.tsx').then(({ Agreement }) => Agreement);
const loadTableSide = () =>
  import('./shared-device/table-side.tsx').then(({ TableSide }) => TableSide);

/** Another game is another device in other hands. */
export const Play = ({ game = '' }: { readonly game?: string }) => (
  <LocalGame key={game} id={game} />
);

function LocalGame({ id }: { readonly id: string }) {
  const watch = useMemo(() => openLocal(id, null), [id]);
  useEffect(() => () => watch.close(), [watch]);
  const held = useSignal<number | null>(null);
  const bots = useSignal<BotDrivers | null>(null);
  const game = watch.seen.value?.game;
  const setup = game?.setup;
  const lexicon = setup?.lexicon;
  const players = setup?.players.map((player) => player.id).join() ?? '';
  useEffect(() => {
    if (setup === undefined || lexicon == null) return undefined;
    if (!setup.players.some((player) => botNamed(player.id) !== undefined)) return undefined;
    const driven = driveBots(id, setup.players, lexicon);
    bots.value = driven;
    return () => {
      bots.value = null;
      driven.close();
    };
  }, [id, lexicon?.hash, players]);

  const people = setup?.players.flatMap((player, seat) =>
    botNamed(player.id) === undefined ? [seat] : [],
  );
  useAgreement(id, game, people);
  const device =
    game === undefined || people === undefined ? null : deviceAt(game, people, held.value);
  const isCovered = device?.kind === 'covered';
  const Cover = useLazy(isCovered, loadCover);
  useStandStill(watch, isCovered);
  useEffect(() => {
    if (isCovered) held.value = null;
  }, [isCovered, held]);
  const phase = game?.phase.kind;
  const TableSide = useLazy(
    phase === 'over' ||
      phase === 'joining' ||
      game?.rules.challenge.mode === 'referee' ||
      (people?.length ?? 0) > 1,
    loadTableSide,
  );

  const link = watch.link.value;
  if (link.kind === 'failed') return <Failed code={link.failure.code} />;
  // Nobody needs the device for what nobody is asked.
  const isShared = (people?.length ?? 0) > 1;
  if (game === undefined || device === null || (isShared && needsNoAgreement(game)))
    return <Loading />;
  const { seat } = device;
  const take = (): void => {
    held.value = seat;
  };
  if (isCovered) return Cover && <Cover session={watch} seat={seat} onOpen={take} />;
  const tableSide = TableSide && (
    <TableSide
      id={id}
      session={watch}
      onHandOn={
        people !== undefined && people.length > 1 && mayClaim(game, seat)
          ? set(held, null)
          : undefined
      }
    />
  );
  return (
    <SeatView
      key={`${id}/${seat}`}
      id={id}
      seat={seat}
      isShared={people !== undefined && people.length > 1}
      after={tableSide}
      bots={bots.value}
    />
  );
}

/** Where nobody has changed the rules there is nothing to ask about. */
const needsNoAgreement = ({ phase, setup }: Game): boolean =>
  phase.kind === 'setup' && setup.houseRules.length === 0;

/** Then every person agrees, each with the own part in the draw. */
function useAgreement(
  id: string,
  game: Game | undefined,
  people: readonly number[] | undefined,
): void {
  const isPlain = game !== undefined && needsNoAgreement(game);
  useEffect(() => {
    if (isPlain) void agreeLocally(id, people ?? []);
  }, [id, isPlain]);
}

function Failed({ code }: { readonly code: string }) {
  const { t, find } = texts.value;
  return (
    <section class="page">
      <h1>{find(`engine-failure.${code}`) ?? t('engine-failure.broken')}</h1>
      <p>
        <a class="button" href="/">
          {t('shell.home')}
        </a>
      </p>
    </section>
  );
}

interface SeatViewProps {
  readonly id: string;
  readonly seat: number;
  readonly isShared: boolean;
  readonly after: ComponentChildren;
  readonly bots: BotDrivers | null;
}

function SeatView({ id, seat, isShared, after, bots }: SeatViewProps) {
  const model = useMemo(() => openGame(openLocal(id, seat), draftStore(id, seat)), [id, seat]);
  useEffect(() => () => model.close(), [model]);
  const cannotMove = bots?.trouble.value ?? null;
  useEffect(() => {
    if (cannotMove !== null) model.trouble.value = cannotMove;
  }, [model, cannotMove]);
  const game = model.game.value;
  const phase = game?.phase;
  const isPlain = game !== null && needsNoAgreement(game);
  const isAsked = !isPlain && phase?.kind === 'setup' && !phase.agreed.includes(seat);
  const Agreement = useLazy(isAsked, loadAgreement);
  if (isPlain) return <Loading />;
  if (!isAsked)
    return (
      <GameView
        model={model}
        isShared={isShared}
        after={after}
        {...(bots !== null && {
          hints: async (view) => {
            const words = HINTED_WORDS[preferences.depth.peek()];
            const answer = await bots.engine.ask({ kind: 'hints', view, words });
            return answer.ok ? answer.value : null;
          },
        })}
      />
    );
  return Agreement && <Agreement model={model} seat={seat} />;
}

/** A hint keeps to words that somebody knows for whom the review explains at that depth. */
const HINTED_WORDS = { first: 0.15, club: 0.5, expert: 1 } as const;

/** While the device goes from hand to hand nobody can think, so no clock runs. */
function useStandStill(session: Session, isCovered: boolean): void {
  const game = session.seen.value?.game;
  const isTimed = game !== undefined && waitsForClock(game);
  const stopped = useRef<Promise<unknown> | undefined>(undefined);
  useEffect(() => {
    if (isCovered && isTimed) stopped.current = session.pause?.(true);
    if (isCovered || stopped.current === undefined) return;
    void stopped.current.then(() => session.pause?.(false));
    stopped.current = undefined;
  }, [session, isCovered, isTimed]);
}

const waitsForClock = (game: Game): boolean =>
  game.clock.paused === null && (game.clock.running !== null || nextDue(game) !== null);
