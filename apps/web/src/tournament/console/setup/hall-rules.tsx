/** The lines that are read in the hall: changed, taken out, added, and put back to those of the school tournament's text. */
import { useSignal } from '@preact/signals';
import { sayHallRule } from '@taht/phrasing';
import { type HallRule, LONGEST_HALL_RULE, MOST_HALL_RULES, textLines } from '@taht/tournament';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { AskForm } from '../../../connection/parts/form.tsx';
import { texts } from '../../../i18n/texts.ts';
import { useHallTexts } from '../../hall-rules.tsx';
import { sayTrouble } from '../../say.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';

export function HallRulesEditor({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  const said = useHallTexts(view);
  const lines = view.hallRules;
  const set = (next: readonly HallRule[]) =>
    tournament.ask({ kind: 'set-hall-rules', lines: next });
  const own = textLines(view.head.rules);
  const isTheText = JSON.stringify(lines) === JSON.stringify(own);
  return (
    <details>
      <summary>{t('desk.hall-rules', { count: lines.length })}</summary>
      <p>{t('desk.hall-rules-about')}</p>
      <ol class={css.lines}>
        {lines.map((rule, i) => (
          <Line
            key={`${i} ${JSON.stringify(rule)}`}
            text={sayHallRule(said, rule)}
            language={said.language}
            onChange={(line) => set(lines.with(i, { kind: 'own', line }))}
            onRemove={() => set(lines.toSpliced(i, 1))}
          />
        ))}
      </ol>
      {lines.length >= MOST_HALL_RULES ? null : (
        <AskForm
          fields={[{ name: 'line', label: t('desk.hall-rule.new'), mostLength: LONGEST_HALL_RULE }]}
          submit={t('desk.hall-rule.add')}
          say={sayTrouble}
          onSend={({ line = '' }) => set([...lines, { kind: 'own', line }])}
        />
      )}
      {isTheText ? null : (
        <div class={css.buttons}>
          <AskButton text={t('desk.hall-rule.put-back')} say={sayTrouble} onAsk={() => set(own)} />
        </div>
      )}
    </details>
  );
}

interface LineProps {
  readonly text: string;
  readonly language: string;
  readonly onChange: (line: string) => ReturnType<TournamentProps['tournament']['ask']>;
  readonly onRemove: () => ReturnType<TournamentProps['tournament']['ask']>;
}

function Line({ text, language, onChange, onRemove }: LineProps) {
  const { t } = texts.value;
  const isOpen = useSignal(false);
  if (isOpen.value)
    return (
      <li>
        <AskForm
          fields={[
            {
              name: 'line',
              label: t('desk.hall-rule.line'),
              first: text,
              mostLength: LONGEST_HALL_RULE,
            },
          ]}
          submit={t('desk.save')}
          isMain
          say={sayTrouble}
          onSend={({ line = '' }) => onChange(line)}
        />
        <button
          type="button"
          onClick={() => {
            isOpen.value = false;
          }}
        >
          {t('shell.cancel')}
        </button>
      </li>
    );
  return (
    <li>
      <span lang={language}>{text}</span>
      <button
        type="button"
        aria-label={`${t('desk.amend')}: ${text}`}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {t('desk.amend')}
      </button>
      <AskButton
        text={t('desk.remove')}
        label={`${t('desk.remove')}: ${text}`}
        say={sayTrouble}
        onAsk={onRemove}
      />
    </li>
  );
}
