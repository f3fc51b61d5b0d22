/** Somebody at a page: what they see there, and what they wait for. */
import type { Locator, Page } from '@playwright/test';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Language, MessageId } from '@taht/messages';
import { type Board, SQUARES } from '@taht/rules';
import { goodMove, type Position, pointsOf } from './moves.ts';
import { type Say, sayIn } from './texts.ts';

/** What the game may want of somebody. */
export type Asked = 'turn' | 'window' | 'over';

export class Person {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.say = sayIn(language);
  }

  button(id: MessageId, values?: Parameters<Say>[1]): Locator {
    return this.page.getByRole('button', { name: this.say(id, values), exact: true });
  }

  square(square: number): Locator {
    return this.page.locator(`[data-square="${square}"]`);
  }

  get rack(): Locator {
    return this.page.getByRole('list', { name: this.say('game.rack') }).getByRole('button');
  }

  /** Tiles in hand that look like this one. */
  tile(tile: Tile): Locator {
    const letter = tile as string;
    const name =
      tile === BLANK
        ? this.say('tile.blank')
        : this.say('game.tile', { letter, points: pointsOf(this.language, letter) });
    return this.page
      .getByRole('list', { name: this.say('game.rack') })
      .getByRole('button', { name, exact: true });
  }

  /** Tiles on the board, laid or played. */
  get laid(): Locator {
    return this.page.locator('[data-square][data-taken]');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The turns of the score sheet, newest first. */
  get turns(): Locator {
    return this.page.getByRole('region', { name: this.say('game.moves') }).getByRole('listitem');
  }

  /** Said at the end of the line: before the first move the draw is told there too. */
  get myTurn(): Locator {
    const text = this.say('game.your-turn').replace('.', '\\.');
    return this.page.getByRole('status').filter({ hasText: new RegExp(`${text}$`, 'u') });
  }

  /** Whether a play is accepted, as it is asked above the buttons. */
  get question(): Locator {
    return this.page.locator('[data-phase="window"]').getByRole('status');
  }

  get finalSheet(): Locator {
    return this.page.getByRole('columnheader', { name: this.say('play.column-total') });
  }

  async asked(): Promise<Asked> {
    const accept = this.button('game.accept');
    await this.myTurn.or(accept).or(this.finalSheet).first().waitFor();
    if (await this.finalSheet.isVisible()) return 'over';
    return (await accept.isVisible()) ? 'window' : 'turn';
  }

  /** What lies on the board and what is in hand, as they are shown. */
  async position(): Promise<Position> {
    // Whoever is on turn has a tile; before it is there the board is not there either.
    await this.rack.first().waitFor();
    const board = await this.board();
    const rack = (await this.rack.allTextContents()).map(tileOf);
    return { board, rack };
  }

  async board(): Promise<Board> {
    const cells = await this.laid.evaluateAll((all) =>
      all.map(
        (cell) => [Number(cell.getAttribute('data-square')), cell.textContent ?? ''] as const,
      ),
    );
    const shown = new Map(cells);
    return Array.from({ length: SQUARES }, (_, square) => cellOf(shown.get(square)));
  }

  /** Something good to be done with what is in hand. */
  async goodMove() {
    return goodMove(this.language, await this.position());
  }
}

/** A blank shows the letter that it stands for, and no points. */
function cellOf(text: string | undefined): Board[number] {
  if (text === undefined) return null;
  return { letter: text.replace(/\d+$/u, '') as Letter, blank: !/\d$/u.test(text) };
}

const tileOf = (text: string): Tile => (text === '' ? BLANK : (text.replace(/\d+$/u, '') as Tile));
