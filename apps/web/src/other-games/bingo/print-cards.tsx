/** For a class without phones: blank cards with the rules, and the caller's sheet, on paper. */
import { useSignal } from '@preact/signals';
import { BLANK, type Tile } from '@taht/letters';
import { bingo } from '@taht/modes';
import { allTiles } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { chosenEdition } from '../../ui/chosen-edition.ts';
import { EditionChoice } from '../edition.tsx';
import { RULES } from '../games.ts';
import modes from '../other-games.module.css';
import { tileName } from './called.tsx';
import css from './print.module.css';

const MOST_CARDS = 100;
const { words, letters } = bingo.BINGO_DEFAULTS;

export function PrintCards() {
  const { t } = texts.value;
  const count = useSignal(8);
  const [tileset] = chosenEdition().tilesets;
  return (
    <section class="page">
      <div class={css.controls}>
        <h1>{t('bingo.print')}</h1>
        <EditionChoice />
        <p>
          <label>
            {t('bingo.how-many')}{' '}
            <input
              type="number"
              min={1}
              max={MOST_CARDS}
              value={count.value}
              onInput={({ currentTarget }) => {
                const wanted = Math.trunc(Number(currentTarget.value));
                if (wanted >= 1 && wanted <= MOST_CARDS) count.value = wanted;
              }}
            />
          </label>
        </p>
        <p class={modes.buttons}>
          <button type="button" class="main" onClick={() => print()}>
            {t('bingo.print-now')}
          </button>
          <a class="button" href="/bingo">
            {t('other.bingo')}
          </a>
        </p>
      </div>
      <ul class={css.cards}>
        {Array.from({ length: count.value }, (_, i) => (
          <li key={i}>
            <BlankCard />
          </li>
        ))}
      </ul>
      <section class={css.sheet}>
        <h2>{t('bingo.sheet')}</h2>
        <p>{t('bingo.sheet-about')}</p>
        <CallSheet tiles={allTiles(tileset)} />
        <h2>{t('other.rules-of', { game: t('other.bingo') })}</h2>
        <ol>
          {RULES.bingo.map((rule) => (
            <li key={rule}>{t(`bingo.rule.${rule}`)}</li>
          ))}
        </ol>
      </section>
    </section>
  );
}

const boxes = Array.from({ length: letters }, (_, i) => i);

function BlankCard() {
  const { t } = texts.value;
  return (
    <div class={css.card}>
      <p>
        <strong>{t('other.bingo')}</strong> {t('bingo.name')}: <span class={css.line} />
      </p>
      {Array.from({ length: words }, (_, row) => (
        <div key={row} class={css.word}>
          {boxes.map((box) => (
            <span key={box} />
          ))}
        </div>
      ))}
      <p class={css.about}>{t('bingo.rule.write')}</p>
    </div>
  );
}

const CallSheet = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <dl class={css.letters}>
    {[...Map.groupBy(tiles, (tile) => tile)].map(([tile, same]) => (
      <div key={tile}>
        <dt>{tile === BLANK ? tileName(tile) : tile}</dt>
        <dd>
          <span class="unseen">{same.length}</span>
          <span aria-hidden="true">{'☐'.repeat(same.length)}</span>
        </dd>
      </div>
    ))}
  </dl>
);
