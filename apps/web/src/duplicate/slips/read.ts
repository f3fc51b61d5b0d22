/** A slip as it is typed: what it says, what it is worth as far as the word list is known, and what is wrong. */
import { err, ok, type Result } from '@taht/base';
import type { Alphabet, Letter } from '@taht/letters';
import { duplicate } from '@taht/modes';
import { explainNotation, type Naming, type Texts } from '@taht/phrasing';
import type { Verdict } from '../../local-games/judged.ts';

export type Typed = duplicate.Slip;

export const NOTHING_TYPED: Typed = { number: '', word: '', square: '', score: '' };

type Word = readonly Letter[];

export interface TypedSlip {
  readonly read: duplicate.ReadSlip;
  /** What the list has to be asked about. */
  readonly words: readonly Word[];
}

export function readTyped(
  table: duplicate.SlipTable,
  typed: Typed,
  alphabet: Alphabet,
): Result<TypedSlip, duplicate.SlipFault> {
  const words: Word[] = [];
  const slip = {
    number: typed.number.trim(),
    word: typed.word.trim(),
    square: typed.square.trim(),
    score: typed.score.trim(),
  };
  const read = duplicate.readSlip(table, slip, alphabet, noting(words));
  return read.ok ? ok({ read: read.value, words }) : read;
}

/** A slip that has been entered, as if it had just been typed. */
export function readEntered(table: duplicate.SlipTable, answer: duplicate.SealedAnswer): TypedSlip {
  const words: Word[] = [];
  return { read: duplicate.weighSlip(table, answer, noting(words)), words };
}

/** Takes every word for good and keeps it, to ask the list about. */
const noting =
  (words: Word[]) =>
  (letters: Word): 'valid' => {
    words.push(letters);
    return 'valid';
  };

export function faultText(texts: Texts, fault: duplicate.SlipFault, naming: Naming): string {
  if (fault.code === 'bad-word') return explainNotation(texts, fault.failure, naming);
  if (fault.code === 'no-such-player')
    return texts.t('duplicate.refusal.no-such-player', { player: fault.player });
  return texts.t(`duplicate.slip.${fault.code}`, { ...fault });
}

export interface Worth {
  readonly text: string;
  /** Whether it brings what was written on it. */
  readonly isGood: boolean;
}

/** What the list has not said yet is not said here. */
export function worthOf(
  { read: { score, remark, answer }, words }: TypedSlip,
  verdictOn: (word: readonly Letter[]) => Verdict | undefined,
  { t }: Texts,
): Worth {
  if (score === null) return { text: t(`duplicate.verdict.${remark ?? 'good'}`), isGood: false };
  const verdicts = words.map(verdictOn);
  if (verdicts.includes('bad')) return { text: t('duplicate.verdict.not-a-word'), isGood: false };
  if (remark === 'wrong-score')
    return {
      text: t('duplicate.score-is', { points: score, claimed: answer.claimed ?? 0 }),
      isGood: false,
    };
  const points = t('count.points', { count: score });
  if (verdicts.includes('unknown'))
    return { text: `${points} · ${t('duplicate.list-away')}`, isGood: true };
  return { text: points, isGood: true };
}

export interface FileLine {
  readonly line: number;
  readonly slip: Result<TypedSlip, FileFault>;
}

export type FileFault =
  | duplicate.SlipFault
  | { readonly code: 'wrong-fields' }
  | { readonly code: 'player-twice'; readonly player: number };

/** More than any round has. */
export const MOST_LINES = 2000;
const MOST_TEXT = 200_000;

/** As much of a text as is read, in whole lines. */
export const firstLines = (text: string): string => {
  const end = text.length > MOST_TEXT ? text.lastIndexOf('\n', MOST_TEXT) + 1 : text.length;
  return text.slice(0, end).split('\n', MOST_LINES).join('\n');
};

/** Every line of a file; of several slips of one player only the first is taken. */
export function readFile(
  table: duplicate.SlipTable,
  text: string,
  alphabet: Alphabet,
): readonly FileLine[] {
  const seen = new Set<number>();
  return duplicate.parseSlips(text).map(({ line, slip }) => {
    const read = slip.ok ? readTyped(table, slip.value, alphabet) : slip;
    if (!read.ok) return { line, slip: read };
    const { player } = read.value.read.answer;
    const isAgain = seen.has(player);
    seen.add(player);
    return { line, slip: isAgain ? err({ code: 'player-twice', player }) : read };
  });
}

export const fileFaultText = (texts: Texts, fault: FileFault, naming: Naming): string => {
  if (fault.code === 'wrong-fields') return texts.t('duplicate.slip.wrong-fields');
  return fault.code === 'player-twice'
    ? texts.t('duplicate.refusal.player-twice', { player: fault.player })
    : faultText(texts, fault, naming);
};
