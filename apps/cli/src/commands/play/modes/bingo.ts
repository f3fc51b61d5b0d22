/** `taht play --mode bingo`: writes the cards one after the other, calls, and takes claims by card number. */
import { newGameId } from '@taht/host';
import { BLANK, type Letter, parseWord } from '@taht/letters';
import { judgeOf } from '@taht/lexicon';
import { bingo } from '@taht/modes';
import { explainLetter, explainMode, plain, type Texts } from '@taht/phrasing';
import { commitmentOf, drawStream } from '@taht/record';
import { LATIN_COLUMNS } from '@taht/rules';
import { answer, type Outcome } from '../../../shell/outcome.ts';
import type { CommandWords } from '../../../terminal/input.ts';
import { askLine, leaveIfAsked, readName, say } from '../../../terminal/questions.ts';
import type { ModeTable } from './mode-table.ts';

const SYSTEM: bingo.Author = { kind: 'system' };
const NAMES = { player: String, columns: LATIN_COLUMNS };

export async function playBingo(table: ModeTable): Promise<Outcome> {
  const hall = new Hall(table);
  const names = table.players.length > 0 ? table.players : await askNames(table);
  for (const [i, name] of names.entries()) await hall.writeCard(`${i + 1}`, name);
  hall.send(SYSTEM, { kind: 'start' });
  while (hall.game.phase.kind === 'calling') await hall.call();
  return answer(null, hall.closing());
}

export const bingoHelp = (_: unknown, { t }: Texts, words: CommandWords): readonly string[] => [
  t('other.bingo.about'),
  '',
  t('bingo.next'),
  t('bingo.help.quit', { command: words.shown('quit') }),
];

/** As many as there are; an empty line ends the list. */
async function askNames({ asker }: ModeTable): Promise<readonly string[]> {
  const { t } = asker.style().texts;
  const names: string[] = [];
  for (;;) {
    const line = await askLine(asker, t('play.player-name', { seat: names.length + 1 }));
    leaveIfAsked(asker, line);
    const name = readName(line);
    if (name !== undefined) names.push(name);
    else if (names.length > 0) return names;
  }
}

class Hall {
  game: bingo.Game = bingo.START;
  readonly #table: ModeTable;
  readonly #env: bingo.Env;
  #notice: readonly string[] = [];
  #commands = 0;

  constructor(table: ModeTable) {
    const { world, tileset, lexicon, seed } = table;
    this.#table = table;
    this.#env = { judge: judgeOf(lexicon), draw: drawStream };
    const { id, hash } = lexicon.info;
    const setup: bingo.Setup = {
      game: newGameId(world.now()),
      caller: null,
      rules: bingo.BINGO_DEFAULTS,
      tileset,
      lexicon: { id, hash },
      commitment: commitmentOf(seed),
      code: '',
    };
    this.send(SYSTEM, { kind: 'create', setup, seed });
  }

  /** Words are asked for until the card may be played with; nobody else is to see them. */
  async writeCard(id: string, name: string): Promise<void> {
    const { asker } = this.#table;
    const { t } = asker.style().texts;
    const { words: count, letters } = this.game.setup.rules;
    while (bingo.playerOf(this.game, id) === undefined) {
      asker.terminal.clear();
      say(asker, this.#notice);
      this.#notice = [];
      const words: Letter[][] = [];
      while (words.length < count) {
        const question = t('bingo.word', {
          player: plain(name),
          number: words.length + 1,
          letters,
        });
        const word = await this.#askWord(question);
        if (word !== undefined) words.push(word);
      }
      this.send({ kind: 'player', id }, { kind: 'enter', name, words });
    }
    asker.terminal.clear();
  }

  async #askWord(question: string): Promise<Letter[] | undefined> {
    const { asker, script } = this.#table;
    const { texts } = asker.style();
    const line = await askLine(asker, question);
    leaveIfAsked(asker, line);
    const word = parseWord(script.alphabet, line.toLocaleUpperCase(script.alphabet.language));
    if (word.ok) return [...word.value];
    say(asker, [explainLetter(texts, word.error)]);
    return undefined;
  }

  async call(): Promise<void> {
    const { asker } = this.#table;
    const { t } = asker.style().texts;
    const { calls, bag } = this.game;
    const last = calls.at(-1);
    const tile = last === BLANK ? t('tile.blank') : (last ?? '–');
    asker.terminal.clear();
    say(asker, [
      ...(last === undefined ? [] : [t('bingo.called', { tile })]),
      t('play.bag', { count: bag.length }),
      '',
      ...this.#cards(),
      ...this.#notice,
      t('bingo.next'),
    ]);
    this.#notice = [];
    const line = await askLine(asker, '>');
    leaveIfAsked(asker, line);
    if (line === '') this.send(SYSTEM, { kind: 'call' });
    else this.send({ kind: 'player', id: line }, { kind: 'claim' });
  }

  /** Letters that were called stand in round brackets. */
  #cards(): string[] {
    const { players, calls, setup } = this.game;
    return players.map(({ id, name, words }) => {
      const crossed = bingo.crossedOut(words, calls, setup.rules);
      const shown = words.map((word, i) =>
        word.map((letter, j) => (crossed[i]?.[j] ? `(${letter})` : ` ${letter} `)).join(''),
      );
      return `${id}. ${plain(name)}: ${shown.join('  ')}`;
    });
  }

  closing(): string[] {
    const { t } = this.#table.asker.style().texts;
    const { phase } = this.game;
    const winner = phase.kind === 'over' && phase.winner !== null ? phase.winner : '';
    const name = bingo.playerOf(this.game, winner)?.name ?? '';
    return [...this.#cards(), t('bingo.won', { player: plain(name) })];
  }

  send(by: bingo.Author, action: bingo.Action): void {
    const { asker, world } = this.#table;
    const { texts } = asker.style();
    const command = { id: `c${++this.#commands}`, by, at: world.now(), action };
    const decided = bingo.decide(this.game, command, this.#env);
    if (!decided.ok) {
      this.#notice = [explainMode(texts, decided.error, NAMES)];
      return;
    }
    this.game = decided.value.reduce(bingo.evolve, this.game);
    for (const event of decided.value) {
      if (event.kind !== 'claimed' || event.missing.length === 0) continue;
      const player = plain(bingo.playerOf(this.game, event.id)?.name ?? '');
      const letters = event.missing.join(' ');
      this.#notice = [texts.t('bingo.missing', { player, letters })];
    }
  }
}
