/** Asks an engine of its own, so that no bot has to wait; it stays for the next word, until another list is wanted. */
import type { Result } from '@taht/base';
import { editionOf } from '@taht/editions';
import { openEngine, type WebEngine } from '../engine/engine.ts';
import type { EngineFailure } from '../engine/question.ts';
import type { ToldWord } from '../engine/study-question.ts';

let present: { readonly list: string; readonly engine: WebEngine } | undefined;

/** Lists that do not come with the program, a club's own, are not on the page: the edition's own stands for them. */
export function listOf(edition: string, list: string | undefined): string {
  const lists = editionOf(edition)?.lexicons ?? [];
  return lists.find((each) => each === list) ?? lists[0] ?? edition;
}

export function tell(word: string, list: string): Promise<Result<ToldWord, EngineFailure>> {
  if (present?.list !== list) {
    present?.engine.close();
    present = { list, engine: openEngine(list) };
  }
  return present.engine.ask({ kind: 'meaning', word });
}
