/** What most tables leave as it is. */
import { byRulebook, houseRules, isFixedRuleset, isFriendly, takesHouseRule } from '@taht/editions';
import { houseRuleName } from '@taht/phrasing';
import type { TableOptions } from '@taht/protocol';
import { me } from '../../connection/me.ts';
import { Choice, Tick } from '../../connection/parts/fields.tsx';
import css from '../../connection/parts/parts.module.css';
import { listText } from '../../engine/list-text.ts';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { OPPONENTS } from '../../new-game/opponents.ts';
import { botText } from '../table-names.ts';
import { CLOCK_NAMES, editionFor, type TableChoice } from '../table-options.ts';

const RULE_NAMES: readonly string[] = [...Object.keys(houseRules), 'theme'];
const VISIBILITIES = ['link', 'open', 'invited'] as const satisfies TableOptions['visibility'][];

interface ChoicesProps {
  readonly chosen: TableChoice;
  readonly onChange: (changes: Partial<TableChoice>) => void;
}

export function MoreChoices({ chosen, onChange }: ChoicesProps) {
  const { t, find } = texts.value;
  const edition = editionFor(chosen.edition);
  const rulebooks = isFriendly(chosen.ruleset) ? [] : byRulebook(edition);
  const isAccount = me.value?.card.standing === 'account';
  if (!useParts('lists')) return null;
  return (
    <div class={css.form}>
      <div class={css.row}>
        {rulebooks.length < 2 ? null : (
          <Choice
            label={t('friends.ruleset')}
            value={chosen.ruleset}
            items={rulebooks.map(({ id }) => [id, find(`ruleset.${id}`) ?? id])}
            onChange={(ruleset) => onChange({ ruleset })}
          />
        )}
        <Choice
          label={t('friends.clock')}
          value={chosen.clock}
          items={CLOCK_NAMES.filter(
            (name) => name === 'rules' || !isFixedRuleset(chosen.ruleset),
          ).map((name) => [name, t(`friends.clock.${name}`)])}
          onChange={(clock) => onChange({ clock })}
        />
        <Choice
          label={t('friends.lexicon')}
          value={chosen.lexicon ?? ''}
          items={[
            ...edition.lexicons.map((id): [string, string] => [id, listText(texts.value, id)]),
            ...(isFriendly(chosen.ruleset)
              ? []
              : [['', t('play.no-lexicon')] satisfies [string, string]]),
          ]}
          onChange={(id) => onChange({ lexicon: id === '' ? null : id })}
        />
        <Choice
          label={t('friends.visibility')}
          value={chosen.visibility}
          items={VISIBILITIES.map((each) => [each, t(`friends.visibility.${each}`)])}
          onChange={(visibility) => onChange({ visibility })}
        />
        <Bots chosen={chosen} onChange={onChange} />
      </div>
      <div class={css.row}>
        <Tick
          label={t('friends.spectators')}
          isChecked={chosen.hasSpectators}
          onChange={(hasSpectators) => onChange({ hasSpectators })}
        />
        <Tick
          label={t('friends.hints')}
          isChecked={chosen.hasHints}
          isOff={chosen.isRated}
          onChange={(hasHints) => onChange({ hasHints })}
        />
        <Tick
          label={t('friends.rated')}
          isChecked={chosen.isRated}
          isOff={!isAccount || isFriendly(chosen.ruleset)}
          onChange={(isRated) => onChange({ isRated })}
        />
      </div>
      {isAccount ? null : <p>{t('refusal.rated-needs-account')}</p>}
      {chosen.isRated ? null : <HouseRules chosen={chosen} onChange={onChange} />}
    </div>
  );
}

/** The other places, each for a person or a bot. */
function Bots({ chosen, onChange }: ChoicesProps) {
  const { t } = texts.value;
  if (chosen.lexicon === null || chosen.isRated) return null;
  return (
    <>
      {chosen.bots.slice(0, chosen.places - 1).map((bot, i) => (
        <Choice
          key={i}
          label={t('friends.seat', { number: i + 2 })}
          value={bot}
          items={[
            ['', t('friends.person')],
            ...OPPONENTS.map((each): [string, string] => [each, botText(each, texts.value)]),
          ]}
          onChange={(name) => onChange({ bots: chosen.bots.with(i, name) })}
        />
      ))}
    </>
  );
}

function HouseRules({ chosen, onChange }: ChoicesProps) {
  const { t, find } = texts.value;
  if (!useParts('rules')) return null;
  const isChosen = (name: string): boolean => chosen.houseRules.includes(name);
  return (
    <details>
      <summary class={css.summary}>{t('friends.house-rules')}</summary>
      <div class={css.form}>
        {RULE_NAMES.filter((name) => takesHouseRule(chosen.ruleset, name)).map((name) => (
          <div key={name}>
            <Tick
              label={houseRuleName(texts.value, name)}
              isChecked={isChosen(name)}
              onChange={(isOn) =>
                onChange({
                  houseRules: isOn
                    ? [...chosen.houseRules, name]
                    : chosen.houseRules.filter((each) => each !== name),
                })
              }
            />
            <small class={css.about}>
              {find(`house-rule.${name}.about`)}
              {isFixedRuleset(chosen.ruleset) ? ` (${t('rule.ours')})` : null}
            </small>
          </div>
        ))}
        {isChosen('theme') ? (
          <label>
            {t('friends.theme')}
            <input
              type="text"
              value={chosen.theme}
              maxLength={40}
              onInput={({ currentTarget }) => onChange({ theme: currentTarget.value })}
            />
          </label>
        ) : null}
      </div>
    </details>
  );
}
