/** Whatever commit f72d6ea stored is shown as it was and gone on with: a stream of every kind, in every store. */
import type { duplicate } from '@taht/modes';
import { parseRecord, parseTournamentFile, verifyRecord } from '@taht/record';
import type { GameView, PlacedTile } from '@taht/rules';
import type { TournamentView } from '@taht/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from '../support/composed.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';
import { openWritten, STORES, type Written } from './written.ts';

/** Clocks stood still while nobody ran, and the moments at which they did are events too; since then nobody passes in an un-game. */
const CHANGED = ['now', 'version', 'running', 'deadline', 'passed'];
const lasting = (view: object): object =>
  JSON.parse(JSON.stringify(view, (key, part) => (CHANGED.includes(key) ? undefined : part)));

describe.each(STORES)('in %s', (where) => {
  let written: Written;
  beforeAll(async () => {
    written = await openWritten(where);
  });
  afterAll(() => written.stop());

  let ids = 0;

  /** `done`, or the code of what was said instead. */
  async function ask(by: Guest, stream: string, action: object): Promise<string> {
    const client = await written.server.connect(by.cookie);
    const answer = await client.ask(stream, `later-${++ids}`, action);
    client.close();
    return answer.kind === 'refused' ? String(answer.refusal.code) : codeOf(answer);
  }

  const codeOf = (answer: Awaited<ReturnType<RawClient['ask']>>): string =>
    answer.kind === 'failed' ? answer.code : answer.kind;

  async function call(path: string, by: Guest | null, body?: object): Promise<Response> {
    return fetch(`${written.server.http}/api/v1${path}`, {
      headers: {
        ...(by === null ? {} : { cookie: by.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  }

  async function get<T>(path: string, by: Guest | null, body?: object): Promise<T> {
    return (await (await call(path, by, body)).json()) as T;
  }

  const look = async <View>(by: Guest, stream: string): Promise<View> =>
    (await get<{ view: View }>(`/streams/${stream}`, by)).view;

  /**
   * Waits for what follows from what was done. No time passes meanwhile: what is due is done, but a store that is slow
   * costs nobody their turn.
   */
  async function until<View>(
    by: Guest,
    stream: string,
    isSo: (view: View) => boolean,
  ): Promise<View> {
    for (;;) {
      const view = await look<View | undefined>(by, stream);
      if (view !== undefined && isSo(view)) return view;
      await written.server.clock.advance(0);
    }
  }

  const everybody = (): readonly Guest[] => Object.values(written.facts.people);

  async function onTurn(game: string): Promise<Guest> {
    for (const person of everybody()) {
      const { phase, viewer } = await look<GameView>(person, game);
      if (phase.kind === 'turn' && viewer.kind === 'seat' && viewer.seat === phase.seat)
        return person;
    }
    throw new Error('nobody is on turn');
  }

  test('everybody is shown what they were shown', async () => {
    const { people, views } = written.facts;
    for (const [name, person] of Object.entries(people) as [keyof typeof people, Guest][])
      for (const [stream, view] of Object.entries(views[name])) {
        const shown = (await look<object | null | undefined>(person, stream)) ?? null;
        if (view === null) expect(shown).toBeNull();
        else expect(shown).toMatchObject(lasting(view));
      }
  });

  test('a command that was answered is answered the same', async () => {
    const { sent, people } = written.facts;
    const by = Object.values(people).find(({ id }) => id === sent.by) as Guest;
    const client = await written.server.connect(by.cookie);
    const { stream, id, action, since, version } = sent;
    expect(await client.ask(stream, id, action)).toMatchObject({ kind: 'done', since, version });
    client.close();
  });

  test('a game goes on to its end, is rated, and its table is told', async () => {
    const { people, streams } = written.facts;
    const { phase } = await look<GameView>(people.mari, streams.et);
    expect(phase.kind).toBe('window');
    const [first, second] = [people.mari, people.jaan].sort((a) =>
      a.id === written.facts.sent.by ? 1 : -1,
    ) as [Guest, Guest];
    expect(await ask(first, streams.et, { kind: 'accept' })).toBe('done');
    expect(await ask(first, streams.et, { kind: 'pass' })).toBe('done');
    expect(await ask(second, streams.et, { kind: 'pass' })).toBe('done');
    expect(await ask(first, streams.et, { kind: 'resign' })).toBe('done');
    await until<{ head: { results: readonly unknown[] } }>(
      people.mari,
      streams.etTable,
      ({ head }) => head.results.length === 1,
    );
    expect(await look(people.jaan, 'ratings-et-rapid')).toMatchObject({
      duel: { own: { games: 1 } },
    });
  });

  test('a draft is played, and its place is empty when the game is over', async () => {
    const { people, streams } = written.facts;
    const mover = await onTurn(streams.uk);
    const draft = await look<{ rack: readonly string[]; laid: readonly PlacedTile[] }>(
      mover,
      streams.desk,
    );
    expect(draft).toMatchObject({ kind: 'own', notes: 'Ґ?' });
    expect(draft.rack).toHaveLength(7);
    expect(await ask(mover, streams.uk, { kind: 'place', tiles: draft.laid })).toBe('done');
    const players = [people.jaan, people.kati];
    const other = players.find(({ id }) => id !== mover.id) as Guest;
    expect(await ask(other, streams.uk, { kind: 'accept' })).toBe('done');
    for (const player of players)
      expect(await ask(player, streams.uk, { kind: 'agree-end' })).toBe('done');
    await until<{ laid: readonly unknown[] }>(mover, streams.desk, ({ laid }) => laid.length === 0);
  });

  test('a table begins its game with whoever was invited, and with another in place of its bot', async () => {
    const { people, streams } = written.facts;
    const ready = { kind: 'ready', isReady: true };
    for (const [by, action] of [
      [people.mari, { kind: 'remove', place: 2 }],
      [people.kati, { kind: 'sit', place: 1 }],
      [people.jaan, { kind: 'sit', place: 2 }],
      [people.mari, ready],
      [people.kati, ready],
      [people.jaan, ready],
    ] as const)
      expect(await ask(by, streams.table, action)).toBe('done');
    const { head } = await until<{ head: { game: string | null } }>(
      people.mari,
      streams.table,
      ({ head }) => head.game !== null,
    );
    const { rules } = await until<GameView>(people.mari, head.game ?? '', () => true);
    expect(rules.exchange.minBag).toBe(7);
  });

  test('whoever looks for an opponent is found', async () => {
    const { people, streams } = written.facts;
    const { own } = await look<{ own: { options: object } }>(people.kati, streams.lobby);
    const seek = { kind: 'seek', options: own.options };
    expect(await ask(people.jaan, streams.lobby, seek)).toBe('done');
    await until<{ own: object | null }>(people.kati, streams.lobby, ({ own }) => own === null);
  });

  test('a game that is over has the record that it had, and is taken apart', async () => {
    const { streams, record, removal } = written.facts;
    const stored = await (await call(`/games/${streams.over}/record`, null)).text();
    expect(value(parseRecord(stored)).entries).toEqual(value(parseRecord(record)).entries);
    for (const text of [stored, record])
      expect(verifyRecord(text)).toMatchObject({ ok: true, finished: true });
    const mover = everybody().find(({ id }) => id === removal.by) as Guest;
    const remove = { kind: 'remove', squares: removal.squares };
    expect(await ask(mover, streams.ungame, remove)).toBe('done');
  });

  test('a duplicate game is judged at the bell, answers and slips together', async () => {
    const { people, streams } = written.facts;
    const { teacher, mari } = people;
    const slip = { kind: 'slip', player: 3, call: 1, tiles: [], claimed: null };
    expect(await ask(teacher, streams.duplicate, slip)).toBe('done');
    expect(await ask(teacher, streams.duplicate, { kind: 'ring' })).toBe('done');
    const { phase } = await look<duplicate.DuplicateView>(teacher, streams.duplicate);
    if ('choice' in phase && phase.choice === null)
      expect(await ask(teacher, streams.duplicate, { kind: 'choose', play: 0 })).toBe('done');
    expect(await ask(teacher, streams.duplicate, { kind: 'close-slips' })).toBe('done');
    const judged = await until<duplicate.DuplicateView>(
      mari,
      streams.duplicate,
      ({ rounds }) => rounds.length > 0,
    );
    expect(judged).toMatchObject({ rounds: [{ call: 1 }] });
    expect(await ask(teacher, streams.duplicate, { kind: 'call', tiles: null })).toBe('done');
    const sheet = await (await call(`/duplicates/${streams.duplicateOver}/sheet.csv`, null)).text();
    expect(sheet).toMatch(/^rank,number,name,hall,total/);
  });

  test('bingo is called and claimed', async () => {
    const { people, streams } = written.facts;
    expect(await ask(people.teacher, streams.bingo, { kind: 'call' })).toBe('done');
    expect(await ask(people.kati, streams.bingo, { kind: 'claim' })).toBe('done');
    expect(await ask(people.teacher, streams.bingo, { kind: 'end' })).toBe('done');
    expect(await look(people.jaan, streams.bingo)).toMatchObject({ phase: { kind: 'over' } });
  });

  test('a tournament has its file, its badges, and the result of its game', async () => {
    const { people, streams, badges, file } = written.facts;
    const { tournament, tournamentGame } = streams;
    const stored = async () => {
      const answer = await call(`/tournaments/${tournament}/file`, people.teacher);
      return value(parseTournamentFile(await answer.text())).entries;
    };
    const before = await stored();
    expect(before).toEqual(value(parseTournamentFile(file)).entries);
    const { stages } = await look<TournamentView>(people.teacher, tournament);
    const [paper] = stages[0]?.rounds[0]?.tables ?? [];
    const badge = badges.find(({ player }) => player === paper?.seats[0]);
    const claim = { kind: 'claim', ...badge };
    expect(await ask(people.kati, tournament, { ...claim, key: '0' })).toBe('wrong-key');
    expect(await ask(people.kati, tournament, claim)).toBe('done');
    for (const player of [people.mari, people.jaan])
      expect(await ask(player, tournamentGame, { kind: 'agree' })).toBe('done');
    while ((await look<GameView>(people.mari, tournamentGame)).phase.kind !== 'over')
      expect(await ask(await onTurn(tournamentGame), tournamentGame, { kind: 'pass' })).toBe(
        'done',
      );
    await until<TournamentView>(
      people.teacher,
      tournament,
      (view) => view.stages[0]?.rounds[0]?.tables.every(({ scores }) => scores !== null) ?? false,
    );
    const next = { kind: 'draw-round', stage: 1, round: 2 };
    expect(await ask(people.teacher, tournament, next)).toBe('done');
    expect((await stored()).slice(0, before.length)).toEqual(before);
  });

  test('people come back by password, recovery link and token', async () => {
    const { people, password, recovery, token, gone } = written.facts;
    expect(await get('/log-in', null, { name: 'mari', password })).toEqual({ id: people.mari.id });
    expect(await get('/recover', null, { link: recovery })).toMatchObject({ id: people.kati.id });
    const answer = await fetch(`${written.server.http}/api/v1/streams?player=me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(((await answer.json()) as { rows: unknown[] }).rows.length).toBeGreaterThan(1);
    expect(await get(`/people/${gone}`, null)).toEqual({ code: 'no-such-person' });
  });

  test('a class is entered by its code, and its teacher goes on with it', async () => {
    const { people, school } = written.facts;
    const { code, nickname, pin, person, id } = school;
    expect(await get('/classes/enter', null, { code, nickname, pin })).toEqual({ id: person });
    const more = { pupils: [{ realName: 'Pupil Two', nickname: 'Rebane' }] };
    expect((await call(`/classes/${id}/pupils`, people.teacher, more)).status).toBe(200);
    const { pupils } = await get<{ pupils: { nickname: string }[] }>(
      `/classes/${id}/list`,
      people.teacher,
    );
    expect(pupils.map((each) => each.nickname)).toEqual(['Karu', 'Rebane']);
  });

  test('an administrator settles the report that was made', async () => {
    const { people } = written.facts;
    const { queue } = await get<{ queue: { number: number; about: string }[] }>(
      '/moderation',
      people.mari,
    );
    expect(queue).toMatchObject([{ about: people.jaan.id, text: 'Rude.' }]);
    const action = { kind: 'dismiss', report: queue[0]?.number, reason: 'Settled.' };
    expect((await call('/moderation/do', people.mari, { action })).status).toBe(200);
  });
});
