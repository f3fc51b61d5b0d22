/** Which of the words laid are doubted, all of them unless some are left out, and what that may cost. */
import { useSignal } from '@preact/signals';
import type { Naming } from '@taht/phrasing';
import type { Game, ScoredWord } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SeatDialogProps } from './dialogs.tsx';
import { WordChoice } from './word-choice.tsx';

export function ChallengeDialog({ model, game, naming, onClose }: SeatDialogProps) {
  const { t } = texts.value;
  const { phase } = game;
  const words = 'play' in phase ? phase.play.words : [];
  const chosen = useSignal<readonly number[]>(words.map((_, i) => i));
  return (
    <Dialog title={titleOf(words)} onClose={onClose}>
      {words.length > 1 ? <WordChoice words={words} chosen={chosen} /> : null}
      <Price game={game} naming={naming} words={chosen.value.length} />
      <p class="buttons middle">
        <button
          type="button"
          class="main"
          disabled={chosen.value.length === 0}
          onClick={() => {
            onClose();
            void model.act({ kind: 'challenge', words: chosen.value });
          }}
        >
          {t('game.challenge')}
        </button>
        <CancelButton onClick={onClose} />
      </p>
    </Dialog>
  );
}

/** Of several one chooses. */
const titleOf = ([first, ...others]: readonly ScoredWord[]): string =>
  first === undefined || others.length > 0
    ? texts.value.t('in-game.challenge-which')
    : `${texts.value.t('game.challenge')}: ${first.letters.join('')}`;

interface PriceProps {
  readonly game: Game;
  readonly naming: Naming;
  /** How many are doubted. */
  readonly words: number;
}

/** Said before it is done: what a bad word costs the mover, and good ones the challenger. */
function Price({ game, naming, words }: PriceProps) {
  const { t } = texts.value;
  const { onBad, onGood } = game.rules.challenge;
  const player = naming.player('play' in game.phase ? game.phase.play.seat : 0);
  const times = onGood.per === 'word' ? words : 1;
  const mine = { count: Math.abs(onGood.points) * times };
  const theirs = { player, count: onGood.moverPoints * times };
  return (
    <p>
      {t(`in-game.challenge-bad.${onBad.mover}`, { player })}{' '}
      {t(`in-game.challenge-good.${onGood.challenger}`, mine)}
      {onGood.moverPoints === 0 ? null : ` ${t('in-game.challenge-mover', theirs)}`}
    </p>
  );
}
