/** What a hall with a referee meets: one who plays too, slips in wrong hands and under wrong numbers, names, an outage. */
import { answersStream } from '@taht/protocol';
import { expect, test } from 'vitest';
import { answersKind } from '../../src/duplicate/answers-kind.ts';
import { duplicateKind } from '../../src/duplicate/duplicate-kind.ts';
import { composed } from '../support/composed.ts';
import { value } from '../support/store-parts.ts';
import { closeHalls, Hall, handIn, NONSENSE, open, type Person, SECONDS } from './net-hall.ts';

closeHalls();

const PAPER = { kind: 'enter-paper', players: [{ name: 'Paper', hall: 'B' }] };
const RACK = { kind: 'call', tiles: [...'AAEIJKS'] };
const slipOf = (player: number) => ({ ...handIn(1, NONSENSE), kind: 'slip', player });

test('a referee who decides does not play', async () => {
  const hall = await Hall.open(['ann'], { caller: 'referee', laid: 'best-possible' });
  const { referee } = hall;
  expect(await hall.ask(referee, { kind: 'join', hall: '' })).toBe('referee-cannot-play');
  const stream = answersStream(hall.stream, referee.id);
  expect(await hall.server.rooms.read(answersKind, stream)).toMatchObject({ ok: false });
});

test('a referee who plays closes the slips of those who came later, and sees none before the bell', async () => {
  const hall = await Hall.open(['ann']);
  const { referee } = hall;
  await hall.must(referee, { kind: 'join', hall: '' });
  await hall.must(referee, PAPER);
  await hall.must(referee, { kind: 'start' });
  expect((await hall.fetch('answers', referee)).status).toBe(403);
  expect(await hall.ask(referee, slipOf(3))).toBe('not-taking-part');
  await hall.must(referee, { kind: 'ring' });
  expect((await hall.fetch('answers', referee)).status).toBe(200);
  expect((await hall.fetch('sheet', referee)).status).toBe(200);
  await hall.must(referee, slipOf(3));
  await hall.must(referee, { kind: 'close-slips' });
  await hall.server.clock.advance(100);
  expect((await hall.game()).rounds).toHaveLength(1);
});

test('whoever plays enters no slips, also with the key', async () => {
  const hall = await Hall.open(['ann'], { caller: 'referee' });
  const [ann] = hall.players as [Person];
  await hall.must(hall.referee, PAPER);
  await hall.must(hall.referee, { kind: 'start' });
  await hall.must(hall.referee, RACK);
  const { key } = await hall.get<{ readonly key: string }>(hall.referee, 'answers');
  expect(await hall.ask(ann, { ...slipOf(2), key })).toBe('not-taking-part');
  expect(await hall.ask(ann, { kind: 'withdraw-slip', player: 2, call: 1, key })).toBe(
    'not-taking-part',
  );
});

test('a slip under a wrong number is taken out again', async () => {
  const hall = await Hall.open(['ann'], { caller: 'referee', laid: 'best-possible' });
  const { referee } = hall;
  const withdraw = { kind: 'withdraw-slip', player: 2, call: 1 };
  await hall.must(referee, PAPER);
  await hall.must(referee, { kind: 'start' });
  await hall.must(referee, RACK);
  expect(await hall.ask(referee, withdraw)).toBe('nothing-handed-in');
  await hall.must(referee, slipOf(2));
  await hall.must(referee, { kind: 'ring' });
  await hall.must(referee, withdraw);
  expect(await hall.get(referee, 'answers')).toMatchObject({ slips: [] });
  await hall.must(referee, { kind: 'choose', play: 0 });
  await hall.must(referee, { kind: 'close-slips' });
  await hall.server.clock.advance(100);
  expect((await hall.game()).rounds[0]?.verdicts[1]).toBeNull();
  expect(await hall.ask(referee, withdraw)).toBe('too-late');
});

test('whoever has not joined, and squares off the board, are refused by name', async () => {
  const hall = await Hall.open(['ann']);
  const [ann] = hall.players as [Person];
  await hall.must(hall.referee, { kind: 'start' });
  expect(await hall.ask(hall.referee, handIn(1, NONSENSE))).toBe('no-answers');
  for (const square of [225, -1])
    expect(await hall.ask(ann, handIn(1, [{ ...NONSENSE[0], square }] as never))).toBe('off-board');
});

test('names and halls are without what nobody sees, and neither empty nor endless', async () => {
  const hall = await Hall.open([], { caller: 'referee' });
  const guest = await hall.server.guest('bob');
  const bob = { ...guest, client: await hall.server.connect(guest.cookie) };
  await hall.must(bob, { kind: 'join', hall: '\u202e\0<b>x</b>' });
  const enter = (name: string) =>
    hall.ask(hall.referee, { kind: 'enter-paper', players: [{ name, hall: '' }] });
  expect(await enter('\u202e\u200b\n\t')).toBe('bad-name');
  expect(await enter('Mari, '.repeat(50))).toBe('bad-name');
  expect(await enter(' Mari\r\nMaasikas ')).toBe('done');
  expect((await hall.game()).players).toMatchObject([
    { hall: '<b>x</b>' },
    { name: 'Mari Maasikas' },
  ]);
});

test('after an outage near the bell ten seconds are left', async () => {
  const hall = await Hall.open(['ann']);
  await hall.must(hall.referee, { kind: 'start' });
  const { clock, memory } = hall.server;
  await clock.advance(SECONDS * 1000 - 1400);
  clock.forget();
  await clock.advance(60_000);
  const again = await composed({ clock, memory });
  open.push(again);
  const { phase } = value(await again.rooms.read(duplicateKind, hall.stream)).state;
  if (phase.kind !== 'answering') expect.fail(phase.kind);
  expect(phase.deadline - clock.now()).toBeGreaterThanOrEqual(10_000);
});
