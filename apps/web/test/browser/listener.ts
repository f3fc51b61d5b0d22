/** Somebody who cannot see the page: presses keys, and hears what has the focus and what is announced. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import type {} from '../in-page/in-page.ts';

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly value?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

/** What of a control's state is spoken. */
const STATES = ['disabled', 'pressed', 'checked', 'expanded'];

export class Listener {
  readonly page: Page;
  readonly #cdp: CDPSession;
  readonly heard: string[] = [];

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
  }

  static async at(page: Page): Promise<Listener> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Listener(page, cdp);
  }

  /** A key by its name or its letter, whatever the keyboard; then whatever is waited for. */
  async press(key: string, until?: () => Promise<unknown>): Promise<void> {
    if (/^[A-Z][a-z]+|^[\d?]$/u.test(key)) await this.page.keyboard.press(key);
    else await this.#typeLetter(key);
    await until?.();
    await this.note(`[${key}]`);
  }

  /** What has the focus now, and what was announced since. */
  async note(head: string): Promise<void> {
    await this.#drawn();
    this.heard.push(`${head} ${await this.focused()}`);
    await this.listen();
  }

  async listen(): Promise<void> {
    const said = await this.page.evaluate(() => globalThis.takeSpoken());
    this.heard.push(...said.map((line) => `    « ${line}`));
  }

  async focused(): Promise<string> {
    const { result } = await this.#cdp.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const { objectId } = result;
    if (objectId === undefined) return '';
    const { nodes } = await this.#cdp.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    return spokenOf(nodes[0] as AxNode);
  }

  /** A key that is answered by an announcement. */
  async ask(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.heard.push(`[${key}] ${await this.focused()}`);
    const before = this.heard.length;
    await expect
      .poll(async () => {
        await this.listen();
        return this.heard.length;
      })
      .toBeGreaterThan(before);
  }

  async #typeLetter(letter: string): Promise<void> {
    await this.#cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
    await this.#cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
  }

  /** What a key changes is on the page with the second picture after it. */
  async #drawn(): Promise<void> {
    await this.#cdp.send('Runtime.evaluate', {
      expression:
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
      awaitPromise: true,
    });
  }
}

function spokenOf({ role, name, value, description, properties = [] }: AxNode): string {
  const states = properties
    .filter(
      ({ name, value }) =>
        STATES.includes(name) && value.value !== false && value.value !== 'false',
    )
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name} ${value.value}`,
    );
  const parts = [name?.value, role?.value, value?.value, ...states, description?.value];
  return parts.filter((part) => part !== undefined && part !== '').join(' | ');
}
