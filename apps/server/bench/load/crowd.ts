/** The data folder of a server with one duplicate game that thousands have entered, and what its players are ordered. */
import { randomBytes } from 'node:crypto';
import type { duplicate } from '@taht/modes';
import { answersStream } from '@taht/protocol';
import { answersKind } from '../../src/duplicate/answers-kind.ts';
import { duplicateEnv } from '../../src/duplicate/duplicate-env.ts';
import { duplicateKind } from '../../src/duplicate/duplicate-kind.ts';
import { Lexicons } from '../../src/lexicons/lexicons.ts';
import { newId } from '../../src/people/random.ts';
import { storePath } from '../../src/start/options.ts';
import { loadSecret } from '../../src/start/secret.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { SEED, setupOf } from '../../test/duplicate/duplicate-setup.ts';
import { value } from '../../test/support/store-parts.ts';
import { appendAll, guest } from './guests.ts';
import { Written } from './written.ts';

export interface Crowd {
  readonly game: string;
  readonly referee: string;
  /** Cookies, by number. */
  readonly players: readonly string[];
}

export type ToCrowd =
  | { readonly kind: 'connect'; readonly port: number; readonly crowd: Crowd }
  /** A round: all answer evenly within so many milliseconds before the bell. */
  | { readonly kind: 'round'; readonly within: number };

export type FromCrowd =
  | { readonly kind: 'connected' }
  | { readonly kind: 'round'; readonly round: CrowdRound };

/** How a round went; times in milliseconds. */
export interface CrowdRound {
  readonly acknowledged: number;
  readonly perSecond: number;
  readonly slowest: number;
  readonly bellToRanks: number;
  /** The longest that the referee waited to be told how many had handed in. */
  readonly refereeWaited: number;
  readonly errors: number;
}

const SYSTEM = { kind: 'system' } as const;

export async function makeCrowd(
  folder: string,
  howMany: number,
  rules: Partial<duplicate.DuplicateRules>,
): Promise<Crowd> {
  const secret = value(loadSecret(folder, {}));
  const at = Date.now();
  const referee = guest('Ann', secret, at);
  const players = Array.from({ length: howMany }, (_, i) => guest(`Player ${i + 1}`, secret, at));
  const stream = newId(randomBytes, 'duplicate');
  const game = new Written(duplicateKind, duplicateEnv(lexicons), stream);
  const referees = [{ id: referee.person.state.id, name: 'Ann' }];
  const setup = setupOf(lexicons, { game: stream, referees, rules });
  const create = { kind: 'create', setup, seed: SEED } as const;
  game.command({ id: 'create', by: SYSTEM, at, action: create });
  const entrants = players.map(({ person: { state } }) => ({
    id: state.id,
    name: state.nickname,
    hall: '',
    hands: 'device' as const,
  }));
  game.command({ id: 'enter', by: SYSTEM, at, action: { kind: 'enter', players: entrants } });
  const answers = entrants.map(({ id: person }) => {
    const written = new Written(answersKind, null, answersStream(stream, person));
    const action = { kind: 'open', game: stream, person } as const;
    written.command({ id: 'open', by: SYSTEM, at, action });
    return written;
  });
  const store = value(await openSqliteStore(storePath(folder)));
  const people = [referee, ...players].map(({ person }) => person);
  await appendAll(
    store,
    [...people, ...answers, game].map(({ append }) => append),
  );
  await store.close();
  return {
    game: stream,
    referee: referee.cookie,
    players: players.map(({ cookie }) => cookie),
  };
}

const lexicons = new Lexicons({
  data: '/nowhere',
  now: () => 0,
  onProblem: ({ path, detail }) => {
    throw new Error(`${path}: ${detail}`);
  },
});
