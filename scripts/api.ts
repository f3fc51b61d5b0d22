/** What the public doors of the packages export: each name with its declaration and the comment that stands before it. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './paths.js';

export interface Exported {
  readonly name: string;
  /** Where it is declared, from the root. */
  readonly file: string;
  /** What stands before it; empty where nothing does. */
  readonly comment: string;
  /** Without the body of a function. */
  readonly declaration: string;
}

export interface Door {
  /** As one imports it: `@taht/rules`, `@taht/rules/blanks`. */
  readonly name: string;
  readonly exports: readonly Exported[];
}

/** Of all packages that are published, in the order of their folders. */
export const publicDoors = (): readonly Door[] =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const { name, exports, private: hidden } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      if (hidden) return [];
      const doors: Record<string, string | Record<string, string>> =
        typeof exports === 'string' ? { '.': exports } : exports;
      return Object.entries(doors).map(([door, target]) => ({
        name: `${name}${door.slice(1)}`,
        exports: exportsOf(
          join(dirname(file), typeof target === 'string' ? target : `${target.default}`),
        ),
      }));
    });

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, source);
  return source;
}

/** Follows every name through `export … from` to where it is declared. */
function exportsOf(file: string): readonly Exported[] {
  const source = sourceOf(file);
  const handedOn = [
    ...source.matchAll(/^export (?:type )?(\*(?: as (\w+))?|\{[^}]*\}) from '(\.[^']+)';/gmu),
  ].flatMap(([, what = '', as, from = '']): readonly Exported[] => {
    const target = join(dirname(file), from);
    if (as !== undefined)
      return [
        { name: as, file: target, comment: headerOf(target), declaration: `namespace ${as}` },
      ];
    const all = exportsOf(target);
    if (what === '*') return all;
    return namesIn(what).flatMap(([name, alias]) => {
      const found = all.find((each) => each.name === name);
      return found === undefined ? [] : [{ ...found, name: alias }];
    });
  });
  return [...handedOn, ...declaredIn(file)].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** `{ type A, b as c }` as pairs of the name there and the name here. */
const namesIn = (braces: string): readonly (readonly [string, string])[] =>
  braces
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, '')
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim().replace(/^type /u, ''))
    .filter((part) => part !== '')
    .map((part) => part.split(' as ') as [string, string?])
    .map(([name, alias = name]) => [name, alias] as const);

const DECLARED =
  /^(?:(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n)?export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|namespace) (\w+)/gmu;

function declaredIn(file: string): readonly Exported[] {
  const source = sourceOf(file);
  const found = [...source.matchAll(DECLARED)].map((match) => {
    const [whole, comment = '', name = ''] = match;
    const start = match.index + (comment === '' ? 0 : comment.length + 1);
    // What the header of a file says is said of the export that the file is called after.
    const said = comment === '' && isMain(name, file) ? headerOf(file) : textOf(comment);
    return { name, file, comment: said, declaration: declarationAt(source, start, whole) };
  });
  // One for each name: of overloads the first.
  return found.filter(({ name }, i) => found.findIndex((each) => each.name === name) === i);
}

const isMain = (name: string, file: string): boolean =>
  basename(file, '.ts').replaceAll('-', '') === name.toLowerCase();

const headerOf = (file: string): string =>
  textOf(/^\/\*\*[\s\S]*?\*\//u.exec(sourceOf(file))?.[0] ?? '');

const textOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/gu, '')
    .replace(/^\s*\* ?/gmu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Up to the body of a function, or to the end of a type. */
function declarationAt(source: string, start: number, head: string): string {
  const rest = source.slice(start);
  const isShape = /(?:interface|type|class|namespace) \w+$/u.test(head);
  const lines = rest.split('\n');
  const end = lines.findIndex((line, i) =>
    isShape
      ? /^\}|;$/u.test(line) && !/^ /u.test(line)
      : /(?:\{|=>|=|;)$/u.test(line) && !/^ {2,}/u.test(line) && (i > 0 || !line.endsWith('(')),
  );
  const text = lines.slice(0, Math.min(end < 0 ? 1 : end + 1, 40)).join('\n');
  return text.replace(/^export /u, '').replace(/\s*(?:\{|=>|=)$/u, isShape ? '$&' : '');
}
