/** The examples of deploy/ are held against the server's own options, so that they cannot fall behind it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readOptions } from '../../src/start/options.ts';
import { composed } from '../support/composed.ts';

const text = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on?: unknown;
}

const { services } = parse(text('compose.yaml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
};
const nodes = Object.entries(services).filter(([, { image }]) => image === 'taht');

/** As compose would fill them in. */
const filled = (value: string): string =>
  value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name, other) =>
    name === 'TAHT_SECRET' ? 'ab'.repeat(32) : other || 'given',
  );

test('three nodes of the compose file share a database and a secret, and their options are known', () => {
  expect(nodes.map(([name]) => name)).toEqual(['node1', 'node2', 'node3']);
  const known = new Set(settingsInDocs());
  for (const [, { command = [], environment }] of nodes) {
    const env = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, filled(value)]),
    );
    expect(readOptions(command, env, '/')).toMatchObject({
      ok: true,
      value: { port: 8080, isBehindProxy: true, database: 'postgres://taht:given@database/taht' },
    });
    expect(env.TAHT_SECRET).toMatch(/^[0-9a-f]{64}$/);
    for (const name of Object.keys(environment)) expect(known, name).toContain(name);
  }
});

test('the proxies pass to every node what it listens on, and show no figures', () => {
  for (const [name] of nodes) expect(text('Caddyfile.compose')).toContain(`${name}:8080`);
  for (const name of ['Caddyfile', 'Caddyfile.compose', 'nginx.conf', 'haproxy.cfg'])
    expect(text(name)).toMatch(/\/metrics/);
  expect(text('nginx.conf')).toMatch(/X-Forwarded-For \$remote_addr;/);
});

test('the service starts the server with options it knows', () => {
  const [, line = ''] = /^ExecStart=\S+ \S+main\.ts (.*)$/m.exec(text('taht.service')) ?? [];
  const [, settings = ''] = /^Environment=(.*)$/m.exec(text('taht.service')) ?? [];
  const env = Object.fromEntries(settings.split(' ').map((each) => each.split('=')));
  expect(readOptions(line.split(' '), env, '/')).toMatchObject({
    ok: true,
    value: { host: '127.0.0.1', data: '/var/lib/taht', isBehindProxy: true },
  });
});

/** Where systemd is there to say so; that the program is not installed here it may say. */
test.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)('systemd reads it', () => {
  const unit = fileURLToPath(new URL('../../../../deploy/taht.service', import.meta.url));
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  const complaints = stderr.split('\n').filter((line) => /taht\.service/.test(line));
  expect(complaints.filter((line) => !line.includes('is not executable'))).toEqual([]);
  const judged = spawnSync('systemd-analyze', ['--offline=true', 'security', unit], {
    encoding: 'utf8',
  });
  const [, exposure = '10'] = /exposure level[^:]*: ([\d.]+)/.exec(judged.stdout) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(3);
});

test('Prometheus is sent to where the figures are', () => {
  expect(parse(text('prometheus.yaml'))).toMatchObject({
    scrape_configs: [{ job_name: 'taht', static_configs: [{ targets: ['127.0.0.1:8080'] }] }],
  });
});

test('alerts and dashboard look at figures that there are', async () => {
  const world = await composed();
  const shown = await (await fetch(`${world.http}/metrics`)).text();
  await world.stop();
  const known = new Set(shown.match(/(?<=^# HELP )\w+/gm));
  const { groups } = parse(text('alerts.yaml')) as {
    groups: readonly { rules: readonly { alert: string; expr: string }[] }[];
  };
  const { panels } = JSON.parse(text('dashboard.json')) as {
    panels: readonly { targets: readonly { expr: string }[] }[];
  };
  const looked = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expr) => expr.match(/\b(?:taht|nodejs|process)_\w+/g) ?? []);
  const names = looked.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // What is worth a page is told of where one reads what to do.
  const page = readFileSync(new URL('../../../../docs/OPERATE.md', import.meta.url), 'utf8');
  for (const { alert } of groups.flatMap(({ rules }) => rules)) expect(page).toContain(alert);
});

/** Every setting that the page about running a server names. */
function settingsInDocs(): readonly string[] {
  const page = readFileSync(new URL('../../../../docs/OPERATE.md', import.meta.url), 'utf8');
  return page.match(/TAHT_[A-Z_]+/g) ?? [];
}
