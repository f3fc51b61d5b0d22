/** The duplicate game of the week: the same tiles for everybody, played alone and without a clock. */
import { ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { call } from '../../connection/call.ts';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { chosenEdition } from '../../ui/chosen-edition.ts';
import { EditionChoice } from '../../ui/edition-choice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { sayTrouble } from '../duplicate-texts.ts';
import type { View } from '../game.ts';
import { PlayAlone } from '../solo/solo.tsx';
import { storeWeekly } from './weekly-result.ts';

export interface WeeklyProps {
  /** The language of the game; the chosen one where the address names none. */
  readonly edition?: string;
  readonly week?: string;
}

export function Weekly({ edition, week }: WeeklyProps) {
  if (!useParts('duplicate', 'network', 'rules', 'people')) return <Loading />;
  const { id } = chosenEdition(edition);
  const shown = week ?? duplicate.weekAt(Date.now());
  return (
    <OfWeek key={`${id} ${shown}`} edition={id} week={shown} isChosen={edition === undefined} />
  );
}

interface OfWeekProps {
  readonly edition: string;
  readonly week: string;
  /** The language was not named by the address, so another can be chosen. */
  readonly isChosen: boolean;
}

function OfWeek({ edition, week, isChosen }: OfWeekProps) {
  const { t } = texts.value;
  const found = useAnswer<Result<duplicate.Archive | null, Trouble>>(
    () => call<duplicate.Archive>(`/weekly/${edition}/${week}`),
    ok(null),
    [],
  );
  const archive = found.value.ok ? found.value.value : null;
  const title = t('weekly.title', { week: Number(week.slice(-2)) });
  if (archive !== null)
    return (
      <PlayAlone
        archive={archive}
        title={title}
        back={<Others edition={edition} week={week} />}
        onChange={(view) => storeWeekly(edition, week, resultOf(view, archive))}
      />
    );
  return (
    <section class="page">
      <h1>{title}</h1>
      {found.value.ok ? (
        <p role="status">{t('shell.loading')}</p>
      ) : (
        <p role="alert">
          {found.value.error.code === 'refused'
            ? t('weekly.none')
            : sayTrouble(texts.value, found.value.error)}
        </p>
      )}
      {isChosen ? <EditionChoice /> : null}
    </section>
  );
}

/** The share of all that could be found in the whole game. */
function resultOf({ own, phase }: View, { rounds }: duplicate.Archive) {
  const top = rounds.reduce((sum, { best }) => sum + (best?.score ?? 0), 0);
  const percent = top === 0 ? 0 : Math.round((100 * (own?.total ?? 0)) / top);
  return { isOver: phase.kind === 'over', percent: Math.min(100, Math.max(0, percent)) };
}

/** The weeks around it. */
function Others({ edition, week }: Pick<OfWeekProps, 'edition' | 'week'>) {
  const { t } = texts.value;
  const weeks = duplicate.weeksUpTo(Date.now());
  const before = weeks[weeks.indexOf(week) + 1];
  return (
    <>
      {week === weeks[0] || weeks[0] === undefined ? null : (
        <a class="button" href={`/weekly/${edition}/${weeks[0]}`}>
          {t('weekly.this')}
        </a>
      )}
      {before === undefined ? null : (
        <a class="button" href={`/weekly/${edition}/${before}`}>
          {t('weekly.before')}
        </a>
      )}
    </>
  );
}
