/** Players on paper as they are typed or pasted: one in each line, after a semicolon or a tab the hall of their own. */
import type { DuplicateAsk } from '@taht/protocol';

type PaperEntrants = Extract<DuplicateAsk, { kind: 'enter-paper' }>['players'];

export const entrantsOf = (names: string, hall: string): PaperEntrants =>
  names.split(/\r?\n/u).flatMap((line) => {
    const [name = '', own = ''] = line.split(/[;\t]/u).map((field) => field.trim());
    return name === '' ? [] : [{ name, hall: own || hall.trim() }];
  });
