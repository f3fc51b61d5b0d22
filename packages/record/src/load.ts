/** From entries to a game: the fold, refusing an event that could not have happened where it stands. */
import { err, ok, type Result } from '@taht/base';
import { type Command, evolve, type Game, isWhole, START } from '@taht/rules';
import type { Entry, RecordFailure } from './entry.ts';
import { firstIssue } from './read-json.ts';
import { commandSchema } from './schema.ts';

export function loadGame(entries: readonly Entry[]): Result<Game, RecordFailure> {
  let game = START;
  for (const [i, { events }] of entries.entries()) {
    for (const [j, event] of events.entries()) {
      const next = tryEvolve(game, event);
      if (next === undefined)
        return err({ code: 'impossible-event', line: i + 2, at: `events.${j}` });
      game = next;
    }
  }
  return ok(game);
}

/** `evolve` throws on what it would never have been handed by `decide`; here the events come from outside, so the tiles are counted too. */
function tryEvolve(game: Game, event: Entry['events'][number]): Game | undefined {
  try {
    const next = evolve(game, event);
    return isWhole(next) ? next : undefined;
  } catch {
    return undefined;
  }
}

export function parseCommand(json: unknown): Result<Command, RecordFailure> {
  const command = commandSchema.safeParse(json);
  return command.success
    ? ok(command.data)
    : err({ code: 'bad-entry', line: 1, at: firstIssue(command.error) });
}
