/** The interface texts as files: compiled here, one for each language and part, so that a page loads only what it says. */
import { createHash } from 'node:crypto';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language, loadParts } from '@taht/messages';
import type { Plugin } from 'vite';
import { isOnPage } from '../src/i18n/parts.ts';

const INDEX = 'virtual:texts';

export const texts = (): Plugin => ({
  name: 'taht-texts',
  resolveId: (id) => (id === INDEX ? `\0${INDEX}` : undefined),
  async load(id) {
    if (id !== `\0${INDEX}`) return undefined;
    const files = (await Promise.all(LANGUAGES.map(filesOf))).flat();
    const version = versionOf(files.map(({ source }) => source));
    for (const { name, source } of files)
      this.emitFile({ type: 'asset', fileName: `assets/${name}-${version}.json`, source });
    return `export const version = '${version}';\n`;
  },
});

/** One for all of them: the page would have to know each of a hundred. */
const versionOf = (sources: readonly string[]): string =>
  createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 8);

async function filesOf(language: Language): Promise<{ name: string; source: string }[]> {
  const parts = Object.entries(await loadParts(language)).filter(([part]) => isOnPage(part));
  return parts.map(([part, texts]) => ({ name: `${language}-${part}`, source: compiled(texts) }));
}

function compiled(texts: Readonly<Record<string, string>>): string {
  const messages = Object.entries(texts).map(([id, text]) => [id, plainOf(compileMessage(text))]);
  return JSON.stringify(Object.fromEntries(messages));
}

/** A message without values stays the text that it is. */
const plainOf = (message: ReturnType<typeof compileMessage>) =>
  message.length === 1 && typeof message[0] === 'string' ? message[0] : message;
