/** All that is typed of results and not entered yet: it outlives a cut connection, another part of the console, and a reload. */
import type { Signal } from '@preact/signals';
import type { Where } from '@taht/tournament';
import { useStored } from '../../use-stored.ts';
import { type Draft, isEmpty } from './draft.ts';

export type Drafts = Signal<Readonly<Record<string, Draft>>>;

export const placeKey = ({ stage, round, table }: Where): string => `${stage}/${round}/${table}`;

export const useDrafts = (event: string): Drafts =>
  useStored<Readonly<Record<string, Draft>>>(`drafts ${event}`, {});

export function setDraft(drafts: Drafts, key: string, draft: Draft | null): void {
  const { [key]: _, ...others } = drafts.peek();
  drafts.value = draft === null || isEmpty(draft) ? others : { ...others, [key]: draft };
}
