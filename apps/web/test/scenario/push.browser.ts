/** What the server pushes is shown by the service worker, though the page does something else. */
import { expect } from '@playwright/test';
import { tellIn, test } from './story.ts';

const SENT = {
  topic: 'your-move',
  stream: 'game-1',
  stage: 'first',
  page: '/g/game-1',
  title: 'Sinu käik',
  body: 'Mari ootab.',
};

tellIn('et', () => {
  test('a push becomes a notice that leads to its game', async ({ stage }) => {
    const { page } = await stage.enter({ serviceWorkers: 'allow' });
    const { origin } = new URL(page.url());
    await page.context().grantPermissions(['notifications'], { origin });
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    const browser = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first !== undefined) resolve(first.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const registrationId = await registered;
    const data = JSON.stringify(SENT);
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const shown = (): Promise<unknown> =>
      page.evaluate(`navigator.serviceWorker.ready
        .then((registration) => registration.getNotifications())
        .then((notices) => notices.map(({ title, body, data }) => [title, body, data]))`);
    await expect.poll(shown).toEqual([['Sinu käik', 'Mari ootab.', '/g/game-1']]);
  });
});
