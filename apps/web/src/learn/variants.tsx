/** House rules and variants: all of them, or one with what it changes. */
import { useSignal } from '@preact/signals';
import { isFriendly, rulesetOf, takesHouseRule } from '@taht/editions';
import { houseRuleName } from '@taht/phrasing';
import { applyHouseRules, type HouseRule } from '@taht/rules';
import { texts } from '../i18n/texts.ts';
import { RuleChanges } from '../play/rules/rule-changes.tsx';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { NotFound } from '../ui/not-found.tsx';
import { typedInto } from '../ui/set.ts';
import { changesOf } from './changes.ts';
import css from './learn.module.css';
import { ToLearn, WithTexts } from './parts.tsx';
import { playLink } from './play-link.ts';
import {
  firstRuleset,
  LEFT_UNSAID,
  offeredBy,
  ownRuleOf,
  rulesets,
  tipOf,
  variants,
} from './topics.ts';

export const Variants = ({ name }: { readonly name?: string }) => (
  <WithTexts parts={['learn', 'rules']}>
    {() => {
      const rule = variants.find((each) => each.name === name);
      if (rule !== undefined) return <Variant key={rule.name} rule={rule} />;
      return name === undefined ? <AllVariants /> : <NotFound />;
    }}
  </WithTexts>
);

function AllVariants() {
  const { t, find } = texts.value;
  return (
    <section class="page">
      <h1>{t('learn.variants')}</h1>
      <p>{t('variant.intro')}</p>
      <ul class="rows">
        {variants.map(({ name }) => (
          <li key={name}>
            <a href={`/learn/variants/${name}`}>
              <strong>{houseRuleName(texts.value, name)}</strong>
              <small>{find(`house-rule.${name}.about`)}</small>
            </a>
          </li>
        ))}
      </ul>
      <ToLearn />
    </section>
  );
}

function Variant({ rule }: { readonly rule: HouseRule }) {
  const { t, find, list } = texts.value;
  const edition = chosenEdition().id;
  const against = useSignal(firstRuleset(edition));
  const named = (ids: readonly string[]): string =>
    list(ids.map((id) => find(`ruleset.${id}`) ?? id));
  const own = ownRuleOf(rule);
  const offered = offeredBy(rule.name);
  const unsaid = LEFT_UNSAID.find((name) => name === rule.name);
  return (
    <section class="page">
      <h1>{houseRuleName(texts.value, rule.name)}</h1>
      <p>{find(`house-rule.${rule.name}.about`)}</p>
      {own.length > 0 ? <p>{t('variant.own', { rulesets: named(own) })}</p> : null}
      {offered.length > 0 ? <p>{t('variant.offered', { rulesets: named(offered) })}</p> : null}
      {own.length + offered.length === 0 ? (
        <p>{t(unsaid ? `variant.open.${unsaid}` : 'variant.not-offered')}</p>
      ) : null}
      <h2>{t('variant.tip')}</h2>
      <p>{t(`variant.tip.${tipOf(rule)}`)}</p>
      <h2>{t('variant.changes')}</h2>
      <p>
        <label>
          {t('variant.rules')}{' '}
          <select value={against.value} onChange={typedInto(against)}>
            {rulesets.map(({ id }) => (
              <option key={id} value={id}>
                {find(`ruleset.${id}`) ?? id}
              </option>
            ))}
          </select>
        </label>
      </p>
      <Changes ruleset={against.value} rule={rule} />
      <p class={css.buttons}>
        <a class="button main" href={playLink(edition, rule.name)}>
          {t('variant.play')}
        </a>
        <a class="button" href="/learn/variants">
          {t('variant.all')}
        </a>
      </p>
    </section>
  );
}

function Changes({ ruleset, rule }: { readonly ruleset: string; readonly rule: HouseRule }) {
  const { t } = texts.value;
  const rules = rulesetOf(ruleset);
  if (rules === undefined) return null;
  if (!takesHouseRule(ruleset, rule.name))
    return <p>{t(isFriendly(ruleset) ? 'variant.not-friendly' : 'variant.fixed')}</p>;
  if (changesOf(rules, rule, texts.value).length === 0) return <p>{t('variant.nothing')}</p>;
  return (
    <RuleChanges
      before={rules}
      after={applyHouseRules(rules, [rule])}
      called={[t('variant.before'), t('variant.after')]}
    />
  );
}
