/** `taht play --server URL --duplicate CODE|new`: joins a duplicate game, hands in answers, and shows verdicts and places. */
import { err, ok, type Result } from '@taht/base';
import { type Edition, editions } from '@taht/editions';
import type { duplicate } from '@taht/modes';
import { explainDuplicate, plain } from '@taht/phrasing';
import type { DuplicateOptions } from '@taht/protocol';
import type { Choices } from '../../../setup/choices.ts';
import { answer, failed, type Outcome, type Problem } from '../../../shell/outcome.ts';
import { parseInput } from '../../../terminal/input.ts';
import { type Asker, Leaving, say } from '../../../terminal/questions.ts';
import { codeOf, explainNotDone } from '../connection/failure.ts';
import { Lines } from '../connection/lines.ts';
import type { Link } from '../connection/link.ts';
import {
  closingLines,
  drawRound,
  helpLines,
  namesOf,
  readTyped,
  ruleLines,
  typeHelp,
} from './screen.ts';

/** Typed in place of a code where a new game is wanted. */
export const NEW_GAME = 'new';

export interface DuplicateWish {
  /** A code, the name of a game, or `NEW_GAME`. */
  readonly duplicate: string;
  readonly lexicon?: string;
}

export async function playDuplicate(
  link: Link,
  asker: Asker,
  { duplicate: wanted, lexicon }: DuplicateWish,
  choices: Choices,
): Promise<Outcome> {
  const { texts } = asker.style();
  const { t } = texts;
  const found = await findGame(link, asker, wanted, optionsFor(choices, lexicon));
  if (!found.ok) return found.error;
  const joined = await link.client.send(found.value, { kind: 'join', hall: '' });
  if (!joined.ok && !TO_BE_SEEN.includes(codeOf(joined.error)))
    return failed(explainNotDone(texts, joined.error));
  const hall = new Hall(link, asker, found.value);
  try {
    const view = await hall.play(wanted === NEW_GAME);
    const again = `npx taht play --server ${link.server.origin} --duplicate-archive ${found.value}`;
    const lines =
      view.rounds.length === 0 ? [] : ['', t('duplicate.play.again', { command: again })];
    return answer(view.own, [...closingLines(asker, view), ...lines]);
  } catch (error) {
    if (!(error instanceof Leaving)) throw error;
    const command = commandFor(link, found.value);
    return answer(null, ['', t('network-game.resume', { command }), t('play.goodbye')]);
  } finally {
    hall.leave();
  }
}

/** Whoever is in already goes on, and what is over is shown as it ended. */
const TO_BE_SEEN: readonly string[] = ['already-entered', 'game-over'];

const commandFor = ({ server }: Link, stream: string): string =>
  `npx taht play --server ${server.origin} --duplicate ${stream}`;

async function findGame(
  link: Link,
  asker: Asker,
  wanted: string,
  options: DuplicateOptions,
): Promise<Result<string, Problem>> {
  const { texts } = asker.style();
  const { t } = texts;
  if (wanted.startsWith('duplicate-')) return ok(wanted);
  if (wanted !== NEW_GAME) {
    const found = await link.get(`/api/v1/codes/${encodeURIComponent(wanted)}`);
    const { stream } = (found ?? {}) as { stream?: string };
    return stream === undefined
      ? err(failed(t('duplicate.play.not-found', { name: plain(wanted) })))
      : ok(stream);
  }
  const opened = await link.client.create('duplicate', { kind: 'open', options });
  return opened.ok ? ok(opened.value.stream) : err(failed(explainNotDone(texts, opened.error)));
}

/** By the program's own racks, with the usual time, and what is laid and counted as the edition has it. */
function optionsFor(choices: Choices, lexicon: string | undefined): DuplicateOptions {
  const edition = choices.edition ?? (editions[0] as Edition);
  const ruleset = choices.ruleset ?? edition.rulesets[0];
  return {
    edition: edition.id,
    ruleset: ruleset.id,
    lexicon: lexicon ?? edition.lexicons[0] ?? '',
    rules: {},
  };
}

class Hall {
  readonly #link: Link;
  readonly #asker: Asker;
  readonly #stream: string;
  readonly #lines: Lines;
  readonly #stop: () => void;
  #view: duplicate.DuplicateView | null = null;
  #notice: readonly string[] = [];
  /** The call that the notice is about. */
  #noticed = 0;

  constructor(link: Link, asker: Asker, stream: string) {
    this.#link = link;
    this.#asker = asker;
    this.#stream = stream;
    this.#lines = new Lines(asker.terminal);
    this.#stop = link.client.watch(stream, {
      onView: (view) => this.#see(view as duplicate.DuplicateView),
      // A few times a minute something happens; then the whole is looked at anew.
      onEvents: () => void this.#look(),
      onFailed: () => link.change(),
    });
  }

  leave(): void {
    this.#stop();
  }

  /** Until the game is over. Throws `Leaving` where the player goes. */
  async play(isOwn: boolean): Promise<duplicate.DuplicateView> {
    for (;;) {
      const view = this.#view;
      if (view === null) await this.#link.changed;
      else if (view.phase.kind === 'over') return view;
      else {
        this.#draw(view, isOwn);
        const line = await this.#lines.nextOr(this.#link.changed);
        if (line === null) throw new Leaving();
        if (line !== undefined) await this.#take(line, view, isOwn);
      }
    }
  }

  #see(view: duplicate.DuplicateView): void {
    if (view.version < (this.#view?.version ?? 0)) return;
    this.#view = view;
    if (view.call !== this.#noticed) this.#notice = [];
    this.#noticed = view.call;
    this.#link.change();
  }

  async #look(): Promise<void> {
    const found = await this.#link.get(`/api/v1/streams/${this.#stream}`);
    if (found !== undefined) this.#see((found as { view: duplicate.DuplicateView }).view);
  }

  #draw(view: duplicate.DuplicateView, isOwn: boolean): void {
    const { t } = this.#asker.style().texts;
    const { phase, players } = view;
    const lost = this.#link.status === 'open' ? [] : [t('network-game.lost')];
    const command = commandFor(this.#link, this.#stream);
    const entering = [
      ...ruleLines(this.#asker, view),
      t('duplicate.play.invite', { command }),
      ...(isOwn ? [t('duplicate.play.begin', { count: players })] : []),
    ];
    const running = phase.kind === 'answering' && phase.stopped === null ? phase : null;
    const left = running === null ? null : running.deadline - this.#link.client.serverTime;
    const below = [...this.#notice, ...lost];
    if (phase.kind === 'entering') {
      this.#asker.terminal.clear();
      say(this.#asker, [...entering, typeHelp(this.#asker), ...below]);
    } else drawRound(this.#asker, view, left, below);
    this.#asker.terminal.askAgain();
  }

  async #take(line: string, view: duplicate.DuplicateView, isOwn: boolean): Promise<void> {
    const intent = parseInput(line, this.#asker.words);
    if (intent.kind === 'command' && intent.name === 'quit') throw new Leaving();
    if (intent.kind === 'command' && intent.name === 'help')
      this.#notice = helpLines(this.#asker, view);
    else if (view.phase.kind === 'entering') {
      if (isOwn && intent.kind === 'nothing') await this.#send({ kind: 'start' });
    } else if (intent.kind === 'command' && intent.name === 'pass')
      await this.#send({ kind: 'withdraw', call: view.call });
    else if (intent.kind !== 'nothing') await this.#handIn(line, view);
  }

  async #handIn(line: string, view: duplicate.DuplicateView): Promise<void> {
    const typed = readTyped(this.#asker, line, view);
    if (!typed.ok) {
      this.#notice = [typed.error];
      return;
    }
    const { tiles, told } = typed.value;
    await this.#send({ kind: 'hand-in', call: view.call, tiles, claimed: null }, told);
  }

  async #send(action: object, told?: string): Promise<void> {
    const { texts } = this.#asker.style();
    const sent = await this.#link.client.send(this.#stream, action);
    if (sent.ok) this.#notice = told === undefined ? [] : [told];
    else if (sent.error.kind === 'refused' && this.#view !== null) {
      const refusal = sent.error.refusal as duplicate.Refusal;
      this.#notice = [explainDuplicate(texts, refusal, namesOf(this.#view))];
    } else this.#notice = [explainNotDone(texts, sent.error)];
  }
}
