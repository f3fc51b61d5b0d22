/** Plays a game on a server at this terminal: the screen follows the game, and a typed line answers the present question. */
import type { Tile } from '@taht/letters';
import { explainRefusal, hintText, timeLeft, timeLine } from '@taht/phrasing';
import { type Refusal, sortTiles } from '@taht/rules';
import { type Hint, nextStep } from '@taht/search';
import { type CommandName, parseInput } from '../../../terminal/input.ts';
import { type Asker, Leaving } from '../../../terminal/questions.ts';
import { wrapAll } from '../../../text/wrap.ts';
import type { Lines } from '../connection/lines.ts';
import type { Link } from '../connection/link.ts';
import { finalSheet } from '../screen/final-sheet.ts';
import { gameScreen } from '../screen/game-screen.ts';
import { helpLines } from '../screen/help.ts';
import { inOrderOf, shuffled } from '../screen/rack-order.ts';
import { ruleSheet } from '../screen/rule-sheet.ts';
import { scoreSheet } from '../screen/score-sheet.ts';
import { unseenLines } from '../screen/unseen.ts';
import { type Answered, answerTo } from './answer.ts';
import type { NetworkGame } from './network-game.ts';
import { type NetworkPrompt, networkPromptFor } from './network-prompt.ts';
import { questionOf } from './question.ts';
import type { Talk } from './talk.ts';

type Confirm = Extract<Answered, { kind: 'confirm' }>;

export class NetworkPlay {
  readonly #asker: Asker;
  readonly #link: Link;
  readonly #game: NetworkGame;
  readonly #lines: Lines;
  readonly #talk: Talk;
  #confirm: Confirm | null = null;
  #notice: readonly string[] = [];
  #page: readonly string[] | null = null;
  #rack: readonly Tile[] = [];
  #hinted = { at: -1, hints: [] as readonly Hint[] };

  constructor(asker: Asker, link: Link, networkGame: NetworkGame, lines: Lines, talk: Talk) {
    this.#asker = asker;
    this.#link = link;
    this.#game = networkGame;
    this.#lines = lines;
    this.#talk = talk;
  }

  /** Until the game is over. Throws `Leaving` where the player goes. */
  async play(): Promise<void> {
    // The first of it is on its way.
    while (this.#game.game.phase.kind === 'new') await this.#link.changed;
    for (;;) {
      const prompt = this.#prompt();
      if (prompt.kind === 'over') break;
      this.#draw(prompt);
      const line = await this.#lines.nextOr(this.#link.changed);
      if (line !== undefined) await this.#take(line);
    }
    const { game, naming } = this.#game;
    this.#write(finalSheet(game, naming, this.#asker.style()));
  }

  #prompt(): NetworkPrompt {
    const { game, seat } = this.#game;
    return networkPromptFor(game, seat);
  }

  #draw(prompt: NetworkPrompt): void {
    const style = this.#asker.style();
    if (this.#page !== null) {
      this.#write([...this.#page, style.texts.t('play.press-enter')]);
      return;
    }
    const { game, naming, turns, now, news, seat } = this.#game;
    if (prompt.kind === 'agree') {
      this.#write([...ruleSheet(game.setup, game.rules, style), '', ...this.#below(prompt)]);
      return;
    }
    const left = timeLeft(game, seat, now);
    const time = left === null ? [] : [timeLine(style.texts, left)];
    const tiles = this.#confirm?.play?.tiles;
    const scene = {
      game,
      naming,
      turns,
      now,
      lines: [...this.#talk.lines, ...news, ...time],
      rack: this.#ownRack(),
      ...(tiles === undefined ? {} : { draft: tiles }),
    };
    this.#write([...gameScreen(scene, style), ...this.#below(prompt)]);
  }

  #below(prompt: NetworkPrompt): readonly string[] {
    const { texts } = this.#asker.style();
    const { words } = this.#asker;
    const lost = this.#link.status === 'open' ? [] : [texts.t('network-game.lost')];
    const question =
      this.#confirm === null
        ? questionOf(prompt, this.#game, texts, words)
        : `${this.#confirm.question} [${words.shown('yes')}]/${words.shown('no')}`;
    return [...this.#notice, ...lost, question];
  }

  #write(lines: readonly string[]): void {
    const { terminal } = this.#asker;
    terminal.clear();
    for (const line of wrapAll(lines, this.#asker.style().columns)) terminal.write(`${line}\n`);
    terminal.askAgain();
  }

  async #take(line: string | null): Promise<void> {
    if (line === null) throw new Leaving();
    this.#notice = [];
    if (this.#page !== null) {
      this.#page = null;
      return;
    }
    const { words } = this.#asker;
    const { texts } = this.#asker.style();
    const confirm = this.#confirm;
    if (confirm !== null) {
      this.#confirm = null;
      const intent = parseInput(line, words);
      const isYes =
        intent.kind === 'nothing' || (intent.kind === 'command' && intent.name === 'yes');
      if (isYes) await this.#send(confirm.action);
      else this.#notice = [texts.t('play.not-done')];
      return;
    }
    const answered = answerTo(this.#prompt(), line, this.#game, { texts, words });
    if (answered.kind === 'act') await this.#send(answered.action);
    else if (answered.kind === 'confirm') this.#confirm = answered;
    else if (answered.kind === 'say') this.#notice = answered.lines;
    else if (answered.kind === 'command') await this.#command(answered.intent);
  }

  async #send(action: unknown): Promise<void> {
    const { texts } = this.#asker.style();
    const sent = await this.#link.client.send(this.#game.stream, action);
    if (sent.ok) return;
    this.#notice =
      sent.error.kind === 'refused'
        ? [explainRefusal(texts, sent.error.refusal as Refusal, this.#game.naming)]
        : [texts.t('network-game.not-done', { code: sent.error.code })];
  }

  async #command({ name, rest }: Extract<Answered, { kind: 'command' }>['intent']): Promise<void> {
    if (name === 'say') this.#notice = await this.#talk.say(rest, this.#asker.words.shown('say'));
    else if (name === 'hint') this.#notice = await this.#hint();
    else this.#perform(name);
  }

  /** The server's, a little more each time, where the table gives hints. */
  async #hint(): Promise<readonly string[]> {
    const { game, naming, stream } = this.#game;
    const { texts } = this.#asker.style();
    const inWords = (hint: Hint): string => hintText(hint, game.board, texts, naming);
    const known = this.#hinted.at === game.version ? this.#hinted.hints : [];
    const step = nextStep(known);
    if (step === null) return known.map(inWords);
    const given = await this.#link.post(`/api/v1/games/${stream}/hint`, { step });
    if (!given.ok)
      return [...known.map(inWords), texts.t('network-game.not-done', { code: given.error })];
    const { hint } = given.value as { hint: Hint };
    this.#hinted = { at: game.version, hints: [...known, hint] };
    return this.#hinted.hints.map(inWords);
  }

  #perform(name: CommandName): void {
    const { game, naming, turns, now, seat } = this.#game;
    const style = this.#asker.style();
    switch (name) {
      case 'quit':
        throw new Leaving();
      case 'help':
        this.#page = [
          ...helpLines(game, naming, this.#asker.words, style),
          style.texts.t('network-game.help.say', { command: this.#asker.words.shown('say') }),
        ];
        return;
      case 'rules':
        this.#page = ruleSheet(game.setup, game.rules, style);
        return;
      case 'score':
      case 'log':
        this.#page = scoreSheet({ game, naming, turns, now }, style);
        return;
      case 'bag':
        this.#notice = unseenLines(game, seat, style);
        return;
      case 'sort':
        this.#rack = sortTiles(this.#ownRack(), game.tables);
        return;
      case 'shuffle':
        this.#rack = shuffled(this.#ownRack());
        return;
      default:
        return;
    }
  }

  #ownRack(): readonly Tile[] {
    const { game, seat } = this.#game;
    this.#rack = inOrderOf(this.#rack, game.seats[seat]?.rack ?? []);
    return this.#rack;
  }
}
