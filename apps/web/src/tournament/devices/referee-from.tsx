/** Where a referee comes from: a pupil or a teacher of the school that hosts the tournament, or a teacher of another. */
import { type Official, REFEREE_KINDS, type RefereeKind } from '@taht/tournament';
import { Choice } from '../../connection/parts/fields.tsx';
import { texts } from '../../i18n/texts.ts';

const UNSAID = '';

export interface RefereeFromProps {
  readonly from: RefereeKind | undefined;
  readonly onChange: (from: RefereeKind | undefined) => void;
}

export function RefereeFrom({ from, onChange }: RefereeFromProps) {
  const { t } = texts.value;
  return (
    <Choice<RefereeKind | typeof UNSAID>
      label={t('console.from')}
      value={from ?? UNSAID}
      items={[
        [UNSAID, t('console.from.unsaid')],
        ...REFEREE_KINDS.map((each) => [each, t(`console.from.${each}`)] as const),
      ]}
      onChange={(each) => onChange(each === UNSAID ? undefined : each)}
    />
  );
}

export function withFrom(
  { from: _, ...official }: Official,
  from: RefereeKind | undefined,
): Official {
  return from === undefined ? official : { ...official, from };
}
