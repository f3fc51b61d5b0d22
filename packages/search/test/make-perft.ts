/** `node packages/search/test/make-perft.ts [EDITION …]`: writes the play counts of every edition whose list is built. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { editions } from '@taht/testkit';
import { lexiconOf, makePerft, perftPath, perftTable } from './perft.ts';

const POSITIONS = 220;
const SEED = 20261115;

const asked = process.argv.slice(2);
for (const { id } of editions.filter(
  (edition) => asked.length === 0 || asked.includes(edition.id),
)) {
  const lexicon = lexiconOf(id);
  if (lexicon === undefined) {
    console.log(`${id}: no word list`);
    continue;
  }
  const positions = makePerft(perftTable(id, lexicon), POSITIONS, SEED);
  const { info } = lexicon;
  const lines = positions.map((position) => `    ${JSON.stringify(position)}`).join(',\n');
  const head = `{\n  "edition": "${id}",\n  "lexicon": ${JSON.stringify({ id: info.id, hash: info.hash })}`;
  mkdirSync(dirname(perftPath(id)), { recursive: true });
  writeFileSync(perftPath(id), `${head},\n  "positions": [\n${lines}\n  ]\n}\n`);
  console.log(`${id}: ${positions.length} positions`);
}
