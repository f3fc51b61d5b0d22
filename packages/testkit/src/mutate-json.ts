/** One random change somewhere inside a JSON value: a part replaced, dropped, doubled or moved. */
import { SQUARES } from '@taht/rules';
import type { Rng } from './rng.ts';

export function mutateJson(rng: Rng, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const places = placesIn(copy);
  if (places.length === 0) return junk(rng);
  const { parent, key } = rng.pick(places);
  const old = parent[key];
  const kind = rng.below(5);
  if (kind === 0) delete parent[key];
  else if (kind === 1) parent[key] = rng.pick(places).parent;
  else if (kind === 2 && Array.isArray(old)) parent[key] = [...old, ...old];
  else if (kind === 3 && typeof old === 'number') parent[key] = old + rng.pick([-1, 1, 100, 0.5]);
  else parent[key] = junk(rng);
  return isCircular(copy) ? junk(rng) : copy;
}

type Parent = Record<string | number, unknown>;

/** Every place in the value, the deeper ones as likely as the others. */
function placesIn(value: unknown): { parent: Parent; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Parent;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])]);
}

const junk = (rng: Rng): unknown =>
  rng.pick<unknown>([
    null,
    true,
    '',
    '?',
    'A',
    '\u0000',
    '𝔸'.repeat(50),
    'pass',
    'place',
    -1,
    0,
    3,
    1e308,
    0.1,
    SQUARES - 1,
    SQUARES,
    [],
    {},
    [[]],
    { kind: 'pass' },
    { __proto__: null, toString: 1 },
    JSON.parse('{"__proto__":{"rack":7}}'),
  ]);

function isCircular(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}
