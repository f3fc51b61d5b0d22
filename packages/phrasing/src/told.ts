/** What the chapters of a rule sheet are told from, and what they tell. */
import type { Rulebook, RulebookRemark } from '@taht/editions';
import type { MessageId } from '@taht/messages';
import type { Layout, Ruleset, TileSet } from '@taht/rules';
import type { Texts, Values } from './texts.ts';

export interface RuleFacts {
  readonly rules: Ruleset;
  readonly book: Rulebook | undefined;
  /** None where a record names tiles or a board that no edition has. */
  readonly tileset: TileSet | undefined;
  readonly board: Layout | undefined;
  readonly texts: Texts;
  /** Whether the rulebook says it; rules without a rulebook say what helps at any table. */
  tells(remark: RulebookRemark): boolean;
  isOurs(point: string): boolean;
}

export interface Told {
  readonly id: MessageId & `sheet.${string}`;
  /** The fields of the ruleset and the common points that the sentence is about. */
  readonly about: readonly string[];
  readonly values?: Values;
  /** Stands before the sentence: a condition, or the square that it is about. */
  readonly lead?: string;
  /** Of one of several ways, counted. */
  readonly number?: number;
}

export const tell = (id: Told['id'], about: readonly string[] = [], values?: Values): Told =>
  values === undefined ? { id, about } : { id, about, values };

/** The sentence where there is something to tell, and nothing otherwise. */
export const when = (isSo: boolean, ...told: readonly Told[]): readonly Told[] =>
  isSo ? told : [];
