/** What is said at a table: ready-made phrases in everybody's own language, and free text where it is allowed. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import { PHRASES, TABLE_LIMITS, type TableAction } from '@taht/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { me } from '../../connection/me.ts';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import css from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { PersonFace } from '../../ui/person-face.tsx';
import { typedInto } from '../../ui/set.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { NetworkTable } from './network-table.ts';
import { saidText } from './said-text.ts';

export function Talk({ table }: { readonly table: NetworkTable }) {
  const { t } = texts.value;
  const text = useSignal('');
  const { trouble, attempt } = useAttempt<Trouble>();
  const list = useRef<HTMLUListElement>(null);
  const lines = heard(table);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [table.lines.value]);
  const ask = async (action: TableAction): Promise<boolean> =>
    (await attempt(table.ask(action))).ok;
  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.value;
    if (await ask({ kind: 'say', text: said })) text.value = '';
  };
  const isMember = me.value !== null;
  return (
    <section class={css.talk} id="talk">
      <h2>{t('table.talk')}</h2>
      <ul class={css.lines} ref={list} tabIndex={lines.length === 0 ? undefined : 0}>
        {lines.map((line) => (
          <li key={line.number}>
            <PersonFace name={plain(line.name)} size={30} />
            <span class={css.said}>
              <span class={css.by}>
                {plain(line.name)}
                {line.from === 'spectator' ? ` ${t('table.watches')}` : ''}:
              </span>{' '}
              {saidText(line, texts.value)}
            </span>
          </li>
        ))}
      </ul>
      {isMember ? (
        <>
          <form class={css.row} onSubmit={say}>
            <label class={css.grow}>
              {t('table.message')}
              <input
                type="text"
                value={text.value}
                maxLength={TABLE_LIMITS.textLength}
                autocomplete="off"
                onInput={typedInto(text)}
              />
            </label>
            <button type="submit">{t('table.say')}</button>
          </form>
          <details>
            <summary>{t('table.phrases')}</summary>
            <div class={css.phrases}>
              {PHRASES.map((phrase) => (
                <button
                  type="button"
                  key={phrase}
                  onClick={() => ask({ kind: 'say-phrase', phrase })}
                >
                  {t(`phrase.${phrase}`)}
                </button>
              ))}
            </div>
          </details>
          <TroubleNote trouble={trouble.value} />
        </>
      ) : null}
    </section>
  );
}

/** Without those whom one does not want to hear. */
function heard({ lines }: NetworkTable): NetworkTable['lines']['value'] {
  const mutes = me.value?.mutes ?? [];
  return lines.value.filter(({ by }) => !mutes.includes(by));
}
