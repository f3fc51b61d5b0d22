/** `taht play --mode solitaire-a` and its sisters: one rack, two racks, or all tiles face up. */
import { ok, type Result } from '@taht/base';
import { familyOf, type JournalHost, newGameId } from '@taht/host';
import { judgeOf, type Lexicon, withoutFamily } from '@taht/lexicon';
import { solitaire } from '@taht/modes';
import { explainLetter, explainNotation, plain, tilesText } from '@taht/phrasing';
import { commitmentOf, drawStream, solitaireCodec } from '@taht/record';
import { BOARD_SIZE, makePlay, makePosition, type Square } from '@taht/rules';
import { Engine, makeRandom, noLeaves } from '@taht/search';
import { answer, type Outcome, type Problem } from '../../../shell/outcome.ts';
import { type CommandName, parseInput } from '../../../terminal/input.ts';
import { readMove, readTiles } from '../../../terminal/move-text.ts';
import { askLine, askYesNo, leaveIfAsked } from '../../../terminal/questions.ts';
import { explainFile } from '../../../text/explain-file.ts';
import { lexiconOfGame } from '../../../words/word-list.ts';
import { drawBoard } from '../screen/board-screen.ts';
import { rackText } from '../screen/rack.ts';
import { type ModeTable, scriptOf } from './mode-table.ts';
import { bestTotal, saveAttempt } from './results.ts';
import { type Core, explainSend, SavedGame } from './saved-game.ts';
import { solitaireHelp } from './solitaire-help.ts';

/** The computer stops after so many games, or so many milliseconds. */
const MOST_TRIES = 200;
const PATIENCE = 10_000;
/** Racks looked at for each play. */
const WIDTH = 8;

type Saved = SavedGame<
  solitaire.Game,
  solitaire.Author,
  solitaire.Action,
  solitaire.SolitaireEvent
>;

const CORE: Core<solitaire.Game, solitaire.Author, solitaire.Action, solitaire.SolitaireEvent> = {
  start: solitaire.START,
  codec: solitaireCodec,
  evolve: solitaire.evolve,
  describe: ({ setup: { tileset, day }, scores, now }, { t }) => ({
    ...{ tileset, at: now },
    facts: [
      ...(day === null ? [] : [t('solitaire.of-day', { game: t('solitaire.today'), date: day })]),
      ...scores.map((count) => t('count.points', { count })),
    ],
  }),
};

export const playSolitaire =
  (variant: solitaire.Variant) =>
  async (table: ModeTable): Promise<Outcome> => {
    const last = await SavedGame.goOn(table, CORE);
    if (!last.ok) return last.error;
    const saved = last.value === null ? begin(table, variant) : ok(last.value);
    if (!saved.ok) return saved.error;
    return saved.value.whilePlayed(() => goOn(table, saved.value));
  };

function begin(table: ModeTable, variant: solitaire.Variant): Result<Saved, Problem> {
  const { world, ruleset: base, tileset, layout, lexicon, options } = table;
  const day = options.daily === true ? dayOf(world.now()) : null;
  const seed = day === null ? table.seed : solitaire.dailySeed(day, variant, tileset.id);
  const { id, hash } = lexicon.info;
  const setup: solitaire.Setup = {
    ...{ game: newGameId(world.now()), variant, player: { id: 'p1', name: 'p1' }, day },
    ...{ base, tileset, board: layout, lexicon: { id, hash }, commitment: commitmentOf(seed) },
  };
  const action: solitaire.Action = { kind: 'create', setup, seed };
  const command = { id: 'c0', by: { kind: 'system' } as const, at: world.now(), action };
  const decided = solitaire.decide(solitaire.START, command, envOf(engineOf(table), lexicon));
  if (!decided.ok) throw new Error(decided.error.code);
  return SavedGame.begin(table, CORE, { command, events: decided.value });
}

/** With the tiles and words it was begun with, whatever is usual now. */
async function goOn(table: ModeTable, saved: Saved): Promise<Outcome> {
  const { asker, data } = table;
  const { tileset, board: layout, base: ruleset } = saved.game.setup;
  const lexicon = lexiconOfGame(saved.game.setup, data, asker.style().texts);
  if (!lexicon.ok) return lexicon.error;
  const script = scriptOf(tileset, ruleset.notation);
  const own = {
    ...table,
    tileset,
    layout,
    ruleset,
    script,
    lexicon: lexicon.value ?? table.lexicon,
  };
  const alone = new Alone(own, saved);
  await alone.play();
  const lines = await alone.closing();
  saved.remove();
  return answer(null, lines);
}

const engineOf = ({ lexicon, tileset, layout, ruleset }: ModeTable): Engine =>
  new Engine({ lexicon, tileset, layout, rules: { ...ruleset, blank: { reuse: 'none' } } });

/** For answers, which show no word of the family list. */
const politeEngineOf = (table: ModeTable): Engine => {
  const { lexicon } = table;
  const family = familyOf(lexicon.info.edition) ?? [];
  return engineOf({ ...table, lexicon: withoutFamily(lexicon, family) });
};

const envOf = (engine: Engine, lexicon: Lexicon): solitaire.Env => ({
  judge: judgeOf(lexicon),
  draw: drawStream,
  hasPlay: ({ board }, rack) => {
    engine.setBoard(board);
    return engine.hasPlay(engine.countsOf(rack));
  },
});

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
  readonly #saved: Saved;
  readonly #host: JournalHost<
    solitaire.Game,
    solitaire.Author,
    solitaire.Action,
    solitaire.SolitaireEvent,
    solitaire.Refusal
  >;
  readonly #plays: string[] = [];
  #notice: readonly string[] = [];
  #fresh: readonly Square[] = [];

  constructor(table: ModeTable, saved: Saved) {
    this.#table = table;
    this.#engine = engineOf(table);
    this.#saved = saved;
    const env = envOf(this.#engine, table.lexicon);
    this.#host = saved.hosted((game, command) => solitaire.decide(game, command, env));
    this.#tell(solitaire.START, saved.past);
    this.#notice = [];
  }

  get #game(): solitaire.Game {
    return this.#host.state;
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
      await this.#command(intent.name, intent.rest);
      return;
    }
    if (missing > 0) {
      const tiles = readTiles(line, script);
      if (tiles.ok) await this.#send({ kind: 'take', tiles: tiles.value });
      else this.#notice = [explainLetter(texts, tiles.error)];
      return;
    }
    const { phase, racks, board } = this.#game;
    const rack = racks[phase.kind === 'turn' ? phase.rack : 0] ?? [];
    const move = readMove(line, script, board, rack);
    if (move.ok) await this.#send({ kind: 'place', tiles: move.value.tiles });
    else this.#notice = [explainNotation(texts, move.error, this.#names)];
  }

  async #command(name: CommandName, rest: string): Promise<void> {
    const { asker, script } = this.#table;
    const { texts } = asker.style();
    const action = ACTIONS[name];
    if (action !== undefined) {
      if (await this.#isMeant(action)) await this.#send(action);
    } else if (name === 'exchange') {
      const tiles = readTiles(rest, script);
      if (tiles.ok) await this.#send({ kind: 'exchange', tiles: tiles.value });
      else this.#notice = [explainLetter(texts, tiles.error)];
    } else this.#notice = solitaireHelp(this.#game.setup.variant)(this.#table, texts, asker.words);
  }

  /** The end cannot be taken back, and counts among the attempts. */
  async #isMeant({ kind }: solitaire.Action): Promise<boolean> {
    const { asker } = this.#table;
    if (kind !== 'finish' && !(kind === 'pass' && solitaire.passEnds(this.#game))) return true;
    const question = asker.style().texts.t('solitaire.finish-really');
    return (await askYesNo(asker, question, 'no')) === 'yes';
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
    const written = saveAttempt(data, { at: world.now(), ...game, total, plays: this.#plays });
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
      ...(written.ok ? [] : [explainFile(texts, written.error)]),
    ];
    if (variant !== 'open') return lines;
    const isWanted = await askYesNo(asker, texts.t('solitaire.optimise'), 'no');
    return isWanted === 'yes' ? [...lines, ...this.#optimise()] : lines;
  }

  #optimise(): string[] {
    const { asker, world, script } = this.#table;
    const { t } = asker.style().texts;
    const fresh = this.#saved.opening;
    const engine = politeEngineOf(this.#table);
    const until = world.now() + PATIENCE;
    const kit: solitaire.OptimiserKit = {
      tables: fresh.tables,
      rackSize: fresh.setup.base.rack,
      width: WIDTH,
      random: makeRandom(fresh.version).below,
      bestPlay: (board, rack) => {
        engine.setBoard(board);
        const { size } = engine.findBest(engine.countsOf(rack), noLeaves);
        return size === 0 ? undefined : engine.decode(0);
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

  async #send(action: solitaire.Action): Promise<void> {
    const { asker, world } = this.#table;
    const { texts } = asker.style();
    const before = this.#game;
    const sent = await this.#host.send(({ entries }) => ({
      ...{ id: `c${entries.length}`, by: PLAYER, at: world.now() },
      action,
    }));
    if (sent.ok) this.#tell(before, sent.value);
    else this.#notice = [explainSend(texts, sent.error, this.#names)];
  }

  /** What happened goes on the screen, and plays into the list of the attempt. */
  #tell(before: solitaire.Game, events: readonly solitaire.SolitaireEvent[]): void {
    const { asker, script } = this.#table;
    const { texts } = asker.style();
    let game = before;
    this.#fresh = [];
    for (const event of events) {
      const { board } = game;
      game = solitaire.evolve(game, event);
      if (event.kind === 'undone') this.#plays.length = game.plays;
      if (event.kind !== 'placed') continue;
      this.#fresh = event.tiles.map(({ square }) => square);
      const move = moveText(script, board, event);
      this.#plays.push(`${move} ${event.score}`);
      this.#notice = [`${plain(move)}: ${texts.t('count.points', { count: event.score })}`];
    }
  }
}

const PLAYER = { kind: 'player' } as const;

function moveText(
  { alphabet, notation, columns }: ModeTable['script'],
  board: solitaire.Game['board'],
  { tiles, direction }: Pick<solitaire.Step, 'tiles'> & { readonly direction?: 'across' | 'down' },
): string {
  const [first, second] = tiles;
  const isDown =
    first !== undefined && second !== undefined && second.square - first.square >= BOARD_SIZE;
  const along = direction ?? (isDown ? 'down' : 'across');
  const { start, text } = makePlay(alphabet, board, tiles, along);
  return `${makePosition({ square: start, direction: along }, notation, columns)} ${text}`;
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
