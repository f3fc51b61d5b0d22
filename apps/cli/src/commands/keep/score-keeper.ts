/** The score keeper: a score sheet with its file, its screen and its word list. */
import { alphabetFor } from '@taht/editions';
import { type JournalHost, journalHost, type ScoreSheetJournal } from '@taht/host';
import { judgeWord, type Lexicon } from '@taht/lexicon';
import { type Naming, scoreSheetNaming, type Texts } from '@taht/phrasing';
import {
  type Act,
  askForAct,
  decideAct,
  type ScoredRow,
  type ScoredSheet,
  type ScoreSheet,
  type SheetAction,
  scoredSheetOf,
  sheetEntries,
  type Wish,
  withAct,
} from '@taht/record';
import type { Style } from '../../screen/style.ts';
import type { CommandWords } from '../../terminal/input.ts';
import type { Asker } from '../../terminal/questions.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { explainFile } from '../../text/explain-file.ts';
import { sheetScreen } from './screen.ts';
import type { SheetWords } from './words.ts';

export class ScoreKeeper implements Asker {
  readonly terminal: Terminal;
  readonly texts: Texts;
  readonly words: CommandWords;
  /** What can be typed here. */
  readonly commands: SheetWords;
  readonly journal: ScoreSheetJournal;
  readonly lexicon: Lexicon | null;
  readonly now: () => number;
  readonly #host: JournalHost<ScoreSheet, 'keeper', SheetAction, Act, 'changed-elsewhere'>;
  /** To be said on the next screen, once. */
  notice: readonly string[] = [];
  readonly #asker: Asker;

  constructor(
    asker: Asker,
    commands: SheetWords,
    journal: ScoreSheetJournal,
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
    this.#host = journalHost(
      journal,
      { state: journal.held, entries: sheetEntries(journal.held) },
      { decide: decideAct, evolve: withAct, itemOf: ({ events: [act] }) => act as Act },
    );
  }

  get sheet(): ScoreSheet {
    return this.#host.state;
  }

  get standing(): ScoredSheet {
    return scoredSheetOf(this.sheet);
  }

  /** As it stood before a line. */
  standingBefore(id: number): ScoredSheet {
    return scoredSheetOf(this.sheet, id);
  }

  get naming(): Naming {
    const { setup } = this.sheet;
    return scoreSheetNaming(setup, this.standing.star, alphabetFor(setup.tileset), this.texts);
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

  /** Whether it was done; if not, the next screen says why. */
  async act(wish: Wish): Promise<boolean> {
    const sent = await this.#host.send(askForAct(wish, this.sheet.acts.length, this.now()));
    if (!sent.ok && sent.error.kind === 'not-written')
      this.notice = [explainFile(this.texts, sent.error.failure)];
    return sent.ok;
  }

  /** Words of a play that the list does not have. */
  badWords({ play }: ScoredRow): readonly string[] {
    const { lexicon } = this;
    if (lexicon === null) return [];
    return (play?.words ?? [])
      .filter(({ letters }) => !judgeWord(lexicon, letters).valid)
      .map(({ letters }) => letters.join(''));
  }
}
