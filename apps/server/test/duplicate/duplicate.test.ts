/** Duplicate games over real sockets, with the real word list: on devices and on paper, to the end, and nothing leaks. */
import { duplicate } from '@taht/modes';
import { answeredGame, answersStream } from '@taht/protocol';
import { parseArchive } from '@taht/record';
import { expect, test } from 'vitest';
import { answersKind } from '../../src/duplicate/answers-kind.ts';
import { duplicateKind } from '../../src/duplicate/duplicate-kind.ts';
import { composed } from '../support/composed.ts';
import { value } from '../support/store-parts.ts';
import {
  closeHalls,
  Hall,
  handIn,
  NONSENSE,
  open,
  type Person,
  ROUND_MS,
  SECONDS,
} from './net-hall.ts';

closeHalls();

/** As a value of its own: digests and pings are full of digits too. */
const CLAIMED = /[:,[]777[,\]}]/u;

interface Answers {
  readonly key: string;
  readonly slips: readonly unknown[];
}

test('answers are nobody else’s, before the bell and after, and late ones are refused', async () => {
  const hall = await Hall.open(['ann', 'bob']);
  const [ann, bob] = hall.players as [Person, Person];
  await hall.must(hall.referee, { kind: 'start' });
  await hall.must(ann, handIn(1, NONSENSE, 777));
  const own = answersStream(hall.stream, ann.id);
  bob.client.send({ kind: 'watch', stream: own });
  hall.referee.client.send({ kind: 'watch', stream: own });
  expect(await hall.ask(bob, handIn(1, NONSENSE), own)).toBe('not-taking-part');
  expect(await hall.ask(ann, { ...handIn(1, NONSENSE), closes: null }, own)).toBe(
    'not-taking-part',
  );
  await hall.server.clock.advance(ROUND_MS - 1);
  await hall.must(ann, handIn(1, NONSENSE, 777));
  await hall.server.clock.advance(1);
  const told = await bob.client.next('events', ({ items }) =>
    items.some((item) => 'event' in item && (item.event as { kind: string }).kind === 'judged'),
  );
  expect(JSON.stringify(told)).toContain('"own"');
  expect(await hall.ask(ann, handIn(1, NONSENSE))).toBe('too-late');
  expect(await hall.ask(ann, handIn(2, NONSENSE))).toBe('too-late');
  const { rounds } = await hall.game();
  expect(rounds[0]?.verdicts[1]).toBeNull();
  expect(rounds[0]?.verdicts[0]).not.toBe('good');
  for (const { client } of [bob, hall.referee]) {
    await client.settled();
    expect(client.text).not.toMatch(CLAIMED);
  }
});

test('a game without a referee is played to its end with the real list', async () => {
  const hall = await Hall.open(['ann', 'bob']);
  const [ann] = hall.players as [Person, Person];
  await hall.must(hall.referee, { kind: 'start' });
  for (let step = 0; step < 300; step++) {
    const { phase, calls } = await hall.game();
    if (phase.kind === 'over') break;
    if (phase.kind === 'answering') await hall.must(ann, handIn(calls, NONSENSE));
    await hall.server.clock.advance(phase.kind === 'answering' ? ROUND_MS : 1000);
    for (const { client } of [hall.referee, ...hall.players]) await client.settled();
  }
  const game = await hall.game();
  expect(game.phase.kind).toBe('over');
  expect(game.rounds.length).toBeGreaterThan(12);
  expect(game.totals).toEqual([0, 0]);
  expect(game.rounds.every(({ best }) => best === null || best.score > 0)).toBe(true);
  await ann.client.next('events', ({ items }) =>
    items.some((item) => 'event' in item && (item.event as { kind: string }).kind === 'revealed'),
  );
  const csv = await hall.fetch('sheet.csv', null);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await csv.text()).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^rank,number,name,hall,total,percent,penalty,1,2,/);
  expect(lines).toHaveLength(3);
  const archive = value(parseArchive(await (await hall.fetch('archive', null)).text()));
  expect(archive).toEqual(duplicate.archiveOf(game));
});

test('the sheet is the referee’s before the end, and the archive nobody’s', async () => {
  const hall = await Hall.open(['ann']);
  const [ann] = hall.players as [Person];
  await hall.must(hall.referee, { kind: 'start' });
  const status = async (path: string, who: Person | null): Promise<number> =>
    (await hall.fetch(path, who)).status;
  expect(await status('sheet.csv', hall.referee)).toBe(200);
  for (const who of [ann, null]) expect(await status('sheet.csv', who)).toBe(409);
  for (const who of [hall.referee, ann, null]) expect(await status('archive', who)).toBe(409);
  expect(await fetch(`${hall.server.http}/api/v1/duplicates/duplicate-x/archive`)).toMatchObject({
    status: 404,
  });
});

test('a paper hall beside devices: slips, a wrong one corrected, a player in two halls', async () => {
  const hall = await Hall.open(['ann'], { caller: 'referee' });
  const [ann] = hall.players as [Person];
  expect(await hall.ask(ann, { kind: 'join', hall: 'B' })).toBe('already-entered');
  const players = Array.from({ length: 60 }, (_, i) => ({ name: `Paper ${i}`, hall: 'B' }));
  expect(await hall.ask(ann, { kind: 'enter-paper', players })).toBe('not-taking-part');
  await hall.must(hall.referee, { kind: 'enter-paper', players });
  await hall.must(hall.referee, { kind: 'start' });
  await hall.must(hall.referee, { kind: 'call', tiles: [...'KOERALE'] });
  const word = [...'KOER'].map((letter, i) => ({ square: 112 + i, letter, blank: false }));
  await hall.server.clock.advance(ROUND_MS);
  const slip = (player: number, tiles: unknown) => ({
    kind: 'slip',
    player,
    call: 1,
    tiles,
    claimed: 10,
  });
  expect(await hall.ask(ann, slip(2, word))).toBe('not-taking-part');
  expect(await hall.ask(hall.referee, slip(1, word))).toBe('no-such-player');
  for (let player = 2; player <= 61; player++)
    await hall.must(hall.referee, slip(player, player === 61 ? [{ ...word[0], square: 3 }] : word));
  const { phase } = await hall.game();
  if (phase.kind === 'collecting' && phase.choice === null)
    await hall.must(hall.referee, { kind: 'choose', play: 0 });
  await hall.must(hall.referee, { kind: 'close-slips' });
  await hall.server.clock.advance(1000);
  const judged = await hall.game();
  expect(judged.rounds[0]?.verdicts.slice(1, 60)).toEqual(Array(59).fill('good'));
  expect(judged.rounds[0]?.verdicts[60]).toBe('misses-star');
  expect(await hall.ask(hall.referee, slip(2, word))).toBe('too-late');
  const points = judged.totals[1] ?? 0;
  const correct = { kind: 'correct', call: 1, player: 61, points, reason: 'misread' };
  await hall.must(hall.referee, correct);
  expect((await hall.game()).totals).toEqual([0, ...Array(60).fill(points)]);
});

test('whoever has the key enters slips; what has come in is for them and the referee alone', async () => {
  const hall = await Hall.open(['ann', 'bob'], { caller: 'referee' });
  const [ann] = hall.players as [Person, Person];
  const guest = await hall.server.guest('helper');
  const helper = { ...guest, client: await hall.server.connect(guest.cookie) };
  await hall.must(hall.referee, { kind: 'enter-paper', players: [{ name: 'Paper', hall: 'B' }] });
  await hall.must(hall.referee, { kind: 'start' });
  await hall.must(hall.referee, { kind: 'call', tiles: [...'KOERALE'] });
  await hall.must(ann, handIn(1, NONSENSE));
  const { key, ...soFar } = await hall.get<Answers>(hall.referee, 'answers');
  const paper = [{ player: 3, name: 'Paper', hall: 'B' }];
  expect(soFar).toEqual({ call: 1, devices: 2, handedIn: 1, paper, slips: [] });
  const slip = { ...handIn(1, NONSENSE), kind: 'slip', player: 3 };
  expect(await hall.ask(helper, slip)).toBe('not-taking-part');
  expect(await hall.ask(helper, { ...slip, key: 'wrong' })).toBe('not-taking-part');
  expect(await hall.get(helper, 'answers')).toEqual({ code: 'not-allowed' });
  expect(await hall.get(ann, `answers?key=${key}`)).toEqual({ code: 'not-allowed' });
  expect(await hall.ask(helper, { ...slip, key })).toBe('done');
  const { slips } = await hall.get<Answers>(helper, `answers?key=${key}`);
  expect(slips).toEqual([{ player: 3, tiles: NONSENSE, claimed: null }]);
});

test('a game is found by its code, by those who run it or play in it in a list, and its sheet when it is over', async () => {
  const hall = await Hall.open(['ann']);
  const [ann] = hall.players as [Person];
  const { code } = (await hall.game()).setup;
  const fetched = await fetch(`${hall.server.http}/api/v1/codes/${code}`);
  expect(await fetched.json()).toEqual({ stream: hall.stream });
  const list = `${hall.server.http}/api/v1/streams?kind=duplicate&player=me`;
  const own = await fetch(list, { headers: { cookie: hall.referee.cookie } });
  expect(((await own.json()) as { rows: { stream: string }[] }).rows[0]?.stream).toBe(hall.stream);
  const played = `${hall.server.http}/api/v1/streams?kind=answers&player=me`;
  const answered = await fetch(played, { headers: { cookie: ann.cookie } });
  const { rows: streams } = (await answered.json()) as { rows: { stream: string }[] };
  expect(streams.map(({ stream }) => answeredGame(stream, ann.id))).toEqual([hall.stream]);
  expect(await hall.get(ann, 'sheet')).toEqual({ code: 'not-over' });
  await hall.must(hall.referee, { kind: 'end' });
  const { rows } = await hall.get<duplicate.ResultSheet>(ann, 'sheet');
  expect(rows.map(({ name, total }) => [name, total])).toEqual([['ann', 0]]);
});

test('a restart at the bell loses no answer', async () => {
  const hall = await Hall.open(['ann', 'bob']);
  await hall.must(hall.referee, { kind: 'start' });
  for (const player of hall.players) await hall.must(player, handIn(1, NONSENSE));
  const { clock, memory } = hall.server;
  clock.forget();
  const again = await composed({ clock, memory });
  open.push(again);
  await clock.advance(SECONDS * 1000 + 5000);
  const { state } = value(await again.rooms.read(duplicateKind, hall.stream));
  expect(state.rounds[0]?.verdicts.every((verdict) => verdict !== null)).toBe(true);
  for (const { id } of hall.players) {
    const own = value(await again.rooms.read(answersKind, answersStream(hall.stream, id)));
    expect(own.state.sealed).toBeGreaterThanOrEqual(1);
  }
});
