import { expect, test } from 'vitest';
import { proposals } from './types.ts';

test.each([
  ['aasta', 1, 'aasta', 'aastat', 'aastate'],
  ['raamatu', 2, 'raamat', 'raamatut', 'raamatute'],
  ['numbri', 2, 'number', 'numbrit', 'numbrite'],
  ['kuninga', 2, 'kuningas', 'kuningat', 'kuningate'],
  ['liikme', 5, 'liige', 'liiget', 'liikmete'],
  ['mõtte', 6, 'mõte', 'mõtet', 'mõtete'],
  ['hamba', 7, 'hammas', 'hammast', 'hammaste'],
  ['tütre', 8, 'tütar', 'tütart', 'tütarde'],
  ['katuse', 9, 'katus', 'katust', 'katuste'],
  ['inimese', 10, 'inimene', 'inimest', 'inimeste'],
  ['suure', 13, 'suur', 'suurt', 'suurte'],
  ['uue', 14, 'uus', 'uut', 'uute'],
  ['käe', 15, 'käsi', 'kätt', 'käte'],
  ['elu', 17, 'elu', 'elu', 'elude'],
  ['toa', 18, 'tuba', 'tuba', 'tubade'],
  ['jõe', 21, 'jõgi', 'jõge', 'jõgede'],
  ['sepa', 22, 'sepp', 'seppa', 'seppade'],
  ['sõbra', 24, 'sõber', 'sõpra', 'sõprade'],
  ['õnneliku', 25, 'õnnelik', 'õnnelikku', 'õnnelike'],
  ['idee', 26, 'idee', 'ideed', 'ideede'],
])('%s is thinkable of type %i: %s', (genitive, type, nominative, partitive, pluralGenitive) => {
  expect([...proposals(genitive)]).toContainEqual({ type, nominative, partitive, pluralGenitive });
});
