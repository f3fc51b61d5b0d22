/** All that is typed of results and not entered yet: it outlives a cut connection, another part of the console, and a reload. */
import type { Signal } from '@preact/signals';
import type { Where } from '@taht/tournament';
import { useStored } from '../../use-stored.ts';
import { isEmpty, type ResultDraft } from './result-draft.ts';

export type ResultDrafts = Signal<Readonly<Record<string, ResultDraft>>>;

export const placeKey = ({ stage, round, table }: Where): string => `${stage}/${round}/${table}`;

export const useResultDrafts = (event: string): ResultDrafts =>
  useStored<Readonly<Record<string, ResultDraft>>>(`drafts ${event}`, {});

export function setDraft(drafts: ResultDrafts, key: string, draft: ResultDraft | null): void {
  const { [key]: _, ...others } = drafts.peek();
  drafts.value = draft === null || isEmpty(draft) ? others : { ...others, [key]: draft };
}
