/** The workflow that publishes: it tests, packs and publishes with a proof, by scripts that there are; what is packed asks for the proof. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Manifest, packedManifest } from './packed-manifest.ts';
import { root } from './paths.js';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: { readonly publish: { readonly steps: readonly { readonly run?: string }[] } };
}

test('the workflow runs what there is, tries before it publishes, and may sign', () => {
  const { permissions, jobs } = parse(read('.github/workflows/publish.yml')) as Workflow;
  const { scripts } = JSON.parse(read('package.json'));
  const runs = jobs.publish.steps.flatMap(({ run }) => run ?? []);
  const named = runs.flatMap((run) => /^npm (?:run )?(test|pack)\b/u.exec(run)?.[1] ?? []);
  expect(named).toEqual(['test', 'pack']);
  expect(named.every((name) => name in scripts)).toBe(true);
  expect(runs.at(-2)).toContain('--dry-run');
  expect(runs.at(-1)).toContain('--provenance');
  expect(permissions['id-token']).toBe('write');
});

test('every package that is packed says what it is', () => {
  const homes = globSync('{packages,apps}/*/package.json', { cwd: root });
  const packed = homes
    .map((file) => JSON.parse(read(file)) as Manifest)
    .filter(({ private: hidden }) => !hidden)
    .map((manifest) => packedManifest(manifest, 'packages/x'));
  for (const each of packed) {
    expect(each.publishConfig, `${each.name}`).toEqual({ access: 'public', provenance: true });
    for (const field of ['description', 'license', 'keywords', 'engines', 'files'])
      expect(each[field], `${each.name}: ${field}`).toBeDefined();
    expect(each.devDependencies ?? each.scripts, `${each.name}`).toBeUndefined();
  }
});
