/** `taht lexicon list`: lists the word lists at hand. A file that cannot be read is listed with the reason. */
import { dataFolder } from '@taht/host/files';
import { listLexicons, readLexicon } from '@taht/host/words';
import type { Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { type Answer, answer } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { columnsOf } from '../../text/columns.ts';
import type { DataOption } from '../../words/open.ts';
import { countText, explainLexicon, policyText } from '../../words/texts.ts';

export const commands: Commands = {
  list: (command, { world, texts, action }) =>
    command
      .option('--data <folder>', texts.t('cli.data'))
      .action(action((options: DataOption) => listAll(options, world, texts))),
};

function listAll({ data }: DataOption, world: World, texts: Texts): Answer {
  const found = listLexicons(dataFolder(data, world.env, world.cwd)).map((place) => ({
    place,
    read: readLexicon(place),
  }));
  const json = found.map(({ place: { id, builtIn }, read }) => {
    if (!read.ok) return { id, builtIn, failure: read.error.code };
    const { edition, language, words, policy, licence, version, hash } = read.value.info;
    return { id, builtIn, edition, language, words, policy, licence, version, hash };
  });
  const rows = found.map(({ place: { id }, read }) =>
    read.ok
      ? [id, countText(texts, read.value.info.words), policyText(texts, read.value.info)]
      : [id, '–', explainLexicon(texts, read.error)],
  );
  const lines = columnsOf(rows, ['left', 'right', 'left']);
  return answer({ lexicons: json }, lines.length > 0 ? lines : [texts.t('lexicon.none')]);
}
