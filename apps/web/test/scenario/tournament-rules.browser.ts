/** What holds in the hall: on table cards, on the wall before a round and on the public page, as the director has it. */
import { expect } from '@playwright/test';
import { HALL_RULE_IDS } from '@taht/tournament';
import { drawFirst, openDirector, pupils } from '../browser/director.ts';
import { next, sayName } from './hall-of-pupils.ts';
import { tellIn, test } from './story.ts';

const HOSTILE = '<img src=x onerror=alert(1)> Su {kapıda} ‮dışarıda';
const SEEN = '<img src=x onerror=alert(1)> Su {kapıda} dışarıda';

tellIn('tr', () => {
  test('table cards and the projector have the hall rules', async ({ stage }) => {
    const cup = await openDirector(stage.server, { hallLanguage: stage.language });
    const address = `${stage.server.url}tournament/${cup.tournament}`;
    const teacher = await stage.enter();
    const { page, say } = teacher;
    await page.context().addCookies([cup.cookie]);
    const wall = await stage.enter({ at: `${address}/projector` });
    const parent = await stage.enter({ at: address });
    const rule = (id: (typeof HALL_RULE_IDS)[number]) => say(`hall.rule.${id}`);

    await test.step('before anything is drawn: all six lines of the text', async () => {
      for (const where of [wall.page, parent.page])
        for (const id of HALL_RULE_IDS) await expect(where.getByText(rule(id))).toBeVisible();
    });

    await test.step('the director changes one, removes one and adds one', async () => {
      await page.goto(`${address}/console/room`);
      await page.getByRole('link', { name: say('console.hall-rules', { count: 6 }) }).click();
      const fold = page.getByText(say('console.hall-rules', { count: 6 }), { exact: true });
      await expect(fold).toBeFocused();
      await page
        .getByRole('button', { name: `${say('console.remove')}: ${rule('players-only')}` })
        .click();
      const amend = page.getByRole('button', {
        name: `${say('console.amend')}: ${rule('no-phones')}`,
      });
      await amend.click();
      const changed = page.getByLabel(say('console.hall-rule.line'), { exact: true });
      await expect(changed).toBeFocused();
      await teacher.button('shell.cancel').click();
      await expect(amend).toBeFocused();
      await amend.press('Enter');
      await expect(changed).toBeFocused();
      await changed.fill('Telefonlar çantada');
      await teacher.button('console.save').click();
      await expect(page.getByText('Telefonlar çantada')).toBeVisible();
      await page.getByLabel(say('console.hall-rule.new')).fill(HOSTILE);
      await teacher.button('console.hall-rule.add').click();
      await expect(
        page.getByText(say('console.hall-rules', { count: 6 }), { exact: true }),
      ).toBeVisible();
    });

    await test.step('on the wall when the seats are drawn, on every table card, and outside', async () => {
      await drawFirst(cup, pupils(8));
      await expect(wall.page.locator('[data-scene="drawn"]')).toBeVisible();
      await wall.button('hall.pause').click();
      await wall.page.keyboard.press('ArrowRight');
      await expect(wall.page.getByRole('heading', { name: wall.say('hall.rules') })).toBeVisible();
      await page.goto(`${address}/print/table-cards`);
      await expect(page.locator('article')).toHaveCount(2);
      for (const where of [wall.page, parent.page, page.locator('article').last()]) {
        for (const line of [rule('raise-hand'), 'Telefonlar çantada', SEEN])
          await expect(where.getByText(line)).toBeVisible();
        await expect(where.getByText(rule('players-only'))).toHaveCount(0);
        await expect(where.locator('img[src="x"]')).toHaveCount(0);
      }
      await expect(page.locator('article').first()).toContainText(say('print.letters-equal'));
    });

    await test.step('put back to those of the text', async () => {
      await page.goto(`${address}/console/setup`);
      await page.getByText(say('console.hall-rules', { count: 6 }), { exact: true }).click();
      await teacher.button('console.hall-rule.put-back').click();
      await expect(parent.page.getByText(rule('players-only'))).toBeVisible();
      await expect(parent.page.getByText(SEEN)).toHaveCount(0);
    });
    cup.close();
  });

  test('whoever reads another language reads them in that of the tournament', async ({ stage }) => {
    const other = stage.language === 'uk' ? 'tr' : 'uk';
    const cup = await openDirector(stage.server, { hallLanguage: other });
    const { page } = await stage.enter({ at: `${stage.server.url}tournament/${cup.tournament}` });
    await expect(page.locator(`ul[lang="${other}"] li`)).toHaveCount(HALL_RULE_IDS.length);
    cup.close();
  });

  test('the recovery sheet opens the console on another laptop', async ({ stage }) => {
    const cup = await openDirector(stage.server);
    const teacher = await stage.enter();
    await teacher.page.context().addCookies([cup.cookie]);
    const address = `${stage.server.url}tournament/${cup.tournament}`;
    await teacher.page.goto(`${address}/console`);
    await next(teacher)
      .getByRole('link', { name: teacher.say('console.print-recovery') })
      .click();
    await teacher.button('print.recovery.make').click();
    await expect(teacher.page.locator('[data-paper]')).toContainText(cup.view().head.code);
    await expect.poll(() => cup.view().recovery).toMatch(/^\d{12}$/u);

    const other = await stage.enter({ at: `${address}/console#${cup.view().recovery}` });
    await sayName(other);
    const code = other.page.getByLabel(other.say('console.recovery-code'));
    await expect(code).toHaveValue(cup.view().recovery);
    await code.fill('0000 0000 0000');
    await other.button('console.recover-open').click();
    await expect(
      other.page.getByText(other.say('tournament.refusal.wrong-recovery')),
    ).toBeVisible();
    await code.fill(cup.view().recovery.replace(/(?<=^\d{4})/u, ' '));
    await other.button('console.recover-open').click();
    await expect(next(other)).toContainText(other.say('console.next.enter-players'));
    expect(new URL(other.page.url()).hash).toBe('');
    cup.close();
  });

  test('name, names shown and phones are changed while it runs, and it is copied for the next year', async ({
    stage,
  }) => {
    const cup = await openDirector(stage.server);
    await drawFirst(cup, pupils(8));
    await cup.must({
      kind: 'set-prizes',
      prizes: [{ name: 'Best reader', among: { kind: 'all' }, places: 1 }],
    });
    const teacher = await stage.enter();
    const { page, say } = teacher;
    await page.context().addCookies([cup.cookie]);
    const address = `${stage.server.url}tournament/${cup.tournament}`;
    const parent = await stage.enter({ at: address });
    await expect(parent.page.getByRole('heading', { name: 'Spring cup' })).toBeVisible();

    await page.goto(`${address}/console/setup`);
    await page.getByText(say('console.details'), { exact: true }).click();
    await page.getByLabel(say('console.tournament-name')).fill('Summer cup');
    await page.getByLabel(say('console.names.public')).selectOption('number');
    await page.getByRole('combobox', { name: say('console.rule.phones') }).selectOption('results');
    await teacher.button('console.save').click();
    await expect(parent.page.getByRole('heading', { name: 'Summer cup' })).toBeVisible();
    expect(cup.view().players.every(({ key }) => key !== '')).toBe(true);

    await teacher.button('console.copy-next').click();
    await expect(page).not.toHaveURL(new RegExp(cup.tournament, 'u'));
    await expect(page.getByRole('heading', { name: 'Summer cup' })).toBeVisible();
    await expect(page.getByText(say('console.prizes', { count: 1 }))).toBeVisible();
    await expect(next(teacher)).toContainText(say('console.next.enter-players'));
    cup.close();
  });

  test('with English words it is said which list judges, and which the rules name', async ({
    stage,
  }) => {
    const cup = await openDirector(stage.server);
    await drawFirst(cup, pupils(4));
    const [mover = 0, challenger = 0] = cup.view().stages[0]?.rounds[0]?.tables[0]?.seats ?? [];
    const words = [[...'QI'] as never[]];
    await cup.must({
      ...{ kind: 'challenge', player: mover, words, challengers: [challenger], verdict: null },
      where: { stage: 1, round: 1, table: 1 },
    });
    const director = await stage.enter();
    const { page, say } = director;
    await page.context().addCookies([cup.cookie]);
    const named = say('tournament.reference', { lexicon: 'en' });
    await page.goto(`${stage.server.url}tournament/${cup.tournament}/referee`);
    await page.locator('main li button[data-state]').click();
    await director.button('tournament-referee.task.challenge').click();
    await expect(page.locator('[data-verdict]')).toContainText(named);
    await page.getByRole('link', { name: say('console.own-list') }).click();
    await expect(page.getByText('npx taht lexicon import LIST.txt --edition en')).toBeVisible();
    await expect(page.getByRole('combobox', { name: say('console.lexicon') })).toHaveValue('en');
    const parent = await stage.enter({ at: `${stage.server.url}tournament/${cup.tournament}` });
    await expect(parent.page.getByText(named)).toBeVisible();
    cup.close();
  });
});
