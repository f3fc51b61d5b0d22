/** A word list in a choice: which forms of words it has says more than its name. */
import type { Texts } from '../i18n/texts.ts';
import { policyOf } from './list-facts.ts';

export const listText = ({ find }: Texts, list: string): string =>
  `${list} – ${find(`policy.${policyOf(list)}`) ?? find('policy.imported') ?? list}`;
