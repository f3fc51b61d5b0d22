/** A list from a file on its way into the tournament: what is said of it, and in how many pieces it is sent. */
import type { Person, Preview, RosterFault } from '@taht/tournament';

/** What is wrong with one line, beside what is wrong with the whole list. */
export const faultsAt = ({ faults }: Preview, line: number): readonly RosterFault[] =>
  faults.filter((fault) => linesOf(fault).includes(line));

/** What is wrong with the list, or with a line that names nobody. */
export function faultsOfAll({ players, faults }: Preview): readonly RosterFault[] {
  const lines = new Set(players.map(({ line }) => line));
  return faults.filter(
    (fault) =>
      linesOf(fault).every((line) => !lines.has(line)) &&
      !NOTED.includes(fault.code) &&
      fault.code !== 'near-schools',
  );
}

/** What is done with the list and is nobody's mistake. */
const NOTED: readonly RosterFault['code'][] = ['unknown-column', 'empty-column', 'spelled-alike'];

export const notesOf = ({ faults }: Preview): readonly RosterFault[] =>
  faults.filter(({ code }) => NOTED.includes(code));

export type NearSchools = Extract<RosterFault, { readonly code: 'near-schools' }>;

/** What is asked of two spellings, as long as nobody has said that they are two schools. */
export const questionsOf = (
  { faults }: Preview,
  apart: ReadonlySet<string>,
): readonly NearSchools[] =>
  faults.filter(
    (fault): fault is NearSchools => fault.code === 'near-schools' && !apart.has(pairOf(fault)),
  );

export const pairOf = ({ text, other }: NearSchools): string =>
  JSON.stringify([text, other].sort());

function linesOf(fault: RosterFault): readonly number[] {
  if ('lines' in fault) return fault.lines;
  return 'line' in fault ? [fault.line] : [];
}

/** Well below what one message may hold. */
const MOST_CHARACTERS = 15_000;

/** Pieces that can be sent one after the other. */
export function inPieces(people: readonly Person[]): readonly (readonly Person[])[] {
  const pieces: Person[][] = [];
  let room = 0;
  for (const person of people) {
    const size = JSON.stringify(person).length;
    if (size > room) {
      pieces.push([]);
      room = MOST_CHARACTERS;
    }
    pieces.at(-1)?.push(person);
    room -= size;
  }
  return pieces;
}
