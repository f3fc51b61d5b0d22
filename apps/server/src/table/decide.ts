/** What may be done at a table, and what follows. */
import { assertNever, err, ok, type Result } from '@taht/base';
import type { TableOptions, TableRefusal } from '@taht/protocol';
import { speedOf } from '../game/speed.ts';
import type { Card } from './card.ts';
import {
  closeAfterTournament,
  isForTournament,
  openForTournament,
  openPaired,
} from './decide-paired.ts';
import { invite, leave, permitRacks, ready, remove, rename, seatBot, sit } from './decide-seats.ts';
import { nudge, say } from './decide-talk.ts';
import type { Action, Ask, TableEvent } from './events.ts';
import { equip, type TableEnv } from './options.ts';
import { Run } from './run.ts';
import { gameNow, isPerson, placeOf, seated, type Table } from './state.ts';

type Decided = Result<readonly TableEvent[], TableRefusal>;

/** Milliseconds after which a table that nobody uses is closed. */
const IDLE = { live: 30 * 60_000, days: 14 * 86_400_000 } as const;

export const dueOf = ({ phase, speed, now }: Table): number | null =>
  phase === 'open' ? now + (speed === 'days' ? IDLE.days : IDLE.live) : null;

export function decide(table: Table, action: Action, at: number, env: TableEnv): Decided {
  const run = new Run(table, at, action.kind === 'ask' ? action.person.id : null);
  const refusal = perform(run, action, env);
  return refusal === undefined ? ok(run.events) : err(refusal);
}

function perform(run: Run, action: Action, env: TableEnv): TableRefusal | undefined {
  const { state: table, at } = run;
  switch (action.kind) {
    case 'ask':
      return performAsk(run, action, env);
    case 'open-paired':
      return openPaired(run, action, env);
    case 'open-for-event':
      return openForTournament(run, action, env);
    case 'call-off':
      if (table.phase === 'playing') run.emit({ kind: 'abort-asked', game: table.games });
      return undefined;
    case 'start-failed':
      if (isPlaying(table, action.game)) run.emit({ kind: 'start-failed', game: action.game });
      closeAfterTournament(run);
      return undefined;
    case 'over': {
      const { game, outcome } = action;
      const result = { number: game, game: gameNow(table), ...outcome };
      if (isPlaying(table, game)) run.emit({ kind: 'over', game, result });
      if (seated(run.state).length === 0 && run.state.phase === 'open')
        run.emit({ kind: 'closed' });
      closeAfterTournament(run);
      return undefined;
    }
    case 'hinted': {
      const place = placeOf(table, action.person);
      if (isPlaying(table, action.game) && place >= 0) run.emit({ kind: 'hinted', place });
      return undefined;
    }
    case 'forget':
      forget(run, action.person);
      return undefined;
    case 'done': {
      const orders = table.orders
        .map(({ number }) => number)
        .filter((n) => action.orders.includes(n));
      if (orders.length > 0) run.emit({ kind: 'done', orders });
      return undefined;
    }
    case 'tick': {
      const due = dueOf(table);
      if (due !== null && due <= at) run.emit({ kind: 'closed' });
      return undefined;
    }
    default:
      return assertNever(action);
  }
}

const isPlaying = ({ phase, games }: Table, game: number): boolean =>
  phase === 'playing' && games === game;

function performAsk(run: Run, ask: Ask, env: TableEnv): TableRefusal | undefined {
  const { state: table } = run;
  const { asked, person } = ask;
  if (asked.kind === 'open') return open(run, ask, env);
  if (table.phase === 'new') return { code: 'no-table' };
  if (table.phase === 'closed') return { code: 'table-closed' };
  if (table.tournament !== null && !isForTournament(table, table.tournament, ask))
    return { code: 'event-table' };
  switch (asked.kind) {
    case 'change':
      return change(run, ask, asked.options, env);
    case 'sit':
      return sit(run, ask, asked.place);
    case 'seat-bot':
      return seatBot(run, ask, asked.place, asked.bot);
    case 'remove':
      return remove(run, person, asked.place);
    case 'leave':
      return leave(run, person);
    case 'invite':
      return invite(run, ask, asked.person);
    case 'decline':
      if (!table.invited.includes(person.id)) return { code: 'not-invited' };
      run.emit({ kind: 'declined', person: person.id });
      return undefined;
    case 'ready':
      return ready(run, person, asked.isReady);
    case 'rename':
      return rename(run, person);
    case 'permit-racks':
      return permitRacks(run, person, asked.isPermitted);
    case 'say':
    case 'say-phrase':
      return say(run, person, asked);
    case 'hush':
      if (table.host !== person.id) return { code: 'only-host' };
      if (asked.person === person.id) return { code: 'that-is-yourself' };
      if (table.hushed.includes(asked.person) !== asked.isHushed)
        run.emit({ kind: 'hushed', person: asked.person, isHushed: asked.isHushed });
      return undefined;
    case 'nudge':
      return nudge(run, person, asked.place);
    case 'abort':
      return abort(run, person);
    case 'close':
      if (table.host !== person.id) return { code: 'only-host' };
      if (table.phase === 'playing') return { code: 'table-playing' };
      run.emit({ kind: 'closed' });
      return undefined;
    default:
      return assertNever(asked);
  }
}

function open(run: Run, ask: Ask, env: TableEnv): TableRefusal | undefined {
  const { asked, person, table, code } = ask;
  if (asked.kind !== 'open') throw new Error('nothing to open');
  if (run.state.phase !== 'new') return { code: 'table-exists' };
  const equipment = equip(asked.options, env.listsOf);
  if (!equipment.ok) return equipment.error;
  if (!ask.hasReferee) return { code: 'no-such-referee' };
  const speed = speedOf(equipment.value.rules.clock);
  run.emit({
    kind: 'opened',
    table,
    host: person.id,
    options: asked.options,
    speed,
    code,
    isPaired: false,
    event: null,
  });
  if (asked.sits) {
    const refusal = sit(run, ask, 0);
    if (refusal !== undefined) return refusal;
  }
  for (const other of new Set(asked.invite)) {
    const refusal = invite(run, ask, other);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function change(
  run: Run,
  { person, hasReferee }: Ask,
  options: TableOptions,
  env: TableEnv,
): TableRefusal | undefined {
  const { state: table } = run;
  if (table.host !== person.id) return { code: 'only-host' };
  if (table.phase === 'playing') return { code: 'table-playing' };
  if (options.edition !== table.options.edition) return { code: 'no-such-edition' };
  const equipment = equip(options, env.listsOf);
  if (!equipment.ok) return equipment.error;
  if (!hasReferee) return { code: 'no-such-referee' };
  if (options.referee !== null && placeOf(table, options.referee) >= 0)
    return { code: 'referee-does-not-play' };
  if (table.places.slice(options.places).some(({ kind }) => kind !== 'empty'))
    return { code: 'place-taken' };
  const hasBots = table.places.some(({ kind }) => kind === 'bot');
  if (hasBots && options.rated) return { code: 'rated-needs-people' };
  if (hasBots && options.lexicon === null) return { code: 'bots-need-lexicon' };
  if (options.rated && !seated(table).every(({ card }) => card.isAccount))
    return { code: 'rated-needs-account' };
  const hides = table.options.visibility !== 'invited' && options.visibility === 'invited';
  run.emit({ kind: 'changed', options, speed: speedOf(equipment.value.rules.clock), hides });
  return undefined;
}

/** Who is gone has left, too. */
function forget(run: Run, person: string): void {
  const { known, places, invited, barred, hushed, host, phase } = run.state;
  const sits = places.some((place) => isPerson(place) && place.card.id === person);
  const isKnown = [...known, ...invited, ...barred, ...hushed, host].includes(person) || sits;
  if (!isKnown || phase === 'new') return;
  const place = placeOf(run.state, person);
  if (place >= 0 && phase !== 'closed') run.emit({ kind: 'left', place });
  run.emit({ kind: 'forgotten', person });
  if (run.state.phase === 'open' && run.state.host === person) run.emit({ kind: 'closed' });
}

function abort(run: Run, person: Card): TableRefusal | undefined {
  const { state: table } = run;
  if (table.host !== person.id) return { code: 'only-host' };
  if (table.phase !== 'playing') return { code: 'table-not-playing' };
  if (table.options.rated) return { code: 'not-at-rated-table' };
  run.emit({ kind: 'abort-asked', game: table.games });
  return undefined;
}
