/** The verdicts on a round: those that brought nothing, or one player's, and what they should have brought. */
import { useSignal } from '@preact/signals';
import type { duplicate } from '@taht/modes';
import { plain } from '@taht/phrasing';
import { Choice } from '../../connection/parts/fields.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import parts from '../../connection/parts/parts.module.css';
import { texts } from '../../i18n/texts.ts';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { set, typedInto } from '../../ui/set.ts';
import css from '../duplicate.module.css';
import { sayTrouble } from '../duplicate-texts.ts';
import { useSheet } from '../use-sheet.ts';
import type { GameProps } from '../with-game.tsx';

/** More than anybody looks through; a player's number finds the others. */
const MOST_ROWS = 50;

interface Row extends duplicate.OwnRound {
  readonly player: number;
  readonly name: string;
}

export function Corrections({ game, view }: GameProps) {
  const { t } = texts.value;
  const sheet = useSheet({ game, view });
  const call = useSignal<number | null>(null);
  const number = useSignal('');
  const mended = useSignal<Row | null>(null);
  const chosen = call.value ?? view.rounds.at(-1)?.call ?? 0;
  const found = sheet.value;
  if (!found.ok) return <p role="alert">{sayTrouble(texts.value, found.error)}</p>;
  const rows = rowsOf(found.value, chosen, number.value.trim());
  return (
    <section>
      <h2>{t('duplicate.verdicts')}</h2>
      <div class={parts.row}>
        <Choice
          label={t('duplicate.column.round')}
          value={String(chosen)}
          items={view.rounds.map(({ call: each, round }) => [String(each), String(round)])}
          onChange={(each) => {
            call.value = Number(each);
          }}
        />
        <label>
          {t('duplicate.column.number')}
          <input
            type="text"
            inputMode="numeric"
            size={6}
            value={number.value}
            onInput={typedInto(number)}
          />
        </label>
      </div>
      <p>{found.value !== null && rows.length === 0 ? t('duplicate.all-good') : null}</p>
      <ul class={css.verdicts}>
        {rows.slice(0, MOST_ROWS).map((row) => (
          <li key={row.player}>
            <span>
              <strong>{row.player}</strong> {plain(row.name)}
            </span>
            <span>
              {t('count.points', { count: row.points })}
              {row.verdict === null ? null : ` · ${t(`duplicate.verdict.${row.verdict}`)}`}
            </span>
            {row.player === view.own?.player ? null : (
              <button
                type="button"
                aria-label={t('duplicate.correct-of', { number: row.player })}
                onClick={() => {
                  mended.value = row;
                }}
              >
                {t('duplicate.correct')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mended.value === null ? null : (
        <Mend game={game} row={mended.value} onClose={set(mended, null)} />
      )}
    </section>
  );
}

/** Without a number those whose answers did not stand. */
function rowsOf(sheet: duplicate.ResultSheet | null, call: number, number: string): readonly Row[] {
  const rows = (sheet?.rows ?? []).flatMap(({ player, name, rounds }): Row[] => {
    const round = rounds.find((each) => each.call === call);
    return round === undefined ? [] : [{ ...round, player, name }];
  });
  return rows
    .filter(({ player, verdict }) =>
      number === '' ? verdict !== null && verdict !== 'good' : String(player) === number,
    )
    .toSorted((a, b) => a.player - b.player);
}

interface MendProps {
  readonly game: GameProps['game'];
  readonly row: Row;
  readonly onClose: () => void;
}

function Mend({ game, row: { player, name, call, points }, onClose }: MendProps) {
  const { t } = texts.value;
  return (
    <Dialog title={t('duplicate.correct-of', { number: player })} onClose={onClose}>
      <AskForm
        fields={[
          {
            name: 'points',
            label: t('duplicate.column.points'),
            type: 'number',
            min: 0,
            first: String(points),
          },
          { name: 'reason', label: t('duplicate.reason'), mostLength: 200 },
        ]}
        submit={t('duplicate.correct')}
        isMain
        say={sayTrouble}
        onSend={async ({ points: right, reason = '' }) => {
          const sent = await game.ask({
            kind: 'correct',
            call,
            player,
            points: Number(right),
            reason,
          });
          if (sent.ok) onClose();
          return sent;
        }}
      >
        <p>{plain(name)}</p>
      </AskForm>
      <CancelButton onClick={onClose} />
    </Dialog>
  );
}
