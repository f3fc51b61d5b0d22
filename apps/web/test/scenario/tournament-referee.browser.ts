/** A referee with a phone at a school tournament: let in, words judged, a ruling, a wrong number of tiles, results. */
import { expect, type Locator } from '@playwright/test';
import { type Director, drawFirst, openDirector, pupils } from '../browser/director.ts';
import { arrive } from './hall-of-duplicate.ts';
import type { Person } from './person.ts';
import { type Stage, tellIn, test } from './story.ts';

async function letIn(stage: Stage, cup: Director, name: string): Promise<Person> {
  const at = `${stage.server.url}tournament/${cup.tournament}/referee`;
  const referee = await arrive(stage, name, at, true);
  await referee.button('tournament-referee.ask').tap();
  await expect(
    referee.page.getByText(referee.say('tournament-referee.asked.waiting')),
  ).toBeVisible();
  const asking = cup.view().asking.find((each) => each.name === name);
  await cup.must({ kind: 'let-in', id: asking?.id ?? '', role: 'referee', tables: null });
  await expect(
    referee.page.getByRole('heading', { name: referee.say('tournament-referee.tables') }),
  ).toBeVisible();
  return referee;
}

const tableButton = ({ page, say }: Person, table: number): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^${say('tournament.table', { table })}(?!\\d)`, 'u'),
  });

const group = ({ page, say }: Person, id: Parameters<Person['say']>[0]): Locator =>
  page.getByRole('group', { name: say(id) });

/** Whose play it was, its words, and those who challenge, each by the place at the table. */
async function judge(
  referee: Person,
  mover: number,
  words: readonly string[],
  challengers: readonly number[],
): Promise<void> {
  await group(referee, 'tournament-referee.mover').getByRole('radio').nth(mover).check();
  await referee.page
    .getByLabel(referee.say('tournament-referee.word', { number: 1 }), { exact: true })
    .focus();
  for (const word of words) {
    await referee.page.keyboard.type(word);
    await referee.page.keyboard.press('Enter');
  }
  const boxes = group(referee, 'tournament-referee.challengers').getByRole('checkbox');
  for (const i of challengers) await boxes.nth(i).check();
  await referee.button('tournament-referee.judge').tap();
}

const verdict = ({ page }: Person): Locator => page.locator('[data-verdict]').first();

tellIn('tr', () => {
  test('a referee at a school tournament', async ({ stage }) => {
    const cup = await openDirector(stage.server);
    await drawFirst(cup, pupils(8));
    const referee = await letIn(stage, cup, 'Rita');
    const { page, say } = referee;
    const tableOne = () => cup.view().stages[0]?.rounds[0]?.tables[0];
    const seats = tableOne()?.seats ?? [];
    const named = (i: number): string => {
      const number = seats[i] ?? 0;
      return `${number} ${cup.view().players[number - 1]?.name}`;
    };
    const expectEffects = async (
      effect: 'loses-turn' | 'skips-next',
      ...who: readonly number[]
    ) => {
      for (const i of who)
        await expect(verdict(referee)).toContainText(
          say(`tournament-referee.effect.${effect}`, { player: named(i) }),
        );
    };

    await test.step('a good word, three challengers: each of them misses a turn', async () => {
      await tableButton(referee, 1).tap();
      await referee.button('tournament-referee.task.challenge').tap();
      await judge(referee, 0, ['CAT', 'at'], [0, 1, 2]);
      await expect(verdict(referee)).toContainText(say('tournament-referee.verdict.valid'));
      await expectEffects('skips-next', 1, 2, 3);
    });

    await test.step('a bad word, three challengers: the turn is lost, and nobody else pays', async () => {
      await judge(referee, 1, ['ZZZZT', 'CAT'], [0, 1, 2]);
      await expect(verdict(referee)).toContainText(say('tournament-referee.verdict.invalid'));
      await expectEffects('loses-turn', 1);
      await expect(verdict(referee).getByRole('listitem')).toHaveCount(1);
    });

    await test.step('a ruling makes the word good, and the play is judged again', async () => {
      await page.getByRole('heading', { name: say('tournament-referee.rulings') }).tap();
      await page.getByLabel(say('tournament-referee.ruling-word'), { exact: true }).fill('zzzzt');
      await page.getByLabel(say('console.reason'), { exact: true }).fill('in the other book');
      await page.reload();
      await expect(
        page.getByLabel(say('tournament-referee.ruling-word'), { exact: true }),
      ).toHaveValue('zzzzt');
      await referee.button('tournament-referee.rule').tap();
      await tableButton(referee, 1).tap();
      await referee.button('tournament-referee.task.challenge').tap();
      await referee.button('tournament-referee.judge-again').tap();
      await expect(verdict(referee)).toContainText(say('tournament-referee.verdict.valid'));
      await expectEffects('skips-next', 0, 2, 3);
      await expect(page.locator('[data-verdict]')).toHaveCount(2);
    });

    await test.step('eight tiles: what is to be done, step by step', async () => {
      await referee.button('rule.misdraw').tap();
      await page.getByLabel(say('tournament-referee.misdraw-tiles')).fill('8');
      await page.getByLabel(say('tournament-referee.misdraw-bag')).fill('40');
      await page.reload();
      await tableButton(referee, 1).tap();
      await referee.button('rule.misdraw').tap();
      await expect(page.getByLabel(say('tournament-referee.misdraw-bag'))).toHaveValue('40');
      await referee.button('tournament-referee.misdraw-what').tap();
      await expect(
        page.getByText(
          say('tournament-referee.misdraw.gives-back', { player: named(0), count: 1 }),
        ),
      ).toBeVisible();
    });

    await test.step('what is typed outlives a cut connection, and is sent when it is back', async () => {
      await referee.button('tournament-referee.task.result').tap();
      const fields = page.locator('form[data-open] input');
      for (const [i, points] of ['310', '300', '250', '240', '200', '190', '100', '100'].entries())
        await fields.nth(i).fill(points);
      await stage.server.cut();
      await expect(page.getByText(say('net.waiting'))).toBeVisible();
      await referee.button('console.enter-result').tap();
      await expect(fields.first()).toHaveValue('310');
      await stage.server.comeBack();
      await expect(tableButton(referee, 1)).toContainText(say('console.table.settled'));
      await expect.poll(() => tableOne()?.own?.result?.source).toBe('referee');
      expect(tableOne()?.own?.challenges.map(({ verdict: said }) => said)).toEqual([
        'valid',
        'valid',
      ]);
    });

    await test.step('the own log has it all, and takes the last back', async () => {
      const undo = page.getByRole('button', {
        name: new RegExp(`^${say('console.undo')}: ${say('console.log.result-entered')}`, 'u'),
      });
      await undo.tap();
      await expect(tableButton(referee, 1)).toContainText(say('console.table.open'));
    });
    cup.close();
  });

  test('players with phones: one reports, one disputes, and only that table is held', async ({
    stage,
  }) => {
    const cup = await openDirector(stage.server, { preset: 'school-day' });
    await drawFirst(cup, pupils(8));
    const { players, stages } = cup.view();
    const [one, two] = stages[0]?.rounds[0]?.tables.map(({ seats }) => seats) ?? [];
    const claim = async (player: number): Promise<Person> => {
      const key = players[player - 1]?.key;
      const at = `${stage.server.url}tournament/${cup.tournament}/me#${player}-${key}`;
      const phone = await arrive(stage, 'Phone', at, true);
      await phone.button('tournament-player.claim').tap();
      await expect(
        phone.page.getByText(phone.say('tournament-player.you-are', { player }), { exact: true }),
      ).toBeVisible();
      return phone;
    };
    const ann = await claim(one?.[0] ?? 0);
    const bob = await claim(one?.[1] ?? 0);
    const eve = await claim(two?.[0] ?? 0);
    expect(ann.page.url()).not.toContain('#');

    await test.step('a referee is called to the table, comes, and ends the call', async () => {
      const referee = await letIn(stage, cup, 'Rita');
      await ann.page.getByLabel(ann.say('tournament-player.call-why')).selectOption('tiles');
      await ann.button('tournament-player.call').tap();
      await expect(ann.button('tournament-player.call-back')).toBeVisible();
      await expect(bob.page.getByText(` · ${bob.say('console.call-reason.tiles')}`)).toBeVisible();
      await expect(bob.button('tournament-player.call-back')).toBeHidden();
      await expect(eve.button('tournament-player.call')).toBeVisible();
      await expect(referee.page.locator('[data-calling="true"]')).toHaveCount(1);
      await tableButton(referee, 1).tap();
      await expect(
        referee.page.getByText(` · ${referee.say('console.call-reason.tiles')}`),
      ).toBeVisible();
      await referee.page
        .getByRole('button', { name: new RegExp(`^${referee.say('console.end-call')}`, 'u') })
        .tap();
      await expect(ann.button('tournament-player.call')).toBeVisible();
      await expect(tableButton(referee, 1)).not.toContainText(referee.say('console.calling'));
    });

    for (const phone of [ann, eve]) {
      const fields = phone.page.locator('form table input');
      for (const [i, points] of ['200', '190', '180', '170'].entries())
        await fields.nth(i).fill(points);
      await phone.button('tournament-player.report').tap();
    }
    const { page, say } = bob;
    await expect(bob.button('tournament-player.confirm')).toBeVisible();
    await page
      .locator('summary')
      .filter({ hasText: say('tournament-player.dispute') })
      .tap();
    await page.getByLabel(say('tournament-player.dispute-why')).fill('mine is 195');
    await bob.button('tournament-player.dispute-send').tap();
    for (const phone of [ann, bob])
      await expect(
        phone.page.getByText(phone.say('tournament-player.state.disputed')),
      ).toBeVisible();
    await expect(eve.page.getByText(eve.say('tournament-player.state.reported'))).toBeVisible();

    await test.step('the phone of a player is released, and the page asks anew', async () => {
      await bob.button('tournament-player.leave').tap();
      await bob.button('tournament-player.leave').tap();
      await expect(bob.button('tournament-player.claim')).toBeVisible();
    });
    cup.close();
  });
});
