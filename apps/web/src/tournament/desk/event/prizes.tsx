/** Prizes, and who has them as the standings are. */
import type { Prize } from '@taht/tournament';
import { plain } from '@taht/wording';
import { texts } from '../../../i18n/texts.ts';
import { AskButton } from '../../../people/ask-button.tsx';
import { AskForm } from '../../../people/form.tsx';
import { playerText, sayTrouble } from '../../say.ts';
import type { EventProps } from '../../with-event.tsx';
import css from '../desk.module.css';
import { amongOf, groupsIn } from './among.ts';

export function Prizes({ event, view }: EventProps) {
  const { t } = texts.value;
  const { prizes, awards } = view;
  const winners = (prize: number): string =>
    awards
      .filter((award) => award.prize === prize)
      .map(
        ({ place, to }) =>
          `${place}. ${to.kind === 'player' ? playerText(view, to.player) : plain(to.school)}`,
      )
      .join(', ');
  const set = (next: readonly Prize[]) => event.ask({ kind: 'set-prizes', prizes: next });
  return (
    <details>
      <summary>{t('desk.prizes', { count: prizes.length })}</summary>
      <ul class={css.lines}>
        {prizes.map((prize, i) => (
          <li key={i}>
            <span>
              <strong>{plain(prize.name)}</strong> {amongText(prize.among)} {winners(i)}
            </span>
            <AskButton
              text={t('desk.remove')}
              label={`${t('desk.remove')}: ${plain(prize.name)}`}
              say={sayTrouble}
              onAsk={() => set(prizes.toSpliced(i, 1))}
            />
          </li>
        ))}
      </ul>
      <AskForm
        title={t('desk.prize.new')}
        fields={[
          { name: 'name', label: t('desk.prize.name'), mostLength: 100 },
          {
            name: 'among',
            label: t('desk.prize.among'),
            type: 'choice',
            items: groupsIn(view).map((group) => [JSON.stringify(group), amongText(group)]),
          },
          {
            name: 'places',
            label: t('desk.prize.places'),
            type: 'number',
            min: 1,
            max: 1000,
            first: '3',
          },
        ]}
        submit={t('desk.prize.add')}
        say={sayTrouble}
        onSend={({ name = '', among = '', places }) =>
          set([...prizes, { name, among: amongOf(among), places: Number(places) }])
        }
      />
    </details>
  );
}

const amongText = (among: Prize['among']): string =>
  texts.value.t(`desk.among.${among.kind}`, { group: 'group' in among ? plain(among.group) : '' });
