/** What a line typed in answer to a question does: an action for the server, or nothing and a word why. */

import {
  explainLetter,
  explainNotation,
  explainRefusal,
  plain,
  type Texts,
  tilesText,
} from '@taht/phrasing';
import { type Action, type Game, openingMinimum, type Play, readPlacement } from '@taht/rules';
import { type CommandWords, type Intent, parseInput } from '../../../terminal/input.ts';
import { readMove, readSwap, readTiles } from '../../../terminal/move-text.ts';
import type { NetworkGame } from './network-game.ts';
import type { NetworkPrompt } from './network-prompt.ts';

export type Answered =
  | { readonly kind: 'act'; readonly action: Action }
  /** To be confirmed first. */
  | {
      readonly kind: 'confirm';
      readonly action: Action;
      readonly question: string;
      readonly play?: Play;
    }
  | { readonly kind: 'say'; readonly lines: readonly string[] }
  /** For whoever shows pages and moves tiles about. */
  | { readonly kind: 'command'; readonly intent: Extract<Intent, { kind: 'command' }> }
  | { readonly kind: 'nothing' };

interface Voice {
  readonly texts: Texts;
  readonly words: CommandWords;
}

export function answerTo(
  prompt: NetworkPrompt,
  line: string,
  networkGame: NetworkGame,
  voice: Voice,
): Answered {
  const { words, texts } = voice;
  const intent = parseInput(line, words);
  const name = intent.kind === 'command' ? intent.name : undefined;
  if (intent.kind === 'nothing' || name === 'yes' || name === 'no') {
    const answer = yesNo(prompt, name === 'no' ? 'no' : 'yes', networkGame.game);
    return answer === undefined ? { kind: 'nothing' } : { kind: 'act', action: answer };
  }
  if (prompt.kind === 'choose-bags' && /^[\d\s,]+$/.test(line))
    return { kind: 'act', action: { kind: 'choose-bags', counts: numbersIn(line) } };
  if (intent.kind === 'move') return place(line, networkGame, voice);
  if (intent.kind === 'command') return perform(line, intent, networkGame, voice);
  const text = texts.t('play.unknown-command', { text: plain(line), command: words.shown('help') });
  return { kind: 'say', lines: [text] };
}

const numbersIn = (line: string): number[] => (line.match(/\d{1,3}/g) ?? []).map(Number);

/** Enter means yes, but never a move. */
function yesNo(prompt: NetworkPrompt, vote: 'yes' | 'no', { phase }: Game): Action | undefined {
  switch (prompt.kind) {
    case 'agree':
      return vote === 'yes' ? { kind: 'agree' } : { kind: 'leave' };
    case 'answer-take-back':
    case 'vote-theme':
    case 'vote-verdict':
      return { kind: prompt.kind, vote };
    case 'accept':
      return vote === 'yes' ? { kind: 'accept' } : { kind: 'challenge' };
    case 'join': {
      const words = 'challenges' in phase ? (phase.challenges[0]?.words ?? []) : [];
      return vote === 'yes' ? { kind: 'challenge', words } : { kind: 'accept' };
    }
    default:
      return undefined;
  }
}

function place(line: string, { game, naming, seat }: NetworkGame, { texts }: Voice): Answered {
  const rack = game.seats[seat]?.rack ?? [];
  const move = readMove(line, naming.script, game.board, rack);
  if (!move.ok) return say(explainNotation(texts, move.error, naming));
  const play = readPlacement(game, move.value.tiles, game.rules, openingMinimum(game));
  if (!play.ok) return say(explainRefusal(texts, play.error, naming));
  const words = texts.list(play.value.words.map(({ letters }) => letters.join('')));
  const question = texts.t('play.confirm', { words, score: play.value.score });
  return { kind: 'confirm', action: move.value, question, play: play.value };
}

function perform(
  line: string,
  intent: Extract<Intent, { kind: 'command' }>,
  { game, naming, seat }: NetworkGame,
  { texts }: Voice,
): Answered {
  const { t } = texts;
  const player = naming.player(seat);
  switch (intent.name) {
    case 'swap': {
      const rack = game.seats[seat]?.rack ?? [];
      const move = readSwap(line, intent.at, naming.script, game.board, rack);
      return move.ok
        ? { kind: 'act', action: move.value }
        : say(explainNotation(texts, move.error, naming));
    }
    case 'exchange': {
      const tiles = readTiles(intent.rest, naming.script);
      if (!tiles.ok) return say(explainLetter(texts, tiles.error));
      const question = t('play.confirm-exchange', { tiles: tilesText(tiles.value) });
      return { kind: 'confirm', action: { kind: 'exchange', tiles: tiles.value }, question };
    }
    case 'pass':
      return { kind: 'confirm', action: { kind: 'pass' }, question: t('play.confirm-pass') };
    case 'resign':
    case 'leave': {
      const question = t(`play.confirm-${intent.name}`, { player });
      return { kind: 'confirm', action: { kind: intent.name }, question };
    }
    case 'accept':
    case 'challenge':
      return { kind: 'act', action: { kind: intent.name } };
    case 'undo':
      return { kind: 'act', action: { kind: 'ask-take-back' } };
    case 'end':
      return { kind: 'act', action: { kind: 'agree-end' } };
    case 'look-up': {
      const word = readTiles(intent.rest, naming.script);
      return word.ok
        ? { kind: 'act', action: { kind: 'look-up', word: word.value } }
        : say(explainLetter(texts, word.error));
    }
    default:
      return { kind: 'command', intent };
  }
}

const say = (line: string): Answered => ({ kind: 'say', lines: [line] });
