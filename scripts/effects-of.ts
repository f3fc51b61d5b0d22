/** Finds the global names by which code reaches time, chance, the network, the screen or the machine. */
import type { Token } from './tokenize.ts';

export type Effect = { readonly name: string; readonly line: number };

const globals = new Set(
  `console document fetch globalThis localStorage navigator performance process queueMicrotask
   require sessionStorage setImmediate setInterval setTimeout WebSocket window Worker XMLHttpRequest`.split(
    /\s+/u,
  ),
);

/** Members that are effects although their object as a whole is not. */
const members: Readonly<Record<string, readonly string[]>> = {
  Math: ['random'],
  Date: ['now'],
  crypto: ['getRandomValues', 'randomUUID', 'subtle'],
};

const declaring = new Set(['const', 'let', 'function', 'class']);

export function effectsOf(tokens: readonly Token[]): Effect[] {
  const own = declaredIn(tokens);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || own.has(token.text) || isPropertyName(tokens, at)) return [];
    const name = effectAt(tokens, at);
    return name === undefined ? [] : [{ name, line: token.line }];
  });
}

/** Names that the file gives to variables, functions and parameters of its own, such as a challenge `window`. */
function declaredIn(tokens: readonly Token[]): Set<string> {
  const names = tokens.filter((token, at) => token.kind === 'word' && isDeclared(tokens, at));
  return new Set(names.map((token) => token.text));
}

function isDeclared(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const after = tokens[at + 1]?.text ?? '';
  if (declaring.has(before) || (before === '(' && after === ':')) return true;
  return ['{', ','].includes(before) && [',', '}'].includes(after) && endsPattern(tokens, at);
}

/** `{ a, name } =` and `({ name }: Type)` take values apart; elsewhere `{ name }` puts one together. */
function endsPattern(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(
    ({ kind, text }, i) => i > at && kind !== 'word' && text !== ',' && text !== '}',
  );
  return [':', '='].includes(tokens[end]?.text ?? '');
}

function effectAt(tokens: readonly Token[], at: number): string | undefined {
  const { text } = tokens[at] as Token;
  if (globals.has(text)) return text;
  if (text === 'Date' && readsClock(tokens, at)) return 'new Date()';
  const member = tokens[at + 1]?.text === '.' ? tokens[at + 2]?.text : undefined;
  if (member === undefined || !Object.hasOwn(members, text)) return undefined;
  return members[text]?.includes(member) ? `${text}.${member}` : undefined;
}

/** `new Date()`, `new Date` and `Date()` read the clock; `new Date(x)` only converts. */
function readsClock(tokens: readonly Token[], at: number): boolean {
  const called = tokens[at + 1]?.text === '(';
  if (tokens[at - 1]?.text !== 'new') return called;
  return !called || tokens[at + 2]?.text === ')';
}

/** `x.name`, or `name:` as a key of an object or a type. */
function isPropertyName(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  if (['.', '?.'].includes(before)) return true;
  const after = tokens[at + 1]?.text === '?' ? tokens[at + 2]?.text : tokens[at + 1]?.text;
  return after === ':' && ['{', ',', ';', 'readonly'].includes(before);
}
