/** What is asked of a seat, in words. */
import type { Game } from '@taht/rules';
import type { Texts } from '@taht/wording';
import type { CommandWords } from '../../../terminal/input.ts';
import type { Asked } from './asked.ts';
import type { RemoteGame } from './remote-game.ts';

export function questionOf(
  asked: Asked,
  remote: RemoteGame,
  texts: Texts,
  words: CommandWords,
): string {
  const { t, list } = texts;
  const { game, naming, seat } = remote;
  const player = naming.player(seat);
  const yesNo = `[${words.shown('yes')}]/${words.shown('no')}`;
  switch (asked.kind) {
    case 'agree':
      return `${t('play.agree', { player })} ${yesNo}`;
    case 'choose-bags':
      return `${t('play.choose-bags', { player, count: asked.count })} ${t('play.choose-bags-order', { names: naming.bags.join(', ') })}`;
    case 'move':
      return `${t('play.your-move', { player })}:`;
    case 'answer-take-back':
      return `${t('play.agree-take-back', { player, name: naming.player(asked.asker) })} ${yesNo}`;
    case 'vote-theme': {
      const name = game.rules.theme.name;
      return `${t('play.vote-theme', { player, name, words: list(claimedWords(game)) })} ${yesNo}`;
    }
    case 'accept':
      return `${t('play.accept-or-challenge', { player, words: list(playedWords(game)) })} ${yesNo}`;
    case 'join':
      return `${t('play.join-challenge', { player })} ${yesNo}`;
    case 'vote-word':
      return `${t('play.vote-word', { player, word: list(challengedWords(game)) })} ${yesNo}`;
    case 'wait':
      return asked.on === null
        ? t('online.waiting')
        : t('online.waiting-for', { player: naming.player(asked.on) });
    case 'over':
      return t('play.over');
    default:
      return asked satisfies never;
  }
}

const playedWords = ({ phase }: Game): readonly string[] =>
  'play' in phase ? phase.play.words.map(({ letters }) => letters.join('')) : [];

const pick = (game: Game, numbers: readonly number[]): readonly string[] =>
  [...new Set(numbers)].sort((a, b) => a - b).map((n) => playedWords(game)[n] ?? '');

const claimedWords = (game: Game): readonly string[] =>
  pick(game, 'play' in game.phase ? (game.phase.play.claim?.words ?? []) : []);

const challengedWords = (game: Game): readonly string[] =>
  pick(game, 'challenges' in game.phase ? game.phase.challenges.flatMap(({ words }) => words) : []);
