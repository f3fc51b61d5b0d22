/**
 * U-umlaut: the last `a` of a stem becomes `ö` before an ending in u (saga, sögu), but not before the nominative ending -ur
 * (dalur), and an `a` that belongs to an ending stays (talaðu, bankanum).
 * Classes of the source that were made for other stems do not change the `a`.
 */
const BEFORE_U = /a(?=[^aáeéiíoóuúyýæö]+u)(?!(?:ðu|nu|num)$)/u;
const NOMINATIVE = /a[^aáeéiíoóuúyýæö]+ur(?:inn)?$/u;

export const breaksUmlaut = (form: string): boolean =>
  BEFORE_U.test(form) && !NOMINATIVE.test(form);

export const withUmlaut = (form: string): string =>
  breaksUmlaut(form) ? form.replace(BEFORE_U, 'ö') : form;
