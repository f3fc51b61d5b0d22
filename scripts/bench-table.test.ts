/** The benchmark table replaces only itself. */
import { expect, test } from 'vitest';
import { withTable } from './bench-table.ts';

const report = {
  date: '2026-11-15',
  commit: 'abc1234',
  cpu: 'A CPU',
  node: '26.10.0',
  results: [
    {
      package: 'rules',
      name: 'whole games',
      unit: 'games/s',
      value: 1234.5,
      goal: { atLeast: 1000 },
    },
    { package: 'rules', name: 'one score', unit: 'ms', value: 0.25, goal: { atMost: 0.2 } },
  ],
};

test('a new page shows results and goals', () => {
  expect(withTable(undefined, report)).toBe(`# Benchmarks

Measured by \`npm run bench\`.

<!-- bench:start -->
Measured on 2026-11-15 at commit abc1234, on A CPU, with Node 26.10.0.

| package | what | result | goal | |
|---|---|---:|---:|---|
| rules | whole games | 1,230 games/s | at least 1,000 games/s | met |
| rules | one score | 0.25 ms | at most 0.2 ms | missed |
<!-- bench:end -->
`);
});

test('text around the table stays', () => {
  const page = '# Speed\n\nWhy.\n\n<!-- bench:start -->\nold\n<!-- bench:end -->\n\nHow.\n';
  const written = withTable(page, report);
  expect(written).toMatch(/^# Speed\n\nWhy\.\n\n<!-- bench:start -->\nMeasured/u);
  expect(written).toMatch(/<!-- bench:end -->\n\nHow\.\n$/u);
  expect(written).not.toContain('old');
});
