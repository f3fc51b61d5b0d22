/** Why something for a person failed: a code with its facts. */
import { type Err, err, type Result } from '@taht/base';
import type {
  ClassRefusal,
  PeopleFailureCode,
  PersonRefusal,
  WordReportRefusal,
} from '@taht/protocol';
import type { RoomFailure, SendFailure } from '../rooms/message.ts';

export interface PeopleFailure {
  readonly code: string;
  readonly [fact: string]: unknown;
}

export type Answer<T> = Promise<Result<T, PeopleFailure>>;

type Code = PeopleFailureCode | (PersonRefusal | ClassRefusal | WordReportRefusal)['code'];

export const refuse = (code: Code, facts: object = {}): Err<PeopleFailure> =>
  err({ ...facts, code });

export const fromSend = (failure: SendFailure): Err<PeopleFailure> =>
  failure.kind === 'refused' ? err(failure.refusal as PeopleFailure) : fromRoom(failure.failure);

/** Without the words of disk or database. */
export const fromRoom = (failure: RoomFailure): Err<PeopleFailure> =>
  err(failure.code === 'malformed' ? { ...failure } : { code: failure.code });

export const tooMany = (seconds: number): Err<PeopleFailure> =>
  refuse('too-many-attempts', { seconds });
