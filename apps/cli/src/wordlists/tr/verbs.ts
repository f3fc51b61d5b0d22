/** Verbs derived from verbs, and the verbal nouns that dictionaries list beside the infinitive. */
import { closeVowel, endsHard, endsInVowel, openVowel } from './sounds.ts';

export interface Verb {
  readonly stem: string;
  /** The last t becomes d before a vowel: git-, gidiş. */
  readonly softens: boolean;
}

export const infinitive = ({ stem }: Verb): string => `${stem}m${openVowel(stem)}k`;

/** gelme, the act; every verb has it. */
export const actNoun = ({ stem }: Verb): string => `${stem}m${openVowel(stem)}`;

/** Those that only some verbs have: geliş, gelebilmek, gelivermek and the acts of the last two. */
export function rarerNouns(verb: Verb): readonly string[] {
  const stem = beforeVowel(verb);
  const able = `${stem}${openVowel(stem)}bil`;
  const sudden = `${stem}${closeVowel(stem)}ver`;
  return [
    `${stem}${closeVowel(stem)}ş`,
    ...[able, sudden].flatMap((made) => [`${made}mek`, `${made}me`]),
  ];
}

/** Forms that text has of nearly every verb in use: gelme, gelen, geldi, gelmiş, gelince, gelerek. */
export function usualForms(verb: Verb): readonly string[] {
  const { stem } = verb;
  const [open, close, long] = [openVowel(stem), closeVowel(stem), beforeVowel(verb)];
  return [
    ...[actNoun(verb), `${stem}${endsHard(stem) ? 't' : 'd'}${close}`, `${stem}m${close}ş`],
    ...[`${long}${open}n`, `${long}${close}nc${open}`, `${long}${open}r${open}k`],
  ];
}

/** From verbs in -la these are made freely: -lan, -lat, -laştır, -landır, and passives of the last two. */
export const isMadeFreely = ({ stem }: Verb): boolean =>
  /l[ae](?:n|t|[şn][dt][ıi]r)$|[rl]d[ae]t$|[dt][ıiuü]r[ıiuü]l$/u.test(stem);

/** Passives and causatives that the sounds allow; only some of them are in use. */
export const voices = (verb: Verb): readonly Verb[] =>
  [passive(verb), ...causatives(verb.stem)].map((stem) => ({ stem, softens: false }));

function passive(verb: Verb): string {
  if (endsInVowel(verb.stem)) return `${verb.stem}n`;
  const stem = beforeVowel(verb);
  return `${stem}${closeVowel(stem)}${stem.endsWith('l') ? 'n' : 'l'}`;
}

function causatives(stem: string): readonly string[] {
  if (endsInVowel(stem)) return [`${stem}t`];
  const common = `${stem}${endsHard(stem) ? 't' : 'd'}${closeVowel(stem)}r`;
  if (isShort(stem)) return [common, ...shortCausatives(stem)];
  if (/[dt][ıiuü]r$/u.test(stem)) return [`${stem}t`];
  return /[lr]$/u.test(stem) ? [`${stem}t`, common] : [common];
}

/** içir-, çıkar- and akıt- are old; they come from stems of one syllable. */
const shortCausatives = (stem: string): readonly string[] =>
  [`${closeVowel(stem)}r`, `${openVowel(stem)}r`, `${closeVowel(stem)}t`].map(
    (suffix) => stem + suffix,
  );

const isShort = (stem: string): boolean => /^[^aeıioöuü]*[aeıioöuü][^aeıioöuü]*$/u.test(stem);

/** The stem as it stands before a suffix that begins in a vowel. */
function beforeVowel({ stem, softens }: Verb): string {
  if (endsInVowel(stem)) return `${stem}y`;
  return softens ? stem.replace(/t$/u, 'd') : stem;
}
