/** Registration: lists, walk-ins, changes, who is here. */
import type { ActionOf, Person, PlayerNumber } from './command.ts';
import { drawKeys } from './decide-devices.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { isSpelledLike, personKey, spelledAlike, spelledLike } from './spelling.ts';
import { type Entry, entryOf, type Tournament } from './state.ts';

export const MOST_PLAYERS = 5000;

/** Also while the tournament is under way: whoever comes late plays from the next draw on. */
export function decideEnter(
  run: Run,
  { status, ...asked }: ActionOf<'enter'>,
): Refusal | undefined {
  const { state } = run;
  const players = spelledAlike(state.players.map(personIn), asked.players);
  if (players.length === 0) return { code: 'nobody-named' };
  if (state.players.length + players.length > MOST_PLAYERS)
    return { code: 'too-many-players', most: MOST_PLAYERS };
  const numbers = new Map(state.players.map(({ person }, i) => [personKey(person), i + 1]));
  for (const [i, person] of players.entries()) {
    const refusal = refusePerson(person);
    if (refusal !== undefined) return refusal;
    const player = numbers.get(personKey(person));
    if (player !== undefined) return { code: 'already-entered', player };
    numbers.set(personKey(person), state.players.length + i + 1);
  }
  run.emit({ kind: 'entered', players, status, keys: drawKeys(run, players.length) });
  return undefined;
}

const personIn = ({ person }: Entry): Person => person;

const MOST_TABLES = 5000;

function refusePerson({ name, needs: { table } }: Person): Refusal | undefined {
  if (name.trim() === '') return { code: 'name-missing' };
  const isTable = table === null || (Number.isInteger(table) && table >= 1 && table <= MOST_TABLES);
  return isTable ? undefined : { code: 'bad-table-number', table };
}

export function decideAmend(
  run: Run,
  { player, seen, person }: ActionOf<'amend'>,
): Refusal | undefined {
  const entry = entryOf(run.state, player);
  if (entry === undefined) return { code: 'no-such-player', player };
  if (entry.changed > seen) return { code: 'changed-since', seen, now: entry.changed };
  const refusal = refusePerson(person);
  if (refusal !== undefined) return refusal;
  const key = personKey(person);
  const twin = run.state.players.findIndex((each) => personKey(each.person) === key);
  if (twin >= 0 && twin !== player - 1) return { code: 'already-entered', player: twin + 1 };
  amend(run, player, entry.person, person);
  return undefined;
}

/** A group that is only spelled otherwise is so for all who are in it; one that is new to the player keeps its spelling. */
function amend(run: Run, player: PlayerNumber, before: Person, person: Person): void {
  const people = run.state.players.map(personIn);
  const others = people.toSpliced(player - 1, 1);
  const [amended = person] = spelledAlike([spelledLike(before, person), ...others], [person]);
  run.emit({ kind: 'amended', player, person: amended });
  for (const [i, each] of people.entries()) {
    const respelled = spelledLike(each, amended);
    if (i !== player - 1 && !isSpelledLike(respelled, each))
      run.emit({ kind: 'amended', player: i + 1, person: respelled });
  }
}

export function decideMark(run: Run, { players, status }: ActionOf<'mark'>): Refusal | undefined {
  if (players.length === 0) return { code: 'nobody-named' };
  const refusal = refuseNumbers(run.state, players);
  if (refusal === undefined) run.emit({ kind: 'marked', players, status });
  return refusal;
}

/** All known, none twice. */
export function refuseNumbers(
  state: Tournament,
  players: readonly PlayerNumber[],
): Refusal | undefined {
  const seen = new Set<PlayerNumber>();
  for (const player of players) {
    if (entryOf(state, player) === undefined) return { code: 'no-such-player', player };
    if (seen.has(player)) return { code: 'player-twice', player };
    seen.add(player);
  }
  return undefined;
}
