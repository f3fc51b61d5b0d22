/** Pictures by what they show: each is drawn once, and remembered as long as others are not wanted more. */
import type { Result } from '@taht/base';
import type { Board } from '@taht/rules';
import type { PictureFailure, PictureThread } from './picture/thread.ts';
import { digestOf, type Preview } from './preview.ts';

/** About an eighth of a megabyte each. */
const MOST_PICTURES = 64;
const MOST_PUZZLES = 64;

type Drawing = Promise<Result<Uint8Array, PictureFailure>>;

export class Pictures {
  readonly #thread: Pick<PictureThread, 'draw' | 'puzzle'>;
  /** The one used last at the end. */
  readonly #drawn = new Map<string, Drawing>();
  readonly #puzzles = new Map<string, Promise<Result<Board | null, PictureFailure>>>();

  constructor(thread: Pick<PictureThread, 'draw' | 'puzzle'>) {
    this.#thread = thread;
  }

  /** Whether it is there without drawing anything. */
  has(preview: Preview): boolean {
    return this.#drawn.has(digestOf(preview));
  }

  pictureOf(preview: Preview): Drawing {
    return remembered(this.#drawn, digestOf(preview), MOST_PICTURES, () =>
      this.#thread.draw(preview),
    );
  }

  puzzleOf(edition: string, day: string): Promise<Result<Board | null, PictureFailure>> {
    const seed = Number(day.replaceAll('-', ''));
    return remembered(this.#puzzles, `${edition} ${day}`, MOST_PUZZLES, () =>
      this.#thread.puzzle(edition, seed),
    );
  }
}

/** What failed is tried again the next time. */
function remembered<T, F>(
  known: Map<string, Promise<Result<T, F>>>,
  key: string,
  most: number,
  make: () => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  const there = known.get(key) ?? make();
  known.delete(key);
  known.set(key, there);
  void there.then(({ ok }) => {
    if (!ok && known.get(key) === there) known.delete(key);
  });
  for (const oldest of known.keys()) {
    if (known.size <= most) break;
    known.delete(oldest);
  }
  return there;
}
