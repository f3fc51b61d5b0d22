/** The parts of this server put together: its kinds of streams, who may do what, and what is served over HTTP. */
import { randomBytes } from 'node:crypto';
import { ok, type Result } from '@taht/base';
import { randomSeed } from '@taht/host';
import type { TableOptions } from '@taht/protocol';
import { askBingo } from '../bingo/ask.ts';
import { bingoKind } from '../bingo/bingo-kind.ts';
import { forgetBingo } from '../bingo/forget-bingo.ts';
import { botMove } from '../bots/bot-move.ts';
import { engineRoutes } from '../bots/engine-routes.ts';
import { Engines } from '../bots/engines.ts';
import { askDesk } from '../draft-sync/ask.ts';
import { deskKind } from '../draft-sync/desk-kind.ts';
import { answersKind } from '../duplicate/answers-kind.ts';
import { AnswersSoFar } from '../duplicate/answers-so-far.ts';
import { archiveRoutes } from '../duplicate/archive-routes.ts';
import { askAnswers, askDuplicate } from '../duplicate/ask.ts';
import { closeAnswers } from '../duplicate/close-answers.ts';
import { duplicateEnv } from '../duplicate/duplicate-env.ts';
import { duplicateKind } from '../duplicate/duplicate-kind.ts';
import { duplicateRoutes } from '../duplicate/duplicate-routes.ts';
import { judgeRound } from '../duplicate/judge-round.ts';
import { gameEnv } from '../game/game-env.ts';
import { gameKind } from '../game/game-kind.ts';
import { gameRoutes } from '../game/game-routes.ts';
import { tableOf } from '../game/ids.ts';
import { streamRoutes } from '../http/stream-routes.ts';
import { catalogueRoutes } from '../lexicons/catalogue-routes.ts';
import { Lexicons } from '../lexicons/lexicons.ts';
import { wordsEnv } from '../lexicons/words-env.ts';
import { lobbyKind } from '../lobby/lobby-kind.ts';
import { openPairs } from '../lobby/open-pairs.ts';
import { Seekers, withdraw } from '../lobby/seekers.ts';
import { beginModeration, makeAdministrator } from '../moderation/administrators.ts';
import { contactOf, dropPush } from '../notices/contact.ts';
import { mailFrom, makeMail } from '../notices/mail.ts';
import { noticeKind } from '../notices/notice-kind.ts';
import { deliverNotices, note, noteTurn } from '../notices/notify.ts';
import { makePush } from '../notices/push.ts';
import { newId } from '../people/chance.ts';
import { codeRoutes } from '../people/code-routes.ts';
import { releaseCode, takeCode, takeThisCode } from '../people/codes.ts';
import { makePeople, peopleKinds } from '../people/people.ts';
import type { PeoplePorts } from '../people/ports.ts';
import { peopleRoutes } from '../people/routes.ts';
import { makeIdentities } from '../people/who-is.ts';
import { ratingRoutes } from '../ratings/rating-routes.ts';
import { ratingsKind } from '../ratings/ratings-kind.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Hosted } from '../rooms/hosted.ts';
import { inOrder, reactAll } from '../rooms/react-all.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { statisticsRoutes } from '../statistics/statistics-routes.ts';
import type { Store } from '../store/store.ts';
import { askTables } from '../table/ask.ts';
import { countHint } from '../table/count-hint.ts';
import { DelayedGames } from '../table/delayed.ts';
import { gameOver } from '../table/game-over.ts';
import { lookingIn } from '../table/looking.ts';
import { askGame, mayReferee } from '../table/referee.ts';
import { startGame } from '../table/start-game.ts';
import { tableKind } from '../table/table-kind.ts';
import { askTournament } from '../tournament/ask.ts';
import { forgetTournament } from '../tournament/forget-tournament.ts';
import { openGames } from '../tournament/open-games.ts';
import { tellOfDuplicate } from '../tournament/tell-event.ts';
import { tournamentKind } from '../tournament/tournament-kind.ts';
import { tournamentRoutes } from '../tournament/tournament-routes.ts';
import { askUngame, nameUngame } from '../ungame/ask.ts';
import { ungameBot } from '../ungame/ungame-bot.ts';
import { ungameKind } from '../ungame/ungame-kind.ts';
import { addressRoutes } from './address-routes.ts';
import type { ServerOptions } from './server.ts';

export interface ComposeOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly secret: Uint8Array;
  /** The folder for word lists of one's own. */
  readonly data: string;
  /** Of the process: where letters go out, and the address that people know. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly log: ServerOptions['log'];
  /** The word lists, where another server of this process has them already. */
  readonly lexicons?: Lexicons;
}

export interface Composed {
  readonly server: Pick<
    ServerOptions,
    | 'store'
    | 'clock'
    | 'kinds'
    | 'naming'
    | 'asking'
    | 'looking'
    | 'onLeft'
    | 'identities'
    | 'routes'
    | 'secret'
    | 'log'
  >;
  /** What has to be there before anybody comes; and the account of this name made administrator, where one is given. */
  begin(
    rooms: Rooms,
    administrator: string | null,
  ): Promise<Result<undefined, { readonly code: string }>>;
  /** What is not the server's own to end. */
  close(): Promise<void>;
}

const mayOpen = ({ limits }: PeoplePorts, person: string): boolean =>
  limits.take('open-table-by-person', person) === null;

export function compose({
  store,
  clock,
  secret,
  data,
  environment = {},
  log,
  lexicons = new Lexicons({
    data,
    now: () => clock.now(),
    onProblem: (problem) => log.warn(problem, 'a word list cannot be had'),
  }),
}: ComposeOptions): Composed {
  const onBug = (error: unknown): void => log.error({ err: error }, 'a bug');
  void lexicons.warm().catch(onBug);
  const engines = new Engines({ clock });
  const listsOf = (edition: string): readonly string[] => lexicons.forEdition(edition);
  // Reactions begin with the rooms, before anything else is made of them.
  const house = Promise.withResolvers<Rooms>();
  const release = async (code: string, table: string): Promise<void> =>
    releaseCode(await house.promise, code, table);
  const optionsOf = async (game: string): Promise<TableOptions | undefined> => {
    const found = tableOf(game);
    if (found === null) return undefined;
    const read = await (await house.promise).read(tableKind, found.table);
    return read.ok ? read.value.state.options : undefined;
  };
  const isRefereed = async (game: string): Promise<boolean> => {
    const referee = (await optionsOf(game))?.referee ?? null;
    if (referee === null) return false;
    const holds = await mayReferee(await house.promise, referee);
    return !holds.ok || holds.value;
  };
  const mayHint = async (game: string): Promise<boolean> => {
    const options = await optionsOf(game);
    return options?.hints === true && !options.rated;
  };
  const { TAHT_URL: home, TAHT_CONTACT: contact = home ?? 'mailto:nobody@localhost' } = environment;
  const push = makePush({ secret, contact });
  const post = mailFrom(environment);
  const mail = post === null ? null : makeMail(post);
  // Without a home of its own the server has no link to put into a letter.
  const letters = mail === null || home === undefined ? null : { home, send: mail.send };
  const deliver = deliverNotices({
    clock,
    push,
    mail,
    contactOf: async (person) => contactOf(await house.promise, person),
    dropPush: async (person, endpoint) =>
      dropPush(await house.promise, person, endpoint, clock.now()),
    linkTo: (stream) => (home === undefined ? null : new URL(`/${stream}`, home).href),
  });
  const words = wordsEnv(lexicons);
  const kinds = [
    {
      kind: gameKind,
      env: gameEnv(lexicons),
      react: reactAll([
        botMove({ engines, lexicons, clock, onBug, isRefereed }),
        gameOver,
        noteTurn,
      ]),
    },
    {
      kind: tableKind,
      env: { listsOf },
      react: startGame({
        clock,
        listsOf,
        named: (lexicon) => lexicons.named(lexicon),
        seed: randomSeed,
        releaseCode: release,
        notify: async ({ person, topic, table, by }, id) => {
          const news = { topic, stream: table, turn: null, deadline: null, by };
          if (!(await note(await house.promise, person, news, id))) throw new Error('not noted');
        },
      }),
    },
    {
      kind: duplicateKind,
      env: duplicateEnv(lexicons),
      react: reactAll([judgeRound, inOrder([tellOfDuplicate, closeAnswers])]),
    },
    { kind: answersKind, env: null },
    { kind: ungameKind, env: words, react: ungameBot(lexicons) },
    { kind: bingoKind, env: words, react: forgetBingo },
    {
      kind: tournamentKind,
      env: words,
      react: reactAll([forgetTournament, openGames({ clock, seed: randomSeed })]),
    },
    { kind: noticeKind, env: null, react: deliver },
    { kind: lobbyKind, env: { listsOf }, react: openPairs },
    { kind: ratingsKind, env: null },
    { kind: deskKind, env: null },
    ...peopleKinds({ store, clock }),
  ] as unknown as readonly Hosted[];
  let made: PeoplePorts | null = null;
  const teachers = environment.TAHT_TEACHERS === 'granted' ? 'granted' : 'accounts';
  const peopleIn = (rooms: Rooms): PeoplePorts => {
    const names = kinds.map(({ kind }) => kind.name);
    made ??= makePeople({ rooms, store, clock, secret, teachers, letters, kinds: names });
    return made;
  };
  const seekers = new Seekers();
  const soFar = new AnswersSoFar(store, clock);
  return {
    server: {
      store,
      clock,
      kinds,
      naming: { ungame: nameUngame },
      asking: (rooms) => {
        house.resolve(rooms);
        const ports = peopleIn(rooms);
        const takeFor = async (stream: string): Promise<string | null> => {
          const taken = await takeCode(ports, stream);
          return taken.ok ? taken.value : null;
        };
        const ask = askTables({
          rooms,
          clock,
          listsOf,
          newTable: () => newId(randomBytes, 'table'),
          takeCode: takeFor,
          releaseCode: release,
          mayOpen: (person) => mayOpen(ports, person),
        });
        const opening = {
          rooms,
          clock,
          named: (lexicon: string) => lexicons.named(lexicon),
          listsOf,
          seed: randomSeed,
          mayOpen: (person: string) => mayOpen(ports, person),
        };
        return {
          table: ask,
          lobby: seekers.notingAsks(ask),
          game: askGame(rooms),
          desk: askDesk(rooms),
          duplicate: askDuplicate({
            ...opening,
            takeCode: takeFor,
            onAnswer: (stream) => soFar.note(stream),
          }),
          answers: askAnswers,
          ungame: askUngame(rooms),
          bingo: askBingo({ ...opening, takeCode: takeFor }),
          tournament: askTournament({
            ...opening,
            takeCode: takeFor,
            mayClaim: (person) => ports.limits.take('claim-by-person', person) === null,
            mayAskIn: (stream, address) =>
              ports.limits.take('ask-in-by-address', `${stream} ${address}`) === null,
          }),
        };
      },
      onLeft: (person, isElsewhere) => {
        const lobbies = seekers.take(person);
        if (isElsewhere || lobbies.length === 0) return;
        void house.promise
          .then((rooms) => withdraw(rooms, lobbies, person, newId(randomBytes, 'gone')))
          .catch(onBug);
      },
      looking: (rooms) =>
        seekers.notingLooks(lookingIn(rooms, new DelayedGames({ rooms, store, clock }))),
      identities: (rooms) => makeIdentities({ rooms, clock, secret }),
      routes: (parts) => [
        ...peopleRoutes(peopleIn(parts.rooms)),
        ...streamRoutes(parts),
        ...gameRoutes({ ...parts, store }),
        ...archiveRoutes(parts),
        ...codeRoutes(parts),
        ...duplicateRoutes(parts, soFar),
        ...tournamentRoutes({
          ...parts,
          store,
          clock,
          mayOpen: (person) => mayOpen(peopleIn(parts.rooms), person),
          takeCode: async (stream, code) => {
            const taken = await takeThisCode(peopleIn(parts.rooms), stream, code);
            return taken.ok && taken.value;
          },
        }),
        ...ratingRoutes(parts),
        ...statisticsRoutes(store),
        ...catalogueRoutes(data),
        ...addressRoutes,
        ...engineRoutes({
          rooms: parts.rooms,
          engines,
          lexicons,
          mayHint,
          count: (game, person, turn) => countHint(parts.rooms, game, person, turn),
          mayCommand: parts.mayCommand,
          pushKey: push.publicKey,
        }),
      ],
      secret,
      log,
    },
    begin: async (rooms, administrator) => {
      const people = peopleIn(rooms);
      const begun =
        administrator === null
          ? await beginModeration(people)
          : await makeAdministrator(people, administrator);
      return begun.ok ? ok(undefined) : begun;
    },
    close: async () => {
      mail?.close();
      await engines.close();
    },
  };
}
