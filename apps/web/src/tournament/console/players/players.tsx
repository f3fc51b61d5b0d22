/** Who takes part: lists and walk-ins come in here, and each is here, late or away by one tap. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import {
  type Person,
  type PlayerNumber,
  type PlayerView,
  STATUSES,
  type Status,
} from '@taht/tournament';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { Choice } from '../../../connection/parts/fields.tsx';
import { AskForm, type FieldSpec } from '../../../connection/parts/form.tsx';
import type { Trouble } from '../../../connection/trouble.ts';
import { texts } from '../../../i18n/texts.ts';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { into, set, typedInto } from '../../../ui/set.ts';
import { useAttempt } from '../../../ui/use-attempt.ts';
import { Warning } from '../../../ui/warning.tsx';
import { sayTrouble } from '../../tournament-texts.ts';
import { pathOf, type TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { ImportList } from './import-list.tsx';
import { listed, ORDERS, type Order, toMark } from './listed.ts';
import { personFrom, personOfView } from './person.ts';

export function Players(props: TournamentProps) {
  const { t } = texts.value;
  const { players, head } = props.view;
  const isEmpty = players.length === 0;
  /** A long list comes in piece by piece: it stays in sight until it is in, with what was refused. */
  const isEntering = useSignal(false);
  const list = (
    <ImportList
      {...props}
      onEntering={(is) => {
        isEntering.value = isEmpty && is;
      }}
    />
  );
  return (
    <section class={css.form} aria-labelledby="players">
      <h2 id="players">
        {t('console.part.players')} {isEmpty ? null : <small>{countsText(players)}</small>}
      </h2>
      {head.phase === 'over' ? null : isEmpty || isEntering.value ? (
        <>
          {list}
          <WalkIn {...props} />
        </>
      ) : (
        <details>
          <summary>{t('console.more-players')}</summary>
          <WalkIn {...props} />
          {list}
        </details>
      )}
      {isEmpty ? null : <List {...props} />}
    </section>
  );
}

/** `64 present · 2 absent`. */
const countsText = (players: readonly PlayerView[]): string =>
  STATUSES.map(
    (status) => [status, players.filter((each) => each.status === status).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([status, count]) => texts.value.t(`console.count.${status}`, { count }))
    .join(' · ');

const fieldsOf = (person?: Person): readonly FieldSpec[] => {
  const { t } = texts.value;
  const optional = { isOptional: true, mostLength: 100 } as const;
  return [
    { name: 'name', label: t('tournament.name'), mostLength: 100, first: person?.name ?? '' },
    { name: 'school', label: t('tournament.school'), first: person?.school ?? '', ...optional },
    { name: 'class', label: t('tournament.class'), first: person?.class ?? '', ...optional },
    {
      name: 'ageGroup',
      label: t('tournament.age-group'),
      first: person?.ageGroup ?? '',
      ...optional,
    },
    { name: 'team', label: t('tournament.team'), first: person?.team ?? '', ...optional },
    {
      name: 'table',
      label: t('console.own-table'),
      hint: t('console.own-table-about'),
      type: 'number',
      min: 1,
      first: String(person?.needs.table ?? ''),
      isOptional: true,
    },
    { name: 'note', label: t('console.note'), first: person?.needs.note ?? '', ...optional },
  ];
};

/** Whoever stands before the director is here. */
const WalkIn = ({ tournament }: TournamentProps) => (
  <details>
    <summary>{texts.value.t('console.walk-in')}</summary>
    <AskForm
      fields={fieldsOf()}
      submit={texts.value.t('console.add-player')}
      done={texts.value.t('table.done')}
      isMain
      say={sayTrouble}
      onSend={(entered) =>
        tournament.ask({ kind: 'enter', players: [personFrom(entered, null)], status: 'present' })
      }
    />
  </details>
);

function List({ tournament, view }: TournamentProps) {
  const { t, language } = texts.value;
  const sought = useSignal('');
  const order = useSignal<Order>('number');
  const amended = useSignal<PlayerView | null>(null);
  const { trouble, attempt } = useAttempt<Trouble>();
  const mark = (player: PlayerNumber, status: Status) =>
    attempt(tournament.ask({ kind: 'mark', players: [player], status }));
  const isOver = view.head.phase === 'over';
  const rows = listed(view.players, sought.value, order.value, language);
  return (
    <>
      <div class={css.fields}>
        <label>
          {t('console.find-player')}
          <input type="text" value={sought.value} autocomplete="off" onInput={typedInto(sought)} />
        </label>
        <Choice
          label={t('console.order')}
          value={order.value}
          items={ORDERS.map((each) => [each, t(`console.order.${each}`)])}
          onChange={into(order)}
        />
        <a class="button" href={`${pathOf(tournament, 'print')}/badges`}>
          {t('console.print-badges')}
        </a>
      </div>
      {isOver ? null : (
        <MarkListed tournament={tournament} rows={rows} isSought={sought.value !== ''} />
      )}
      <Warning>{trouble.value === null ? null : sayTrouble(texts.value, trouble.value)}</Warning>
      <ul class={css.players}>
        {rows.map((player) => (
          <li key={player.player} data-status={player.status}>
            <PlayerLine
              player={player}
              onMark={isOver ? null : (status) => mark(player.player, status)}
              onAmend={() => {
                amended.value = player;
              }}
            />
          </li>
        ))}
      </ul>
      {amended.value === null ? null : (
        <Amend
          tournament={tournament}
          seen={view.version}
          player={amended.value}
          onClose={set(amended, null)}
        />
      )}
    </>
  );
}

interface PlayerLineProps {
  readonly player: PlayerView;
  /** Null when the tournament is over. */
  readonly onMark: ((status: Status) => Promise<unknown>) | null;
  readonly onAmend: () => void;
}

function PlayerLine({ player, onMark, onAmend }: PlayerLineProps) {
  const { t } = texts.value;
  return (
    <>
      <span class={css.who}>
        <strong>{player.player}</strong> {plain(player.name)}{' '}
        <small>
          {plain([player.school, player.class].filter((text) => text !== '').join(' · '))}
        </small>
      </span>
      {onMark === null ? null : <Presence player={player} onMark={onMark} />}
      <button
        type="button"
        aria-label={`${t('console.amend')}: ${plain(player.name)}`}
        onClick={onAmend}
      >
        {t('console.amend')}
      </button>
    </>
  );
}

interface MarkListedProps extends Pick<TournamentProps, 'tournament'> {
  readonly rows: readonly PlayerView[];
  readonly isSought: boolean;
}

/** Everybody is here, or all who were found are here, late or away: one step, undone as one. */
function MarkListed({ tournament, rows, isSought }: MarkListedProps) {
  const { t } = texts.value;
  const statuses = isSought ? TAPS : (['present'] as const);
  const buttons = statuses
    .map((status) => ({ status, players: toMark(rows, status) }))
    .filter(({ players }) => players.length > 0)
    .map(({ status, players }) => (
      <AskButton
        key={status}
        text={`${isSought ? t(`console.status.${status}`) : t('console.all-here')} (${players.length})`}
        say={sayTrouble}
        onAsk={() => tournament.ask({ kind: 'mark', players, status })}
      />
    ));
  if (buttons.length === 0) return null;
  return (
    <fieldset class={css.taps}>
      {isSought ? <legend>{t('console.found', { count: rows.length })}</legend> : null}
      {buttons}
    </fieldset>
  );
}

const TAPS = ['present', 'late', 'absent', 'withdrawn'] as const satisfies readonly Status[];

interface PresenceProps {
  readonly player: PlayerView;
  readonly onMark: (status: Status) => void;
}

/** Tapped again it is as it was at first. */
function Presence({ player: { name, status }, onMark }: PresenceProps) {
  const { t } = texts.value;
  return (
    <fieldset class={css.taps} aria-label={plain(name)}>
      {TAPS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={status === each}
          onClick={() => onMark(status === each ? 'expected' : each)}
        >
          {t(`console.status.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface AmendProps extends Pick<TournamentProps, 'tournament'> {
  readonly player: PlayerView;
  /** The version of the tournament when the dialog was opened. */
  readonly seen: number;
  readonly onClose: () => void;
}

function Amend({ tournament, seen, player, onClose }: AmendProps) {
  const { t } = texts.value;
  const first = useSignal(seen);
  return (
    <Dialog title={`${t('console.amend')}: ${player.player}`} onClose={onClose}>
      <AskForm
        fields={fieldsOf(personOfView(player))}
        submit={t('console.save')}
        isMain
        say={sayTrouble}
        onSend={async (entered) => {
          const sent = await tournament.ask({
            kind: 'amend',
            player: player.player,
            seen: first.value,
            person: personFrom(entered, null),
          });
          // Whoever tries again has looked again.
          if (sent.ok) onClose();
          else first.value = seen;
          return sent;
        }}
      />
      <CancelButton onClick={onClose} />
    </Dialog>
  );
}
