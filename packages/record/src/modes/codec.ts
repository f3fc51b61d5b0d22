/**
 * Entries of the other games as text and back, and their actions as they come from outside.
 * What is read is checked as if a stranger had written it; an older format is brought up to date step by step first.
 */
import { err, ok, type Result } from '@taht/base';
import type { Entry, Stamp } from '@taht/stream';
import { z } from 'zod';
import { isStored, type Stored } from '../migrate.ts';
import { firstIssue, readJson } from '../read-json.ts';
import { fields } from '../schema.ts';

export interface ModeFormat<Author, Action, Fact> {
  readonly version: number;
  readonly author: z.ZodType<Author>;
  readonly action: z.ZodType<Action>;
  /** The facts, without their stamps. */
  readonly fact: z.ZodType<Fact>;
  /** From each version to the next. */
  readonly steps: Readonly<Record<number, (entry: Stored) => Stored>>;
  /** Leaves out of an action what its events say again, or what lies elsewhere. */
  trim?(action: Action): Action;
}

export interface ModeCodec<Author, Action, Event> {
  readonly version: number;
  encode(entry: Entry<Author, Action, Event>): string;
  /** Reads what any version up to the present one wrote, or tells the place of the first fault. */
  decode(body: string, version: number): Result<Entry<Author, Action, Event>, string>;
  parseAction(json: unknown): Result<Action, string>;
}

export function modeCodec<Author, Action, Fact extends object>(
  format: ModeFormat<Author, Action, Fact>,
): ModeCodec<Author, Action, Fact & Stamp<Author>> {
  const { version: present, author, action, fact, steps, trim = (same: Action) => same } = format;
  const stored = z.strictObject({
    id: fields.name,
    by: author,
    at: fields.time,
    action,
    events: z.array(
      z.strictObject({
        fact,
        at: fields.time.exactOptional(),
        by: author.exactOptional(),
      }),
    ),
  });
  return {
    version: present,
    encode: ({ command: { id, by, at, action: asked }, events }) =>
      JSON.stringify({
        id,
        by,
        at,
        action: trim(asked),
        events: events.map((event) => storedEvent(event, at, by)),
      }),
    decode: (body, version) => {
      const json = readJson(body);
      if (!json.ok) return err(`column ${json.error}`);
      if (version > present) return err('version');
      const read = stored.safeParse(migrated(json.value, version, steps));
      if (!read.success) return err(firstIssue(read.error));
      const { id, by, at, action: asked, events } = read.data;
      const entry = {
        command: { id, by, at, action: asked },
        events: events.map((each) => ({
          ...each.fact,
          at: each.at ?? at,
          by: each.by ?? by,
          command: id,
        })),
      };
      return ok(entry);
    },
    parseAction: (json) => {
      const read = action.safeParse(json);
      return read.success ? ok(read.data) : err(firstIssue(read.error));
    },
  };
}

/** Stamps that only repeat the command's are left out. */
function storedEvent<Author>(event: Stamp<Author>, at: number, by: Author): Stored {
  const { at: eventAt, by: eventBy, command: _, ...fact } = event;
  return {
    fact,
    ...(eventAt === at ? {} : { at: eventAt }),
    ...(JSON.stringify(eventBy) === JSON.stringify(by) ? {} : { by: eventBy }),
  };
}

function migrated(
  entry: unknown,
  version: number,
  steps: ModeFormat<unknown, unknown, unknown>['steps'],
): unknown {
  const step = steps[version];
  return step === undefined || !isStored(entry) ? entry : migrated(step(entry), version + 1, steps);
}
