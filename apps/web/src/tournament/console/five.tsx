/** Five players make no tables of three and four: the director chooses how they sit, and is told what that costs. */
import type { Signal } from '@preact/signals';
import { ok, type Result } from '@taht/base';
import type { TournamentView } from '@taht/tournament';
import { Choice } from '../../connection/parts/fields.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { into } from '../../ui/set.ts';
import type { OpenTournament } from '../open-tournament.ts';
import { type Rest, withRest } from './coming.ts';

const RESTS = ['small-tables', 'bye'] as const satisfies readonly Rest[];

export interface FiveProps {
  /** As the stage has it. */
  readonly rest: Rest;
  readonly chosen: Signal<Rest | null>;
}

export function Five({ rest, chosen }: FiveProps) {
  const { t } = texts.value;
  const value = chosen.value ?? rest;
  return (
    <>
      <Choice
        label={t('console.stage.rest')}
        value={value}
        items={RESTS.map((each) => [each, t(`console.rest.${each}`)])}
        onChange={into(chosen)}
      />
      <p class="warn" role="status">
        {t(`console.rest-about.${value}`)}
      </p>
    </>
  );
}

/** Before the draw, where the choice differs from what the stage has. */
export async function setRest(
  tournament: OpenTournament,
  { head }: TournamentView,
  stage: number,
  rest: Rest | null,
  chosen: Rest | null,
): Promise<Result<null, Trouble>> {
  if (rest === null || chosen === null || chosen === rest) return ok(null);
  return tournament.ask({ kind: 'set-stages', stages: withRest(head.planned, stage, chosen) });
}
