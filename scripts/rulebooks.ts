/** Reads docs/RULEBOOKS.md: what each line of a rulebook says, and where we hold and tell it. */

export interface LineRange {
  readonly first: number;
  readonly last: number;
}

export interface RulebookRow {
  /** ET, IS, TR, FI or UK. */
  readonly book: string;
  /** Of the page, for messages. */
  readonly at: number;
  readonly lines: readonly LineRange[];
  readonly says: string;
  /** Such as `8.4`, or `D 1.2` of another page. */
  readonly paragraphs: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** Only people at a table could keep it. */
  readonly isForPeople: boolean;
  /** Ids of texts. */
  readonly told: readonly string[];
  /** Empty, or `ours` with what we read into the line. */
  readonly ours: string;
}

export interface RulebookPage {
  readonly rows: readonly RulebookRow[];
  /** Lines that are no rules, by book. */
  readonly leftOut: readonly { readonly book: string; readonly lines: readonly LineRange[] }[];
  /** The files behind the short names. */
  readonly files: ReadonlyMap<string, string>;
}

export function readRulebooks(page: string): RulebookPage {
  const tables: { heading: string; cells: readonly string[]; at: number }[] = [];
  let heading = '';
  for (const [i, text] of page.split('\n').entries()) {
    heading = /^## (.+)/.exec(text)?.[1] ?? heading;
    tables.push({ heading, cells: cellsOf(text), at: i + 1 });
  }
  const under = (name: RegExp) =>
    tables.filter(({ heading, cells }) => name.test(heading) && isRow(cells));
  const files = new Map(
    under(/^Tests$/).map(({ cells: [short = '', path = ''] }) => [short, path]),
  );
  return {
    rows: under(/^[A-Z]{2}: /).map(({ heading, cells, at }) =>
      rowOf(heading.slice(0, 2), cells, at),
    ),
    leftOut: under(/^Left out$/).map(({ cells: [book = '', lines = ''] }) => ({
      book,
      lines: rangesOf(lines),
    })),
    files,
  };
}

const cellsOf = (text: string): readonly string[] =>
  text.startsWith('|')
    ? text
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];

/** Neither the heading of a table nor the line below it. */
const isRow = ([first = '', second]: readonly string[]): boolean =>
  second !== undefined && !/^(?:lines|book|short|-+)$/.test(first);

function rowOf(book: string, cells: readonly string[], at: number): RulebookRow {
  const [lines = '', says = '', paragraphs = '', tests = '', told = '', ours = ''] = cells;
  const isForPeople = tests === 'people';
  return {
    ...{ book, at, says, ours },
    lines: rangesOf(lines),
    paragraphs: paragraphs === '–' ? [] : paragraphs.split(', '),
    isForPeople,
    tests: isForPeople ? [] : tests.split(' / ').map(testOf),
    told: told.split(', '),
  };
}

function testOf(item: string): { readonly file: string; readonly title: string } {
  const [file = '', title = ''] = item.split(' › ');
  return { file, title };
}

const rangesOf = (text: string): readonly LineRange[] =>
  text.split(', ').map((part) => {
    const [first = '', last = first] = part.split('–');
    return { first: Number(first), last: Number(last) };
  });
