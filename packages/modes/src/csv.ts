/** Text files of fields for spreadsheets. */

type Rows = readonly (readonly (string | number)[])[];

/** With a comma in its numbers a spreadsheet wants semicolons between the fields. */
export const makeCsv = (rows: Rows, decimal: '.' | ',' = '.'): string => {
  const separator = decimal === ',' ? ';' : ',';
  return rows
    .map((row) => `${row.map((value) => cellOf(value, decimal, separator)).join(separator)}\r\n`)
    .join('');
};

/** A text that a spreadsheet would take for a formula is marked as text. */
function cellOf(value: string | number, decimal: string, separator: string): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(text) || text.includes(separator)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
