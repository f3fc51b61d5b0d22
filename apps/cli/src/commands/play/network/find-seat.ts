/** Takes a seat at a table on the server, a named one or a new one, and waits until its game begins. */
import { err, ok, type Result } from '@taht/base';
import { namesApart, plain } from '@taht/phrasing';
import type { TableEventView, TableHead, TableOptions, TableView } from '@taht/protocol';
import { following } from '@taht/protocol';
import { failed, type Problem } from '../../../shell/outcome.ts';
import { type Asker, Leaving } from '../../../terminal/questions.ts';
import { wrapAll } from '../../../text/wrap.ts';
import { explainNotDone } from '../connection/failure.ts';
import type { Lines } from '../connection/lines.ts';
import type { Link } from '../connection/link.ts';

export interface Wanted {
  /** A code or a table's id; undefined opens a new one. */
  readonly table: string | undefined;
  readonly options: TableOptions;
  readonly bots: readonly string[];
}

/** The table's id. */
export async function findTable(
  link: Link,
  { table, options, bots }: Wanted,
  asker: Asker,
): Promise<Result<string, Problem>> {
  const { texts } = asker.style();
  const { t } = texts;
  if (table !== undefined) {
    const named = table.startsWith('table-') ? { stream: table } : await byCode(link, table);
    return named === undefined
      ? err(failed(t('network-game.no-such-table', { name: plain(table) })))
      : ok(named.stream);
  }
  const opened = await link.client.create('table', {
    kind: 'open',
    options,
    sits: true,
    invite: [],
  });
  if (!opened.ok) return err(failed(explainNotDone(texts, opened.error)));
  const { stream } = opened.value;
  for (const [i, bot] of bots.entries()) {
    const seated = await link.client.send(stream, { kind: 'seat-bot', place: i + 1, bot });
    if (!seated.ok) return err(failed(explainNotDone(texts, seated.error)));
  }
  return ok(stream);
}

const byCode = async (link: Link, code: string): Promise<{ stream: string } | undefined> =>
  (await link.get(`/api/v1/codes/${encodeURIComponent(code)}`)) as { stream: string } | undefined;

/** The game that begins, and what those at the table are called; in the game itself they are only ids. */
export interface Begun {
  readonly game: string;
  readonly names: ReadonlyMap<string, string>;
}

export async function awaitGame(
  link: Link,
  table: string,
  asker: Asker,
  lines: Lines,
  /** The one that was played last here. */
  previous: string | null,
): Promise<Result<Begun, Problem>> {
  const { texts } = asker.style();
  let head: TableHead | null = null;
  let failure: string | null = null;
  let notice = '';
  const stop = link.client.watch(
    table,
    following<TableView, TableEventView>({
      fold: (view, event) =>
        view.kind === 'table' && event.head !== null ? { ...view, head: event.head } : view,
      onChange: (view) => {
        head = view.kind === 'table' ? view.head : null;
        failure = view.kind === 'table' ? null : 'closed-to-you';
        link.change();
      },
      onFailed: ({ code }) => {
        failure = code;
        link.change();
      },
    }),
  );
  const ask = async (action: unknown): Promise<boolean> => {
    const done = await link.client.send(table, action);
    notice = done.ok ? '' : explainNotDone(texts, done.error);
    return done.ok;
  };
  try {
    let hasSat = false;
    let tried: TableHead | null = null;
    for (;;) {
      const now = head as TableHead | null;
      if (failure !== null)
        return err(
          failed(texts.t('network-game.no-such-table', { name: `${table} (${failure})` })),
        );
      if (
        now?.phase === 'playing' &&
        now.game !== previous &&
        now.game !== null &&
        now.own !== null
      )
        return ok({ game: now.game, names: namesAt(now) });
      // Where others were faster, the next free place is tried as soon as the table shows it.
      if (now !== null && now.own === null && !hasSat && tried !== now) {
        tried = now;
        const place = now.places.findIndex(({ kind }) => kind === 'empty');
        hasSat = await ask({ kind: 'sit', place: Math.max(place, 0) });
        continue;
      }
      if (now !== null) show(asker, [...waitingLines(now, asker, link), notice]);
      const line = await lines.nextOr(link.changed);
      if (line === null || (line !== undefined && asker.words.find(line) === 'quit'))
        throw new Leaving();
      if (line !== undefined && now !== null) await ask({ kind: 'ready', isReady: true });
    }
  } finally {
    stop();
  }
}

/** By the id of each player. */
const namesAt = ({ places }: TableHead): ReadonlyMap<string, string> => {
  const players = places.flatMap((place) =>
    place.kind === 'empty' ? [] : [{ ...place, isBot: place.kind === 'bot' }],
  );
  const names = namesApart(
    players.map((each) => ({ ...each, name: each.kind === 'bot' ? each.bot : each.name })),
  );
  return new Map(players.map(({ id }, i) => [id, names[i] ?? '']));
};

function waitingLines(head: TableHead, asker: Asker, link: Link): readonly string[] {
  const { t } = asker.style().texts;
  const empty = head.places.filter(({ kind }) => kind === 'empty').length;
  const names = namesAt(head);
  const players = head.places.map((place, i) => {
    const name = place.kind === 'empty' ? '…' : plain(names.get(place.id) ?? '');
    return `${i + 1}. ${name}${place.kind === 'person' && place.isReady ? ' ✓' : ''}`;
  });
  const own = head.own === null ? undefined : head.places[head.own];
  const isReady = own?.kind === 'person' && own.isReady;
  const command = `npx taht play --server ${link.server.origin} --table ${head.code ?? head.id}`;
  return [
    ...(empty > 0 ? [t('network-game.invite', { command }), ''] : []),
    ...players,
    '',
    empty > 0
      ? t('network-game.empty-places', { count: empty })
      : t(isReady ? 'network-game.not-all-ready' : 'network-game.ready'),
  ];
}

function show(asker: Asker, lines: readonly string[]): void {
  asker.terminal.clear();
  for (const line of wrapAll(lines, asker.style().columns)) asker.terminal.write(`${line}\n`);
  asker.terminal.askAgain();
}
