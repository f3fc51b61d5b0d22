/**
 * One conversation by the protocol of engines (docs/ENGINE.md): lines come in, every one but `stop` and `quit` is answered
 * in its turn, and whatever is wrong with one is told in a line and changes nothing.
 */
import { err, ok, type Result } from '@taht/base';
import { plain, type Texts } from '@taht/phrasing';
import { parseCgp } from '@taht/record';
import type { GameView } from '@taht/rules';
import { type BotProfile, moveText } from '@taht/search';
import { type Equipped, equip } from '../../engine/equip.ts';
import { explainCgp } from '../../engine/explain-cgp.ts';
import { positionView } from '../../engine/position-view.ts';
import { GREETING, LINES, partsOf } from '../../engine/protocol.ts';
import { namedRules } from '../../setup/by-name.ts';
import type { Problem } from '../../shell/outcome.ts';
import { VERSION } from '../../shell/version.ts';
import type { World } from '../../shell/world.ts';
import { type GoTerms, parseGo } from './go.ts';
import { type Pools, think, type Value } from './think.ts';

/** What a line says that cannot be answered. */
interface Fault {
  readonly code: 'unknown-line' | 'bad-value' | 'too-early' | 'bad-position' | 'bad-go' | 'failed';
  readonly text: string;
}

export interface SessionParts {
  readonly world: World;
  readonly texts: Texts;
  readonly pools: Pools;
  readonly data: string | undefined;
  /** As whom the engine plays when `go` says nothing else; as itself where it is undefined. */
  readonly bot: BotProfile | undefined;
  readonly write: (line: string) => void;
}

export class Session {
  readonly #parts: SessionParts;
  #edition: string | undefined;
  #ruleset: string | undefined;
  #list: string | undefined;
  #equipped: Equipped | undefined;
  #view: GameView | undefined;
  /** The searches asked for that `stop` would end. */
  readonly #searches = new Set<AbortController>();
  #answered: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Whether it was told to quit. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** When everything that came in has been answered. */
  get answered(): Promise<void> {
    return this.#answered;
  }

  receive(line: string): void {
    const { name, rest } = partsOf(line);
    if (name === '' || this.#isOver) return;
    if (name === 'stop' || name === 'quit') {
      for (const search of this.#searches) search.abort();
      this.#isOver = name === 'quit';
      return;
    }
    const search = new AbortController();
    if (name === 'go') this.#searches.add(search);
    this.#answered = this.#answered.then(async () => {
      this.#parts.write(await this.#answer(name, rest, search.signal));
      this.#searches.delete(search);
    });
  }

  async #answer(name: string, rest: string, signal: AbortSignal): Promise<string> {
    try {
      const answer = await this.#carryOut(name, rest, signal);
      return answer.ok ? answer.value : `error ${answer.error.code} ${answer.error.text}`;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return `error failed ${plain(reason)}`;
    }
  }

  async #carryOut(name: string, rest: string, signal: AbortSignal): Promise<Result<string, Fault>> {
    const { t } = this.#parts.texts;
    switch (name) {
      case 'hello':
        return ok(`${GREETING} Täht ${VERSION}`);
      case 'edition':
        return this.#setEdition(rest);
      case 'ruleset':
        return this.#setRuleset(rest);
      case 'list':
        return this.#setList(rest);
      case 'position':
        return this.#setPosition(rest);
      case 'go':
        return this.#go(rest, signal);
      default: {
        const text = t('engine.unknown-line', { name: plain(name), names: LINES.join(', ') });
        return err({ code: 'unknown-line', text });
      }
    }
  }

  #setEdition(id: string): Result<string, Fault> {
    const named = namedRules(id, undefined, this.#parts.texts);
    if (!named.ok) return err({ code: 'bad-value', text: named.error });
    this.#edition = id;
    this.#ruleset = undefined;
    this.#list = undefined;
    this.#forget();
    return ok('ok');
  }

  #setRuleset(id: string): Result<string, Fault> {
    if (this.#edition === undefined) return this.#tooEarly('edition');
    const named = namedRules(this.#edition, id, this.#parts.texts);
    if (!named.ok) return err({ code: 'bad-value', text: named.error });
    this.#ruleset = id;
    this.#forget();
    return ok('ok');
  }

  #setList(id: string): Result<string, Fault> {
    if (this.#edition === undefined) return this.#tooEarly('edition');
    const equipped = this.#equip(id);
    if (!equipped.ok) return equipped;
    this.#list = id;
    this.#forget();
    this.#equipped = equipped.value;
    return ok('ok');
  }

  /** Other words or rules make another position of the same board. */
  #forget(): void {
    this.#equipped = undefined;
    this.#view = undefined;
  }

  #equip(list: string | undefined): Result<Equipped, Fault> {
    const { world, texts, data } = this.#parts;
    if (this.#edition === undefined) return this.#tooEarly('edition');
    const options = {
      edition: this.#edition,
      ...(this.#ruleset !== undefined && { ruleset: this.#ruleset }),
      ...(list !== undefined && { lexicon: list }),
      ...(data !== undefined && { data }),
    };
    const equipped = equip(options, world, texts);
    return equipped.ok ? equipped : err({ code: 'bad-value', text: oneLine(equipped.error) });
  }

  #setPosition(text: string): Result<string, Fault> {
    const { texts } = this.#parts;
    const equipped = this.#equipped ? ok(this.#equipped) : this.#equip(this.#list);
    if (!equipped.ok) return equipped;
    this.#equipped = equipped.value;
    const position = parseCgp(equipped.value.alphabet, text);
    if (!position.ok) return err({ code: 'bad-position', text: explainCgp(texts, position.error) });
    const view = positionView(equipped.value, position.value);
    if (!view.ok) return err({ code: 'bad-position', text: texts.t(`engine.${view.error}`) });
    this.#view = view.value;
    return ok('ok');
  }

  async #go(text: string, signal: AbortSignal): Promise<Result<string, Fault>> {
    const { texts, pools, bot, write } = this.#parts;
    const terms = parseGo(text, bot);
    if (!terms.ok)
      return err({
        code: 'bad-go',
        text: texts.t('engine.bad-go', { line: 'go', text: plain(terms.error) }),
      });
    const view = this.#view;
    const equipped = this.#equipped;
    if (view === undefined || equipped === undefined) return this.#tooEarly('position');
    const tell = (values: readonly Value[]): void => {
      for (const [i, value] of values.entries()) write(infoLine(value, i + 1, view, equipped));
    };
    const move = await think(pools, equipped, view, terms.value, inTime(signal, terms.value), tell);
    return ok(`best ${moveText(move, view.board, equipped.alphabet)}`);
  }

  #tooEarly(first: 'edition' | 'position'): Result<never, Fault> {
    return err({ code: 'too-early', text: this.#parts.texts.t('engine.too-early', { first }) });
  }
}

const inTime = (signal: AbortSignal, { time }: GoTerms): AbortSignal =>
  time === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(time)]);

const oneLine = ({ lines }: Problem): string => lines.join(' ');

/** Names and values; the move comes last, for it has spaces of its own. */
function infoLine(
  { move, rollouts, equity, win, error, spread, exact }: Value,
  rank: number,
  { board }: GameView,
  { alphabet }: Equipped,
): string {
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['rank', String(rank)],
    ['score', String(move.kind === 'place' ? move.score : 0)],
    ['equity', equity?.toFixed(2)],
    ['rollouts', rollouts?.toFixed(0)],
    ['win', win?.toFixed(4)],
    ['error', error?.toFixed(4)],
    ['spread', spread?.toFixed(2)],
    ['exact', exact ? 'yes' : undefined],
    ['move', moveText(move, board, alphabet)],
  ];
  const known = facts.filter(([, value]) => value !== undefined);
  return `info ${known.map(([name, value]) => `${name} ${value}`).join(' ')}`;
}
