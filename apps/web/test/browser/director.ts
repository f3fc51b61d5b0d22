/** A director's console without a page: a tournament is set up and run through the protocol. */
import { effect } from '@preact/signals';
import { Client, type TournamentRequest, webSocketConnect } from '@taht/protocol';
import type { Action, Person, TournamentView } from '@taht/tournament';
import { type OpenTournament, openTournament } from '../../src/tournament/open-tournament.ts';
import type { RunningServer } from './server.ts';

export interface Director {
  readonly tournament: string;
  /** What a browser is given to be the director's. */
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
  view(): TournamentView;
  must(action: Action): Promise<void>;
  close(): void;
}

export async function openDirector(
  { url }: RunningServer,
  options: Partial<TournamentRequest['options']> = {},
): Promise<Director> {
  const answer = await fetch(`${url}api/v1/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nickname: 'Dora' }),
  });
  const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
  const client = connect(url, cookie);
  const opened = await client.create('tournament', {
    kind: 'open',
    options: { ...SCHOOL_EVENT, ...options },
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const event = openTournament(client, opened.value.stream, () => {});
  await changed(event, (view) => view !== null);
  const [name = '', value = ''] = cookie.split('=');
  return {
    tournament: event.id,
    cookie: { name, value, url },
    view: () => event.view.peek() as TournamentView,
    must: async (action) => {
      const { version } = event.view.peek() as TournamentView;
      const asked = await event.ask(action);
      if (!asked.ok) throw new Error(`${action.kind}: ${JSON.stringify(asked.error)}`);
      await changed(event, (view) => (view?.version ?? 0) > version);
    },
    close: () => {
      event.close();
      client.close();
    },
  };
}

const SCHOOL_EVENT: TournamentRequest['options'] = {
  name: 'Spring cup',
  edition: 'en',
  ruleset: 'tr-school',
  lexicon: 'en',
  preset: 'tr-school-event',
  keepDays: 30,
};

function connect(server: string, cookie: string): Client {
  // Node's own takes headers, which browsers do not.
  class CookieSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie } } as never);
    }
  }
  return new Client({
    ports: {
      connect: webSocketConnect(CookieSocket as never, `${server.replace('http', 'ws')}api/socket`),
      now: Date.now,
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
    client: 'test',
  });
}

const changed = (
  { view }: OpenTournament,
  isSo: (view: TournamentView | null) => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    // Called at once, when it cannot stop itself yet.
    const stop = effect(() => {
      if (isSo(view.value)) queueMicrotask(() => resolve(stop()));
    });
  });

/** All of them are here, and the first round is drawn. */
export async function drawFirst({ must }: Director, players: readonly Person[]): Promise<void> {
  await must({ kind: 'enter', players, status: 'present' });
  await must({ kind: 'begin-stage', stage: 1, runnersUp: null });
  await must({ kind: 'draw-round', stage: 1, round: 1 });
}

/** A result for every table of the round that was drawn last. */
export async function playRound(
  { view, must }: Director,
  scoreOf: (seat: number, table: number) => number,
): Promise<void> {
  const { stages } = view();
  const stage = stages.length;
  const rounds = stages.at(-1)?.rounds ?? [];
  for (const { table, seats } of rounds.at(-1)?.tables ?? [])
    await must({
      kind: 'enter-result',
      source: 'slip',
      where: { stage, round: rounds.length, table },
      seen: view().version,
      scores: seats.map((player, seat) => {
        const score = scoreOf(seat, table);
        return { player, score, before: score + 5 };
      }),
      sum: null,
    });
}

const GIVEN = {
  tr: ['Ayşe', 'Çağla', 'Ilgaz', 'İpek', 'Oğuz', 'Şule', 'Ümit', 'Zeynep'],
  uk: ['Ганна', 'Ґліб', 'Єва', 'Іван', 'Їлена', 'Мар’яна', 'Юрко', 'Ярослава'],
};
const FAMILY = {
  tr: ['Aktaş', 'Büyükkaramanoğlu', 'Çelik', 'Güneş', 'İnce', 'Kırımlı', 'Öztürk', 'Yıldız'],
  uk: [
    'Бондар',
    'Вовк',
    'Гриценко',
    'Запорожець-Дністрянська',
    'Коваль',
    'Лисенко',
    'Мельник',
    'Щур',
  ],
};
const SCHOOLS = {
  tr: ['Atatürk Ortaokulu', 'Şehit Öğretmen Aybüke Yalçın Anadolu Lisesi', 'Cumhuriyet Ortaokulu'],
  uk: ['Ліцей № 7', 'Гімназія імені Григорія Сковороди міста Чугуєва', 'Школа № 112'],
};

/** Made up, with names that are hard to fit and to put in order. */
export const pupils = (
  count: number,
  names: keyof typeof GIVEN = 'tr',
  schools = 16,
): readonly Person[] =>
  Array.from({ length: count }, (_, i) => {
    const [given, family, school] = [GIVEN[names], FAMILY[names], SCHOOLS[names]];
    const at = i % schools;
    return {
      id: null,
      name: `${given[i % 8]} ${family[Math.floor(i / 8) % 8]}`,
      school: `${school[at % 3]}${at < 3 ? '' : ` ${Math.floor(at / 3) + 1}`}`,
      class: `${5 + (i % 4)}a`,
      ageGroup: i % 2 === 0 ? 'U12' : 'U14',
      team: '',
      needs: { table: null, note: '' },
    };
  });
