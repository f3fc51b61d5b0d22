/** Composes the server: the list of its features, and what one hands to another. */
import { ok, type Result } from '@taht/base';
import { randomSeed } from '@taht/host';
import { bingoFeature } from '../bingo/feature.ts';
import { botsFeature } from '../bots/feature.ts';
import { classesFeature } from '../classes/feature.ts';
import { draftSyncFeature } from '../draft-sync/feature.ts';
import { duplicateFeature } from '../duplicate/feature.ts';
import { gameFeature } from '../game/feature.ts';
import { type Figure, Metrics } from '../http/metrics.ts';
import { catalogueRoutes } from '../lexicons/catalogue-routes.ts';
import { Lexicons } from '../lexicons/lexicons.ts';
import { lobbyFeature } from '../lobby/feature.ts';
import { beginModeration, makeAdministrator } from '../moderation/administrators.ts';
import { moderationFeature } from '../moderation/feature.ts';
import { channelsFrom } from '../notices/channels.ts';
import { noticesFeature } from '../notices/feature.ts';
import { noteOfTable } from '../notices/note.ts';
import { operatorFeature } from '../operator/feature.ts';
import { releaseCode, takeCode, takeThisCode } from '../people/codes.ts';
import { peopleFeature } from '../people/feature.ts';
import type { Limits } from '../people/limits.ts';
import type { OpeningPorts } from '../people/opening.ts';
import { makePeople, type PeopleKit } from '../people/ports.ts';
import { makeIdentities } from '../people/who-is.ts';
import { previewsFeature } from '../previews/feature.ts';
import { ratingsFeature } from '../ratings/feature.ts';
import type { Clock } from '../rooms/clock.ts';
import { every } from '../rooms/every.ts';
import { LIGHT, type Load } from '../rooms/load.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Feature } from '../server/feature.ts';
import { fromFeatures } from '../server/features.ts';
import type { ServerOptions } from '../server/server.ts';
import { statisticsRoutes } from '../statistics/statistics-routes.ts';
import type { Store } from '../store/store.ts';
import { tableFeature } from '../table/feature.ts';
import { countHint, isRefereed, mayHint } from '../table/game-options.ts';
import { tournamentFeature } from '../tournament/feature.ts';
import { directs, noteGame, tellEnd, tellOfDuplicate } from '../tournament/tell-tournament.ts';
import { ungameFeature } from '../ungame/feature.ts';
import { wordReportsFeature } from '../word-reports/feature.ts';
import { addressRoutes } from './address-routes.ts';
import { NO_SAFETY, type Safety, safetyFigures, toldOf } from './safety.ts';
import { addSecurityText } from './security-text.ts';

export interface ComposeOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly secret: Uint8Array;
  /** The folder for word lists of one's own. */
  readonly data: string;
  /** The folder for copies of tournaments, if they are wanted. */
  readonly copies?: string | null;
  /** Of the process: the mail server, and the public address. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly log: ServerOptions['log'];
  /** What keeps the store safe beside it. */
  readonly safety?: () => Safety;
  /** How late the process is, where somebody looks. */
  readonly load?: Load;
  /** Where others count, too. */
  readonly metrics?: Metrics;
  /** The word lists, where another server of this process has them already. */
  readonly lexicons?: Lexicons;
}

export interface Composed {
  readonly server: Omit<
    ServerOptions,
    'host' | 'port' | 'tls' | 'isBehindProxy' | 'hasMetrics' | 'web'
  >;
  /** Prepares what must exist at the start, and makes the named account administrator, if one is given. */
  begin(
    rooms: Rooms,
    administrator: string | null,
  ): Promise<Result<undefined, { readonly code: string }>>;
  /** Ends what the features hold. */
  close(): Promise<void>;
}

export function compose({
  store,
  clock,
  secret,
  data,
  copies = null,
  environment = {},
  log,
  safety = () => NO_SAFETY,
  load = LIGHT,
  metrics = new Metrics(),
  lexicons = new Lexicons({
    data,
    now: () => clock.now(),
    onProblem: (problem) => log.warn(problem, 'a word list cannot be had'),
    onNotStored: (failure) => log.warn(failure, 'a word list could not be stored for later'),
  }),
}: ComposeOptions): Composed {
  const onBug = (error: unknown): void => log.error({ err: error }, 'a bug');
  void lexicons.warm().catch(onBug);
  const channels = channelsFrom(environment, secret, (attempt) => {
    metrics.tried(attempt.channel, attempt.outcome);
    if (attempt.reason !== null) log.warn(attempt, 'a notice was not taken');
  });
  const stops: (() => void)[] = [];
  const teachers = environment.TAHT_TEACHERS === 'granted' ? 'granted' : 'accounts';
  const people = makePeople({
    ...{ store, clock, secret, teachers, letters: channels.letters },
    features: () => features,
  });
  const words = wordPorts(lexicons);
  const base = { store, clock, lexicons, opening: openingIn(people, words, load) };
  const features: readonly Feature[] = [
    peopleFeature(people),
    classesFeature(people),
    moderationFeature(people),
    operatorFeature(people),
    wordReportsFeature(people, lexicons),
    { routes: () => catalogueRoutes(data) },
    ratingsFeature,
    gameFeature(base),
    tableFeature({
      ...{ ...base, ...words, releaseCode, notify: noteOfTable },
      tournament: { noteGame, tellEnd },
    }),
    lobbyFeature({ ...base, ...words }),
    draftSyncFeature(store),
    duplicateFeature({ ...base, directs, onOver: tellOfDuplicate }),
    ungameFeature(lexicons),
    bingoFeature(base),
    tournamentFeature({
      ...{ ...base, ...words, limits: people.limits, load },
      copies: {
        folder: copies,
        onNotSaved: (failure) => log.warn(failure, 'a copy of a tournament could not be saved'),
      },
      takeThisCode: async (rooms, stream, code) => {
        const taken = await takeThisCode({ ...people, rooms }, stream, code);
        return taken.ok && taken.value;
      },
    }),
    botsFeature({
      ...{ ...base, onBug },
      onThought: (job, seconds) => metrics.thought(job, seconds),
      table: { isRefereed, mayHint, countHint },
    }),
    noticesFeature({ clock, channels }),
    { routes: () => statisticsRoutes(store) },
    previewsFeature({ clock, limits: people.limits, home: environment.TAHT_URL }),
    { routes: () => addressRoutes },
    { figures: [heavyFigure(load), ...safetyFigures(safety)] },
  ];
  return {
    server: {
      ...{ store, clock, secret, log, metrics },
      safety: () => toldOf(safety()),
      ...fromFeatures(features, store),
      identities: (rooms) => makeIdentities({ rooms, clock, secret }),
      add: async (app) => {
        const { TAHT_CONTACT: contact, TAHT_URL: home } = environment;
        addSecurityText(app, { contact, home, now: () => clock.now() });
      },
    },
    begin: async (rooms, administrator) => {
      await recallLimits(store, people.limits);
      stops.push(every(clock, SAVE_LIMITS_MS, () => saveLimits(store, people.limits), onBug));
      const ports = { ...people, rooms };
      const begun =
        administrator === null
          ? await beginModeration(ports)
          : await makeAdministrator(ports, administrator);
      return begun.ok ? ok(undefined) : begun;
    },
    close: async () => {
      for (const stop of stops) stop();
      await saveLimits(store, people.limits);
      for (const { close } of features) await close?.();
    },
  };
}

const heavyFigure = (load: Load): Figure => ({
  name: 'heavy',
  help: '1 while this process is late and refuses what is dear (new tables, draws of tournaments) as busy.',
  read: () => (load.isHeavy() ? 1 : 0),
});

const LIMITS_KEY = 'limits';
const SAVE_LIMITS_MS = 5000;

async function recallLimits(store: Store, limits: Limits): Promise<void> {
  const saved = await store.readMeta(LIMITS_KEY);
  if (saved.ok && saved.value !== null) limits.recall(saved.value);
}

async function saveLimits(store: Store, limits: Limits): Promise<void> {
  const text = limits.lasting();
  if (text !== null) await store.writeMeta(LIMITS_KEY, text);
}

/** What it takes to open a game, besides a person: its word list, and a fresh secret. */
const wordPorts = (lexicons: Lexicons): Pick<OpeningPorts, 'listsOf' | 'named' | 'seed'> => ({
  listsOf: (edition) => lexicons.forEdition(edition),
  named: (lexicon) => lexicons.named(lexicon),
  seed: randomSeed,
});

const openingIn =
  (people: PeopleKit, words: ReturnType<typeof wordPorts>, load: Load) =>
  (rooms: Rooms): OpeningPorts => ({
    ...words,
    rooms,
    whyNotOpen: (person) => {
      if (load.isHeavy()) return 'busy';
      return people.limits.take('open-table-by-person', person) === null ? null : 'too-many';
    },
    takeCode: async (stream) => {
      const taken = await takeCode({ ...people, rooms }, stream);
      return taken.ok ? taken.value : null;
    },
  });
