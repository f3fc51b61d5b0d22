/** `taht play --mode ungame`: a finished game is taken apart at the terminal, bots take their turns too. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { alphabetFor } from '@taht/editions';
import { gamesFolder, listGames, newGameId, readBytes } from '@taht/host';
import { ungame } from '@taht/modes';
import { loadGame, parseRecord } from '@taht/record';
import {
  columnLabels,
  type Game,
  makeSquare,
  parseSquare,
  type Seat,
  type Square,
} from '@taht/rules';
import { explainMode, plain, tilesText } from '@taht/wording';
import { answer, failed, type Outcome } from '../outcome.ts';
import { isBotId } from '../play/bots.ts';
import { askLine, leaveIfAsked, say } from '../play/questions.ts';
import { judgeOf, lexiconOfGame } from '../play/word-list.ts';
import type { ModeTable } from './modes.ts';
import { drawBoard } from './screen.ts';

/** How many removals a bot looks at twice. */
const WIDTH = 5;

export async function playUngame(table: ModeTable): Promise<Outcome> {
  const { asker, data } = table;
  const { texts } = asker.style();
  const finished = finishedGame(table);
  if (finished === undefined)
    return failed(texts.t('modes.no-finished-game', { path: plain(gamesFolder(data)) }));
  const setup = ungame.setupFrom(newGameId(table.world.now()), finished);
  if (!setup.ok) return failed(explainMode(texts, setup.error, NOBODY));
  const lexicon = lexiconOfGame(finished.setup, data, texts);
  if (!lexicon.ok) return lexicon.error;
  const taking = new Taking(table, setup.value, { judge: judgeOf(lexicon.value) });
  await taking.play();
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

class Taking {
  readonly #table: ModeTable;
  readonly #env: ungame.Env;
  #game: ungame.Game = ungame.START;
  #notice: readonly string[] = [];
  #commands = 0;

  constructor(table: ModeTable, setup: ungame.Setup, env: ungame.Env) {
    const { tileset, layout, notation } = setup;
    const alphabet = alphabetFor(tileset);
    const script = { alphabet, notation, columns: columnLabels(notation, alphabet) };
    this.#table = { ...table, tileset, layout, script };
    this.#env = env;
    this.#send({ kind: 'system' }, { kind: 'create', setup });
  }

  async play(): Promise<void> {
    for (;;) {
      const { phase, seats } = this.#game;
      if (phase.kind !== 'turn') return;
      const bot = isBotId(seats[phase.seat]?.player.id ?? '');
      if (bot) this.#moveBot(phase.seat);
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

  #moveBot(seat: Seat): void {
    const best = ungame.bestRemoval(this.#grounds, this.#game.tables, WIDTH);
    const action: ungame.Action =
      best === undefined ? { kind: 'pass' } : { kind: 'remove', squares: best.squares };
    this.#send({ kind: 'seat', seat }, action);
  }

  async #ask(seat: Seat): Promise<void> {
    const { asker, script } = this.#table;
    const { t } = asker.style().texts;
    const { board, setup, seats } = this.#game;
    const first = board.findIndex((cell) => cell !== null);
    const howTo = t('ungame.how-to', {
      example: this.#squares([first, first + 1] as Square[]),
      most: setup.rules.maxTiles,
      hint: asker.words.shown('hint'),
      pass: asker.words.shown('pass'),
    });
    drawBoard(this.#table, board, [...this.#scores(), '', ...this.#notice, howTo]);
    this.#notice = [];
    const player = plain(seats[seat]?.player.name ?? '');
    const line = await askLine(asker, `${t('play.your-move', { player })} >`);
    leaveIfAsked(asker, line);
    const by = { kind: 'seat', seat } as const;
    const name = asker.words.find(line);
    if (name === 'hint') this.#notice = [this.#hint()];
    else if (name === 'pass' || name === 'resign') this.#send(by, { kind: name });
    else {
      const squares = line.split(/[\s,]+/u).map((text) => parseSquare(text, script.columns) ?? -1);
      this.#send(by, { kind: 'remove', squares: squares as Square[] });
    }
  }

  #hint(): string {
    const { texts } = this.#table.asker.style();
    const best = ungame.bestRemoval(this.#grounds, this.#game.tables);
    const squares = this.#squares(best?.squares ?? []);
    return texts.t('ungame.hint', { squares, points: best?.points ?? 0 });
  }

  #squares(squares: ungame.Removal): string {
    return squares.map((square) => makeSquare(square, this.#table.script.columns)).join(' ');
  }

  #send(by: ungame.Author, action: ungame.Action): void {
    const { asker, world, script } = this.#table;
    const { texts } = asker.style();
    const before = this.#game;
    const command = { id: `c${++this.#commands}`, by, at: world.now(), action };
    const decided = ungame.decide(before, command, this.#env);
    const player = (seat: Seat): string => plain(before.seats[seat]?.player.name ?? '');
    if (!decided.ok) {
      this.#notice = [explainMode(texts, decided.error, { player, columns: script.columns })];
      if (before.phase.kind === 'new') say(asker, this.#notice);
      return;
    }
    this.#game = decided.value.reduce(ungame.evolve, before);
    for (const event of decided.value) {
      if (event.kind === 'passed')
        this.#notice = [...this.#notice, texts.t('ungame.passed', { player: player(event.seat) })];
      if (event.kind !== 'removed') continue;
      const tiles = tilesText(
        event.squares.map((each) => before.board[each]?.letter ?? '?') as never,
      );
      const told = { player: player(event.seat), tiles, points: event.points };
      this.#notice = [...this.#notice, texts.t('ungame.taken', told)];
    }
  }
}
