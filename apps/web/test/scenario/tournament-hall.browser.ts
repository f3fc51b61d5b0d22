/** A wall and parents' phones follow a tournament by themselves; nobody's name is on a page where numbers are. */
import { expect, type Page } from '@playwright/test';
import { type Director, openDirector, playRound, pupils } from '../browser/director.ts';
import { tellIn, test } from './story.ts';

const PUPILS = pupils(28);
const NAMES = PUPILS.flatMap(({ name, school }) => [name, school]);

const scene = (page: Page, kind: string) => page.locator(`[data-scene="${kind}"]`);

async function noName(page: Page): Promise<void> {
  const seen = `${page.url()} ${await page.content()}`;
  expect(NAMES.filter((name) => seen.includes(name))).toEqual([]);
}

const enterAll = ({ must }: Director): Promise<void> =>
  must({ kind: 'enter', players: PUPILS, status: 'present' });

async function drawStage({ must }: Director, stage: number): Promise<void> {
  await must({ kind: 'begin-stage', stage, runnersUp: null });
  await must({ kind: 'draw-round', stage, round: 1 });
}

/** As the server tells it to whoever sits at its own machine. */
const NETWORK = 'http://192.0.2.7:8080';

tellIn('tr', () => {
  test('a projector on the director’s laptop and a parent’s phone follow a school tournament', async ({
    stage,
  }) => {
    const cup = await openDirector(stage.server);
    const address = `${stage.server.url}tournament/${cup.tournament}`;
    const wall = await stage.enter();
    await wall.page.context().addCookies([cup.cookie]);
    await wall.page.goto(`${address}/projector`);
    const parent = await stage.enter({ at: address });
    // What the stream brings, not only what is shown of it.
    let received = '';
    parent.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        received += payload;
      }),
    );
    await parent.page.reload();
    const words = wall.page.locator('main');
    const title = (id: 'hall.by-table' | 'hall.rules' | 'hall.by-name' | 'hall.by-school') =>
      expect(wall.page.getByRole('heading', { name: wall.say(id) })).toBeVisible();

    await test.step('before: nobody sits anywhere', async () => {
      await expect(scene(wall.page, 'before')).toBeVisible();
      await expect(parent.page.getByText(parent.say('hall.before'))).toBeVisible();
      await enterAll(cup);
      await expect(words).toContainText(wall.say('count.players', { count: PUPILS.length }));
    });

    await test.step('drawn: table by table, by name and by school, turned by keys and by hand', async () => {
      await drawStage(cup, 1);
      await expect(scene(wall.page, 'drawn')).toBeVisible();
      await title('hall.by-table');
      await wall.button('hall.pause').click();
      await expect(wall.button('hall.go-on')).toBeVisible();
      await wall.page.keyboard.press('ArrowRight');
      await title('hall.rules');
      await wall.page.keyboard.press('ArrowRight');
      await title('hall.by-name');
      await wall.page.keyboard.press('Control+ArrowRight');
      await title('hall.by-name');
      await expect(words).toContainText(PUPILS[0]?.name ?? '');
      await wall.page.keyboard.press('PageDown');
      await wall.button('hall.next').click();
      await title('hall.by-school');
      await wall.page.keyboard.press('ArrowLeft');
      await wall.page.keyboard.press('ArrowLeft');
      await title('hall.by-name');
    });

    await test.step('they turn by themselves, slower where stillness is wished for', async () => {
      const { page } = wall;
      await page.clock.install();
      await wall.button('hall.go-on').click();
      await page.keyboard.press('ArrowLeft');
      await title('hall.rules');
      await page.keyboard.press('ArrowLeft');
      await title('hall.by-table');
      await page.clock.runFor(20_000);
      await title('hall.by-table');
      await page.clock.runFor(5000);
      await title('hall.rules');
      await wall.button('hall.pause').click();
      await page.clock.resume();
    });

    await test.step('a parent finds a child by number, and no name', async () => {
      const { page, say } = parent;
      await expect(page.getByRole('heading', { name: say('hall.by-number') })).toBeVisible();
      await expect(page.getByText(say('hall.names.number'))).toBeVisible();
      await expect(page.getByText(say('hall.schools.hidden'))).toBeVisible();
      const own = cup.view().stages[0]?.rounds[0]?.tables.find(({ seats }) => seats.includes(7));
      await page.getByLabel(say('hall.find')).fill('7');
      await expect(
        page.getByText(say('hall.found.table', { player: 7, table: own?.table ?? 0 })),
      ).toBeVisible();
      await page.getByLabel(say('hall.find')).fill('99');
      await expect(page.getByText(say('hall.found.none', { player: 99 }))).toBeVisible();
      await noName(page);
    });

    await test.step('played: the clock is large, what is announced stands above all', async () => {
      await cup.must({ kind: 'start-clock', seconds: 3600 });
      await cup.must({ kind: 'announce', text: 'Lunch at one' });
      await expect(scene(wall.page, 'playing')).toBeVisible();
      await expect(wall.page.getByRole('timer')).toContainText(/\d:\d\d/u);
      await expect(words).toContainText('Lunch at one');
      await expect(parent.page.locator('main')).toContainText('Lunch at one');
      await cup.must({ kind: 'stop-clock' });
      await expect(words).toContainText(wall.say('tournament.news.clock-stopped'));
      await cup.must({ kind: 'resume-clock' });
    });

    await test.step('between rounds: standings, and nothing of them before', async () => {
      const table = parent.page.getByRole('table');
      await expect(table).toHaveCount(0);
      await playRound(cup, (seat, at) => 300 - 40 * seat + at);
      await expect(scene(wall.page, 'between')).toBeVisible();
      await expect(
        wall.page.getByRole('heading', { name: wall.say('tournament.standings') }),
      ).toBeVisible();
      await expect(table.first().getByRole('row')).toHaveCount(PUPILS.length + 1);
      await noName(parent.page);
    });

    await test.step('the next round is drawn, and the wall turns to it', async () => {
      await drawStage(cup, 2);
      await expect(scene(wall.page, 'drawn')).toBeVisible();
      await playRound(cup, (seat, at) => 300 - 40 * seat + at);
      await cup.must({ kind: 'close' });
      await expect(scene(wall.page, 'over')).toBeVisible();
      await expect(parent.page.getByText(cup.view().head.seed ?? 'no seed')).toBeVisible();
      await noName(parent.page);
    });

    expect(NAMES.filter((name) => received.includes(name))).toEqual([]);
    expect(received).toContain(cup.tournament);
    cup.close();
  });

  test('on the laptop that serves, wall and badges lead phones to it', async ({ stage }) => {
    const cup = await openDirector(stage.server, { preset: 'club-swiss' });
    await enterAll(cup);
    const { page } = await stage.enter();
    await page.context().addCookies([cup.cookie]);
    await page.route('**/api/v1/address', (route) => route.fulfill({ json: { network: NETWORK } }));
    for (const place of ['projector', 'print/badges']) {
      await page.goto(`${stage.server.url}tournament/${cup.tournament}/${place}`);
      await expect(page.locator('main')).toContainText(`${NETWORK}/tournament/`);
    }
    cup.close();
  });
});
