/** Reads a line that begins with `#`. Names that we do not know are kept, and are no mistake. */
import type { GcgPragma } from './file.ts';
import type { ReadLine } from './parse.ts';

const FIRST_WORD = /^\S*/u;
const NUMBERED = /^(player|rack)(\d*)$/u;
const MAX_PLAYERS = 4;

/** `text` begins with `#`, perhaps after spaces. */
export function parsePragma(text: string): ReadLine {
  const indent = text.length - text.trimStart().length;
  const body = text.trim().slice(1);
  const name = FIRST_WORD.exec(body)?.[0] ?? '';
  const rest = body.slice(name.length).trim();
  const [, key, digits = ''] = NUMBERED.exec(name.toLowerCase()) ?? [];
  if (key === 'player') return parsePlayer(text, digits, rest, indent + 1 + name.length);
  if (key === 'rack' && isPlayerNumber(digits))
    return { line: { kind: 'rack', number: Number(digits), rack: rest } };
  return { line: namedPragma(name.toLowerCase(), rest) ?? { kind: 'pragma', name, text: rest } };
}

function namedPragma(name: string, rest: string): GcgPragma | undefined {
  if (name === 'character-encoding') return { kind: 'encoding', name: rest };
  if (name === 'incomplete') return { kind: 'incomplete', rack: rest };
  if (name === 'note') return { kind: 'note', text: rest };
  return undefined;
}

function parsePlayer(text: string, digits: string, rest: string, at: number): ReadLine {
  const line = { kind: 'unread', text, player: null } as const;
  if (!isPlayerNumber(digits))
    return { line, fault: { code: 'bad-player-number', expected: 'player-number', at } };
  const nick = FIRST_WORD.exec(rest)?.[0] ?? '';
  if (nick === '') return { line, fault: { code: 'missing-nick', expected: 'nick', at } };
  const name = rest.slice(nick.length).trim();
  return { line: { kind: 'player', number: Number(digits), nick, name } };
}

const isPlayerNumber = (digits: string): boolean =>
  digits.length === 1 && Number(digits) >= 1 && Number(digits) <= MAX_PLAYERS;
