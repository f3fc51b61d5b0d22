/** The board that every edition plays on, drawn as it looks: `T D t d` are premiums, `*` is the star (RULES 2.6). */
import type { Layout } from '@taht/rules';

export const std15: Layout = {
  id: 'std15',
  rows: [
    'T..d...T...d..T',
    '.D...t...t...D.',
    '..D...d.d...D..',
    'd..D...d...D..d',
    '....D.....D....',
    '.t...t...t...t.',
    '..d...d.d...d..',
    'T..d...*...d..T',
    '..d...d.d...d..',
    '.t...t...t...t.',
    '....D.....D....',
    'd..D...d...D..d',
    '..D...d.d...D..',
    '.D...t...t...D.',
    'T..d...T...d..T',
  ],
};
