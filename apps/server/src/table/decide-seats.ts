/** Who sits down at a table, leaves, returns and is ready. */
import { TABLE_LIMITS, type TableRefusal } from '@taht/protocol';
import { BOT_NAMES } from '@taht/search';
import { mayChallenge, mayPair } from '../people/relations.ts';
import type { Card } from './card.ts';
import type { Ask } from './events.ts';
import type { Run } from './run.ts';
import { hasLeft, isComplete, isPerson, type Place, placeOf, seated, type Table } from './state.ts';

export function sit(run: Run, { person, vacant }: Ask, place: number): TableRefusal | undefined {
  const { state: table, at } = run;
  const isHere = (there: Place, i: number): boolean =>
    isPerson(there) && there.card.id === person.id && !(there.isGone && i === place);
  // Whoever left a running game may return to their own place only.
  if (table.places.some(isHere)) return { code: 'already-seated' };
  const refusal = refusePlace(table, place, vacant) ?? refuseGuest(table, person, at);
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'sat', place, card: person });
  return undefined;
}

/** In a running game only places that somebody left can be taken, and none where it is rated. */
function refusePlace(
  { places, phase, options }: Table,
  place: number,
  vacant: readonly number[],
): TableRefusal | undefined {
  const there = places[place];
  if (there === undefined) return { code: 'no-such-place' };
  if (phase !== 'playing') return there.kind === 'empty' ? undefined : { code: 'place-taken' };
  if (!(isPerson(there) && there.isGone) && !vacant.includes(place)) return { code: 'place-taken' };
  return options.rated ? { code: 'not-at-rated-table' } : undefined;
}

function refuseGuest(table: Table, person: Card, at: number): TableRefusal | undefined {
  const { options, invited, barred, host } = table;
  if (barred.includes(person.id)) return { code: 'not-welcome' };
  if (options.referee === person.id) return { code: 'referee-does-not-play' };
  const isExpected = invited.includes(person.id) || host === person.id || hasLeft(table, person.id);
  if (options.visibility === 'invited' && !isExpected) return { code: 'not-invited' };
  if (options.rated && !person.isAccount) return { code: 'rated-needs-account' };
  const others = table.places.filter(isPerson).filter(({ card }) => card.id !== person.id);
  return others.every(({ card }) => mayPair(person.ties, card.ties, at))
    ? undefined
    : { code: 'not-welcome' };
}

export function seatBot(
  run: Run,
  { person, vacant }: Ask,
  place: number,
  bot: string,
): TableRefusal | undefined {
  const { state: table } = run;
  if (table.host !== person.id) return { code: 'only-host' };
  if (!(BOT_NAMES as readonly string[]).includes(bot)) return { code: 'no-such-bot' };
  if (table.options.rated) return { code: 'rated-needs-people' };
  if (table.options.lexicon === null) return { code: 'bots-need-lexicon' };
  const refusal = refusePlace(table, place, vacant);
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'bot-sat', place, bot });
  startIfReady(run);
  return undefined;
}

export function remove(run: Run, person: Card, place: number): TableRefusal | undefined {
  const { state: table } = run;
  if (table.host !== person.id) return { code: 'only-host' };
  if (table.phase === 'playing') return { code: 'table-playing' };
  const there = table.places[place];
  if (there === undefined) return { code: 'no-such-place' };
  if (there.kind === 'empty') return { code: 'place-empty' };
  if (isPerson(there) && there.card.id === person.id) return { code: 'that-is-yourself' };
  run.emit({ kind: 'removed', place, person: isPerson(there) ? there.card.id : null });
  return undefined;
}

/** Closes the table when nobody is left to play; a host who never sat may close it too. */
export function leave(run: Run, person: Card): TableRefusal | undefined {
  const place = placeOf(run.state, person.id);
  if (place < 0) return { code: 'not-seated' };
  run.emit({ kind: 'left', place });
  const { state: table } = run;
  const isHosted = table.host !== person.id;
  if (table.phase === 'open' && seated(table).length === 0 && !isHosted)
    run.emit({ kind: 'closed' });
  return undefined;
}

export function invite(
  run: Run,
  { person, others }: Ask,
  invited: string,
): TableRefusal | undefined {
  const { state: table, at } = run;
  if (table.host !== person.id && placeOf(table, person.id) < 0) return { code: 'not-seated' };
  if (invited === person.id) return { code: 'that-is-yourself' };
  if (placeOf(table, invited) >= 0) return { code: 'already-seated' };
  if (table.invited.includes(invited)) return { code: 'already-invited' };
  if (table.invited.length >= TABLE_LIMITS.invited) return { code: 'too-many-invited' };
  const other = others.find(({ id }) => id === invited);
  if (other === undefined || !mayChallenge(person.ties, other.ties, at))
    return { code: 'may-not-invite' };
  run.emit({ kind: 'invited', person: invited });
  return undefined;
}

export function ready(run: Run, person: Card, isReady: boolean): TableRefusal | undefined {
  const { state: table } = run;
  const place = placeOf(table, person.id);
  if (place < 0) return { code: 'not-seated' };
  if (table.phase === 'playing') return { code: 'table-playing' };
  const there = table.places[place];
  if (isPerson(there) && there.isReady !== isReady) run.emit({ kind: 'readied', place, isReady });
  startIfReady(run);
  return undefined;
}

export function startIfReady(run: Run): void {
  const { state: table } = run;
  if (table.phase === 'open' && isComplete(table))
    run.emit({
      kind: 'started',
      game: table.games + 1,
      isPrivate: table.options.visibility !== 'open' && !table.isPaired,
    });
}

/** Guests often sit down first and say afterwards what they are called. */
export function rename(run: Run, { id, name }: Card): TableRefusal | undefined {
  const { state: table } = run;
  const place = placeOf(table, id);
  const there = table.places[place];
  if (!isPerson(there)) return { code: 'not-seated' };
  if (there.card.name !== name) run.emit({ kind: 'renamed', place, name });
  return undefined;
}

export function permitRacks(
  run: Run,
  person: Card,
  isPermitted: boolean,
): TableRefusal | undefined {
  const { state: table } = run;
  const place = placeOf(table, person.id);
  const there = table.places[place];
  if (!isPerson(there)) return { code: 'not-seated' };
  if (table.options.racksAfter === null) return { code: 'racks-not-shown' };
  if (there.permitsRacks !== isPermitted) run.emit({ kind: 'permitted', place, isPermitted });
  return undefined;
}
