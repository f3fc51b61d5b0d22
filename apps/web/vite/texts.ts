/** The interface texts as modules: compiled here, one for each language and part, so that a page loads only what it says. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogues, LANGUAGES, type Language } from '@taht/messages';
import type { Plugin } from 'vite';
import { PARTS, type Part, partOf } from '../src/i18n/parts.ts';

const INDEX = 'virtual:texts';

export const texts = (): Plugin => ({
  name: 'taht-texts',
  resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${INDEX}`)) return undefined;
    const [, language, part] = id.split('/');
    return language === undefined ? indexModule() : textsModule(language as Language, part as Part);
  },
});

function indexModule(): string {
  const names = LANGUAGES.flatMap((language) => PARTS.map((part) => `${language}/${part}`));
  const lines = names.map((name) => `'${name}': () => import('${INDEX}/${name}'),`);
  return `export const modules = {\n${lines.join('\n')}\n};\n`;
}

function textsModule(language: Language, part: Part): string {
  const compiled = Object.entries(catalogues[language])
    .filter(([id]) => partOf(id) === part)
    .map(([id, text]) => [id, compileMessage(text)]);
  return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});\n`;
}
