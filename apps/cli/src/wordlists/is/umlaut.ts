/**
 * U-umlaut: a stem's last `a` becomes `ö` before an ending in u (saga, sögu), but not before the -ur of the nominative (dalur),
 * nor is the `a` of an ending changed (talaðu, bankanum).
 * A class of the source that was made for other stems leaves the `a` as it is.
 */
const BEFORE_U = /a(?=[^aáeéiíoóuúyýæö]+u)(?!(?:ðu|nu|num)$)/u;
const NOMINATIVE = /a[^aáeéiíoóuúyýæö]+ur(?:inn)?$/u;

export const breaksUmlaut = (form: string): boolean =>
  BEFORE_U.test(form) && !NOMINATIVE.test(form);

export const withUmlaut = (form: string): string =>
  breaksUmlaut(form) ? form.replace(BEFORE_U, 'ö') : form;
