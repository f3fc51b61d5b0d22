/** The chat of a table: set phrases, which everybody reads in their own language, and lines that others wrote. */

import { plain, type Texts } from '@taht/phrasing';
import {
  type ChatLine,
  following,
  PHRASES,
  type TableEventView,
  type TableView,
} from '@taht/protocol';
import { explainNotDone } from '../connection/failure.ts';
import type { Link } from '../connection/link.ts';

const MOST_SHOWN = 3;

export class Talk {
  readonly #link: Link;
  readonly #table: string;
  readonly #texts: Texts;
  readonly #stop: () => void;
  #lines: readonly ChatLine[] = [];

  constructor(link: Link, table: string, texts: Texts) {
    this.#link = link;
    this.#table = table;
    this.#texts = texts;
    this.#stop = link.client.watch(
      table,
      following<readonly ChatLine[] | TableView, TableEventView>({
        fold: (known, event) => [...linesOf(known), ...event.lines],
        onChange: (known) => {
          this.#lines = linesOf(known);
          link.change();
        },
        // Without the table there is no chat, but the game goes on.
        onFailed: () => undefined,
      }),
    );
  }

  /** The last of it, in words. */
  get lines(): readonly string[] {
    const { t } = this.#texts;
    return this.#lines.slice(-MOST_SHOWN).map(({ name, said }) => {
      const text = said.kind === 'text' ? plain(said.text) : t(`phrase.${said.phrase}`);
      return t('network-game.said', { player: plain(name), text });
    });
  }

  /** Says the phrase of that number. Returns the lines to show: none, the list of phrases, or why it failed. */
  async say(rest: string, command: string): Promise<readonly string[]> {
    const { t } = this.#texts;
    const phrase = PHRASES[Number(rest) - 1];
    if (phrase === undefined) {
      const all = PHRASES.map((each, i) => `${i + 1}. ${t(`phrase.${each}`)}`);
      return [t('network-game.phrases', { command }), all.join('  ')];
    }
    const said = await this.#link.client.send(this.#table, { kind: 'say-phrase', phrase });
    return said.ok ? [] : [explainNotDone(this.#texts, said.error)];
  }

  leave(): void {
    this.#stop();
  }
}

const linesOf = (known: readonly ChatLine[] | TableView): readonly ChatLine[] => {
  if (!('kind' in known)) return known;
  return known.kind === 'table' ? known.lines : [];
};
