/** The stages of a tournament, each in plain words; those that have begun are only shown. */
import { RUNGS, type Stage } from '@taht/tournament';
import { Choice, Tick } from '../../connection/parts/fields.tsx';
import parts from '../../connection/parts/parts.module.css';
import { texts } from '../../i18n/texts.ts';
import { stageName } from '../tournament-texts.ts';
import { NumberField } from './number-field.tsx';
import {
  anotherStage,
  apartOf,
  FIELD_NAMES,
  FORMAT_NAMES,
  fieldCount,
  fieldName,
  fieldOf,
  formatName,
  withApart,
  withFormat,
  withRung,
} from './stage-form.ts';
import css from './stages.module.css';

export interface StagesEditorProps {
  readonly stages: readonly Stage[];
  /** So many stay as they are. */
  readonly begun: number;
  readonly onChange: (stages: readonly Stage[]) => void;
}

export function StagesEditor({ stages, begun, onChange }: StagesEditorProps) {
  const { t } = texts.value;
  return (
    <div class={parts.form}>
      {stages.map((stage, i) =>
        i < begun ? null : (
          <StageFields
            key={i}
            stage={stage}
            number={i + 1}
            onChange={(next) => onChange(stages.with(i, next))}
            {...(stages.length > 1 && i > 0
              ? { onRemove: () => onChange(stages.toSpliced(i, 1)) }
              : {})}
          />
        ),
      )}
      <div>
        <button
          type="button"
          onClick={() =>
            onChange(anotherStage(stages, t('tournament.stage', { stage: stages.length + 1 })))
          }
        >
          {t('console.stage.add')}
        </button>
      </div>
    </div>
  );
}

interface StageFieldsProps {
  readonly stage: Stage;
  readonly number: number;
  readonly onChange: (stage: Stage) => void;
  readonly onRemove?: () => void;
}

function StageFields({ stage, number, onChange, onRemove }: StageFieldsProps) {
  const { t } = texts.value;
  const { format } = stage;
  const name = stageName(texts.value, stage, number);
  return (
    <fieldset class={css.stage}>
      <legend>{name}</legend>
      <label>
        {t('console.stage.name')}
        <input
          type="text"
          value={name}
          maxLength={100}
          required
          onChange={({ currentTarget }) => {
            if (currentTarget.value.trim() !== '')
              onChange({ ...stage, name: currentTarget.value.trim() });
          }}
        />
      </label>
      <div class={parts.row}>
        <Choice
          label={t('console.stage.format')}
          value={formatName(format)}
          items={FORMAT_NAMES.map((each) => [each, t(`console.format.${each}`)])}
          onChange={(each) => onChange(withFormat(stage, each))}
        />
        <NumberField
          label={t('console.stage.rounds')}
          value={stage.rounds}
          most={60}
          onChange={(rounds) => onChange({ ...stage, rounds })}
        />
      </div>
      {number === 1 ? null : <FieldOfPlayers stage={stage} onChange={onChange} />}
      <Apart stage={stage} onChange={onChange} />
      {format.kind === 'tables' ? (
        <Choice
          label={t('console.stage.rest')}
          value={format.rest}
          items={(['small-tables', 'bye'] as const).map((rest) => [
            rest,
            t(`console.rest.${rest}`),
          ])}
          onChange={(rest) => onChange({ ...stage, format: { ...format, rest } })}
        />
      ) : null}
      {number === 1 ? null : (
        <Tick
          label={t('console.stage.carry')}
          isChecked={stage.carry === 'results'}
          onChange={(is) => onChange({ ...stage, carry: is ? 'results' : 'nothing' })}
        />
      )}
      <Ladder stage={stage} onChange={onChange} />
      {onRemove === undefined ? null : (
        <div>
          <button type="button" onClick={onRemove}>
            {t('console.stage.remove', { stage: name })}
          </button>
        </div>
      )}
    </fieldset>
  );
}

type PartProps = Pick<StageFieldsProps, 'stage' | 'onChange'>;

/** Who of the stage before goes on. */
function FieldOfPlayers({ stage, onChange }: PartProps) {
  const { t } = texts.value;
  const { field } = stage;
  const count = fieldCount(field);
  return (
    <div class={parts.row}>
      <Choice
        label={t('console.stage.field')}
        value={fieldName(field)}
        items={FIELD_NAMES.map((each) => [each, t(`console.field.${each}`)])}
        onChange={(each) => onChange({ ...stage, field: fieldOf(each, count) })}
      />
      {count === null ? null : (
        <NumberField
          label={t('console.stage.count')}
          value={count}
          least={0}
          most={1000}
          onChange={(next) => onChange({ ...stage, field: fieldOf(fieldName(field), next) })}
        />
      )}
    </div>
  );
}

/** Who is kept apart at the tables, where that can be chosen. */
function Apart({ stage, onChange }: PartProps) {
  const { t } = texts.value;
  const apart = apartOf(stage.format);
  if (apart === null) return null;
  return (
    <>
      <Tick
        label={t('console.stage.schools-apart')}
        isChecked={apart.schools === 'softly'}
        onChange={(is) => onChange(withApart(stage, { schools: is ? 'softly' : 'never' }))}
      />
      <Tick
        label={t('console.stage.repeats-apart')}
        isChecked={apart.repeats === 'softly'}
        onChange={(is) => onChange(withApart(stage, { repeats: is ? 'softly' : 'never' }))}
      />
    </>
  );
}

/** By what players are ranked, and what comes next where that is equal. */
function Ladder({ stage, onChange }: PartProps) {
  const { t } = texts.value;
  const { ladder } = stage;
  return (
    <fieldset class={css.ladder}>
      <legend>{t('console.stage.ladder')}</legend>
      <ol>
        {([...ladder, ''] as const).slice(0, RUNGS.length).map((rung, at) => (
          <li key={at}>
            <Choice
              label={at === 0 ? t('console.ladder.first') : t('console.ladder.next')}
              value={rung}
              items={[
                ...(at === 0 ? [] : [['', t('console.ladder.none')] as const]),
                ...RUNGS.map((each) => [each, t(`tournament.rung.${each}`)] as const),
              ]}
              onChange={(each) =>
                onChange({ ...stage, ladder: withRung(ladder, at, each === '' ? null : each) })
              }
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
