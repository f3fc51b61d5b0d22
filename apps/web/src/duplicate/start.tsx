/** Duplicate games: join one by its code or link, go back to one's own, or make a new one. */
import { useSignal } from '@preact/signals';
import { byRulebook, type Edition } from '@taht/editions';
import type { duplicate } from '@taht/modes';
import { answeredGame } from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { addressOf } from '../connection/address-of.ts';
import { me } from '../connection/me.ts';
import { openStream } from '../connection/open-stream.ts';
import { CodeForm } from '../connection/parts/code-form.tsx';
import { Choice, EditionField } from '../connection/parts/fields.tsx';
import { OnlinePage } from '../connection/parts/page.tsx';
import parts from '../connection/parts/parts.module.css';
import type { Trouble } from '../connection/trouble.ts';
import { useOwnStreams } from '../connection/use-own-streams.ts';
import { listText } from '../engine/list-text.ts';
import { dayTimeText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { editionFor } from '../network/table-options.ts';
import { preferences } from '../preferences/preferences.ts';
import { Loading } from '../ui/loading.tsx';
import { useAttempt } from '../ui/use-attempt.ts';
import { Warning } from '../ui/warning.tsx';
import css from './duplicate.module.css';
import { sayTrouble } from './duplicate-texts.ts';
import { changesOf, movedTo, RULE_FIELDS, type RuleField, valueText } from './rule-fields.ts';
import { firstWanted, type Wanted } from './wanted.ts';

export const DuplicateStart = () => (
  <OnlinePage about={() => <About />}>{() => <Page />}</OnlinePage>
);

function About() {
  const { t } = texts.value;
  return useParts('duplicate') ? (
    <>
      <h1>{t('duplicate.title')}</h1>
      <p>
        {t('duplicate.about')} <a href="/learn/duplicate">{t('duplicate.how-to')}</a>
      </p>
    </>
  ) : null;
}

function Page() {
  const { t } = texts.value;
  if (!useParts('duplicate', 'rules', 'lists')) return <Loading />;
  return (
    <section class={`page ${parts.form}`}>
      <About />
      <p>
        <a class="button" href="/weekly">
          {t('home.weekly')}
        </a>
      </p>
      <OwnGames />
      <PlayedGames />
      <JoinForm />
      <OpenForm />
    </section>
  );
}

interface Summary {
  readonly players: number;
  readonly round: number;
}

/** Those that one runs oneself. */
function OwnGames() {
  const { t, language } = texts.value;
  const rows = useOwnStreams<Summary>('duplicate');
  if (rows.value.length === 0) return null;
  return (
    <section>
      <h2>{t('duplicate.your-games')}</h2>
      <ul class={parts.plain}>
        {rows.value.map(({ stream, state, created, summary: { players, round } }) => (
          <li key={stream}>
            <a
              class="button"
              href={`/duplicate/${stream}/${state === 'over' ? 'sheet' : 'referee'}`}
            >
              {[
                dayTimeText(created, language),
                t('count.players', { count: players }),
                ...(round === 0 ? [] : [t('duplicate.round', { round })]),
              ].join(' · ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those that go on and that one plays in: found by the streams of one's own answers. */
function PlayedGames() {
  const { t, language } = texts.value;
  const rows = useOwnStreams<null>('answers').value.filter(({ state }) => state !== 'over');
  const person = me.value?.card.id ?? '';
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{t('duplicate.your-plays')}</h2>
      <ul class={parts.plain}>
        {rows.map(({ stream, created }) => (
          <li key={stream}>
            <a class="button" href={`/duplicate/${answeredGame(stream, person)}`}>
              {dayTimeText(created, language)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function JoinForm() {
  const { t } = texts.value;
  const { route } = useLocation();
  return (
    <CodeForm
      title={t('duplicate.join-title')}
      submit={t('duplicate.join')}
      label={t('duplicate.code')}
      onCode={(code) => route(addressOf('/duplicate/', code))}
    />
  );
}

function OpenForm() {
  const { t, find, language } = texts.value;
  const { route } = useLocation();
  const wanted = useSignal(
    firstWanted(preferences.edition.peek() || language, preferences.ruleset.peek()),
  );
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const { edition: id, ruleset, lexicon, rules, racks } = wanted.value;
  const areSame = rules.laid === 'best-possible' && rules.caller === 'automatic';
  const edition = editionFor(id);
  const change = (changes: Partial<Wanted>): void => {
    wanted.value = { ...wanted.value, ...changes };
  };
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    preferences.edition.value = id;
    const word = areSame ? racks.trim() : '';
    const changed = changesOf(rules, edition);
    const options = { edition: id, ruleset, lexicon, rules: changed, ...(word && { racks: word }) };
    const opened = await attempt(openStream('duplicate', { options }));
    if (opened.ok) route(`/duplicate/${opened.value}/referee`);
  };
  return (
    <form class={parts.form} onSubmit={open}>
      <h2>{t('duplicate.open-title')}</h2>
      <div class={parts.row}>
        <EditionField
          value={id}
          onChange={(next) =>
            change({ ...firstWanted(next, ''), rules: movedTo(rules, editionFor(next)) })
          }
        />
        <Choice
          label={t('friends.ruleset')}
          value={ruleset}
          items={byRulebook(edition).map((each) => [
            each.id,
            find(`ruleset.${each.id}`) ?? each.id,
          ])}
          onChange={(next) => change({ ruleset: next })}
        />
        <Choice
          label={t('friends.lexicon')}
          value={lexicon}
          items={edition.lexicons.map((each) => [each, listText(texts.value, each)])}
          onChange={(next) => change({ lexicon: next })}
        />
      </div>
      <RuleFields edition={edition} rules={rules} onChange={(next) => change({ rules: next })} />
      {areSame ? <Racks word={racks} onChange={(next) => change({ racks: next })} /> : null}
      <div>
        <button type="submit" class="main" disabled={isBusy.value}>
          {t('duplicate.open')}
        </button>
      </div>
      <Warning>{trouble.value === null ? null : sayTrouble(texts.value, trouble.value)}</Warning>
    </form>
  );
}

interface RacksProps {
  readonly word: string;
  readonly onChange: (word: string) => void;
}

/** Offered where the program calls and lays the best there is: nothing else is the same in every hall. */
const Racks = ({ word, onChange }: RacksProps) => (
  <label class={css.rule}>
    {texts.value.t('duplicate.racks')}
    <input
      type="text"
      value={word}
      maxLength={60}
      autocomplete="off"
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
    <small class={parts.about}>{texts.value.t('duplicate.racks-about')}</small>
  </label>
);

/** Those that everybody decides about; the others are behind a lid. */
const FIRST: readonly RuleField['name'][] = ['caller', 'seconds', 'laid', 'score'];

interface RuleFieldsProps {
  readonly edition: Edition;
  readonly rules: duplicate.DuplicateRules;
  readonly onChange: (rules: duplicate.DuplicateRules) => void;
}

function RuleFields({ edition, rules, onChange }: RuleFieldsProps) {
  const { t } = texts.value;
  const field = (each: RuleField) => (
    <div key={each.name} class={css.rule}>
      <Choice
        label={t(`duplicate.rule.${each.name}`)}
        value={String(each.read(rules))}
        items={each.values.map((value) => [String(value), valueText(each, value, texts.value)])}
        onChange={(text) =>
          onChange(each.write(rules, each.values.find((value) => String(value) === text) ?? text))
        }
      />
      <small class={parts.about}>{t(`duplicate.rule.${each.name}.about`)}</small>
    </div>
  );
  return (
    <>
      {RULE_FIELDS.filter(({ name }) => FIRST.includes(name)).map(field)}
      <p class={parts.about}>{rulebookText(edition, rules)}</p>
      <details>
        <summary class={parts.summary}>{t('duplicate.more-rules')}</summary>
        <div class={parts.form}>
          {RULE_FIELDS.filter(({ name }) => !FIRST.includes(name)).map(field)}
        </div>
      </details>
    </>
  );
}

/** Whether the rulebook has it so: what is laid, and what counts. */
function rulebookText(
  { duplicate: custom }: Edition,
  { laid, score }: duplicate.DuplicateRules,
): string {
  const { t } = texts.value;
  if (custom === null) return t('duplicate.rulebook.silent');
  if (custom.laid === laid && custom.score === score) return t('duplicate.rulebook.followed');
  return t('duplicate.rulebook.other', {
    laid: t(`duplicate.rule.laid.${custom.laid}`),
    score: t(`duplicate.rule.score.${custom.score}`),
  });
}
