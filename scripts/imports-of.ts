/** Finds what a file imports, in every form that TypeScript has for it. */
import type { Token } from './tokenize.ts';

export type Import = {
  /** Undefined when the name is computed at run time. */
  readonly from: string | undefined;
  readonly typeOnly: boolean;
  readonly line: number;
};

export function importsOf(tokens: readonly Token[]): Import[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || isMember(tokens[at - 1])) return [];
    if (token.text === 'import') return importAt(tokens, at);
    if (token.text === 'export') return exportAt(tokens, at);
    return [];
  });
}

function importAt(tokens: readonly Token[], at: number): Import[] {
  const line = tokens[at]?.line ?? 0;
  const next = tokens[at + 1];
  if (next === undefined || [':', '.'].includes(next.text)) return []; // a key, or import.meta
  if (next.kind === 'string') return [{ from: next.text, typeOnly: false, line }];
  if (next.text === '(') return [{ from: stringAt(tokens, at + 2), typeOnly: false, line }];
  return clauseAt(tokens, at);
}

function exportAt(tokens: readonly Token[], at: number): Import[] {
  const open = tokens[at + 1]?.text === 'type' ? at + 2 : at + 1;
  if (tokens[open]?.text === '*') return clauseAt(tokens, at);
  if (tokens[open]?.text !== '{') return [];
  const close = tokens.findIndex((token, i) => i > open && token.text === '}');
  return tokens[close + 1]?.text === 'from' ? clauseAt(tokens, at) : [];
}

/** `import|export [type] … from 'x'`. An inline `type` inside of braces still loads the module. */
function clauseAt(tokens: readonly Token[], at: number): Import[] {
  const from = tokens.findIndex(
    (token, i) => i > at && token.text === 'from' && stringAt(tokens, i + 1) !== undefined,
  );
  if (from === -1) return [];
  const typeOnly =
    tokens[at + 1]?.text === 'type' && ![',', 'from'].includes(tokens[at + 2]?.text ?? '');
  return [{ from: stringAt(tokens, from + 1), typeOnly, line: tokens[at]?.line ?? 0 }];
}

function stringAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  return token?.kind === 'string' ? token.text : undefined;
}

function isMember(before: Token | undefined): boolean {
  return before?.text === '.' || before?.text === '?.';
}
