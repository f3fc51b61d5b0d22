/** The licences of everything in a release, in one text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Installed } from './installed-packages.ts';
import { root } from './paths.js';

const LINE = `\n${'='.repeat(72)}\n`;

export function notices(packages: readonly Installed[]): string {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  const parts = [
    `Täht\n\n${own}`,
    'The word lists in lexicons/ have licences of their own: see lexicons/README.md and lexicons/LICENSES.\n',
    `Commissioner, the typeface of the page\n\n${readFileSync(join(root, 'apps/web/src/styles/fonts/OFL.txt'), 'utf8')}`,
    nodeNotice(own),
    ...packages.map(packageNotice),
  ];
  return parts.join(LINE);
}

/** Its npm package brings no licence file. It is under the same words as we are, and names its own parts. */
function nodeNotice(mit: string): string {
  const { node, ...parts } = process.versions;
  const words = mit.slice(mit.indexOf('Permission is hereby granted'));
  const inside = Object.entries(parts).map(([name, version]) => `${name} ${version}`);
  return `Node.js ${node} (MIT)

Copyright Node.js contributors. All rights reserved.

${words}
It contains ${inside.join(', ')}.
Their licences: https://github.com/nodejs/node/blob/v${node}/LICENSE
`;
}

function packageNotice({ name, version, license, folder }: Installed): string {
  const files = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n').concat('\n');
}
