/** `taht lexicon build is-bin --source FILE`: makes a list of a file that its institute publishes and the user brings. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { dataFolder, readBytes, replaceFile } from '@taht/host/files';
import { lexiconPath, lexiconsFolder, loadLexicon, storeVersion } from '@taht/host/words';
import { contains, encodeLexicon, readWord } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import { answer, failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import type { IsKnown, OfficialFormat } from '../../wordlists/official/format.ts';
import { makeOfficial, type OfficialFault } from '../../wordlists/official/make-official.ts';
import type { DataOption } from '../../words/open.ts';
import { countText } from '../../words/texts.ts';

export function buildOfficial(
  format: OfficialFormat,
  path: string | undefined,
  { data: folder }: DataOption,
  world: World,
  texts: Texts,
): Outcome {
  const { t } = texts;
  const { id } = format;
  if (path === undefined)
    return wrongUse(t('official.bring', { ...toldOf(format), command: commandFor(format) }));
  const bytes = readBytes(path);
  if (!bytes.ok) return failed(explainFile(texts, bytes.error));
  const data = dataFolder(folder, world.env, world.cwd);
  const file = { name: basename(path), date: dayOf(path), bytes: bytes.value };
  const made = makeOfficial(format, file, knownIn(format.edition, data));
  if (!made.ok) return failed(explainFault(made.error, path, format, texts));
  const former = loadLexicon(id, data);
  const stored = former.ok ? storeVersion({ id, hash: former.value.info.hash }, data) : former;
  if (former.ok && !stored.ok && stored.error.code === 'file')
    return failed(explainFile(texts, stored.error));
  const { lexicon, sha256, leftOut } = made.value;
  const target = lexiconPath(lexiconsFolder(data), id);
  const written = replaceFile(target, encodeLexicon(lexicon));
  if (!written.ok) return failed(explainFile(texts, written.error));
  const { words, hash, licence } = lexicon.info;
  const source = { file: file.name, date: file.date, sha256, licence };
  return answer({ id, words, hash, path: target, source, leftOut }, [
    t('import.done', { id, path: plain(target) }),
    t('official.made', {
      words: countText(texts, words),
      count: countText(texts, leftOut),
      name: format.name,
      licence,
      date: file.date,
      hash: sha256,
    }),
  ]);
}

const dayOf = (path: string): string => statSync(path).mtime.toISOString().slice(0, 10);

/** Words of the list that comes with the program, which is read when it is first asked. */
function knownIn(edition: string, data: string): IsKnown {
  let loaded: ReturnType<typeof loadLexicon> | undefined;
  return (word) => {
    loaded ??= loadLexicon(edition, data);
    if (!loaded.ok) return false;
    const codes = readWord(loaded.value.alphabet, word.toLocaleUpperCase(edition));
    return codes.ok && contains(loaded.value, codes.value);
  };
}

const commandFor = ({ id }: OfficialFormat): string => `taht lexicon build ${id} --source FILE`;

const toldOf = ({ id, name, file, address, licence }: OfficialFormat) => ({
  id,
  name,
  file,
  address,
  licence,
});

function explainFault(
  fault: OfficialFault,
  path: string,
  format: OfficialFormat,
  texts: Texts,
): string {
  const { t } = texts;
  const told = { ...toldOf(format), path: plain(path) };
  switch (fault.code) {
    case 'unreadable-line':
    case 'cut-off':
      return t(`official.${fault.code}`, { ...told, line: fault.line });
    case 'other-format':
      return t('official.other-format', {
        ...told,
        other: fault.format.name,
        its: fault.format.id,
      });
    case 'not-text':
      return t('official.not-text', told);
    case 'too-large':
      return t('import.too-large', told);
    case 'foreign':
    case 'no-words':
      return t(`official.${fault.code}`, told);
  }
}
