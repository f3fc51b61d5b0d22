/** Stages as a form shows them: every choice has one name, and changing one keeps the others that still fit. */
import type { Field, Format, Rung, Stage } from '@taht/tournament';

export const FORMAT_NAMES = [
  'lot',
  'standing',
  'swiss',
  'king-of-the-hill',
  'round-robin',
  'teams',
  'duplicate',
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export const formatName = (format: Format): FormatName =>
  format.kind === 'duplicate' ? 'duplicate' : format.by;

type Apart = Pick<Extract<Format, { readonly kind: 'tables' }>, 'schools' | 'repeats'>;

export function withFormat(stage: Stage, name: FormatName): Stage {
  const apart: Apart = apartOf(stage.format) ?? { schools: 'softly', repeats: 'softly' };
  return { ...stage, format: formatOf(name, apart, stage.format) };
}

function formatOf(by: FormatName, apart: Apart, before: Format): Format {
  switch (by) {
    case 'lot':
    case 'standing': {
      const rest = before.kind === 'tables' ? before.rest : 'small-tables';
      return { kind: 'tables', by, ...apart, rest };
    }
    case 'round-robin':
      return { kind: 'duels', by };
    case 'duplicate':
      return { kind: 'duplicate' };
    default:
      return { kind: 'duels', by, ...apart };
  }
}

/** Whom a draw keeps apart; null where nothing is drawn. */
export const apartOf = (format: Format): Apart | null =>
  'schools' in format ? { schools: format.schools, repeats: format.repeats } : null;

export const withApart = (stage: Stage, changes: Partial<Apart>): Stage =>
  'schools' in stage.format ? { ...stage, format: { ...stage.format, ...changes } } : stage;

export const FIELD_NAMES = ['all', 'top', 'winners-to-fill', 'winners'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export function fieldName(field: Field): FieldName {
  if (field.kind !== 'table-winners') return field.kind;
  return field.runnersUp === 'to-fill' ? 'winners-to-fill' : 'winners';
}

/** How many go on, where a number says so. */
export function fieldCount(field: Field): number | null {
  if (field.kind === 'top') return field.players;
  return field.kind === 'table-winners' && field.runnersUp !== 'to-fill' ? field.runnersUp : null;
}

const USUAL_TOP = 4;

export function fieldOf(name: FieldName, count: number | null): Field {
  switch (name) {
    case 'all':
      return { kind: 'all' };
    case 'top':
      return { kind: 'top', players: count ?? USUAL_TOP };
    case 'winners-to-fill':
      return { kind: 'table-winners', runnersUp: 'to-fill' };
    case 'winners':
      return { kind: 'table-winners', runnersUp: count ?? 0 };
  }
}

/** One rung changed, and named nowhere else any more; null takes it away. */
export function withRung(ladder: readonly Rung[], at: number, rung: Rung | null): readonly Rung[] {
  if (rung === null) return ladder.toSpliced(at, 1);
  const next = at < ladder.length ? ladder.with(at, rung) : [...ladder, rung];
  return next.filter((each, i) => each !== rung || i === at);
}

/** One more, for the best four of the one before. */
export const anotherStage = (stages: readonly Stage[], name: string): readonly Stage[] => {
  const last = stages.at(-1);
  if (last === undefined) return stages;
  const field = fieldOf('top', null);
  return [...stages, { ...last, name, rounds: 1, field, carry: 'nothing' }];
};
