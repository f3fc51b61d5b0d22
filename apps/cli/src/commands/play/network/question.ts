/** What is asked of a seat, in words. */

import type { Texts } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import type { CommandWords } from '../../../terminal/input.ts';
import type { NetworkGame } from './network-game.ts';
import type { NetworkPrompt } from './network-prompt.ts';

export function questionOf(
  prompt: NetworkPrompt,
  networkGame: NetworkGame,
  texts: Texts,
  words: CommandWords,
): string {
  const { t, list } = texts;
  const { game, naming, seat } = networkGame;
  const player = naming.player(seat);
  const named = (words: readonly number[]): string =>
    list(words.map((word) => playedWords(game)[word] ?? ''));
  const yesNo = `[${words.shown('yes')}]/${words.shown('no')}`;
  switch (prompt.kind) {
    case 'agree':
      return `${t('play.agree', { player })} ${yesNo}`;
    case 'choose-bags':
      return `${t('play.choose-bags', { player, count: prompt.count })} ${t('play.choose-bags-order', { names: naming.bags.join(', ') })}`;
    case 'move':
      return `${t('play.your-move', { player })}:`;
    case 'answer-take-back':
      return `${t('play.agree-take-back', { player, name: naming.player(prompt.by) })} ${yesNo}`;
    case 'vote-theme': {
      const name = game.rules.theme.name;
      return `${t('play.vote-theme', { player, name, words: named(prompt.words) })} ${yesNo}`;
    }
    case 'accept':
      return `${t('play.accept-or-challenge', { player, words: list(playedWords(game)) })} ${yesNo}`;
    case 'join':
      return `${t('play.join-challenge', { player })} ${yesNo}`;
    case 'vote-verdict':
      return `${t('play.vote-word', { player, word: named(prompt.words) })} ${yesNo}`;
    case 'wait':
      return prompt.on === null
        ? t('network-game.waiting')
        : t('network-game.waiting-for', { player: naming.player(prompt.on) });
    case 'over':
      return t('play.over');
    default:
      return prompt satisfies never;
  }
}

const playedWords = ({ phase }: Game): readonly string[] =>
  'play' in phase ? phase.play.words.map(({ letters }) => letters.join('')) : [];
