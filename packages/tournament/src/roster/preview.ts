/** A list of players before it is taken: which column is what, who is on it, and what should be looked at first. */
import { GROUPS, type Group, type Grouped, spelledAlike, tidy } from '../spelling.ts';
import { fieldOf, folded, isHeading, type RosterField } from './columns.ts';
import type { Rows } from './csv.ts';
import { nearSpellings } from './near.ts';

export type Candidate = {
  /** In the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly school: string;
  readonly class: string;
  readonly ageGroup: string;
  readonly team: string;
  readonly table: number | null;
  readonly note: string;
};

/** Columns and lines count from 1. */
export type RosterFault =
  | { readonly code: 'no-heading' }
  | { readonly code: 'no-players' }
  | { readonly code: 'no-name-column' }
  | { readonly code: 'unknown-column'; readonly column: number; readonly heading: string }
  | {
      readonly code: 'column-twice';
      readonly field: RosterField;
      readonly columns: readonly number[];
    }
  | { readonly code: 'empty-column'; readonly field: RosterField; readonly column: number }
  /** Taken as one, in the first spelling. */
  | {
      readonly code: 'spelled-alike';
      readonly field: Group;
      readonly text: string;
      readonly also: readonly string[];
    }
  /** Perhaps one school: whoever looks at the list says so. */
  | { readonly code: 'near-schools'; readonly text: string; readonly other: string }
  | { readonly code: 'no-name'; readonly line: number }
  | { readonly code: 'no-school'; readonly line: number }
  | { readonly code: 'name-has-digits'; readonly line: number; readonly text: string }
  | { readonly code: 'bad-table'; readonly line: number; readonly text: string }
  | { readonly code: 'duplicate'; readonly lines: readonly number[]; readonly name: string }
  | { readonly code: 'same-name'; readonly lines: readonly number[]; readonly name: string };

export type Preview = {
  /** What each column is taken for; null for what is passed over. */
  readonly columns: readonly (RosterField | null)[];
  /** What stands in each column: its heading, and the first thing below it. */
  readonly samples: readonly (readonly string[])[];
  readonly players: readonly Candidate[];
  readonly faults: readonly RosterFault[];
};

/** What somebody who has looked at an earlier preview knows of schools. */
export type SchoolAnswers = {
  /** Of those of whom the list has none, by line. */
  readonly missing: ReadonlyMap<number, string>;
  /** The spelling that counts, by the other one. */
  readonly same: ReadonlyMap<string, string>;
};

const NO_ANSWERS: SchoolAnswers = { missing: new Map(), same: new Map() };

type Row = { readonly line: number; readonly fields: readonly string[] };

/**
 * `columns` are those of somebody who has looked at an earlier preview; without them the heading decides.
 * `known` are those entered before, who have schools and teams already; `answers` is what was said of schools.
 */
export function previewRoster(
  rows: Rows,
  columns?: Preview['columns'],
  known: readonly Grouped[] = [],
  answers: SchoolAnswers = NO_ANSWERS,
): Preview {
  const filled = rows
    .map((fields, i): Row => ({ line: i + 1, fields }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
  const heading = headingIn(filled);
  const people = heading === undefined ? filled : filled.slice(filled.indexOf(heading) + 1);
  const chosen = columns ?? (heading === undefined ? columnsOf(people) : columnsBy(heading));
  const candidates = people.map((row) => candidateOf(row, chosen)).filter(isNamed);
  const listed = spelledAlike(known, candidates);
  const players = spelledAlike(
    known,
    listed.map((each) => withSchool(each, answers)),
  );
  const isChosen = columns !== undefined;
  return {
    columns: chosen,
    samples: samplesOf(heading, people),
    players,
    faults: [
      ...(heading === undefined && !isChosen ? [{ code: 'no-heading' } as const] : []),
      ...(heading === undefined || isChosen ? [] : headingFaults(heading)),
      ...columnFaults(chosen, people),
      ...(players.length === 0 ? [{ code: 'no-players' } as const] : []),
      ...spellingFaults(candidates, listed),
      ...nearFaults(known, players),
      ...schoolFaults(players),
      ...(hasNames(chosen) ? people.flatMap((row) => rowFaults(row, chosen)) : []),
      ...nameFaults(players),
    ],
  };
}

/** Above it there may be a title and what else offices write there. */
const LAST_HEADING = 10;

const headingIn = (rows: readonly Row[]): Row | undefined =>
  rows.slice(0, LAST_HEADING).find(({ fields }, i) => {
    const known = fields.filter(isHeading).length;
    return i === 0 ? known > 0 : known > 1;
  });

/** The first column of each kind. */
function columnsBy({ fields: headings }: Row): (RosterField | null)[] {
  const fields = headings.map((heading) => fieldOf(heading) ?? null);
  return fields.map((field, i) => (fields.indexOf(field) === i ? field : null));
}

/** Without a heading: names are the first column of words without digits, schools the next one of words. */
function columnsOf(people: readonly Row[]): (RosterField | null)[] {
  const columns = Array.from({ length: widthOf(people) }, (_, i) => i);
  const isMostly = (column: number, wanted: RegExp): boolean =>
    2 * people.filter(({ fields }) => wanted.test(fields[column] ?? '')).length > people.length;
  const name = columns.find((column) => isMostly(column, /^\D*\p{L}\D*$/u)) ?? 0;
  const school = columns.find((column) => column > name && isMostly(column, /\p{L}/u));
  return columns.map((column) => (column === name ? 'name' : column === school ? 'school' : null));
}

const widthOf = (rows: readonly Row[]): number =>
  rows.reduce((most, { fields }) => Math.max(most, fields.length), 0);

const samplesOf = (heading: Row | undefined, people: readonly Row[]): Preview['samples'] =>
  Array.from({ length: Math.max(heading?.fields.length ?? 0, widthOf(people)) }, (_, i) => {
    const first = people.find(({ fields }) => (fields[i] ?? '') !== '');
    return [heading?.fields[i] ?? '', first?.fields[i] ?? ''].filter((text) => text !== '');
  });

/** A number is no name, whatever its column is called. */
const isNamed = ({ name }: Candidate): boolean => /\p{L}/u.test(name);

function candidateOf({ line, fields }: Row, columns: Preview['columns']): Candidate {
  const text = (field: RosterField): string => fields[columns.indexOf(field)] ?? '';
  return {
    line,
    name: [text('name'), text('surname')].filter((part) => part !== '').join(' '),
    school: text('school'),
    class: text('class'),
    ageGroup: text('ageGroup'),
    team: text('team'),
    table: tableOf(text('table')),
    note: text('note'),
  };
}

const tableOf = (text: string): number | null =>
  /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;

function headingFaults({ fields }: Row): RosterFault[] {
  const named = fields.map((heading, i) => ({ heading, column: i + 1, field: fieldOf(heading) }));
  const unknown = named
    .filter(({ heading, field }) => heading !== '' && field === undefined)
    .map(({ heading, column }): RosterFault => ({ code: 'unknown-column', column, heading }));
  const twice = [...Map.groupBy(named, ({ field }) => field)].flatMap(
    ([field, of]): RosterFault[] =>
      field === undefined || of.length === 1
        ? []
        : [{ code: 'column-twice', field, columns: of.map(({ column }) => column) }],
  );
  return [...unknown, ...twice];
}

const hasNames = (columns: Preview['columns']): boolean =>
  columns.includes('name') || columns.includes('surname');

function columnFaults(columns: Preview['columns'], people: readonly Row[]): RosterFault[] {
  const empty = columns.flatMap((field, i): RosterFault[] =>
    field === null || people.some(({ fields }) => (fields[i] ?? '') !== '')
      ? []
      : [{ code: 'empty-column', field, column: i + 1 }],
  );
  return [...(hasNames(columns) ? [] : [{ code: 'no-name-column' } as const]), ...empty];
}

function rowFaults(row: Row, columns: Preview['columns']): RosterFault[] {
  const { line, name, table } = candidateOf(row, columns);
  const wanted = row.fields[columns.indexOf('table')] ?? '';
  return [
    ...(name === '' ? [{ code: 'no-name', line } as const] : []),
    ...(/\d/.test(name) ? [{ code: 'name-has-digits', line, text: name } as const] : []),
    ...(wanted !== '' && table === null
      ? [{ code: 'bad-table', line, text: wanted } as const]
      : []),
  ];
}

function withSchool(candidate: Candidate, { missing, same }: SchoolAnswers): Candidate {
  const { line, school } = candidate;
  if (school === '') return { ...candidate, school: tidy(missing.get(line) ?? '') };
  return { ...candidate, school: same.get(school) ?? school };
}

const nearFaults = (known: readonly Grouped[], players: readonly Candidate[]): RosterFault[] =>
  nearSpellings([...known, ...players].map(({ school }) => tidy(school)))
    .filter((pair) => players.some(({ school }) => pair.includes(school)))
    .map(([text, other]) => ({ code: 'near-schools', text, other }));

/** A list without any school is one of players who need none. */
const schoolFaults = (players: readonly Candidate[]): RosterFault[] =>
  players.every(({ school }) => school === '')
    ? []
    : players.flatMap(({ line, school }) => (school === '' ? [{ code: 'no-school', line }] : []));

/** What was written in more than one way, beside the one that is kept. */
const spellingFaults = (typed: readonly Grouped[], kept: readonly Grouped[]): RosterFault[] =>
  GROUPS.flatMap((field) => {
    const pairs = typed.map((each, i) => [kept[i]?.[field] ?? '', tidy(each[field])] as const);
    return [...Map.groupBy(pairs, ([text]) => text)].flatMap(([text, of]): RosterFault[] => {
      const also = [...new Set(of.map(([, other]) => other))].filter((other) => other !== text);
      return also.length === 0 ? [] : [{ code: 'spelled-alike', field, text, also }];
    });
  });

/** Alike but for case, accents and the order of the names: of one school the same person, else perhaps two. */
function nameFaults(players: readonly Candidate[]): RosterFault[] {
  const alike = Map.groupBy(players, ({ name }) => folded(name).split(' ').sort().join(' '));
  return [...alike.values()].flatMap((group) => {
    const bySchool = [...Map.groupBy(group, ({ school }) => folded(school)).values()];
    const faults = bySchool
      .filter((same) => same.length > 1)
      .map((same) => found('duplicate', same));
    return bySchool.length > 1 ? [...faults, found('same-name', group)] : faults;
  });
}

const found = (code: 'duplicate' | 'same-name', players: readonly Candidate[]): RosterFault => ({
  code,
  lines: players.map(({ line }) => line),
  name: players[0]?.name ?? '',
});
