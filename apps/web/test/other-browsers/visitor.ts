/** Somebody at a page of another browser: what they see there, what they press, and what they wait for. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { MessageId } from '@taht/messages';
import { type Board, type PlacedTile, SQUARES } from '@taht/rules';
import { goodMove } from '../scenario/moves.ts';
import { sayIn } from '../scenario/texts.ts';
import type { Point, Session } from './session.ts';

/** Milliseconds after which something that should come is not waited for any more. */
const PATIENCE = 60_000;
const LANGUAGE = 'en';
const say = sayIn(LANGUAGE);

type Box = Point & { readonly width: number; readonly height: number };

export class Visitor {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  goto(url: string): Promise<void> {
    return this.session.goto(url);
  }

  /** Until an expression is true; what it is about stands in the failure. */
  async until(what: string, expression: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await this.session.evaluate<boolean>(`Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`${what}: not so after ${PATIENCE / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  count(selector: string): Promise<number> {
    return this.session.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  }

  taken(): Promise<number> {
    return this.count('[data-square][data-taken]');
  }

  /** The first that is shown, by its name. */
  async button(id: MessageId): Promise<void> {
    const found = `[...document.querySelectorAll('button')].find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(${JSON.stringify(say(id))}) &&
      each.getClientRects().length > 0 && !each.disabled)`;
    await this.until(`a button "${say(id)}"`, found);
    await this.session.press([middle(await this.box(found))]);
  }

  isShown(text: string): Promise<boolean> {
    return this.session.evaluate(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  /** A good play with what is in hand, blanks aside. */
  async goodTiles(): Promise<readonly PlacedTile[]> {
    const { board, rack } = await this.session.evaluate<{
      board: readonly (readonly [number, string])[];
      rack: readonly string[];
    }>(
      `{
      board: [...document.querySelectorAll('[data-square][data-taken]')].map((cell) => [Number(cell.dataset.square), cell.textContent]),
      rack: [...document.querySelectorAll('[data-rack] [data-piece]')].map((piece) => piece.textContent),
    }`
        .replace(/^\{/u, '({')
        .replace(/\}$/u, '})'),
    );
    const shown = new Map(board);
    const cells: Board = Array.from({ length: SQUARES }, (_, square) => cellOf(shown.get(square)));
    const move = goodMove(LANGUAGE, {
      board: cells,
      rack: rack.map(tileOf).filter((tile) => tile !== BLANK),
    });
    if (move.kind !== 'place') throw new Error(`no play: ${move.kind}`);
    return move.tiles;
  }

  /** The first is dragged, the others are taken up and put down with a click. */
  async lay(tiles: readonly PlacedTile[]): Promise<void> {
    for (const [i, { letter, square }] of tiles.entries()) {
      const tile = `[...document.querySelectorAll('[data-rack] [data-piece]')].find((piece) =>
        piece.textContent.replace(/\\d+$/u, '') === ${JSON.stringify(letter)})`;
      const place = `document.querySelector('[data-square="${square}"]')`;
      await this.until(`a tile ${letter}`, tile);
      const [from, to] = [middle(await this.box(tile)), middle(await this.box(place))];
      if (i === 0) await this.session.press([from, between(from, to), to, to]);
      else {
        await this.session.press([from]);
        await this.session.press([to]);
      }
      await this.until(
        `${letter} on ${square}`,
        `${place}.textContent.startsWith(${JSON.stringify(letter)})`,
      );
    }
  }

  /** Where it is once it has come to rest, brought into sight where it is not. */
  private async box(element: string): Promise<Box> {
    await this.session.evaluate(
      `(${element}).scrollIntoView({ block: 'nearest', behavior: 'instant' })`,
    );
    const look = (): Promise<Box> =>
      this.session.evaluate(
        `(({ x, y, width, height }) => ({ x, y, width, height }))((${element}).getBoundingClientRect())`,
      );
    let before = await look();
    for (;;) {
      const now = await look();
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  }
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const cellOf = (text: string | undefined): Board[number] =>
  text === undefined
    ? null
    : { letter: text.replace(/\d+$/u, '') as Letter, blank: !/\d$/u.test(text) };

const tileOf = (text: string): Tile => (text === '' ? BLANK : (text.replace(/\d+$/u, '') as Tile));

export { say };
