/** What a test finds on the bare page, and what it leaves there before it is opened. */
import type { Result } from '@taht/base';
import type { Answer, EngineFailure, Question } from '../../src/engine/question.ts';

export interface Bare {
  ask(question: Question): Promise<Result<Answer, EngineFailure>>;
  /** Whatever is not answered yet. */
  cancel(): void;
  close(): void;
}

declare global {
  var bare: Bare;
  var firstQuestion: Question | undefined;
}
