import { expect, test } from 'vitest';
import { strongVerb } from './strong-verbs.ts';

const check = (line: string, active: string, middle: string): void => {
  const made = strongVerb(line);
  for (const form of active.split(' ')) expect(made.active, form).toContain(form);
  for (const form of middle.split(' ')) expect(made.middle, form).toContain(form);
};

test('the active voice, the participle and the middle voice', () => {
  check(
    'taka tek tekur tók tók tæk tekinn',
    'taka tek tekur tökum takið taki takir tók tókst tókum tókuð tóku tæki tækjum tekinn tekin tekið teknir teknum takandi',
    'takast tökumst takist tókust tækist tækjumst',
  );
});

test.each([
  ['the second person has -ð after r', 'fara fer fer fór fór fær farinn', 'ferð'],
  ['and -t after s', 'lesa les les las lás læs lesinn', 'lest'],
  ['a t is lost before -st', 'bíta bít bítur beit bit bit bitinn', 'beist'],
  ['a weak past has -ir', 'þiggja þigg þiggur þáði þáð þæð þeginn', 'þáðir'],
  ['j is lost before i', 'þiggja þigg þiggur þáði þáð þæð þeginn', 'þiggið'],
  ['a second n is lost', 'vinna vinn vinnur vann unn ynn unninn', 'unnir'],
  ['a supine alone has no other forms', 'njóta nýt nýtur naut nut nyt notið', 'notið'],
])('%s', (_name, line, form) => expect(strongVerb(line).active).toContain(form));

test('seven parts are needed', () => {
  expect(() => strongVerb('fara fer fór')).toThrow('seven principal parts');
});
