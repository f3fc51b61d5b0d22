/** The rules of a code on one page, to read and to print. */
import { tilesetOf } from '@taht/editions';
import { BLANK } from '@taht/letters';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { RuleSections } from '../play/rules/rule-sections.tsx';
import { Loading } from '../ui/loading.tsx';
import { Warning } from '../ui/warning.tsx';
import { type Choices, houseRulesOf, rulesOf } from './choices.ts';
import css from './rules.module.css';
import { decodeChoices } from './share-code.ts';

export function Rules({ code = '' }: { readonly code?: string }) {
  const isReady = useParts('build', 'rules');
  const { t } = texts.value;
  if (!isReady) return <Loading />;
  const decoded = decodeChoices(code);
  if (!decoded.ok)
    return (
      <section class="page">
        <h1>{t('play.rule-sheet')}</h1>
        <Warning>{t(`build.${decoded.error.code}`)}</Warning>
        <p>
          <a class="button" href="/new">
            {t('build.title')}
          </a>
        </p>
      </section>
    );
  return <RulesSheet code={code} choices={decoded.value} />;
}

function RulesSheet({ code, choices }: { readonly code: string; readonly choices: Choices }) {
  const { t } = texts.value;
  const lexicon = choices.lexicon === null ? null : { id: choices.lexicon };
  return (
    <section class={`page ${css.rules}`}>
      <h1>{t('play.rule-sheet')}</h1>
      <p class={css.actions}>
        <button type="button" class="main" onClick={() => print()}>
          {t('build.print')}
        </button>
        <a class="button" href={`/new/${code}`}>
          {t('build.change')}
        </a>
      </p>
      <div class={css.columns}>
        <RuleSections
          rules={rulesOf(choices)}
          choices={{ houseRules: houseRulesOf(choices), lexicon }}
          level={2}
        />
      </div>
      <Tiles tileset={choices.tileset} />
      <p class={css.code}>{code}</p>
    </section>
  );
}

function Tiles({ tileset }: { readonly tileset: string }) {
  const { t } = texts.value;
  const set = tilesetOf(tileset);
  if (set === undefined) return null;
  return (
    <section>
      <h2>{t('build.tiles')}</h2>
      <ul class={css.tiles}>
        {set.tiles.map(([letter, count, points]) => (
          <li key={letter}>
            <strong>{letter}</strong>
            <sub>{points}</sub> × {count}
          </li>
        ))}
        <li>
          <strong>{BLANK}</strong>
          <sub>0</sub> × {set.blanks}
        </li>
      </ul>
    </section>
  );
}
