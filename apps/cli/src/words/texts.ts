/** Explains word lists, patches and verdicts in the user's language. */
import { type LexiconLoadFailure, shortHash } from '@taht/host/words';
import type { Lexicon, LexiconInfo, PatchFailure, Ruling } from '@taht/lexicon';
import { explainLetter, plain, type Texts } from '@taht/phrasing/text';
import { explainFile } from '../text/explain-file.ts';

export function explainLexicon(texts: Texts, failure: LexiconLoadFailure): string {
  const { t } = texts;
  switch (failure.code) {
    case 'file':
      return explainFile(texts, failure);
    case 'no-such-lexicon':
      return t('play.unknown-lexicon', {
        name: plain(failure.id),
        names: failure.known.join(', ') || '–',
      });
    case 'no-such-version':
      return t('play.lexicon-changed', {
        id: plain(failure.id),
        hash: plain(shortHash(failure.hash)),
        command: `taht lexicon store ${plain(failure.id)}.dawg`,
      });
    default:
      return t(`lexicon.${failure.code}`, { path: plain(failure.path) });
  }
}

/** `at` of a patch's entry counts from 0, people from 1. */
export function explainPatch(
  texts: Texts,
  failure: PatchFailure,
  path: string,
  lexicon?: Lexicon,
): string {
  const values = { path: plain(path), place: 'at' in failure ? plain(failure.at) : '' };
  if (failure.code === 'no-tile')
    return `${texts.t('patch.no-tile', values)} ${explainLetter(texts, failure.failure)}`;
  const id = lexicon?.info.id ?? '';
  return texts.t(`patch.${failure.code}`, { ...values, id });
}

export function explainRuling({ t }: Texts, ruling: Ruling): string {
  const facts =
    ruling.rule === 'added' || ruling.rule === 'removed'
      ? {
          author: plain(ruling.entry.author),
          date: ruling.entry.date,
          reason: plain(ruling.entry.reason),
        }
      : {};
  const character = ruling.rule === 'no-tile' ? shownCharacter(ruling.character) : '';
  return t(`judge.${ruling.rule}`, { ...facts, character });
}

/** Which words a list takes; a list of the user's own has no text of ours. */
export const policyText = ({ find }: Texts, { policy }: Pick<LexiconInfo, 'policy'>): string =>
  find(`policy.${policy}`) ?? plain(policy);

/** An invisible character is shown by its code point. */
export const shownCharacter = (character: string): string =>
  plain(character).trim() ||
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A whole number as the language writes it. */
export const countText = ({ language }: Texts, count: number): string =>
  count.toLocaleString(language);

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A number with one decimal as the language writes it. */
export const decimalText = ({ language }: Texts, value: number): string =>
  value.toLocaleString(language, ONE_DECIMAL);

/** A share of one in percent, with one decimal where nothing else is asked for. */
export const percentText = ({ language }: Texts, share: number, decimals = 1): string =>
  share.toLocaleString(language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
