/** The source of `packages/messages/src/catalogue.ts`, made from the folders of texts beside it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@taht/messages';
import { root } from './paths.js';

const SOURCES = join(root, 'packages/messages/src');
export const CATALOGUE = join(SOURCES, 'catalogue.ts');

export function catalogueSource(): string {
  return `/** Every file of texts by language, loaded when it is wanted. Written by \`npm run texts\` from the folders beside it; a test compares. */
import type { ByLanguage } from './language.ts';
import type { InAnyLanguage } from './texts.ts';

export interface English {
${filesOf('en')
  .map((file) => `  readonly ${keyOf(file)}: typeof import('./en/${file}.ts');`)
  .join('\n')}
}

type Files = { readonly [F in keyof English]: () => Promise<InAnyLanguage<English[F]>> };

export const FILES: ByLanguage<Files> = {
${LANGUAGES.map((language) => `  ${language}: {\n${loadersOf(language)}\n  },`).join('\n')}
};
`;
}

const loadersOf = (language: string): string =>
  filesOf(language)
    .map((file) => `    ${keyOf(file)}: () => import('./${language}/${file}.ts'),`)
    .join('\n');

const filesOf = (language: string): string[] =>
  readdirSync(join(SOURCES, language))
    .map((file) => file.replace(/\.ts$/u, ''))
    .sort();

const keyOf = (file: string): string => (/^\w+$/u.test(file) ? file : `'${file}'`);
