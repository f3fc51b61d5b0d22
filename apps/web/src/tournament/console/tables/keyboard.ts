/** Where the keyboard goes while results are typed: to the next table, to the box for another one, or back to what was refused. */
import type { ResultDraft } from './result-draft.ts';
import type { ResultDrafts } from './result-drafts.ts';

/** On the box in which the number of a table is typed. */
export const JUMP = 'data-jump';
/** On the form of the table whose number was typed there last. */
const JUMPED = 'data-jumped';

/** Slips that come in any order are typed number by number: from such a table back to the box, else on to the next table. */
export function goOn(form: HTMLFormElement): void {
  const box = document.querySelector<HTMLInputElement>(`[${JUMP}]`);
  if (form.hasAttribute(JUMPED) && box !== null) box.focus();
  else nextForm(form)?.querySelector('input')?.focus();
  form.removeAttribute(JUMPED);
}

/** The next table whose result is missing, from this one on and then from the first. */
function nextForm(form: HTMLFormElement): HTMLFormElement | undefined {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-open]')];
  const at = forms.indexOf(form);
  return [...forms.slice(at + 1), ...forms.slice(0, at)][0];
}

/** To the first field of a table, or to what else can be done there; false where there is no such table. */
export function goToTable(table: number): boolean {
  const found = document.querySelector(`[data-table="${table}"]`);
  const form = found?.querySelector<HTMLFormElement>('form[data-open]');
  const field = (form ?? found)?.querySelector<HTMLElement>('input, button');
  if (!found) return false;
  form?.setAttribute(JUMPED, '');
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  found.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Back to a field, unless something was typed elsewhere meanwhile: that would end up in the wrong place. */
export function comeBack(form: HTMLFormElement, field: string, isElsewhere: boolean): void {
  if (isElsewhere) return;
  const wrong =
    form.querySelector<HTMLInputElement>(`input[name="${field}"]`) ?? form.querySelector('input');
  wrong?.focus();
  wrong?.select();
}

/** Whether another table's result has been typed at since. */
export const isTypedElsewhere = (
  key: string,
  before: Readonly<Record<string, ResultDraft>>,
  drafts: ResultDrafts,
): boolean =>
  Object.entries(drafts.peek()).some(([other, draft]) => other !== key && before[other] !== draft);
