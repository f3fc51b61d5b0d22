/** Commands to tournaments: who may send which. Anybody may open one and then directs it. */
import { ok, type Result } from '@taht/base';
import { editionOf, houseRules, leftOpen, tournamentRulesets } from '@taht/editions';
import { tournamentRequest } from '@taht/protocol';
import { applyHouseRules, type Ruleset } from '@taht/rules';
import { type Action, presetOf, type Setup } from '@taht/tournament';
import { parseWith } from '../kind/json-entry.ts';
import { listFor, nameOf, type OpeningPorts, openerOf, sealing } from '../people/opening.ts';
import { checkName } from '../people/person/names.ts';
import type { Present } from '../rooms/audience.ts';
import type { Clock } from '../rooms/clock.ts';
import { type CommandHandler, onBehalf } from '../rooms/commands.ts';
import { failed, refused, type SendFailure } from '../rooms/message.ts';
import type { Request } from '../rooms/rooms-port.ts';
import { type TournamentTypes, tournamentKind } from './tournament-kind.ts';

export interface TournamentPorts extends OpeningPorts {
  readonly clock: Pick<Clock, 'now'>;
  /** Whether this person may try another key now. */
  mayClaim(person: string): boolean;
  /** Whether somebody from this address may ask to be let into this tournament now. */
  mayAskIn(stream: string, address: string): boolean;
  /** Why the server does not work out now what costs so much, null where it does; those without an account get less of it. */
  whyNotWork(by: Worker, cost: number): 'too-many' | 'busy' | null;
}

export interface Worker {
  readonly person: string;
  readonly hasAccount: boolean;
  readonly address: string;
}

const DAY = 24 * 3600 * 1000;

export const tournamentCommands =
  (ports: TournamentPorts): CommandHandler =>
  async (stream, request, place) => {
    const { rooms, clock } = ports;
    const { who } = request;
    if (place === 'later') {
      const checked = checkDevice(ports, stream, request);
      if (!checked.ok) return checked;
      const listed = await withList(ports, stream, checked.value);
      if (!listed.ok) return listed;
      const affordable = await checkCost(ports, stream, listed.value);
      return affordable.ok ? rooms.send(stream, listed.value) : affordable;
    }
    if (who.kind !== 'person') return failed({ code: 'not-taking-part' });
    const asked = parseWith(tournamentRequest, request.action);
    if (!asked.ok) return failed({ code: 'malformed', at: asked.error });
    const { name, keepDays, hallLanguage = '', ...options } = asked.value.options;
    const edition = editionOf(options.edition);
    if (edition === undefined) return failed({ code: 'malformed', at: 'options.edition' });
    const ruleset = tournamentRulesets(edition).find(({ id }) => id === options.ruleset);
    const tileset = edition.tilesets.find(({ id }) => id === ruleset?.tileset);
    if (ruleset === undefined || tileset === undefined)
      return failed({ code: 'malformed', at: 'options.ruleset' });
    const base = withOpenRules(ruleset, options.houseRules ?? []);
    if (base === undefined) return failed({ code: 'malformed', at: 'options.houseRules' });
    const preset = presetOf(options.preset);
    if (preset === undefined) return failed({ code: 'malformed', at: 'options.preset' });
    const lexicon = listFor(ports, options);
    if (!lexicon.ok) return failed({ code: 'malformed', at: 'options.lexicon' });
    const opener = await openerOf(ports, who.id);
    if (!opener.ok) return opener;
    const { seed, commitment } = sealing(ports);
    const setup: Setup = {
      event: stream,
      name,
      code: (await ports.takeCode(stream)) ?? '',
      officials: [{ id: who.id, name: opener.value.name, role: 'director', tables: null }],
      rules: {
        ...preset,
        ...options.rules,
        id: preset.id,
        // What stands on everybody's first page is named by somebody who can be asked about it.
        ...(opener.value.hasAccount ? {} : { listing: 'by-link' }),
      },
      base,
      tileset,
      lexicon: lexicon.value,
      hallLanguage,
      commitment,
      deleteBy: clock.now() + keepDays * DAY,
    };
    const action = { kind: 'create', setup, seed };
    return rooms.create(tournamentKind.name, stream, { ...request, ...onBehalf(request), action });
  };

/** The rules with the chosen open points; undefined where a chosen point is not open. */
function withOpenRules(ruleset: Ruleset, names: readonly string[]): Ruleset | undefined {
  const chosen = leftOpen(ruleset.id).filter((name) => names.includes(name));
  if (!names.every((name) => chosen.some((each) => each === name))) return undefined;
  const rules = chosen.flatMap((name) => (name === 'theme' ? [] : [houseRules[name]]));
  return applyHouseRules(ruleset, rules);
}

/** A client names another list by id; the server adds its hash. The list must be of the tournament's language. */
async function withList(
  { rooms, named, listsOf }: TournamentPorts,
  stream: string,
  request: Request,
): Promise<Result<Request, SendFailure>> {
  if ((request.action as Partial<Action> | null)?.kind !== 'set-lexicon') return ok(request);
  const parsed = tournamentKind.parseAction(request.action);
  if (!parsed.ok) return failed({ code: 'malformed', at: parsed.error });
  const action = parsed.value;
  if (action.kind !== 'set-lexicon') return ok(request);
  const lexicon = named(action.lexicon.id);
  if (!lexicon.ok) return refused(lexicon.error as object);
  const event = await rooms.read(tournamentKind, stream);
  if (!event.ok) return failed(event.error);
  const { setup } = event.value.state;
  return listsOf(setup.tileset.language).includes(lexicon.value.id)
    ? ok({ ...request, action: { ...action, lexicon: lexicon.value } })
    : failed({ code: 'malformed', at: 'lexicon.id' });
}

/** Checks commands of devices that are not yet part of the tournament: keys are short, and the director reads names. */
function checkDevice(
  { mayClaim, mayAskIn }: TournamentPorts,
  stream: string,
  request: Request,
): Result<Request, SendFailure> {
  const { who, address = '' } = request;
  const action = request.action as Partial<Action> | null;
  if (who.kind !== 'person') return ok(request);
  if (action?.kind === 'claim')
    return mayClaim(who.id) ? ok(request) : failed({ code: 'too-many' });
  if (action?.kind === 'recover' && !mayClaim(who.id)) return failed({ code: 'too-many' });
  if (action?.kind !== 'ask-in' && action?.kind !== 'recover') return ok(request);
  if (!mayAskIn(stream, address)) return failed({ code: 'too-many' });
  const checked = checkName(String(action.name), LONGEST_NAME);
  return checked.ok
    ? ok({ ...request, action: { ...action, name: checked.value.name } })
    : refused(checked.error);
}

/** What is worked out for all players at once. */
const FOR_ALL: readonly unknown[] = [
  'begin-stage',
  'draw-round',
  'draw-letters',
] satisfies Action['kind'][];

/** In players that are looked at. An undo folds all that happened anew. */
function costOf(
  action: Partial<Action> | null,
  { state, version }: Present<TournamentTypes>,
): number {
  if (action?.kind === 'undo') return version;
  return FOR_ALL.includes(action?.kind) ? state.players.length : 0;
}

/** Of officials alone: from others it is refused without any work. */
async function checkCost(
  { rooms, whyNotWork }: TournamentPorts,
  stream: string,
  { who, action, address = '' }: Request,
): Promise<Result<undefined, SendFailure>> {
  const asked = action as Partial<Action> | null;
  if (who.kind !== 'person' || (asked?.kind !== 'undo' && !FOR_ALL.includes(asked?.kind)))
    return ok(undefined);
  const read = await rooms.read(tournamentKind, stream);
  if (!read.ok) return failed(read.error);
  const cost = costOf(asked, read.value);
  const isOfficial = read.value.state.officials.some(({ id }) => id === who.id);
  if (!isOfficial || cost === 0) return ok(undefined);
  const found = await nameOf(rooms, who.id);
  if (!found.ok) return found;
  const { hasAccount } = found.value;
  const why = whyNotWork({ person: who.id, hasAccount, address }, cost);
  return why === null ? ok(undefined) : failed({ code: why });
}

/** Helpers come with their full names. */
const LONGEST_NAME = 60;
