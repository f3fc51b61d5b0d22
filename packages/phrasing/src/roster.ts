/** What is wrong with a list of players, or with a file of another program. */
import type { ListFault, RosterFault, RosterField, TshFailure } from '@taht/tournament';
import { plain } from './plain.ts';
import type { Texts, Values } from './texts.ts';

export function sayRosterFault(texts: Texts, { code, ...facts }: RosterFault | ListFault): string {
  return texts.t(`roster.fault.${code}`, valuesOf(texts, facts));
}

export const sayTshFailure = ({ t }: Texts, { line, expected }: TshFailure): string =>
  t(`roster.line.${expected}`, { line });

type Fact = string | number | readonly (string | number)[];

function valuesOf({ t, list }: Texts, facts: object): Values {
  const values: Record<string, string | number> = {};
  for (const [key, fact] of Object.entries<Fact>({ ...facts }))
    if (key === 'field') values[key] = t(`roster.field.${fact as RosterField}`);
    else if (typeof fact === 'number') values[key] = fact;
    else
      values[key] =
        typeof fact === 'string' ? plain(fact) : list(fact.map((each) => plain(String(each))));
  return values;
}
