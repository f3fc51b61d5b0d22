/** The lines that are read in the hall: changed, taken out, added, and put back to those of the school tournament's text. */
import { useSignal } from '@preact/signals';
import { sayHallRule } from '@taht/phrasing';
import { type HallRule, LONGEST_HALL_RULE, MOST_HALL_RULES, textLines } from '@taht/tournament';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { AskForm } from '../../../connection/parts/form.tsx';
import { texts } from '../../../i18n/texts.ts';
import { useHallTexts } from '../../hall-rules.tsx';
import { sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { type ListChange, ListChanges, replaced } from './list-changes.ts';
import { useMeantFold } from './use-meant-fold.ts';

/** Behind the `#` of the address of whoever is sent here. */
export const HALL_RULES = 'hall-rules';

export function HallRulesEditor({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  const said = useHallTexts(view);
  const lines = view.hallRules;
  const fold = useMeantFold(HALL_RULES);
  const changes = useMemo(
    () =>
      new ListChanges((next: readonly HallRule[]) =>
        tournament.ask({ kind: 'set-hall-rules', lines: next }),
      ),
    [tournament],
  );
  const change = (how: ListChange<HallRule>) => changes.make(lines, how);
  const own = textLines(view.head.rules);
  const isTheText = JSON.stringify(lines) === JSON.stringify(own);
  return (
    <details ref={fold}>
      <summary>{t('console.hall-rules', { count: lines.length })}</summary>
      <p>{t('console.hall-rules-about')}</p>
      <ol class={css.lines}>
        {lines.map((rule, i) => (
          <Line
            key={keyOf(lines, i)}
            text={sayHallRule(said, rule)}
            language={said.language}
            onChange={(line) => change((now) => replaced(now, rule, { kind: 'own', line }))}
            onRemove={() => change((now) => replaced(now, rule))}
          />
        ))}
      </ol>
      {lines.length >= MOST_HALL_RULES ? null : (
        <AskForm
          fields={[
            { name: 'line', label: t('console.hall-rule.new'), mostLength: LONGEST_HALL_RULE },
          ]}
          submit={t('console.hall-rule.add')}
          say={sayTrouble}
          onSend={({ line = '' }) => change((now) => [...now, { kind: 'own', line }])}
        />
      )}
      {isTheText ? null : (
        <div class={css.buttons}>
          <AskButton
            text={t('console.hall-rule.put-back')}
            say={sayTrouble}
            onAsk={() => change(() => own)}
          />
        </div>
      )}
    </details>
  );
}

/** The line itself, so that one being edited stays open while others come and go; equal ones are counted. */
function keyOf(lines: readonly HallRule[], at: number): string {
  const texts = lines.slice(0, at + 1).map((line) => JSON.stringify(line));
  return `${texts[at]} ${texts.filter((text) => text === texts[at]).length}`;
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
  const item = useRef<HTMLLIElement>(null);
  const hasMoved = useRef(false);
  const show = (isShown: boolean): void => {
    isOpen.value = isShown;
    hasMoved.current = true;
  };
  // What had the focus is gone: it goes into the field, and back to the button that opened it.
  useEffect(() => {
    if (hasMoved.current) item.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isOpen.value]);
  if (isOpen.value)
    return (
      <li ref={item}>
        <AskForm
          fields={[
            {
              name: 'line',
              label: t('console.hall-rule.line'),
              first: text,
              mostLength: LONGEST_HALL_RULE,
            },
          ]}
          submit={t('console.save')}
          isMain
          say={sayTrouble}
          onSend={({ line = '' }) => onChange(line)}
        />
        <button type="button" onClick={() => show(false)}>
          {t('shell.cancel')}
        </button>
      </li>
    );
  return (
    <li ref={item}>
      <span lang={language}>{text}</span>
      <button
        type="button"
        aria-label={`${t('console.amend')}: ${text}`}
        onClick={() => show(true)}
      >
        {t('console.amend')}
      </button>
      <AskButton
        text={t('console.remove')}
        label={`${t('console.remove')}: ${text}`}
        say={sayTrouble}
        onAsk={onRemove}
      />
    </li>
  );
}
