/** The score keeper: a score sheet with its file, its screen and its word list. */
import { alphabetFor } from '@taht/editions';
import type { SheetJournal } from '@taht/host';
import { judgeWord, type Lexicon } from '@taht/lexicon';
import { type Act, type Kept, type KeptRow, keepScore, type Sheet, sheetClock } from '@taht/record';
import { type Naming, sheetNaming, type Texts } from '@taht/wording';
import type { Style } from '../../screen/style.ts';
import type { CommandWords } from '../../terminal/input.ts';
import type { Asker } from '../../terminal/questions.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { explainFile } from '../../text/explain-file.ts';
import { sheetScreen } from './screen.ts';
import type { SheetWords } from './words.ts';

type WithoutTime<T> = T extends Act ? Omit<T, 'at'> : never;
export type Wish = WithoutTime<Act>;

export class ScoreKeeper implements Asker {
  readonly terminal: Terminal;
  readonly texts: Texts;
  readonly words: CommandWords;
  /** What can be typed here. */
  readonly commands: SheetWords;
  readonly journal: SheetJournal;
  readonly lexicon: Lexicon | null;
  readonly now: () => number;
  sheet: Sheet;
  /** To be said on the next screen, once. */
  notice: readonly string[] = [];
  readonly #asker: Asker;

  constructor(
    asker: Asker,
    commands: SheetWords,
    journal: SheetJournal,
    lexicon: Lexicon | null,
    now: () => number,
  ) {
    this.#asker = asker;
    this.terminal = asker.terminal;
    this.texts = asker.style().texts;
    this.words = asker.words;
    this.commands = commands;
    this.journal = journal;
    this.lexicon = lexicon;
    this.now = now;
    this.sheet = journal.held;
  }

  get standing(): Kept {
    return keepScore(this.sheet);
  }

  /** As it stood before a line. */
  standingBefore(id: number): Kept {
    return keepScore(this.sheet, id);
  }

  get naming(): Naming {
    const { setup } = this.sheet;
    return sheetNaming(setup, this.standing.star, alphabetFor(setup.tileset), this.texts);
  }

  style(): Style {
    return this.#asker.style();
  }

  draw(): void {
    const { sheet, standing, naming, notice: lines } = this;
    this.notice = [];
    this.terminal.clear();
    for (const line of sheetScreen(
      { sheet, standing, naming, now: this.now(), lines },
      this.style(),
    ))
      this.terminal.write(`${line}\n`);
  }

  /** On the disk before it is shown. With a running clock, it is the next player's from then on. */
  act(wish: Wish): boolean {
    const plain = { ...wish, at: this.now() } as Act;
    const isRunning = sheetClock(this.sheet)?.running != null && wish.kind !== 'clock';
    const after = keepScore({ ...this.sheet, acts: [...this.sheet.acts, plain] });
    const act = isRunning ? { ...plain, runs: after.onTurn } : plain;
    const written = this.journal.append(act);
    if (written.ok) this.sheet = { ...this.sheet, acts: [...this.sheet.acts, act] };
    else this.notice = [explainFile(this.texts, written.error)];
    return written.ok;
  }

  /** Words of a play that the list does not have. */
  badWords({ play }: KeptRow): readonly string[] {
    const { lexicon } = this;
    if (lexicon === null) return [];
    return (play?.words ?? [])
      .filter(({ letters }) => !judgeWord(lexicon, letters).valid)
      .map(({ letters }) => letters.join(''));
  }
}
