/** `taht editions`: lists every edition with its tiles, rulesets and word lists. */
import { dictionaryOf, type Edition, editions } from '@taht/editions';
import type { Texts } from '@taht/phrasing';
import type { TileSet } from '@taht/rules';
import type { Commands } from '../shell/command.ts';
import { type Answer, answer } from '../shell/outcome.ts';
import { wrap } from '../text/wrap.ts';

export const commands: Commands = {
  editions: (command, { world, texts, action }) =>
    command.action(action(() => listEditions(texts, world.width))),
};

function listEditions(texts: Texts, width: number): Answer {
  return answer(
    { editions: editions.map(editionJson) },
    editions.flatMap((edition, i) => [
      ...(i > 0 ? [''] : []),
      ...editionLines(edition, texts, width),
    ]),
  );
}

const editionJson = (edition: Edition) => ({
  id: edition.id,
  language: edition.language,
  tileset: edition.tilesets[0].id,
  tiles: tilesJson(edition.tilesets[0]),
  tilesets: edition.tilesets.map((set) => ({ id: set.id, tiles: tilesJson(set) })),
  rulesets: edition.rulesets.map((ruleset) => ruleset.id),
  lexicons: edition.lexicons,
  dictionary: dictionaryOf(edition),
});

const tilesJson = ({ tiles, blanks }: TileSet) => [
  ...tiles.map(([letter, count, points]) => ({ letter, count, points })),
  { letter: '?', count: blanks, points: 0 },
];

function editionLines(edition: Edition, { t, find }: Texts, width: number): string[] {
  const { id, tilesets, rulesets, lexicons } = edition;
  const named = (kind: string, name: string): string =>
    `${name} (${find(`${kind}.${name}`) ?? name})`;
  return [
    `${id}  ${find(`edition.${id}`) ?? id}`,
    ...wrap(
      `  ${t('rule.id')}: ${rulesets.map((r) => named('ruleset', r.id)).join(', ')}`,
      width,
      '    ',
    ),
    ...tilesets.flatMap((set) => [
      ...wrap(`  ${t('rule.tileset')}: ${named('tileset', set.id)}`, width, '    '),
      ...wrap(`    ${tilesJson(set).map(tileText).join(', ')}`, width),
    ]),
    ...wrap(`  ${t('rule.words.lexicon')}: ${lexicons.join(', ')}`, width, '    '),
  ];
}

/** Number and points stay on one line with their letter. */
const tileText = ({ letter, count, points }: ReturnType<typeof tilesJson>[number]): string =>
  `${letter}\u00A0${count}×${points}`;
