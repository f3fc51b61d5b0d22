/** Splits TypeScript into words, strings and marks, without comments: enough to find imports and global names. */

export type Token = {
  readonly kind: 'word' | 'string' | 'mark' | 'literal';
  /** For a string its content, else the text as written; a template or regular expression is a literal. */
  readonly text: string;
  readonly line: number;
};

const pattern = new RegExp(
  [
    String.raw`(?<blank>\s+|//[^\n]*|/\*[\s\S]*?\*/|^#![^\n]*)`,
    String.raw`(?<string>'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*")`,
    String.raw`(?<number>\d[\w.]*)`,
    String.raw`(?<word>[\p{ID_Start}$_#][\p{ID_Continue}$]*)`,
    String.raw`(?<mark>\.\.\.|\?\.|=>|[\s\S])`,
  ].join('|'),
  'uy',
);
const regex = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/uy;
const templateText = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/uy;

/** Words after which a slash begins a regular expression although a word came before. */
const beforeRegex = new Set(
  'return typeof case in of do else void delete throw new instanceof await yield'.split(' '),
);

export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const templates: number[] = []; // for every open `${`, the depth of braces inside it
  let at = 0;
  let line = 1;

  const take = (text: string): void => {
    at += text.length;
    line += text.split('\n').length - 1;
  };
  const add = (kind: Token['kind'], text: string, length = text): void => {
    tokens.push({ kind, text, line });
    take(length);
  };
  /** Reads a template up to its end or to the next `${`, whose code is then read as any other. */
  const addTemplate = (): void => {
    add('literal', '`');
    take(matchAt(templateText, source, at) ?? '');
    const ends = source[at] !== '$';
    if (!ends) templates.push(0);
    take(ends ? '`' : '${');
  };

  while (at < source.length) {
    const groups = groupsAt(pattern, source, at);
    if (groups.blank !== undefined) take(groups.blank);
    else if (groups.string !== undefined) add('string', groups.string.slice(1, -1), groups.string);
    else if (groups.number !== undefined) add('literal', groups.number);
    else if (groups.word !== undefined) add('word', groups.word);
    else {
      const mark = groups.mark ?? '';
      const depth = templates.at(-1);
      if (mark === '`') addTemplate();
      else if (mark === '}' && depth === 0) {
        templates.pop();
        addTemplate();
      } else {
        if (depth !== undefined && mark === '{') templates[templates.length - 1] = depth + 1;
        if (depth !== undefined && mark === '}') templates[templates.length - 1] = depth - 1;
        const expression =
          mark === '/' && startsRegex(tokens.at(-1)) ? matchAt(regex, source, at) : undefined;
        if (expression === undefined) add('mark', mark);
        else add('literal', expression);
      }
    }
  }
  return tokens;
}

/** A slash divides after a value, and begins a regular expression elsewhere. */
function startsRegex(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'word') return beforeRegex.has(before.text);
  return before.kind === 'mark' && ![')', ']', '}'].includes(before.text);
}

function matchAt(expression: RegExp, source: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(source)?.[0];
}

function groupsAt(
  expression: RegExp,
  source: string,
  at: number,
): Record<string, string | undefined> {
  expression.lastIndex = at;
  return expression.exec(source)?.groups ?? {};
}
