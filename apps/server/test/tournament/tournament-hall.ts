/** A tournament whose players have phones, over real sockets. */
import type { Person as Pupil, TournamentView } from '@taht/tournament';
import { expect } from 'vitest';
import { gameKind } from '../../src/game/game-kind.ts';
import { tournamentKind } from '../../src/tournament/tournament-kind.ts';
import type { Composed, Guest } from '../support/composed.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';

export interface Someone extends Guest {
  readonly client: RawClient;
}

const pupil = (i: number): Pupil => ({
  id: null,
  name: `Secret Pupil ${i}`,
  school: '',
  class: '',
  ageGroup: '',
  team: '',
  needs: { table: null, note: '' },
});

/** Until what follows from all that was done has been done. */
export const settle = async ({ clock }: Pick<Composed, 'clock'>, step = 20): Promise<void> => {
  for (let i = 0; i < 30; i++) await clock.advance(step);
};

let ids = 0;

export async function ask({ client }: Someone, stream: string, action: unknown): Promise<string> {
  const answer = await client.ask(stream, `c${++ids}`, action);
  if (answer.kind === 'refused') return (answer.refusal as { code: string }).code;
  return answer.kind === 'failed' ? answer.code : answer.kind;
}

export async function look<View>(
  server: Composed,
  { cookie }: Guest,
  stream: string,
): Promise<View> {
  const answer = await fetch(`${server.http}/api/v1/streams/${stream}`, { headers: { cookie } });
  return ((await answer.json()) as { view: View }).view;
}

export const stateOf = async ({ rooms }: Composed, tournament: string) =>
  value(await rooms.read(tournamentKind, tournament)).state;
export const tableIn = async (server: Composed, tournament: string) =>
  (await stateOf(server, tournament)).stages[0]?.rounds[0]?.tables[0];

export const OPEN = { kind: 'open-games', stage: 1, round: 1, tables: [1] };

const CLUB = {
  ...{ name: 'Club night', edition: 'et', ruleset: 'et-base', lexicon: 'et' },
  ...{ preset: 'club-swiss', keepDays: 1 },
};
const NAMES = ['annamari', 'bernhard', 'celestine'];

/** Players with their phones, seated at the one table of the first round. */
export async function hall(server: Composed, options: object = {}, count = 2) {
  const come = async (name: string): Promise<Someone> => {
    const guest = await server.guest(name);
    return { ...guest, client: await server.connect(guest.cookie) };
  };
  const director = await come('dora');
  const action = { kind: 'open', options: { ...CLUB, ...options } };
  director.client.send({ kind: 'create', of: 'tournament', id: 'o', action });
  const { stream: tournament } = await director.client.next('done');
  const players = Array.from({ length: count }, (_, i) => pupil(i + 1));
  expect(await ask(director, tournament, { kind: 'enter', players, status: 'present' })).toBe(
    'done',
  );
  const phones = await Promise.all(NAMES.slice(0, count).map(come));
  const claim = async (phone: Someone, player: number): Promise<string> => {
    const key = (await stateOf(server, tournament)).players[player - 1]?.key;
    return ask(phone, tournament, { kind: 'claim', player, key });
  };
  const stage = { kind: 'begin-stage', stage: 1, runnersUp: null };
  expect(await ask(director, tournament, stage)).toBe('done');
  expect(await ask(director, tournament, { kind: 'draw-round', stage: 1, round: 1 })).toBe('done');
  return { tournament, director, phones, claim, come };
}

export async function claimed(server: Composed, options: object = {}, count = 2) {
  const there = await hall(server, options, count);
  for (const [i, phone] of there.phones.entries())
    expect(await there.claim(phone, i + 1)).toBe('done');
  return there;
}

/** With the round open for them, and the address of their game. */
export async function opened(server: Composed, options: object = {}, count = 2) {
  const there = await claimed(server, options, count);
  const { tournament, director, phones } = there;
  expect(await ask(director, tournament, OPEN)).toBe('done');
  await settle(server);
  const [first] = phones as [Someone];
  return { ...there, game: await addressFor(server, first, tournament) };
}

export const addressFor = async (
  server: Composed,
  phone: Someone,
  tournament: string,
): Promise<string> => {
  const { stages } = await look<TournamentView>(server, phone, tournament);
  return stages[0]?.rounds[0]?.tables[0]?.own?.game?.address ?? '';
};

/** Everybody passes until that ends the game. */
export async function passAll(
  server: Composed,
  game: string,
  phones: readonly Someone[],
  onPass = () => {},
): Promise<void> {
  for (;;) {
    const { phase, seats } = value(await server.rooms.read(gameKind, game)).state;
    if (phase.kind === 'over') return;
    if (phase.kind !== 'turn') throw new Error(phase.kind);
    const mover = phones.find(({ id }) => id === seats[phase.seat]?.player.id);
    if (mover === undefined) throw new Error('nobody on turn');
    onPass();
    expect(await ask(mover, game, { kind: 'pass' })).toBe('done');
  }
}

export const begin = async (game: string, phones: readonly Someone[]): Promise<void> => {
  for (const phone of phones) expect(await ask(phone, game, { kind: 'agree' })).toBe('done');
};
