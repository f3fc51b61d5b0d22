/** Somebody at a terminal who knows the words: plays what the engine finds, bluffs at times, and challenges bluffs, seldom good words. */
import { engineFiles, loadLexicon } from '@taht/host';
import { makeRack } from '@taht/letters';
import { judgeWord, type Lexicon } from '@taht/lexicon';
import { seeGame } from '@taht/protocol';
import { type GameView, openingMinimum, readPlacement } from '@taht/rules';
import { type BotKit, botAction, botProfile, makeBotKit, Vocabulary } from '@taht/search';
import { makeRng, type Rng } from '@taht/testkit';
import { moveFor, moveText } from './robot.ts';

const LEVEL = 'level-14';
/** How often a word is made up. */
const BLUFFS = 0.2;
/** How often a word is challenged that is not in the list, and one that is. */
const DOUBTS = { bad: 0.7, good: 0.05 };
const JOINS = 0.5;

export class WordPlayer {
  readonly #rng: Rng;
  readonly #lexicon: Lexicon;
  readonly #vocabulary: Vocabulary;
  readonly #edition: string;
  #kit: BotKit | null = null;
  /** The version of the game at which a word was made up; where it was refused, a good one follows. */
  #bluffed = -1;

  constructor(edition: string, seed: number) {
    const lexicon = loadLexicon(edition, '');
    const files = engineFiles(edition, '');
    if (!lexicon.ok || !files.ok) throw new Error(`no words for ${edition}`);
    this.#rng = makeRng(seed);
    this.#edition = edition;
    this.#lexicon = lexicon.value;
    const { ranks } = files.value;
    this.#vocabulary = new Vocabulary(ranks?.lexicon ?? lexicon.value, ranks?.commonness);
  }

  /** What is typed on the own turn. */
  move(view: GameView): string {
    const { viewer, version } = view;
    if (viewer.kind !== 'seat') return '';
    const { game } = seeGame(view);
    if (this.#bluffed !== version && this.#rng.chance(BLUFFS)) {
      this.#bluffed = version;
      return moveFor(game, viewer.seat);
    }
    const profile = botProfile(LEVEL);
    if (profile === undefined) throw new Error(LEVEL);
    const action = botAction(this.#kitFor(view), { profile, seed: viewer.seat }, view);
    if (action?.kind === 'exchange') return `exchange ${makeRack(action.tiles)}`;
    if (action?.kind !== 'place') return 'pass';
    const play = readPlacement(game, action.tiles, game.rules, openingMinimum(game));
    if (!play.ok) throw new Error(JSON.stringify(play.error));
    return moveText(game, play.value);
  }

  /** Whether the play on the board is accepted. */
  accept({ phase }: GameView): string {
    const words = phase.kind === 'window' ? phase.play.words : [];
    const isGood = words.every(({ letters }) => judgeWord(this.#lexicon, letters).valid);
    return this.#rng.chance(isGood ? DOUBTS.good : DOUBTS.bad) ? 'no' : 'yes';
  }

  /** Whether to join the challenge of another. */
  join(): string {
    return this.#rng.chance(JOINS) ? 'yes' : 'no';
  }

  #kitFor({ tileset, layout, rules }: GameView): BotKit {
    this.#kit ??= makeBotKit({
      lexicon: this.#lexicon,
      tileset,
      layout,
      rules,
      edition: this.#edition,
      vocabulary: this.#vocabulary,
    });
    return this.#kit;
  }
}
