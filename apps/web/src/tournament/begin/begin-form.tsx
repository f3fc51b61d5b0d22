/** A new tournament: what kind, its name, and when its names are deleted; everything else is behind a lid. */
import { type Signal, useSignal } from '@preact/signals';
import { leftOpen, tournamentRulesets } from '@taht/editions';
import { houseRuleName, sayGames, sayReference } from '@taht/phrasing';
import { TOURNAMENT_PRESETS } from '@taht/tournament';
import { useLocation } from 'preact-iso';
import { connection } from '../../connection/connection.ts';
import { openStream } from '../../connection/open-stream.ts';
import { Choice, EditionField, Tick } from '../../connection/parts/fields.tsx';
import parts from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { listText } from '../../engine/list-text.ts';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { editionFor } from '../../network/table-options.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import { Warning } from '../../ui/warning.tsx';
import { StagesEditor } from '../stages/stages-editor.tsx';
import { sayTrouble } from '../tournament-texts.ts';
import { useLists } from '../use-lists.ts';
import css from './begin.module.css';
import { DeleteOn } from './delete-on.tsx';
import { ListingField, NameFields, RuleFields } from './rule-fields.tsx';
import {
  firstWanted,
  gamesNote,
  optionsOf,
  type Wanted,
  withEdition,
  withPreset,
} from './wanted.ts';

export function BeginForm() {
  const { t, language } = texts.value;
  const { route } = useLocation();
  const wanted = useSignal<Wanted>(
    firstWanted(preferences.edition.peek() || language, connection().serverTime),
  );
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const { name, edition, rules, deleteOn } = wanted.value;
  const change = (changes: Partial<Wanted>): void => {
    wanted.value = { ...wanted.value, ...changes };
  };
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    const options = { ...optionsOf(wanted.value, connection().serverTime), hallLanguage: language };
    const opened = await attempt(openStream('tournament', { options }));
    if (opened.ok) route(`/tournament/${opened.value}/console`);
  };
  return (
    <form class={parts.form} onSubmit={open}>
      <h2>{t('console.begin')}</h2>
      <label>
        {t('console.tournament-name')}
        <input
          type="text"
          value={name}
          required
          maxLength={100}
          autocomplete="off"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <Presets wanted={wanted} />
      <div class={parts.row}>
        <EditionField
          value={edition}
          onChange={(next) => {
            wanted.value = withEdition(wanted.value, next);
          }}
        />
      </div>
      <Games wanted={wanted.value} />
      <DeleteOn value={deleteOn} onChange={(next) => change({ deleteOn: next })} />
      <NameFields rules={rules} onChange={(next) => change({ rules: next })} />
      <ListingField rules={rules} onChange={(next) => change({ rules: next })} />
      <More wanted={wanted.value} onChange={change} />
      <div>
        <button type="submit" class={`main ${css.big}`} disabled={isBusy.value}>
          {t('console.make')}
        </button>
      </div>
      <Warning>{trouble.value === null ? null : sayTrouble(texts.value, trouble.value)}</Warning>
    </form>
  );
}

/** The kinds of tournaments that there are. */
function Presets({ wanted }: { readonly wanted: Signal<Wanted> }) {
  const { t, find } = texts.value;
  return (
    <fieldset class={css.presets}>
      <legend>{t('console.preset')}</legend>
      {TOURNAMENT_PRESETS.map(({ id: preset }) => (
        <label key={preset} class="pick">
          <input
            type="radio"
            name="preset"
            checked={wanted.value.rules.id === preset}
            onChange={() => {
              wanted.value = withPreset(wanted.value, preset);
            }}
          />
          <span>
            <strong>{find(`console.preset.${preset}`)}</strong>
            <small>{find(`console.preset.${preset}.about`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface MoreProps {
  readonly wanted: Wanted;
  readonly onChange: (changes: Partial<Wanted>) => void;
}

/** What few want otherwise than the kind of tournament has it. */
function More({ wanted, onChange }: MoreProps) {
  const { t, find } = texts.value;
  const { edition, ruleset, houseRules, lexicon, rules } = wanted;
  const lists = useLists(edition);
  return (
    <details>
      <summary class={parts.summary}>{t('console.more')}</summary>
      <div class={`${parts.form} ${css.more}`}>
        <div class={parts.row}>
          <Choice
            label={t('console.ruleset')}
            value={ruleset}
            items={tournamentRulesets(editionFor(edition)).map((each) => [
              each.id,
              find(`ruleset.${each.id}`) ?? each.id,
            ])}
            onChange={(next) => onChange({ ruleset: next })}
          />
          <Choice
            label={t('console.lexicon')}
            value={lexicon}
            items={lists.value.map((each) => [each.id, listText(texts.value, each.id)])}
            onChange={(next) => onChange({ lexicon: next })}
          />
        </div>
        <OpenRules ruleset={ruleset} chosen={houseRules} onChange={onChange} />
        <RuleFields rules={rules} onChange={(next) => onChange({ rules: next })} />
        <h3>{t('console.stages')}</h3>
        <StagesEditor
          stages={rules.stages}
          begun={0}
          onChange={(stages) => onChange({ rules: { ...rules, stages } })}
        />
      </div>
    </details>
  );
}

interface OpenRulesProps {
  readonly ruleset: string;
  readonly chosen: readonly string[];
  readonly onChange: (changes: Pick<Wanted, 'houseRules'>) => void;
}

/** What the rules of the games leave open, where the rest of them is fixed. */
function OpenRules({ ruleset, chosen, onChange }: OpenRulesProps) {
  const { t, find } = texts.value;
  if (!useParts('rules')) return null;
  return (
    <>
      {leftOpen(ruleset).map((rule) => (
        <div key={rule}>
          <Tick
            label={`${houseRuleName(texts.value, rule)} (${t('rule.ours')})`}
            isChecked={chosen.includes(rule)}
            onChange={(isOn) => {
              const others = chosen.filter((each) => each !== rule);
              onChange({ houseRules: isOn ? [...others, rule] : others });
            }}
          />
          <small class={parts.about}>{find(`house-rule.${rule}.about`)}</small>
        </div>
      ))}
    </>
  );
}

/** Said anew whenever another kind of tournament or other words bring other rules. */
function Games({ wanted }: { readonly wanted: Wanted }) {
  const { edition: language, lexicon, ruleset } = wanted;
  const note = gamesNote(wanted);
  return (
    <p role="status" class={css.games}>
      {sayGames(texts.value, { language, lexicon, ruleset })}{' '}
      {sayReference(texts.value, { language, lexicon, ruleset })}
      {note === null ? null : <small>{texts.value.t(`console.games.${note}`)}</small>}
    </p>
  );
}
