/** Devices come in: helpers ask and the director lets them, players' phones show the key of their badge. */
import type { ActionOf, Author, PlayerNumber } from './command.ts';
import type { Refusal } from './refusal.ts';
import type { TournamentRules } from './rules.ts';
import type { Run } from './run.ts';
import { type AdmissionRequest, devicesAtGames, entryOf, type Tournament } from './state.ts';

/** So many may wait at once, and so many are remembered: no crowd of phones floods the console. */
const MOST_WAITING = 20;
const MOST_ASKING = 500;

/** Nobody who has a part in the tournament. */
export const isGuest = ({ officials, players }: Tournament, device: string): boolean =>
  !officials.some(({ id }) => id === device) && !players.some(({ person }) => person.id === device);

export function decideTakeOver(run: Run, { director }: ActionOf<'take-over'>): Refusal | undefined {
  run.emit({
    kind: 'taken-over',
    director: { ...director, role: 'director', tables: null },
  });
  return undefined;
}

/** Where nobody knows of the person nothing happens. */
export function decideForget(run: Run, { person }: ActionOf<'forget'>): Refusal | undefined {
  const isKnown =
    !isGuest(run.state, person) ||
    askingOf(run.state, person) !== undefined ||
    devicesAtGames(run.state).includes(person);
  if (isKnown) run.emit({ kind: 'person-forgotten', person });
  return undefined;
}

export function decideAskIn(run: Run, { name }: ActionOf<'ask-in'>): Refusal | undefined {
  const { door, asking } = run.state;
  const { id } = guestOf(run);
  if (door === 'shut') return { code: 'door-shut' };
  if (askingOf(run.state, id) !== undefined) return { code: 'already-asked' };
  const waiting = asking.filter(({ state }) => state === 'waiting').length;
  if (waiting >= MOST_WAITING || asking.length >= MOST_ASKING)
    return { code: 'too-many-asking', most: MOST_WAITING };
  if (name.trim() === '') return { code: 'name-missing' };
  run.emit({ kind: 'asked-in', id, name: name.trim() });
  return undefined;
}

/** Also somebody who was turned away before. */
export function decideLetIn(
  run: Run,
  { id, role, tables, from }: ActionOf<'let-in'>,
): Refusal | undefined {
  const asking = askingOf(run.state, id);
  if (asking === undefined) return { code: 'not-asking' };
  const isSaid = role === 'referee' && from !== undefined;
  const official = { id, name: asking.name, role, tables, ...(isSaid ? { from } : {}) };
  run.emit({ kind: 'let-in', official });
  return undefined;
}

export function decideMakeRecovery(run: Run): undefined {
  const halves = ['a', 'b'].map((half) => drawDigits(run, `recovery ${half}`, RECOVERY_DIGITS / 2));
  run.emit({ kind: 'recovery-made', key: halves.join('') });
}

/** Also while the door is shut: whoever has the sheet is trusted as whoever printed it. */
export function decideRecover(run: Run, { key, name }: ActionOf<'recover'>): Refusal | undefined {
  const { recovery } = run.state;
  if (recovery === '' || key !== recovery) return { code: 'wrong-recovery' };
  if (name.trim() === '') return { code: 'name-missing' };
  const { id } = guestOf(run);
  run.emit({
    kind: 'let-in',
    official: { id, name: name.trim(), role: 'director', tables: null },
  });
  return undefined;
}

export function decideTurnAway(run: Run, { ids }: ActionOf<'turn-away'>): Refusal | undefined {
  const isWaiting = (id: string): boolean => askingOf(run.state, id)?.state === 'waiting';
  if (ids.length === 0 || !ids.every(isWaiting)) return { code: 'not-asking' };
  run.emit({ kind: 'turned-away', ids });
  return undefined;
}

export function decideSetDoor(run: Run, { door }: ActionOf<'set-door'>): Refusal | undefined {
  if (door !== run.state.door) run.emit({ kind: 'door-set', door });
  return undefined;
}

export function decideClaim(run: Run, { player, key }: ActionOf<'claim'>): Refusal | undefined {
  const entry = entryOf(run.state, player);
  if (run.state.setup.rules.phones === 'none') return { code: 'no-phones' };
  if (entry === undefined) return { code: 'no-such-player', player };
  if (entry.key === '' || entry.key !== key) return { code: 'wrong-key', player };
  if (entry.person.id !== null) return { code: 'player-taken', player };
  run.emit({ kind: 'claimed', player, id: guestOf(run).id });
  return undefined;
}

/**
 * The old key opens nothing any more where a new one is drawn; the device it let in is out either way.
 * A new key needs a new badge, so directors alone draw one.
 */
export function decideRelease(run: Run, { player, key }: ActionOf<'release'>): Refusal | undefined {
  const entry = entryOf(run.state, player);
  if (run.state.setup.rules.phones === 'none') return { code: 'no-phones' };
  if (entry === undefined) return { code: 'no-such-player', player };
  if (key === 'new' && run.by.kind !== 'director')
    return { code: 'not-for-you', needs: 'director' };
  if (key === 'same' && entry.person.id === null) return { code: 'no-device', player };
  run.emit({ kind: 'released', player, key: key === 'new' ? drawKey(run, player) : entry.key });
  return undefined;
}

/** One for each of so many new players, where the rules want any. */
export function drawKeys(run: Run, count: number): readonly string[] {
  const { setup, players } = run.state;
  if (setup.rules.phones === 'none') return [];
  return Array.from({ length: count }, (_, i) => drawKey(run, players.length + i + 1));
}

/** By number, for players who came in when there were no phones; nothing where all have one. */
export function missingKeys(run: Run, phones: TournamentRules['phones']): readonly string[] {
  const { players } = run.state;
  if (phones === 'none' || players.every(({ key }) => key !== '')) return [];
  return players.map(({ key }, i) => (key === '' ? drawKey(run, i + 1) : ''));
}

const KEY_DIGITS = 8;
const RECOVERY_DIGITS = 12;

const drawKey = (run: Run, player: PlayerNumber): string =>
  drawDigits(run, `key ${player}`, KEY_DIGITS);

/** From a stream beside that of the draws: secret as long as the seed is, and no draw has another number for it. */
function drawDigits({ state, env }: Run, what: string, digits: number): string {
  const beside = { ...state.secret, contributions: [`${what} ${state.version}`] };
  return String(env.draw(beside, 0, 10 ** digits)).padStart(digits, '0');
}

const askingOf = ({ asking }: Tournament, device: string): AdmissionRequest | undefined =>
  asking.find(({ id }) => id === device);

function guestOf({ by }: Run): Extract<Author, { readonly kind: 'guest' }> {
  if (by.kind !== 'guest') throw new Error(`a ${by.kind} is no guest`);
  return by;
}
