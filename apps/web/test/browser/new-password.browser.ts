/** Whoever has forgotten the password asks for a letter, follows its link, and is in with a new one. */
import process from 'node:process';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { LANGUAGES, type Language, loadCatalogues } from '@taht/messages';
import { mailServer } from '@taht/testkit';
import { startServer } from './server.ts';

const catalogues = await loadCatalogues();
const languages: readonly Language[] = process.env.TAHT_LONG === '1' ? LANGUAGES : ['uk'];

const OLD = 'an ordinary pass phrase';
const NEW = 'another ordinary pass phrase';

type Mail = Awaited<ReturnType<typeof mailServer>>;

const test = base.extend<{ readonly mail: Mail; readonly home: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is wanted
  mail: async ({}, use) => {
    const mail = await mailServer();
    await use(mail);
    mail.close();
  },
  home: async ({ mail }, use) => {
    const env = {
      TAHT_SMTP_URL: mail.url,
      TAHT_MAIL_FROM: 'taht@example.org',
      TAHT_URL: 'https://taht.example',
    };
    const server = await startServer({ env });
    await use(server.url);
    await server.stop();
  },
});

/** What follows a mark in the last letter, whose lines are folded. */
function ticketIn({ letters }: Mail, mark: string): string {
  const text = (letters.at(-1) ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
  return text.split(`${mark}=`)[1]?.split(/\s/u)[0] ?? '';
}

async function accountWithAddress(request: APIRequestContext, home: string, mail: Mail) {
  const post = async (path: string, data: object = {}): Promise<void> => {
    const answer = await request.post(`${home}api/v1${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  await post('/guests', { nickname: 'Mari' });
  await post('/me/account', { name: 'Mari', password: OLD });
  await post('/me/confirm', { password: OLD });
  await post('/me/email', { address: 'mari@mail.example' });
  await post('/me/email/letter');
  await post('/email/confirm', { ticket: ticketIn(mail, '#email') });
}

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 320, height: 740 } });

    test('a forgotten password is replaced by the link of a letter', async ({
      page,
      home,
      mail,
      playwright,
    }) => {
      const elsewhere = await playwright.request.newContext();
      await accountWithAddress(elsewhere, home, mail);
      await elsewhere.dispose();
      const texts = catalogues[language];
      await page.goto(`${home}me/account`);
      await page.getByText(texts['me.forgot'], { exact: true }).click();
      const forgotten = page.locator('details', { hasText: texts['me.forgot'] });
      await forgotten.getByRole('textbox').fill('mari');
      await forgotten.getByRole('button').click();
      await expect(forgotten.getByText(texts['me.forgot-sent'])).toBeVisible();
      await expectToFit();
      await expect.poll(() => mail.letters.length).toBe(2);
      await page.goto(`${home}me#reset=${ticketIn(mail, '#reset')}`);
      const section = page.locator('section', { hasText: texts['me.reset-title'] }).last();
      await expectToFit();
      await section.getByLabel(texts['me.new-password']).fill(NEW);
      await section.getByRole('button', { name: texts['me.save'] }).click();
      await expect(
        page.getByRole('button', { name: texts['me.log-out'], exact: true }),
      ).toBeVisible();
      await expect(page.getByText(texts['me.reset-title'])).toHaveCount(0);

      async function expectToFit(): Promise<void> {
        const excess = await page
          .locator('html')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(excess).toBeLessThanOrEqual(0);
      }
    });
  });
