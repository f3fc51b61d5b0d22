/** What the pages on strategy show of an edition: its short words, its tiles worth keeping, its rules. */
import { useSignal } from '@preact/signals';
import { editionOf } from '@taht/editions';
import { BLANK } from '@taht/letters';
import type { LeaveFile } from '@taht/search';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { numberText } from '../i18n/customs.ts';
import { texts, type Values } from '../i18n/texts.ts';
import { RuleSentences } from '../play/rules/rule-sections.tsx';
import { toldAbout } from './changes.ts';
import css from './learn.module.css';
import { type TileWorth, tilesWorthKeeping } from './leaves.ts';
import { gamesLearnedFrom, leavesOf, lists } from './lists.ts';
import type { StrategyTopic } from './topics.ts';

interface FactsProps {
  readonly edition: string;
}

export const FACTS: Readonly<Partial<Record<StrategyTopic, FunctionComponent<FactsProps>>>> = {
  'short-words': ShortWords,
  leaves: Leaves,
  exchange: rulesAbout('exchange'),
  challenge: rulesAbout('challenge'),
};

/** The figures that the paragraphs of a topic name. */
export function factsFor(topic: StrategyTopic, edition: string): Values {
  if (topic === 'leaves')
    return { games: numberText(gamesLearnedFrom(edition), texts.value.language) };
  const tileset = editionOf(edition)?.tilesets[0];
  if (topic !== 'balance' || tileset === undefined) return {};
  const { vowels, letters } = soundsOf(tileset);
  return { vowels, letters, percent: Math.round((100 * vowels) / letters) };
}

function soundsOf({ tiles, vowels }: NonNullable<ReturnType<typeof editionOf>>['tilesets'][0]) {
  const count = (isCounted: (letter: string) => boolean): number =>
    tiles.reduce((sum, [letter, many]) => sum + (isCounted(letter) ? many : 0), 0);
  return {
    vowels: count((letter) => vowels.some((vowel) => vowel === letter)),
    letters: count(() => true),
  };
}

function rulesAbout(chapter: string): FunctionComponent<FactsProps> {
  return ({ edition }) => {
    const rules = editionOf(edition)?.rulesets[0];
    return rules === undefined ? null : (
      <RuleSentences sentences={toldAbout(rules, [chapter], texts.value)} />
    );
  };
}

function ShortWords({ edition }: FactsProps) {
  const { t, language } = texts.value;
  const id = editionOf(edition)?.lexicons[0];
  const lengths = lists.find((list) => list.id === id)?.lengths ?? [];
  return (
    <table class={css.facts}>
      <caption>{t('strategy.short-words.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('strategy.short-words.length')}</th>
          <th scope="col" class={css.number}>
            {t('howto.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[2, 3, 4].map((length) => (
          <tr key={length}>
            <th scope="row">{length}</th>
            <td class={css.number}>{numberText(lengths[length] ?? 0, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As many of the best and of the worst. */
const SHOWN = 8;

function Leaves({ edition }: FactsProps) {
  const { t } = texts.value;
  const file = useSignal<LeaveFile | null>(null);
  useEffect(() => {
    let isWanted = true;
    file.value = null;
    void leavesOf(edition).then((found) => {
      if (isWanted) file.value = found ?? null;
    });
    return () => {
      isWanted = false;
    };
  }, [edition, file]);
  const tileset = editionOf(edition)?.tilesets[0];
  if (file.value === null || tileset === undefined) return <p>{t('shell.loading')}</p>;
  const tiles = tilesWorthKeeping(file.value, tileset);
  return (
    <div class={css.pair}>
      <WorthKeeping title={t('strategy.leaves.keep')} tiles={tiles.slice(0, SHOWN)} />
      <WorthKeeping title={t('strategy.leaves.play')} tiles={tiles.slice(-SHOWN).toReversed()} />
    </div>
  );
}

const SIGNED: Intl.NumberFormatOptions = {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
};

function WorthKeeping({
  title,
  tiles,
}: {
  readonly title: string;
  readonly tiles: readonly TileWorth[];
}) {
  const { t, language } = texts.value;
  return (
    <table class={css.facts}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('howto.letter')}</th>
          <th scope="col" class={css.number}>
            {t('howto.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiles.map(({ tile, value }) => (
          <tr key={tile}>
            <th scope="row">{tile === BLANK ? t('tile.blank') : tile}</th>
            <td class={css.number}>{numberText(value, language, SIGNED)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
