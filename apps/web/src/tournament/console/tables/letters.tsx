/** Letters for the seats of a table, or for a tie: typed as they were drawn, or drawn here. */
import { err, type Result } from '@taht/base';
import type { LetterRound, PlayerNumber } from '@taht/tournament';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { AskForm } from '../../../connection/parts/form.tsx';
import type { Trouble } from '../../../connection/trouble.ts';
import { texts } from '../../../i18n/texts.ts';
import { playerText, sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { alphabetOf, letterRounds } from './letter-rounds.ts';
import type { TableProps } from './table.tsx';

export function Letters({ tournament, view, place, table }: TableProps) {
  const { t } = texts.value;
  return (
    <details>
      <summary>
        {table.letters.length === 0
          ? t('console.letters')
          : t('console.letters-drawn', { letters: drawnText(table.letters) })}
      </summary>
      <LetterEntry
        view={view}
        players={table.seats}
        onRounds={(rounds) => tournament.ask({ kind: 'draw-letters', where: place, rounds })}
      />
    </details>
  );
}

/** `7 K · 12 A`, those who drew again with both. */
const drawnText = (rounds: readonly LetterRound[]): string =>
  (rounds[0] ?? [])
    .map(({ player }) => {
      const own = rounds.flatMap((round) => round.filter((each) => each.player === player));
      return `${player} ${own.map(({ tile }) => tile).join('')}`;
    })
    .join(' · ');

export interface LetterEntryProps extends Pick<TournamentProps, 'view'> {
  readonly players: readonly PlayerNumber[];
  readonly isMain?: true;
  readonly onRounds: (rounds: readonly LetterRound[] | null) => Promise<Result<null, Trouble>>;
}

export function LetterEntry({ view, players, isMain, onRounds }: LetterEntryProps) {
  const { t } = texts.value;
  const alphabet = alphabetOf(view);
  return (
    <div class={css.form}>
      <div class={isMain ? css.bigAsk : css.buttons}>
        <AskButton
          text={t('console.draw-here')}
          {...(isMain ? { isMain } : {})}
          say={sayTrouble}
          onAsk={() => onRounds(null)}
        />
      </div>
      {alphabet === null ? null : (
        <AskForm
          key={players.join()}
          fields={players.map((player, i) => ({
            name: String(player),
            label: playerText(view, player),
            mostLength: 20,
            ...(i === 0 ? { hint: t('console.letters-about') } : {}),
          }))}
          submit={t('console.enter-letters')}
          say={sayTrouble}
          onSend={async (typed) => {
            const rounds = letterRounds(players, typed, alphabet);
            if (!rounds.ok) return err({ code: 'refused', refusal: { ...rounds.error } });
            return onRounds(rounds.value);
          }}
        />
      )}
    </div>
  );
}
