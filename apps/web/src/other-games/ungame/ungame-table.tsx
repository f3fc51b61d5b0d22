/** An un-game: the board, the players and what has happened. */
import { useSignal } from '@preact/signals';
import { type Edition, editions, homeOfTiles } from '@taht/editions';
import { ungame } from '@taht/modes';
import type { Game, Player, Ruleset } from '@taht/rules';
import { botNamed } from '@taht/search';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { cardsOf } from '../../connection/cards.ts';
import { texts } from '../../i18n/texts.ts';
import { botText } from '../../network/table-names.ts';
import frame from '../../play/static/static.module.css';
import { namingOf } from '../../play/static/static-board.tsx';
import { staticGameWith, withScene } from '../../play/static/static-game.ts';
import { announce } from '../../ui/announcer.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RulesLink } from '../links.tsx';
import modes from '../other-games.module.css';
import { Choosing } from './choosing.tsx';
import { Log, linesOf } from './log.tsx';
import { failureLine, type UngameSession } from './session.ts';

export function UngameTable({ session }: { readonly session: UngameSession }) {
  const events = session.events.value;
  const failure = session.failure.value;
  if (events !== null && events.length > 0) return <Taking session={session} events={events} />;
  if (failure === null) return <Loading />;
  return (
    <section class="page">
      <h1>{texts.value.t('other.ungame')}</h1>
      <p role="alert">{failureLine(texts.value, failure)}</p>
    </section>
  );
}

interface TakingProps {
  readonly session: UngameSession;
  readonly events: readonly ungame.UngameEvent[];
}

function Taking({ session, events }: TakingProps) {
  const { t } = texts.value;
  const game = useMemo(() => events.reduce(ungame.evolve, ungame.START), [events]);
  const { phase, seats } = game;
  const players = useNames(game.setup.players);
  const scene = sceneOf(game, players);
  const naming = namingOf(scene);
  const lines = linesOf(events, naming, texts.value);
  const told = useRef(lines.length);
  useEffect(() => {
    announce(...lines.slice(told.current));
    told.current = lines.length;
  }, [lines.length]);
  const outcome = phase.kind === 'over' ? phase.outcome : null;
  return (
    <section class={`page ${frame.wide}`}>
      <h1>{t('other.ungame')}</h1>
      <div class={frame.stepper}>
        <div class={frame.view}>
          <Choosing session={session} game={game} scene={scene} naming={naming} />
        </div>
        <div class={frame.side}>
          {outcome === null ? null : (
            <>
              <h2>
                {t('ungame.winner', {
                  players: texts.value.list((outcome.ranking[0] ?? []).map(naming.player)),
                })}
              </h2>
              <p>{t(`ungame.end.${outcome.reason}`)}</p>
            </>
          )}
          <ul class={frame.standing} aria-label={t('game.players')}>
            {seats.map(({ score }, seat) => (
              <li
                key={seat}
                aria-current={phase.kind === 'turn' && phase.seat === seat ? 'true' : undefined}
              >
                <span>{naming.player(seat)}</span>
                <span>{score}</span>
              </li>
            ))}
          </ul>
          <Log lines={lines} />
          <p class={modes.buttons}>
            <a class="button" href={`/review/replay/${game.setup.from}`}>
              {t('ungame.to-game')}
            </a>
            <RulesLink game="ungame" />
          </p>
        </div>
      </div>
    </section>
  );
}

/** As the components of the standard game draw it. */
function sceneOf({ setup, seats, board, phase }: ungame.Game, players: readonly Player[]): Game {
  const { tileset, layout, notation } = setup;
  const home = homeOfTiles(tileset.id);
  const { rulesets } = home ?? (editions[0] as Edition);
  const base: Ruleset = { ...rulesets[0], notation };
  return withScene(staticGameWith({ base, tileset, board: layout }, players), {
    board,
    scores: seats.map(({ score }) => score),
    racks: seats.map(() => []),
    onTurn: phase.kind === 'turn' ? phase.seat : null,
  });
}

/** What the players are called: a game on the server knows them by id alone. */
function useNames(players: readonly Player[]): readonly Player[] {
  const nicknames = useSignal<ReadonlyMap<string, string>>(new Map());
  const people = players.map(({ id }) => id).filter((id) => id.startsWith('person-'));
  useEffect(() => {
    void cardsOf(people).then((cards) => {
      nicknames.value = new Map(cards.map(({ id, nickname }) => [id, nickname]));
    });
  }, [people.join()]);
  return players.map(({ id, name }) => {
    const bot = botNamed(id);
    const known = bot === undefined ? nicknames.value.get(id) : botText(bot, texts.value);
    return { id, name: known ?? name };
  });
}
