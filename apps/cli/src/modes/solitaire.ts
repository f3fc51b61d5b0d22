/** `taht play --mode solitaire-a` and its sisters: one rack, two racks, or all tiles face up. */
import { newGameId } from '@taht/host';
import { solitaire } from '@taht/modes';
import { commitmentOf, drawStream } from '@taht/record';
import { makePlay, makePosition, type Square } from '@taht/rules';
import { Engine, makeRandom, noLeaves } from '@taht/search';
import { explainLetter, explainMode, explainNotation, plain, tilesText } from '@taht/wording';
import { explainFile } from '../file-texts.ts';
import { answer, type Outcome } from '../outcome.ts';
import { type CommandName, parseInput } from '../play/input.ts';
import { readMove, readTiles } from '../play/move-text.ts';
import { askLine, askYesNo, leaveIfAsked } from '../play/questions.ts';
import { judgeOf } from '../play/word-list.ts';
import { rackText } from '../screen/rack.ts';
import type { ModeTable } from './modes.ts';
import { bestTotal, keepAttempt } from './results.ts';
import { drawBoard } from './screen.ts';

/** The computer stops after so many games, or so many milliseconds. */
const MOST_TRIES = 200;
const PATIENCE = 10_000;
/** Racks looked at for each play. */
const WIDTH = 8;

export const playSolitaire =
  (variant: solitaire.Variant) =>
  async (table: ModeTable): Promise<Outcome> => {
    const alone = new Alone(table, variant);
    await alone.play();
    return answer(null, await alone.closing());
  };

/** Commands that are actions as they stand. */
const ACTIONS: Readonly<Partial<Record<CommandName, solitaire.Action>>> = {
  pass: { kind: 'pass' },
  undo: { kind: 'undo' },
  end: { kind: 'finish' },
  resign: { kind: 'finish' },
};

class Alone {
  readonly #table: ModeTable;
  readonly #engine: Engine;
  readonly #env: solitaire.Env;
  readonly #plays: string[] = [];
  #game: solitaire.Game = solitaire.START;
  #notice: readonly string[] = [];
  #fresh: readonly Square[] = [];
  #commands = 0;

  constructor(table: ModeTable, variant: solitaire.Variant) {
    const { world, ruleset: base, tileset, layout, lexicon, options } = table;
    const day = options.daily === true ? dayOf(world.now()) : null;
    const seed = day === null ? table.seed : solitaire.dailySeed(day, variant, tileset.id);
    const rules = { ...base, blank: { reuse: 'none' } as const };
    this.#table = table;
    this.#engine = new Engine({ lexicon, tileset, layout, rules });
    this.#env = {
      judge: judgeOf(lexicon),
      draw: drawStream,
      hasPlay: ({ board }, rack) => {
        this.#engine.setBoard(board);
        return this.#engine.hasPlay(this.#engine.countsOf(rack));
      },
    };
    const { id, hash } = lexicon.info;
    const setup: solitaire.Setup = {
      ...{ game: newGameId(world.now()), variant, player: { id: 'p1', name: 'p1' }, day },
      ...{ base, tileset, board: layout, lexicon: { id, hash }, commitment: commitmentOf(seed) },
    };
    this.#send({ kind: 'create', setup, seed }, { kind: 'system' });
  }

  async play(): Promise<void> {
    while (this.#game.phase.kind === 'turn') {
      const missing = solitaire.missingOn(this.#game, 0);
      const isTaking = this.#game.setup.variant === 'open' && missing > 0;
      await this.#ask(isTaking ? missing : 0);
    }
  }

  async #ask(missing: number): Promise<void> {
    const { asker, script } = this.#table;
    const { texts } = asker.style();
    drawBoard(this.#table, this.#game.board, this.#lines(), this.#fresh);
    this.#notice = [];
    const question = missing > 0 ? texts.t('solitaire.take-which', { count: missing }) : '>';
    const line = await askLine(asker, question);
    leaveIfAsked(asker, line);
    const intent = parseInput(line, asker.words);
    if (intent.kind === 'command') {
      this.#command(intent.name, intent.rest);
      return;
    }
    if (missing > 0) {
      const tiles = readTiles(line, script);
      if (tiles.ok) this.#send({ kind: 'take', tiles: tiles.value });
      else this.#notice = [explainLetter(texts, tiles.error)];
      return;
    }
    const { phase, racks, board } = this.#game;
    const rack = racks[phase.kind === 'turn' ? phase.rack : 0] ?? [];
    const move = readMove(line, script, board, rack);
    if (move.ok) this.#send({ kind: 'place', tiles: move.value.tiles });
    else this.#notice = [explainNotation(texts, move.error, this.#names)];
  }

  #command(name: CommandName, rest: string): void {
    const { asker, script } = this.#table;
    const plainAction = ACTIONS[name];
    if (plainAction !== undefined) this.#send(plainAction);
    else if (name !== 'exchange') this.#notice = this.#help();
    else {
      const tiles = readTiles(rest, script);
      if (tiles.ok) this.#send({ kind: 'exchange', tiles: tiles.value });
      else this.#notice = [explainLetter(asker.style().texts, tiles.error)];
    }
  }

  #help(): string[] {
    const { words, style } = this.#table.asker;
    const { t } = style().texts;
    const { variant } = this.#game.setup;
    const command = (name: 'exchange' | 'undo' | 'end' | 'quit' | 'pass'): { command: string } => ({
      command: words.shown(name),
    });
    return [
      t('play.help.place-across', { example: this.#names.example }),
      variant === 'open'
        ? t('play.help.undo', command('undo'))
        : t('play.help.exchange', { ...command('exchange'), example: 'AB' }),
      ...(variant === 'two-racks' ? [t('play.help.pass', command('pass'))] : []),
      t('play.help.end', command('end')),
      t('play.help.quit', command('quit')),
    ];
  }

  get #names() {
    const { asker, script } = this.#table;
    const { t } = asker.style().texts;
    const place = { square: this.#game.star, direction: 'across' } as const;
    const position = makePosition(place, script.notation, script.columns);
    const example = `${position} ${t('play.sample-word')}`;
    return { player: String, columns: script.columns, example, bags: [] };
  }

  #lines(): string[] {
    const { asker } = this.#table;
    const { t } = asker.style().texts;
    const { phase, racks, scores, bag, tables, setup } = this.#game;
    const shown = racks.map((rack, i) => {
      const tiles = rackText(rack, tables);
      const isOnTurn = phase.kind === 'turn' && phase.rack === i;
      const name = t('solitaire.rack', { number: i + 1, tiles });
      return `${isOnTurn ? '▸' : ' '} ${name}   ${t('count.points', { count: scores[i] ?? 0 })}`;
    });
    const left =
      setup.variant === 'open'
        ? t('solitaire.open', { tiles: tilesText(bag) })
        : t('play.bag', { count: bag.length });
    const help = t('play.type-help', { command: asker.words.shown('help') });
    return [...shown, left, ...(this.#notice.length > 0 ? this.#notice : [help])];
  }

  /** The total, the best one so far, and what the computer can do about it. */
  async closing(): Promise<string[]> {
    const { asker, data, world } = this.#table;
    const { texts } = asker.style();
    const { setup, phase, scores, board } = this.#game;
    if (phase.kind !== 'over') return [];
    const [total = 0] = scores;
    const { variant, day, tileset, lexicon } = setup;
    const game = { tileset: tileset.id, lexicon: lexicon.id, variant, day };
    const best = bestTotal(data, game);
    const kept = keepAttempt(data, { at: world.now(), ...game, total, plays: this.#plays });
    drawBoard(this.#table, board, []);
    const lines = [
      ...scores.map((score, i) =>
        texts.t('solitaire.rack', {
          number: i + 1,
          tiles: texts.t('count.points', { count: score }),
        }),
      ),
      ...(best === null ? [] : [texts.t('solitaire.best', { total: best })]),
      ...(best !== null && total > best ? [texts.t('solitaire.new-best')] : []),
      ...(kept.ok ? [] : [explainFile(texts, kept.error)]),
    ];
    if (variant !== 'open') return lines;
    const isWanted = await askYesNo(asker, texts.t('solitaire.optimise'), 'no');
    return isWanted === 'yes' ? [...lines, ...this.#optimise()] : lines;
  }

  #optimise(): string[] {
    const { asker, world, script } = this.#table;
    const { t } = asker.style().texts;
    const fresh = this.#fold(this.#created);
    const until = world.now() + PATIENCE;
    const kit: solitaire.OptimiserKit = {
      tables: fresh.tables,
      rackSize: fresh.setup.base.rack,
      width: WIDTH,
      random: makeRandom(fresh.version).below,
      bestPlay: (board, rack) => {
        this.#engine.setBoard(board);
        const { size } = this.#engine.findBest(this.#engine.countsOf(rack), noLeaves);
        return size === 0 ? undefined : this.#engine.decode(0);
      },
    };
    const [rack = []] = fresh.racks;
    let position: solitaire.Position = { board: fresh.board, rack, pool: fresh.bag, score: 0 };
    let found: solitaire.Progress | undefined;
    for (const progress of solitaire.optimise(position, kit).take(MOST_TRIES)) {
      found = progress;
      if (world.now() >= until) break;
    }
    if (found === undefined) return [];
    const { best, tried } = found;
    const moves = best.steps.map((step) => {
      const { board } = position;
      position = solitaire.afterStep(position, step);
      return `${moveText(script, board, step)} ${step.score}`;
    });
    return [t('solitaire.optimised', { total: best.total, tried }), ...moves];
  }

  #created: readonly solitaire.SolitaireEvent[] = [];

  #fold(events: readonly solitaire.SolitaireEvent[]): solitaire.Game {
    return events.reduce(solitaire.evolve, solitaire.START);
  }

  #send(action: solitaire.Action, by: solitaire.Author = { kind: 'player' }): void {
    const { asker, world, script } = this.#table;
    const { texts } = asker.style();
    const before = this.#game;
    const command = { id: `c${++this.#commands}`, by, at: world.now(), action };
    const decided = solitaire.decide(before, command, this.#env);
    if (!decided.ok) {
      if (action.kind === 'create') throw new Error(decided.error.code);
      this.#notice = [explainMode(texts, decided.error, this.#names)];
      return;
    }
    if (action.kind === 'create') this.#created = decided.value;
    this.#game = decided.value.reduce(solitaire.evolve, before);
    this.#fresh = [];
    for (const event of decided.value) {
      if (event.kind === 'undone') this.#plays.length = this.#game.plays;
      if (event.kind !== 'placed') continue;
      this.#fresh = event.tiles.map(({ square }) => square);
      const move = moveText(script, before.board, event);
      this.#plays.push(`${move} ${event.score}`);
      this.#notice = [`${plain(move)}: ${texts.t('count.points', { count: event.score })}`];
    }
  }
}

function moveText(
  { alphabet, notation, columns }: ModeTable['script'],
  board: solitaire.Game['board'],
  { tiles, direction }: Pick<solitaire.Step, 'tiles'> & { readonly direction?: 'across' | 'down' },
): string {
  const [first, second] = tiles;
  const isDown = first !== undefined && second !== undefined && second.square - first.square >= 15;
  const along = direction ?? (isDown ? 'down' : 'across');
  const { start, text } = makePlay(alphabet, board, tiles, along);
  return `${makePosition({ square: start, direction: along }, notation, columns)} ${text}`;
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
