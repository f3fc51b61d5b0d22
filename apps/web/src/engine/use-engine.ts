/** The engine of a page, with the word list of an edition; closed with the page. */
import { editionOf } from '@taht/editions';
import type { LexiconId } from '@taht/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { openEngine, type WebEngine } from './engine.ts';

export function useEngine(edition: string, lexicon?: LexiconId): WebEngine {
  const wanted = lexicon ?? editionOf(edition)?.lexicons[0] ?? edition;
  const engine = useMemo(() => openEngine(wanted), [lexicon?.hash ?? wanted]);
  useEffect(() => () => engine.close(), [engine]);
  return engine;
}
