/** The word lists as packages `@taht/words-<edition>`: the files of an edition laid out as in `lexicons/`, with licences and a door that says where they lie. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, editions } from '../packages/editions/src/index.ts';
import { root } from './paths.js';

const LISTS = join(root, 'lexicons');

/** Lays out one package for each edition below the folder, and returns their folders. */
export const stageWords = (staged: string, version: string): string[] =>
  editions.map((edition) => stage(edition, join(staged, `words-${edition.id}`), version));

/** The names of their packages, as dependencies of what plays with all of them. */
export const wordDependencies = (version: string): Record<string, string> =>
  Object.fromEntries(editions.map(({ id }) => [packageOf(id), version]));

const packageOf = (edition: string): string => `@taht/words-${edition}`;

function stage(edition: Edition, target: string, version: string): string {
  const { id } = edition;
  mkdirSync(target, { recursive: true });
  const files = filesOf(edition);
  for (const file of files) cpSync(join(LISTS, file), join(target, file));
  writeFileSync(join(target, 'index.js'), doorOf(id, files));
  writeFileSync(join(target, 'index.d.ts'), DOOR_TYPES);
  writeFileSync(join(target, 'README.md'), readmeOf(edition));
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(manifestOf(edition, version), null, 2)}\n`,
  );
  return target;
}

/** Everything of the edition but its older versions, which nobody can have begun a game with who has only the package. */
function filesOf({ id, lexicons }: Edition): string[] {
  const own = (folder: string, belongs: (name: string) => boolean): string[] =>
    readdirSync(join(LISTS, folder))
      .filter(belongs)
      .map((name) => join(folder, name).replaceAll('\\', '/'));
  const stems = new Set([...lexicons, id]);
  return [
    ...own('.', (name) => stems.has(name.slice(0, name.indexOf('.')))),
    ...own('meanings', (name) => name.startsWith(`${id}.`)),
    ...[`src/${id}/family.txt`].filter((file) => existsSync(join(LISTS, file))),
    ...own('LICENSES', (name) => /^[A-Z]/u.test(name)),
    ...[id, 'meanings', 'ranks'].map((name) => `LICENSES/${name}.txt`),
  ];
}

const doorOf = (
  id: string,
  files: readonly string[],
): string => `/** Where the files of this package lie. */
export const edition = ${JSON.stringify(id)};
export const folder = new URL('./', import.meta.url).href;
export const files = ${JSON.stringify(files.filter((file) => !file.startsWith('LICENSES')))};
`;

const DOOR_TYPES = `/** The id of the edition whose words these are. */
export declare const edition: string;
/** The address of the folder in which the files lie. */
export declare const folder: string;
/** The files by their paths in the folder. */
export declare const files: readonly string[];
`;

function manifestOf({ id, language }: Edition, version: string) {
  const { licence } = JSON.parse(readFileSync(join(LISTS, `${id}.json`), 'utf8'));
  return {
    name: packageOf(id),
    version,
    description: `The ${nameOf(language)} words of Täht: word graphs, how common words are, what leaves are worth, what words mean.`,
    license: `SEE LICENSE IN LICENSES/${id}.txt`,
    keywords: [
      'words',
      'word list',
      'dictionary',
      'dawg',
      'crossword',
      nameOf(language).toLowerCase(),
    ],
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './*': './*' },
    // What npm shows cannot say it all.
    taht: { licence },
  };
}

const nameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

const readmeOf = ({ id, language, lexicons }: Edition): string => `# ${packageOf(id)}

The ${nameOf(language)} words of Täht, for \`openTaht('${id}')\` and for the command line.

\`\`\`js
import { openTaht } from 'taht';

const taht = await openTaht('${id}');
\`\`\`

| file | what it holds |
|---|---|
${lexicons.map((list) => `| \`${list}.dawg\`, \`${list}.json\` | ${list === id ? "the edition's own list" : 'another list'}: the word graph; sources, licence and hashes |`).join('\n')}
| \`${id}.ranks\` | how common each word is |
| \`${id}.leaves.json\` | what the tiles that stay on a rack are worth |
| \`${id}.phonies.txt\` | words that are none, for bots that can be wrong |
| \`meanings/\` | what words are and mean |
| \`src/${id}/family.txt\` | words that no bot lays |

A page fetches the files from a copy of this folder; \`folder\` and \`files\` of the package say where they lie.
The words have licences of their own: see \`LICENSES/${id}.txt\`, and \`LICENSES/meanings.txt\` and \`LICENSES/ranks.txt\` for the other files.
`;
