/** What a release is made of, as CycloneDX 1.6 tells it: for programs that look for known weaknesses. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Installed } from './installed-packages.ts';
import { root } from './paths.js';

export const SBOM = 'sbom.cdx.json';

export function sbom(packages: readonly Installed[]): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const components = [nodeComponent(), ...packages.map(componentOf)];
  const body = {
    version: 1,
    metadata: { component: { type: 'application', name: 'taht', version, licenses: [MIT] } },
    components,
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(body))}`;
  const document = { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber, ...body };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const MIT = { license: { id: 'MIT' } };

const nodeComponent = (): object => {
  const { node } = process.versions;
  return {
    ...{ type: 'platform', name: 'node', version: node },
    ...{ 'bom-ref': `node@${node}`, purl: `pkg:generic/node@${node}`, licenses: [MIT] },
  };
};

function componentOf({ name, version, license }: Installed): object {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const licenses = /[ ()]/u.test(license)
    ? [{ expression: license }]
    : [{ license: { id: license } }];
  return { type: 'library', name, version, 'bom-ref': purl, purl, licenses };
}

/** The same for the same parts. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
