/** Prizes, and who has them as the standings are. */

import { plain } from '@taht/phrasing';
import type { Award, PlayerView, Prize, TournamentView } from '@taht/tournament';
import { useMemo } from 'preact/hooks';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { AskForm } from '../../../connection/parts/form.tsx';
import { texts } from '../../../i18n/texts.ts';
import { orderIn } from '../../order.ts';
import { playerOf, playerText, sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { type ListChange, ListChanges, replaced } from './list-changes.ts';
import { useMeantFold } from './use-meant-fold.ts';

/** Behind the `#` of the address of whoever is sent here. */
export const PRIZES = 'prizes';

export function Prizes({ tournament, view }: TournamentProps) {
  const { t, language } = texts.value;
  const fold = useMeantFold(PRIZES);
  const { prizes, awards } = view;
  const winners = (prize: number): string =>
    awards
      .filter((award) => award.prize === prize)
      .map(({ place, to }) => `${place}. ${winnerText(view, to)}`)
      .join(', ');
  const changes = useMemo(
    () =>
      new ListChanges((next: readonly Prize[], was: readonly Prize[]) =>
        tournament.ask({ kind: 'set-prizes', prizes: next, was }),
      ),
    [tournament],
  );
  const change = (how: ListChange<Prize>) => changes.make(prizes, how);
  return (
    <details ref={fold}>
      <summary>{t('console.prizes', { count: prizes.length })}</summary>
      <ul class={css.lines}>
        {prizes.map((prize, i) => (
          <li key={i}>
            <span>
              <strong>{plain(prize.name)}</strong> · {amongText(prize.among)}
              <small class={css.won}>{winners(i)}</small>
            </span>
            <AskButton
              text={t('console.remove')}
              label={`${t('console.remove')}: ${plain(prize.name)}`}
              say={sayTrouble}
              onAsk={() => change((now) => replaced(now, prize))}
            />
          </li>
        ))}
      </ul>
      <AskForm
        title={t('console.prize.new')}
        fields={[
          { name: 'name', label: t('console.prize.name'), mostLength: 100 },
          {
            name: 'among',
            label: t('console.prize.among'),
            type: 'choice',
            items: groupsIn(view, language).map((group) => [
              JSON.stringify(group),
              amongText(group),
            ]),
          },
          {
            name: 'places',
            label: t('console.prize.places'),
            type: 'number',
            min: 1,
            max: 1000,
            first: '3',
          },
        ]}
        submit={t('console.prize.add')}
        say={sayTrouble}
        onSend={({ name = '', among = '', places }) =>
          change((now) => [...now, { name, among: amongOf(among), places: Number(places) }])
        }
      />
    </details>
  );
}

const amongText = (among: Prize['among']): string =>
  texts.value.t(`console.among.${among.kind}`, {
    group: 'group' in among ? plain(among.group) : '',
  });

/** Without the number of the badge, which beside a place looks like one. */
const winnerText = (view: TournamentView, to: Award['to']): string =>
  to.kind === 'school'
    ? plain(to.school)
    : plain(playerOf(view, to.player)?.name ?? '') || playerText(view, to.player);

type Among = Prize['among'];

/** Among whom there can be prizes: everybody, the schools, and the groups and classes that there are. */
function groupsIn(
  { players }: Pick<TournamentView, 'players'>,
  language: string,
): readonly Among[] {
  const named = (text: (player: PlayerView) => string): readonly string[] =>
    [...new Set(players.map(text))].filter((group) => group !== '').toSorted(orderIn(language));
  return [
    { kind: 'all' },
    { kind: 'schools' },
    ...named(({ ageGroup }) => ageGroup).map((group): Among => ({ kind: 'age-group', group })),
    ...named(({ class: form }) => form).map((group): Among => ({ kind: 'class', group })),
  ];
}

/** As a choice holds it. */
const amongOf = (text: string): Among => JSON.parse(text) as Among;
