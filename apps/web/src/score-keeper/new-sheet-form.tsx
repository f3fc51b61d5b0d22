/** What a new score sheet is begun with: the rules, who plays in which order, and the time. */
import { type Signal, useSignal } from '@preact/signals';
import { byRulebook, type Edition, editions } from '@taht/editions';
import type { ScoreSheet } from '@taht/record';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { typedInto } from '../ui/set.ts';
import { newSheetId, setupOf } from './new-sheet.ts';
import css from './score-keeper.module.css';

export interface NewSheetFormProps {
  readonly edition: Edition;
  readonly onSheet: (sheet: ScoreSheet) => Promise<void>;
}

export function NewSheetForm({ edition, onSheet }: NewSheetFormProps) {
  const { t } = texts.value;
  const count = useSignal(2);
  const names = useSignal<readonly string[]>(['', '', '', '']);
  const minutes = useSignal('');
  const wanted = useSignal({ ruleset: '', tileset: '' });
  const rules =
    edition.rulesets.find(({ id }) => id === wanted.value.ruleset) ?? edition.rulesets[0];
  const tileset = wanted.value.tileset || rules.tileset;
  const tiles = edition.tilesets.find(({ id }) => id === tileset) ?? edition.tilesets[0];

  const begin = (event: Event): void => {
    event.preventDefault();
    const players = names.value
      .slice(0, count.value)
      .map((name, i) => name.trim() || t('score-keeper.player', { number: i + 1 }));
    const seconds = Number(minutes.value) > 0 ? Math.round(Number(minutes.value) * 60) : null;
    const choice = { edition, ruleset: rules.id, tileset: tiles.id, players, seconds };
    void onSheet({ setup: setupOf(choice, newSheetId(), Date.now()), acts: [] });
  };
  return (
    <form class={css.form} onSubmit={begin}>
      <Named
        label={t('shell.edition')}
        kind="edition"
        items={editions}
        value={edition.id}
        onChange={(id) => {
          preferences.edition.value = id;
          wanted.value = { ruleset: '', tileset: '' };
        }}
      />
      <Named
        label={t('score-keeper.rules')}
        kind="ruleset"
        items={byRulebook(edition)}
        value={rules.id}
        onChange={(ruleset) => {
          wanted.value = { ruleset, tileset: '' };
        }}
      />
      {edition.tilesets.length < 2 ? null : (
        <Named
          label={t('score-keeper.tiles')}
          kind="tileset"
          items={edition.tilesets}
          value={tiles.id}
          onChange={(id) => {
            wanted.value = { ...wanted.value, tileset: id };
          }}
        />
      )}
      <Players count={count} names={names} />
      <label>
        {t('score-keeper.minutes')}
        <input
          type="number"
          min="1"
          max="600"
          inputMode="numeric"
          value={minutes.value}
          onInput={typedInto(minutes)}
        />
      </label>
      <button type="submit" class="main">
        {t('score-keeper.begin')}
      </button>
    </form>
  );
}

interface PlayersProps {
  readonly count: Signal<number>;
  readonly names: Signal<readonly string[]>;
}

/** Who plays, in the order of play. */
function Players({ count, names }: PlayersProps) {
  const { t } = texts.value;
  return (
    <>
      <label>
        {t('score-keeper.how-many')}
        <select
          value={count.value}
          onChange={({ currentTarget }) => {
            count.value = Number(currentTarget.value);
          }}
        >
          {[2, 3, 4].map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <fieldset class={css.names}>
        <legend>{t('score-keeper.order')}</legend>
        {names.value.slice(0, count.value).map((name, i) => (
          <label key={i}>
            {t('score-keeper.player', { number: i + 1 })}
            <input
              type="text"
              maxLength={40}
              autoComplete="off"
              value={name}
              onInput={({ currentTarget }) => {
                names.value = names.value.with(i, currentTarget.value);
              }}
            />
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface NamedProps {
  readonly label: string;
  readonly kind: 'edition' | 'ruleset' | 'tileset';
  readonly items: readonly { readonly id: string }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** One of several that each have a name in the language of the page. */
const Named = ({ label, kind, items, value, onChange }: NamedProps) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {items.map(({ id }) => (
        <option key={id} value={id}>
          {texts.value.find(`${kind}.${id}`) ?? id}
        </option>
      ))}
    </select>
  </label>
);
