/** `taht lexicon info`: shows what a word list says about itself. */
import type { LexiconInfo, Source } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, type Outcome } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { type LexiconOptions, openLexicon } from '../../words/open.ts';
import { countText, policyText } from '../../words/texts.ts';

export const commands: Commands = {
  info: (command, { world, texts, action }) =>
    command
      .argument('<id>')
      .option('--patch <file>', texts.t('cli.patch'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(action((id: string, options: InfoOptions) => showInfo(id, options, world, texts))),
};

type InfoOptions = Omit<LexiconOptions, 'lexicon'>;

function showInfo(id: string, options: InfoOptions, world: World, texts: Texts): Outcome {
  const lexicon = openLexicon({ ...options, lexicon: id }, world, texts);
  if (!lexicon.ok) return lexicon.error;
  const { info, rulings } = lexicon.value;
  return answer({ ...info, rulings: rulings.size }, infoLines(info, texts));
}

function infoLines(info: LexiconInfo, texts: Texts): string[] {
  const { t, find } = texts;
  const note = find(`lexicon.note.${info.id}`);
  const row = (label: string, value: string): string => `${label}: ${value}`;
  return [
    row(info.id, policyText(texts, info)),
    ...(note === undefined ? [] : [note]),
    row(t('lexicon.edition'), `${info.edition} (${find(`edition.${info.edition}`) ?? '–'})`),
    row(t('lexicon.words'), countText(texts, info.words)),
    row(t('lexicon.lengths'), lengthsText(info, texts)),
    row(t('lexicon.letters'), info.letters.join(' ')),
    row(t('lexicon.version'), plain(info.version)),
    row(t('lexicon.licence'), plain(info.licence)),
    ...info.sources.map((source) => row(t('lexicon.source'), sourceText(source))),
    row(t('lexicon.hash'), info.hash),
  ];
}

const lengthsText = ({ lengths }: LexiconInfo, texts: Texts): string =>
  lengths
    .map((count, length) => ({ count, length }))
    .filter(({ count }) => count > 0)
    .map(({ count, length }) => `${length}\u00A0–\u00A0${countText(texts, count)}`)
    .join(', ');

const sourceText = ({ kind, name, version, licence }: Source): string =>
  plain(`${kind} ${name} ${version} (${licence})`);
