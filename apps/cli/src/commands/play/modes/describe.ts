/** Describes a saved game in one line, so that its player can tell which one it is. */

import { localeOf } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import type { TileSet } from '@taht/rules';
import { editionWith } from '../../../setup/choices.ts';

export interface Described {
  readonly tileset: TileSet;
  /** Of the last step. */
  readonly at: number;
  readonly facts: readonly string[];
}

export function describeGame({ tileset, at, facts }: Described, texts: Texts): string {
  const edition = editionWith({ tileset: tileset.id })?.id;
  const when = new Intl.DateTimeFormat(localeOf(texts.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return [texts.find(`edition.${edition}`) ?? tileset.id, ...facts, when.format(at)].join(' – ');
}
