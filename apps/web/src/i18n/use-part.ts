/** Loads texts that only some pages need; true once they can be said. */
import { useEffect } from 'preact/hooks';
import type { Part } from './parts.ts';
import { alsoSay, knows, texts } from './texts.ts';

export function useParts(...parts: readonly Part[]): boolean {
  const wanted = parts.join();
  useEffect(() => {
    for (const part of wanted.split(',')) void alsoSay(part as Part);
  }, [wanted]);
  return parts.every((part) => knows(texts.value.language, part));
}
