/**
 * Superlatives: the source makes three of every comparative (найновіший, якнайновіший, щонайновіший) and dictionaries list
 * none of them but a handful, which are our own.
 */

/** Tells a superlative by its suffix, or by its comparative among the given words: найвищий by вищий, найвище by вище. */
export function superlativeTest(words: ReadonlySet<string>): (word: string) => boolean {
  return (word) => {
    if (/^(?:що|як)най.{3}|^най.+іш(?:ий|і|е)?$/u.test(word)) return true;
    const base = /^най(?<base>.+[чшщ](?:ий|і|е))$/u.exec(word)?.groups?.base;
    return base !== undefined && words.has(base);
  };
}
