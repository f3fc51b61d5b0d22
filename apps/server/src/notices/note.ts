/** Notes what a person should hear of a slow game or a table. The game goes on; `deliver.ts` tells them. */
import type { Game } from '@taht/rules';
import { botOf } from '@taht/search';
import type { GameTypes } from '../game/game-kind.ts';
import { SYSTEM } from '../kind/kind.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { News } from './notice.ts';
import { noticesOf } from './notice-kind.ts';
import { turnOf } from './turn.ts';

/** Notes in a game over days whose move it is, and that it is over. */
export const noteTurn: React<GameTypes> = async (stream, game, rooms) => {
  const notes = game.phase.kind === 'over' ? endNotes(stream, game) : turnNotes(stream, game);
  const sent = await Promise.all(
    notes.map(({ person, news, id }) => note(rooms, person, news, id)),
  );
  return sent.every((done) => done) ? 'done' : 'later';
};

interface Note {
  readonly person: string;
  readonly news: News;
  readonly id: string;
}

function turnNotes(stream: string, game: Game): readonly Note[] {
  const turn = turnOf(game);
  if (turn === null) return [];
  const { person, number, deadline } = turn;
  const news: News = { topic: 'your-move', stream, turn: number, deadline, by: null };
  return [{ person, news, id: `turn-${stream}-${number}` }];
}

function endNotes(stream: string, { rules, seats }: Game): readonly Note[] {
  if (rules.clock.kind !== 'days') return [];
  const news: News = { topic: 'game-over', stream, turn: null, deadline: null, by: null };
  return seats
    .map(({ player }) => player.id)
    .filter((person) => botOf(person) === undefined)
    .map((person) => ({ person, news, id: `over-${stream}` }));
}

/** Whether it was added to the person's notices. */
export async function note(
  rooms: Pick<RoomsPort, 'sendOrCreate'>,
  person: string,
  news: News,
  id: string,
): Promise<boolean> {
  const action = { kind: 'tell', news } as const;
  const sent = await rooms.sendOrCreate('notice', noticesOf(person), { id, who: SYSTEM, action });
  if (sent.ok || sent.error.kind === 'refused') return true;
  // A person who is gone has no notices, and never will.
  return ['stream-gone', 'malformed'].includes(sent.error.failure.code);
}

/** A table notes who is awaited there, and by whom. */
export async function noteOfTable(
  rooms: Pick<RoomsPort, 'sendOrCreate'>,
  { person, topic, table, by }: TableNote,
  id: string,
): Promise<void> {
  const news = { topic, stream: table, turn: null, deadline: null, by };
  if (!(await note(rooms, person, news, id))) throw new Error('not noted');
}

interface TableNote extends Pick<News, 'topic'> {
  readonly person: string;
  readonly table: string;
  readonly by: string;
}
