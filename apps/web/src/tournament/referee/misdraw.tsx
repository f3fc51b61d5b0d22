/** A wrong number of tiles on a rack: noted down, and what is to be done step by step. */
import type { TableView } from '@taht/tournament';
import { AskForm, type Entered } from '../../connection/parts/form.tsx';
import { texts } from '../../i18n/texts.ts';
import { playerText, sayTrouble } from '../tournament-texts.ts';
import { useStored } from '../use-stored.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import type { AtTableProps } from './at-table.tsx';
import css from './referee.module.css';

export function Misdraw({ tournament, view, where, table }: AtTableProps) {
  const { t } = texts.value;
  const { stage, round } = where;
  const draft = useStored<Entered>(
    `event.${tournament.id}.misdraw.${stage}.${round}.${where.table}`,
    {},
  );
  const noted = table.own?.misdraws ?? [];
  return (
    <div class={css.doing}>
      <AskForm
        fields={[
          {
            name: 'player',
            label: t('tournament-referee.misdraw-player'),
            type: 'choice',
            items: table.seats.map((player) => [String(player), playerText(view, player)]),
          },
          {
            name: 'tiles',
            label: t('tournament-referee.misdraw-tiles'),
            hint: t('tournament-referee.misdraw-right', { count: view.head.base.rack }),
            type: 'number',
            min: 0,
            max: 100,
          },
          {
            name: 'inBag',
            label: t('tournament-referee.misdraw-bag'),
            type: 'number',
            min: 0,
            max: 200,
          },
        ]}
        draft={draft}
        submit={t('tournament-referee.misdraw-what')}
        isMain
        done={t('tournament-referee.misdraw-noted')}
        say={sayTrouble}
        onSend={({ player, tiles, inBag }) =>
          tournament.ask({
            kind: 'misdraw',
            where,
            player: Number(player),
            tiles: Number(tiles),
            inBag: Number(inBag),
          })
        }
      >
        <p>{t('tournament-referee.misdraw-about')}</p>
      </AskForm>
      {noted.toReversed().map((misdraw, i) => (
        <Steps key={noted.length - i} view={view} misdraw={misdraw} />
      ))}
    </div>
  );
}

interface StepsProps extends Pick<TournamentProps, 'view'> {
  readonly misdraw: NonNullable<TableView['own']>['misdraws'][number];
}

function Steps({ view, misdraw: { player, tiles, mending } }: StepsProps) {
  const { t } = texts.value;
  const name = playerText(view, player);
  return (
    <div class={css.verdict}>
      <span class={css.judged}>
        {t('tournament-referee.misdraw-of', { player: name, count: tiles })}
      </span>
      <ol>
        <li>{t('tournament-referee.misdraw.pass', { player: name })}</li>
        <li>
          {t(`tournament-referee.misdraw.${mending.kind}`, { player: name, count: mending.tiles })}
        </li>
        <li>{t('tournament-referee.misdraw.go-on')}</li>
      </ol>
    </div>
  );
}
