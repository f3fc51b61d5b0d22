/** The language of the words, the rulebook, its tiles and its words. */
import { byRulebook, editions, isFriendly } from '@taht/editions';
import type { ComponentChildren } from 'preact';
import { policyOf, wordsIn } from '../../engine/list-facts.ts';
import { numberText } from '../../i18n/customs.ts';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { type Choices, changeRuleset, editionOfRuleset, plainChoices } from '../choices.ts';
import { rulesetIn, wayOf } from '../way-of-playing.ts';
import css from './new.module.css';

export interface EquipmentProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

const NONE = '-';

/** In which language the words are. */
export function Words({ choices, onChange }: EquipmentProps) {
  const { t, find } = texts.value;
  return (
    <p class={css.words}>
      <Select
        label={t('shell.edition')}
        value={editionOfRuleset(choices.ruleset)?.id ?? ''}
        values={editions.map(({ id }) => id)}
        textOf={(id) => find(`edition.${id}`) ?? id}
        onChoose={(id) => {
          preferences.edition.value = id;
          onChange(plainChoices(id, rulesetIn(id, wayOf(choices.ruleset))));
        }}
      />
    </p>
  );
}

export function Equipment({ choices, onChange }: EquipmentProps) {
  const { t, find } = texts.value;
  const edition = editionOfRuleset(choices.ruleset);
  if (edition === undefined) return null;
  const { lexicon } = choices;
  const isAmongFriends = isFriendly(choices.ruleset);
  const rulebooks = isAmongFriends ? [] : byRulebook(edition);
  return (
    <fieldset class={css.part}>
      <legend>{t('rule.id')}</legend>
      <div class={css.fields}>
        {rulebooks.length < 2 ? null : (
          <Select
            label={t('rule.id')}
            value={choices.ruleset}
            values={rulebooks.map(({ id }) => id)}
            textOf={(id) => find(`ruleset.${id}`) ?? id}
            onChoose={(id) => onChange(changeRuleset(choices, id))}
          />
        )}
        {edition.tilesets.length < 2 ? null : (
          <Select
            label={t('rule.tileset')}
            value={choices.tileset}
            values={edition.tilesets.map(({ id }) => id)}
            textOf={(id) => find(`tileset.${id}`) ?? id}
            onChoose={(tileset) => onChange({ ...choices, tileset })}
          />
        )}
        <Select
          label={t('rule.words.lexicon')}
          value={lexicon ?? NONE}
          values={isAmongFriends ? edition.lexicons : [...edition.lexicons, NONE]}
          textOf={(id) => (id === NONE ? t('play.no-lexicon') : listName(id))}
          onChoose={(id) => onChange({ ...choices, lexicon: id === NONE ? null : id })}
        >
          {lexicon === null ? null : <ListAbout list={lexicon} />}
        </Select>
      </div>
    </fieldset>
  );
}

function listName(list: string): string {
  const { t, language } = texts.value;
  const count = numberText(wordsIn(list), language);
  return `${list} – ${t('build.words-count', { count })}`;
}

function ListAbout({ list }: { readonly list: string }) {
  const { find } = texts.value;
  const about = [find(`policy.${policyOf(list)}`), find(`lexicon.note.${list}`)];
  return <span class={css.about}>{about.filter(Boolean).join('. ')}</span>;
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly textOf: (value: string) => string;
  readonly onChoose: (value: string) => void;
  readonly children?: ComponentChildren;
}

const Select = ({ label, value, values, textOf, onChoose, children }: SelectProps) => (
  <label class={css.field}>
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {values.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </select>
    {children}
  </label>
);
