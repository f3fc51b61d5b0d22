/** The fields beside the board of a position: the rack and the points, and the position as text. */
import { texts } from '../i18n/texts.ts';
import { EditionChoice } from '../ui/edition-choice.tsx';
import fields from '../ui/fields.module.css';
import { typedInto } from '../ui/set.ts';
import type { PositionEditor } from './position-editor.ts';

export interface PositionFormProps {
  readonly editor: PositionEditor;
}

export function PositionForm({ editor }: PositionFormProps) {
  const { t } = texts.value;
  const { rack, scores, trouble, clear, ask } = editor;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <EditionChoice
        onChange={() => {
          rack.value = '';
          clear();
        }}
      />
      <label class={fields.field}>
        {t('review.rack')}
        <input type="text" autocomplete="off" value={rack.value} onInput={typedInto(rack)} />
      </label>
      <div class={fields.fields}>
        {scores.value.slice(0, 2).map((score, i) => (
          <label key={i} class={fields.field}>
            {t(i === 0 ? 'review.own-points' : 'review.other-points')}
            <input
              type="number"
              min={-999}
              max={9999}
              value={score}
              onInput={({ currentTarget }) => {
                scores.value = scores.value.with(i, Number(currentTarget.value) || 0);
              }}
            />
          </label>
        ))}
      </div>
      <p class="buttons middle">
        <button type="submit" class="main">
          {t('review.find-best')}
        </button>
        <button type="button" onClick={clear}>
          {t('review.clear')}
        </button>
      </p>
      <p class="warn" role="status">
        {trouble.value}
      </p>
    </form>
  );
}

export interface CgpFormProps {
  readonly cgp: PositionEditor['cgp'];
  readonly onRead: (text: string) => void;
}

export function CgpForm({ cgp, onRead }: CgpFormProps) {
  const { t } = texts.value;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onRead(cgp.value);
      }}
    >
      <label class={fields.field}>
        {t('review.cgp')}
        <textarea rows={4} value={cgp.value} onInput={typedInto(cgp)} />
      </label>
      <button type="submit">{t('review.read-cgp')}</button>
    </form>
  );
}
