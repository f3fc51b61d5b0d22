/**
 * The packed packages work where nothing else of ours is: in an empty project and in a Vite page.
 * The examples of the READMEs that a newcomer reads first run against them and must print what they say (see examples.ts);
 * command line and server find words, texts and page without the repository.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplesIn } from './examples.ts';
import { packAll } from './pack-all.ts';
import { bin, node, root } from './paths.js';
import { runTool } from './run-tool.ts';

const minutes = 60_000;
const work = mkdtempSync(join(tmpdir(), 'taht-packed-'));
const project = join(work, 'project');
const whole = mkdtempSync(join(root, 'node_modules', '.taht-packed-'));
const tarballs: string[] = [];

/** What comes with the command line and the server is not imported but run. */
const APPS = /taht-(?:cli|server|web)-/u;
/** Whoever only reads examples needs no other words. */
const OTHER_WORDS = /taht-words-(?!en|is)/u;

beforeAll(() => {
  const page = join(work, 'built-page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html><html><head></head></html>\n');
  tarballs.push(...packAll(join(work, 'tarballs'), { page, checksTypes: false }));
  install(
    project,
    tarballs.filter((path) => !APPS.test(path) && !OTHER_WORDS.test(path)),
  );
  unpack(whole, tarballs);
}, 5 * minutes);

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
  rmSync(whole, { recursive: true, force: true });
});

/** Below the workspace, so that the packages of others are at hand; all of ours are those that were packed. */
function unpack(folder: string, packages: readonly string[]): void {
  for (const each of packages) {
    const name = basename(each).replace(/-[\d.]+\.tgz$/u, '');
    const home = join(
      folder,
      'node_modules',
      name === 'taht' ? name : name.replace('taht-', '@taht/'),
    );
    mkdirSync(home, { recursive: true });
    runTool('tar', ['-xzf', each, '-C', home, '--strip-components=1'], folder);
  }
}

/** Two words, a rack and the best play on the empty board: `BAR` where there is an R. */
const FIND = `import { alphabetSpec, editionOf, std15, tilesetOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import { buildLexicon, encodeLetters, WordPool } from '@taht/lexicon';
import { emptyBoard } from '@taht/rules';
import { makeBotKit } from '@taht/search';

const edition = editionOf('en');
const [rules] = edition.rulesets;
const tileset = tilesetOf(rules.tileset);
const alphabet = makeAlphabet(alphabetSpec(edition, tileset));
const pool = new WordPool();
for (const word of ['BA', 'BAR']) pool.add(encodeLetters(alphabet, [...word]));
const spec = { id: 'two', edition: 'en', policy: '', sources: [], licence: '', version: '' };
const lexicon = buildLexicon(spec, alphabet, pool.sorted()).value;
export const equipment = { lexicon, tileset, layout: std15, rules, edition: 'en' };
const { engine } = makeBotKit(equipment);
engine.setBoard(emptyBoard);
const { size } = engine.findAll(engine.countsOf([...'ABRZ']));
const plays = Array.from({ length: size }, (_, play) => engine.decode(play));
const [best] = plays.toSorted((a, b) => b.score - a.score);
export const found = best.tiles.map(({ letter }) => letter).join('') + ' ' + best.score;
`;

function install(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  runTool('npm', ['install', ...flags, ...packages], folder);
}

function tarball(name: string): string {
  const found = tarballs.find((path) => new RegExp(`taht-${name}-[\\d.]+\\.tgz$`, 'u').test(path));
  if (found === undefined) throw new Error(`there is no tarball of ${name}`);
  return found;
}

/** The packages that can be imported. */
function installed(): string[] {
  return readdirSync(join(project, 'node_modules/@taht'));
}

test('every package can be imported', () => {
  const names = installed();
  expect(names).toContain('rules');
  expect(names).not.toContain('testkit');
  writeFileSync(join(project, 'all.js'), names.map((name) => `import '@taht/${name}';\n`).join(''));
  runTool(node, ['all.js'], project);
});

test('the types of every package without effects can be read without those of Node', () => {
  const names = installed().filter((name) => name !== 'host');
  const lines = names.map(
    (name) => `export type * as ${name.replace('-', '_')} from '@taht/${name}';\n`,
  );
  writeFileSync(join(project, 'types.ts'), lines.join(''));
  const flags = '--strict --noEmit --module nodenext --target esnext --skipLibCheck false';
  runTool(join(bin, 'tsc'), [...flags.split(' '), 'types.ts'], project);
});

const main = join(whole, 'node_modules/@taht/cli/dist/main.js');

test('the packed command line finds words and texts', () => {
  const run = (...args: readonly string[]): string => runTool(node, [main, ...args], whole);
  expect(run('--version')).toMatch(/\d+\.\d+\.\d+/u);
  expect(run('--language', 'et', 'check', '--lexicon', 'et', 'TÄHT')).toContain('✓ TÄHT');
  const { lexicons } = JSON.parse(run('lexicon', 'list', '--json'));
  expect(lexicons.map(({ id }: { id: string }) => id)).toContain('fi-compounds');
});

test('the packed server serves the page', async () => {
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', join(work, 'data')];
  const served = spawn(node, [main, ...args], { cwd: whole, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const text of served.stdout.setEncoding('utf8')) {
    said += text;
    if (said.includes('data')) break;
  }
  const [address = ''] = /http:\/\/[\d.:]+/u.exec(said) ?? [];
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<html>');
  expect((await fetch(`${address}/api/v1/editions`)).status).toBe(200);
  served.kill('SIGTERM');
  await once(served, 'exit');
});

test.each([['README.md'], ['packages/taht/README.md']])(
  'the examples of %s print what they say',
  (name) => {
    for (const { code, output } of examplesIn(readFileSync(join(root, name), 'utf8'), name)) {
      writeFileSync(join(project, 'example.ts'), code);
      expect(runTool(node, ['example.ts'], project)).toBe(output);
    }
  },
);

test('the packed engine finds a play, here and in a thread', () => {
  writeFileSync(join(project, 'find.js'), FIND);
  writeFileSync(
    join(project, 'thread.js'),
    `import { EnginePool } from '@taht/host';
import { emptyBoard } from '@taht/rules';
import { winModel } from '@taht/search';
import { equipment, found } from './find.js';

const { lexicon, ...table } = equipment;
const seat = { score: 0, tiles: 7, passes: 0 };
const rack = [...'ABRZ'];
const position = { board: emptyBoard, rack, seats: [seat, seat], bag: 0, scoreless: 0, fewest: 0 };
const setting = { ...table, leaves: null, win: winModel('en', 2) };
const pool = new EnginePool(1);
const [best] = await pool.findCandidates({ lexicon, setting, position }, 1);
await pool.close();
console.log(found, best.candidate.score);
`,
  );
  expect(runTool(node, ['thread.js'], project)).toBe('BAR 10 10\n');
});

test('a Vite page can be built with the engine, and finds the play too', () => {
  const page = join(work, 'page');
  install(
    page,
    ['base', 'letters', 'stream', 'rules', 'editions', 'lexicon', 'search'].map(tarball),
  );
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><script type="module" src="./page.js"></script>\n',
  );
  writeFileSync(join(page, 'find.js'), FIND);
  writeFileSync(
    join(page, 'page.js'),
    `import { found } from './find.js';\nglobalThis.found = found;\n`,
  );
  writeFileSync(
    join(page, 'vite.config.js'),
    'export default { build: { modulePreload: { polyfill: false } } };\n', // which only a browser could run
  );
  runTool(join(bin, 'vite'), ['build', '--logLevel', 'warn'], page);
  const [script = ''] = readdirSync(join(page, 'dist/assets'));
  const show = `await import('./dist/assets/${script}'); console.log(found);`;
  expect(runTool(node, ['--input-type=module', '--eval', show], page)).toBe('BAR 10\n');
});
