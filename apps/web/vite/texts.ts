/** The interface texts as files: compiled here, one for each language and part, so that a page loads only what it says. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogues, LANGUAGES, type Language } from '@taht/messages';
import type { Plugin } from 'vite';
import { PARTS, type Part, partOf } from '../src/i18n/parts.ts';

const INDEX = 'virtual:texts';

export const texts = (): Plugin => ({
  name: 'taht-texts',
  resolveId: (id) => (id === INDEX ? `\0${INDEX}` : undefined),
  load(id) {
    if (id !== `\0${INDEX}`) return undefined;
    const lines = LANGUAGES.flatMap((language) =>
      PARTS.map((part) => {
        const file = this.emitFile({
          type: 'asset',
          name: `${language}-${part}.json`,
          source: textsFile(language, part),
        });
        return `'${language}/${part}': import.meta.ROLLUP_FILE_URL_${file},`;
      }),
    );
    return `export const addresses = {\n${lines.join('\n')}\n};\n`;
  },
});

/** A message without values stays the text that it is. */
function textsFile(language: Language, part: Part): string {
  const compiled = Object.entries(catalogues[language])
    .filter(([id]) => partOf(id) === part)
    .map(([id, text]) => [id, plainOf(compileMessage(text))]);
  return JSON.stringify(Object.fromEntries(compiled));
}

const plainOf = (message: ReturnType<typeof compileMessage>) =>
  message.length === 1 && typeof message[0] === 'string' ? message[0] : message;
