/** The engine of a page, with the word list of an edition; closed with the page. */
import { editionOf } from '@taht/editions';
import { useEffect, useMemo } from 'preact/hooks';
import { openEngine, type WebEngine } from './engine.ts';

export function useEngine(edition: string, lexicon?: string): WebEngine {
  const id = lexicon ?? editionOf(edition)?.lexicons[0] ?? edition;
  const engine = useMemo(() => openEngine(id), [id]);
  useEffect(() => () => engine.close(), [engine]);
  return engine;
}
