/**
 * Hall mode: a server as a process, the protocol's own client on a bare page, over plain http at a name that browsers do not
 * take for their own machine; so nothing may need a secure page.
 */
import process from 'node:process';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { DraftSyncAction, TableOptions } from '@taht/protocol';
import { verifyRecord } from '@taht/record';
import type { Action, GameView } from '@taht/rules';
import type {} from '../bare/seat.ts';
import { openRelay, type Relay } from './relay.ts';
import { type RunningServer, startServer } from './server.ts';
import { keepLog } from './with-server.ts';

const OPTIONS: TableOptions = {
  edition: 'en',
  ruleset: 'en-club',
  houseRules: [],
  theme: '',
  lexicon: 'en',
  clock: { kind: 'none' },
  places: 2,
  rated: false,
  visibility: 'link',
  spectators: true,
  racksAfter: null,
  hints: false,
  referee: null,
};

/** What there is on secure pages only. */
const SECURE_ONLY = [
  'crypto.randomUUID',
  'crypto.subtle',
  'navigator.serviceWorker',
  'navigator.clipboard',
  'navigator.credentials',
  'navigator.locks',
  'navigator.storage',
  'caches',
  'PublicKeyCredential',
  'SharedArrayBuffer',
];

let hall: RunningServer | null = null;
let relay: Relay | null = null;

/** With the bare pages for its web app, and open to others. */
const startHall = (...flags: readonly string[]): Promise<RunningServer> =>
  startServer({ flags, web: process.env.TAHT_PAGE });

test.afterEach(async ({ browser }, info) => {
  await keepLog(info, hall?.log() ?? '');
  await Promise.all(browser.contexts().map((context) => context.close()));
  await relay?.close();
  await hall?.stop();
  [hall, relay] = [null, null];
});

/** Somebody who came in at an address, and all that went wrong on their page. */
class Visitor {
  readonly page: Page;
  readonly id: string;
  readonly problems: readonly string[];
  readonly headers: readonly Readonly<Record<string, string>>[];

  private constructor(visitor: Pick<Visitor, 'page' | 'id' | 'problems' | 'headers'>) {
    this.page = visitor.page;
    this.id = visitor.id;
    this.problems = visitor.problems;
    this.headers = visitor.headers;
  }

  static async enter(context: BrowserContext, address: string, name: string): Promise<Visitor> {
    const page = await context.newPage();
    const problems: string[] = [];
    const headers: Record<string, string>[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('response', async (response) => {
      headers.push(await response.allHeaders().catch(() => ({})));
    });
    await page.goto(`${address}hall.html`);
    await page.waitForFunction(() => 'seat' in globalThis);
    const id = await page.evaluate((nickname) => globalThis.seat.enter(nickname), name);
    return new Visitor({ page, id, problems, headers });
  }

  open = (options: TableOptions, bots: readonly string[] = []): Promise<string> =>
    this.page.evaluate(([asked, names]) => globalThis.seat.open(asked, names), [
      options,
      bots,
    ] as const);
  join = (code: string) => this.page.evaluate((text) => globalThis.seat.join(text), code);
  ready = () => this.page.evaluate(() => globalThis.seat.ready());
  turn = () => this.page.evaluate(() => globalThis.seat.turn());
  play = (most: number) => this.page.evaluate((times) => globalThis.seat.play(times), most);
  known = () => this.page.evaluate(() => globalThis.seat.known);
  send = (action: Action) => this.page.evaluate((sent) => globalThis.seat.send(sent), action);

  /** The game, once it is as wanted. */
  async game(isSo: (view: GameView) => boolean): Promise<GameView> {
    const found = async (): Promise<GameView | null> => {
      const { game } = await this.known();
      return game !== null && isSo(game) ? game : null;
    };
    await expect.poll(async () => (await found()) !== null).toBe(true);
    return (await this.known()).game as GameView;
  }
}

const ownSeat = ({ viewer }: GameView): number => (viewer.kind === 'seat' ? viewer.seat : -1);
const isMyTurn = (view: GameView): boolean =>
  view.phase.kind === 'turn' && view.phase.seat === ownSeat(view);
/** Whether the last move is the own one, or it is the turn of the other. */
const hasMoved = (view: GameView): boolean =>
  view.phase.kind === 'window'
    ? view.phase.play.seat === ownSeat(view)
    : view.phase.kind === 'turn' && !isMyTurn(view);
const isOver = ({ phase }: GameView): boolean => phase.kind === 'over';

test('a whole game over plain http, through a reload and a broken line', async ({ browser }) => {
  hall = await startHall();
  relay = await openRelay(hall.port);
  const address = `http://hall.test:${relay.port}/`;
  const [contextA, contextB] = [await browser.newContext(), await browser.newContext()];
  const aino = await Visitor.enter(contextA, address, 'Aino');
  // The other one has a line of their own.
  const berk = await Visitor.enter(contextB, `http://hall.test:${hall.port}/`, 'Berk');
  expect(await aino.page.evaluate(() => globalThis.seat.isSecure)).toBe(false);
  expect(
    await aino.page.evaluate(
      (names) =>
        names.filter((path) => {
          const at = (from: unknown, key: string): unknown =>
            (from as Record<string, unknown> | undefined)?.[key];
          return path.split('.').reduce(at, globalThis as unknown) !== undefined;
        }),
      SECURE_ONLY,
    ),
  ).toEqual([]);

  const code = await aino.open(OPTIONS);
  await berk.join(code);
  expect([await aino.ready(), await berk.ready()]).toMatchObject([{ ok: true }, { ok: true }]);
  const toTheEnd = berk.play(1000);

  await test.step('a reload keeps the draft and the order of the rack', async () => {
    await aino.play(4);
    await aino.turn();
    const before = await aino.game(isMyTurn);
    const rack = [...(before.seats[ownSeat(before)]?.rack ?? [])].toReversed();
    const draft = {
      kind: 'keep',
      rack,
      laid: {
        tiles: [{ square: 3, letter: rack[0] as string, blank: false }],
        seen: before.version,
      },
    } satisfies DraftSyncAction;
    const kept = await aino.page.evaluate((action) => globalThis.seat.keep(action), draft);
    expect(kept).toMatchObject({ ok: true });
    await aino.page.reload();
    await aino.page.waitForFunction(
      () => globalThis.seat.known.game !== null && globalThis.seat.known.draft !== null,
    );
    const { game, draft: synced, status } = await aino.known();
    expect(status).toEqual({ kind: 'open', person: aino.id });
    expect(synced).toMatchObject({
      kind: 'own',
      rack,
      laid: draft.laid.tiles,
      seen: before.version,
    });
    expect({ ...game, now: 0 }).toEqual({ ...before, now: 0 });
  });

  await test.step('a move whose answer is lost with the line is made once', async () => {
    const action = (await aino.turn()) as Action;
    const { version } = await aino.game(isMyTurn);
    relay?.lose();
    const answer = aino.send(action);
    // It arrived, and the other one has moved since.
    const after = await berk.game((view) => view.version > version && hasMoved(view));
    relay?.cut();
    await expect.poll(async () => (await aino.known()).status.kind).toBe('connecting');
    expect((await aino.known()).game?.version).toBe(version);
    relay?.mend();
    expect(await answer).toMatchObject({ ok: true, value: { since: version } });
    await aino.game((view) => view.version >= after.version);
    expect((await aino.known()).connections).toBeGreaterThan(1);
  });

  await test.step('to the end', async () => {
    await aino.play(1000);
    await toTheEnd;
    const [seenByAino, seenByBerk] = [await aino.game(isOver), await berk.game(isOver)];
    const common = ({ viewer: _, now: __, ...rest }: GameView): object => rest;
    expect(common(seenByAino)).toEqual(common(seenByBerk));
    const { table } = await aino.known();
    const record = await aino.page.evaluate(
      async (game) => (await fetch(`/api/v1/games/${game}/record`)).text(),
      table?.game,
    );
    expect(verifyRecord(record)).toMatchObject({ ok: true, finished: true });
    const commands = record.match(/"id":"person-[^"]+\/[^"]+"/gu) ?? [];
    expect(commands.length).toBeGreaterThan(10);
    expect(new Set(commands).size).toBe(commands.length);
  });

  const told = [...aino.headers, ...berk.headers].map((headers) => JSON.stringify(headers));
  expect(told.length).toBeGreaterThan(10);
  expect(told.join('\n')).toMatch(/"set-cookie":"taht=/u);
  expect(told.join('\n')).not.toMatch(
    /strict-transport-security|upgrade-insecure-requests|; *secure/iu,
  );
  expect(await contextA.cookies()).toMatchObject([
    { name: 'taht', domain: 'hall.test', secure: false, httpOnly: true, sameSite: 'Lax' },
  ]);
  expect([...aino.problems, ...berk.problems]).toEqual([]);
});

test('a bot sits at a table and plays, at the address that the server prints', async ({
  browser,
}) => {
  hall = await startHall();
  const address = hall.network() ?? `http://hall.test:${hall.port}/`;
  const cira = await Visitor.enter(await browser.newContext(), address, 'Cira');
  expect(await cira.page.evaluate(() => globalThis.seat.isSecure)).toBe(false);
  // One that takes little time to think.
  await cira.open(OPTIONS, ['quick']);
  expect(await cira.ready()).toMatchObject({ ok: true });
  for (let turns = 0; turns < 2; turns++)
    expect(await cira.send((await cira.turn()) as Action)).toMatchObject({ ok: true });
  await cira.turn();
  expect((await cira.game(isMyTurn)).moved.toSorted()).toEqual([0, 1]);
  expect(await cira.send({ kind: 'resign' })).toMatchObject({ ok: true });
  await cira.game(isOver);
  expect(cira.problems).toEqual([]);
});

test('with --tls headers and cookies are those of a secure page', async ({ browser }) => {
  hall = await startHall('--tls');
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const dora = await Visitor.enter(context, `https://hall.test:${hall.port}/`, 'Dora');
  expect(await dora.page.evaluate(() => globalThis.seat.isSecure)).toBe(true);
  await dora.open(OPTIONS);
  expect((await dora.known()).status).toEqual({ kind: 'open', person: dora.id });
  expect(await context.cookies()).toMatchObject([
    { name: '__Host-taht', domain: 'hall.test', secure: true, httpOnly: true },
  ]);
  for (const headers of dora.headers)
    expect(headers['content-security-policy']).toMatch(/upgrade-insecure-requests/u);
  expect(dora.problems).toEqual([]);
});
