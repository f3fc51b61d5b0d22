/** `taht play --mode ungame`: people and bots take a finished game apart. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { homeOfTiles } from '@taht/editions';
import { gamesFolder, type JournalHost, listGames, newGameId, readBytes } from '@taht/host';
import { judgeOf } from '@taht/lexicon';
import { ungame } from '@taht/modes';
import { explainMode, plain, type Script, type Texts, tilesText } from '@taht/phrasing';
import { loadGame, parseRecord, ungameCodec } from '@taht/record';
import {
  type Game,
  makeSquare,
  parseSquare,
  readLayout,
  type Seat,
  type Square,
} from '@taht/rules';
import { isBotId } from '../../../setup/bot-seat.ts';
import { answer, failed, type Outcome, type Problem } from '../../../shell/outcome.ts';
import type { CommandWords } from '../../../terminal/input.ts';
import { askLine, askYesNo, leaveIfAsked } from '../../../terminal/questions.ts';
import { lexiconOfGame } from '../../../words/word-list.ts';
import { drawBoard } from '../screen/board-screen.ts';
import { type ModeKit, type ModeTable, scriptOf } from './mode-table.ts';
import { type Core, explainSend, SavedGame } from './saved-game.ts';

/** How many removals a bot looks at twice. */
const WIDTH = 5;

type Saved = SavedGame<ungame.Game, ungame.Author, ungame.Action, ungame.UngameEvent>;

const CORE: Core<ungame.Game, ungame.Author, ungame.Action, ungame.UngameEvent> = {
  start: ungame.START,
  codec: ungameCodec,
  evolve: ungame.evolve,
  describe: ({ setup: { tileset }, seats, now }, { t }) => ({
    ...{ tileset, at: now },
    facts: seats.map(({ player, score }) =>
      t('modes.score', { player: plain(player.name), points: score }),
    ),
  }),
};

export async function playUngame(table: ModeTable): Promise<Outcome> {
  const last = await SavedGame.goOn(table, CORE);
  if (!last.ok) return last.error;
  const saved = last.value === null ? begin(table) : ok(last.value);
  if (!saved.ok) return saved.error;
  return saved.value.whilePlayed(() => goOn(table, saved.value));
}

function begin(table: ModeTable): Result<Saved, Problem> {
  const { asker, data, world } = table;
  const { texts } = asker.style();
  const finished = finishedGame(table);
  if (finished === undefined)
    return err(failed(texts.t('modes.no-finished-game', { path: plain(gamesFolder(data)) })));
  const setup = ungame.setupFrom(newGameId(world.now()), finished);
  if (!setup.ok) return err(failed(explainMode(texts, setup.error, NOBODY)));
  const lexicon = lexiconOfGame(finished.setup, data, texts);
  if (!lexicon.ok) return lexicon;
  const action: ungame.Action = { kind: 'create', setup: setup.value };
  const command = { id: 'c0', by: { kind: 'system' } as const, at: world.now(), action };
  const decided = ungame.decide(ungame.START, command, { judge: judgeOf(lexicon.value) });
  return decided.ok
    ? SavedGame.begin(table, CORE, { command, events: decided.value })
    : err(failed(explainMode(texts, decided.error, NOBODY)));
}

async function goOn(table: ModeTable, saved: Saved): Promise<Outcome> {
  const { setup } = saved.game;
  const lexicon = lexiconOfGame(setup, table.data, table.asker.style().texts);
  if (!lexicon.ok) return lexicon.error;
  const taking = new Taking(table, saved, { judge: judgeOf(lexicon.value) });
  await taking.play();
  saved.remove();
  return answer(null, taking.closing());
}

const NOBODY = { player: String, columns: [] };

/** The one named, or the last one that is over. */
function finishedGame({ options, data, world }: ModeTable): Game | undefined {
  const folder = gamesFolder(data);
  const { resume } = options;
  const named = typeof resume === 'string' ? pathOf(resume, folder, world.cwd) : undefined;
  const path = named ?? listGames(folder).find(({ finished }) => finished)?.path;
  const bytes = path === undefined ? undefined : readBytes(path);
  const record = bytes?.ok ? parseRecord(Buffer.from(bytes.value).toString()) : undefined;
  const game = record?.ok ? loadGame(record.value.entries) : undefined;
  return game?.ok ? game.value : undefined;
}

function pathOf(wanted: string, folder: string, cwd: string): string {
  const path = resolve(cwd, wanted);
  return existsSync(path) ? path : join(folder, `${wanted}.jsonl`);
}

export function ungameHelp(
  { script, layout }: Pick<ModeKit, 'script' | 'layout'>,
  texts: Texts,
  words: CommandWords,
): readonly string[] {
  const { t } = texts;
  return [
    t('other.ungame.about'),
    '',
    howToTake(script, readLayout(layout).star, ungame.UNGAME_DEFAULTS, texts, words),
    t('play.help.resign', { command: words.shown('resign') }),
    t('play.help.quit', { command: words.shown('quit') }),
  ];
}

const howToTake = (
  script: Script,
  first: number,
  { maxTiles }: ungame.UngameRules,
  { t }: Texts,
  words: CommandWords,
): string =>
  t('ungame.how-to', {
    example: squaresText([first, first + 1] as Square[], script),
    most: maxTiles,
    hint: words.shown('hint'),
  });

const squaresText = (squares: readonly Square[], { columns }: Script): string =>
  squares.map((square) => makeSquare(square, columns)).join(' ');

class Taking {
  readonly #table: ModeTable;
  readonly #env: ungame.Env;
  readonly #host: JournalHost<
    ungame.Game,
    ungame.Author,
    ungame.Action,
    ungame.UngameEvent,
    ungame.Refusal
  >;
  #notice: readonly string[] = [];

  constructor(table: ModeTable, saved: Saved, env: ungame.Env) {
    const { tileset, layout, notation } = saved.game.setup;
    const ruleset = homeOfTiles(tileset.id)?.rulesets[0] ?? table.ruleset;
    this.#table = { ...table, ruleset, tileset, layout, script: scriptOf(tileset, notation) };
    this.#env = env;
    this.#host = saved.hosted((game, command) => ungame.decide(game, command, env));
  }

  get #game(): ungame.Game {
    return this.#host.state;
  }

  async play(): Promise<void> {
    for (;;) {
      const { phase, seats } = this.#game;
      if (phase.kind !== 'turn') return;
      const bot = isBotId(seats[phase.seat]?.player.id ?? '');
      if (bot) await this.#moveBot(phase.seat);
      else await this.#ask(phase.seat);
    }
  }

  closing(): string[] {
    const { texts } = this.#table.asker.style();
    const { phase } = this.#game;
    if (phase.kind !== 'over') return [];
    return [...this.#notice, texts.t(`ungame.end.${phase.outcome.reason}`), ...this.#scores()];
  }

  #scores(): string[] {
    const { t } = this.#table.asker.style().texts;
    return this.#game.seats.map(({ player, score }) =>
      t('modes.score', { player: plain(player.name), points: score }),
    );
  }

  get #grounds(): ungame.Grounds {
    const { board, setup } = this.#game;
    return { board, rules: setup.rules, judge: this.#env.judge };
  }

  #moveBot(seat: Seat): Promise<void> {
    const best = ungame.bestRemoval(this.#grounds, this.#game.tables, WIDTH);
    const action: ungame.Action =
      best === undefined ? { kind: 'pass' } : { kind: 'remove', squares: best.squares };
    return this.#send({ kind: 'seat', seat }, action);
  }

  async #ask(seat: Seat): Promise<void> {
    const { asker, script } = this.#table;
    const { t } = asker.style().texts;
    const { board, setup, seats } = this.#game;
    const first = board.findIndex((cell) => cell !== null);
    const howTo = howToTake(script, first, setup.rules, asker.style().texts, asker.words);
    drawBoard(this.#table, board, [...this.#scores(), '', ...this.#notice, howTo]);
    this.#notice = [];
    const player = plain(seats[seat]?.player.name ?? '');
    const line = await askLine(asker, `${t('play.your-move', { player })} >`);
    leaveIfAsked(asker, line);
    const by = { kind: 'seat', seat } as const;
    const name = asker.words.find(line);
    if (name === 'hint') this.#notice = [this.#hint()];
    else if (name === 'pass') await this.#send(by, { kind: name });
    else if (name === 'help')
      this.#notice = ungameHelp(this.#table, asker.style().texts, asker.words);
    else if (name === 'resign') {
      const isMeant = await askYesNo(asker, t('play.confirm-resign', { player }), 'no');
      if (isMeant === 'yes') await this.#send(by, { kind: name });
    } else {
      const squares = line.split(/[\s,]+/u).map((text) => parseSquare(text, script.columns) ?? -1);
      await this.#send(by, { kind: 'remove', squares: squares as Square[] });
    }
  }

  #hint(): string {
    const { texts } = this.#table.asker.style();
    const best = ungame.bestRemoval(this.#grounds, this.#game.tables);
    const squares = squaresText(best?.squares ?? [], this.#table.script);
    return texts.t('ungame.hint', { squares, points: best?.points ?? 0 });
  }

  async #send(by: ungame.Author, action: ungame.Action): Promise<void> {
    const { asker, world, script } = this.#table;
    const { texts } = asker.style();
    const before = this.#game;
    const player = (seat: Seat): string => plain(before.seats[seat]?.player.name ?? '');
    const sent = await this.#host.send(({ entries }) => ({
      ...{ id: `c${entries.length}`, by, at: world.now() },
      action,
    }));
    if (!sent.ok) {
      this.#notice = [explainSend(texts, sent.error, { player, columns: script.columns })];
      return;
    }
    for (const event of sent.value) {
      if (event.kind !== 'removed') continue;
      const tiles = tilesText(
        event.squares.map((each) => before.board[each]?.letter ?? '?') as never,
      );
      const told = { player: player(event.seat), tiles, points: event.points };
      this.#notice = [...this.#notice, texts.t('ungame.taken', told)];
    }
  }
}
