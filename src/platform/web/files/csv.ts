import { type Cents, toDollars } from '#domain/money.ts';

/** Marks UTF-8 for Excel, which would read another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const END_OF_LINE = '\r\n';

/** A file for spreadsheets by RFC 4180, with the mark of UTF-8. */
export function joinCsv(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.join(',') + END_OF_LINE).join('')}`;
}

/** Letters with which a spreadsheet begins to compute instead of showing a text. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text, or an amount. */
export type CsvCell = string | { readonly cents: Cents };

/**
 * A text that a spreadsheet shows as it is: one that would be a formula gets an apostrophe. An amount
 * is in US dollars with a dot and two decimals.
 */
export function toCsvField(cell: CsvCell): string {
  if (typeof cell !== 'string') return toDollars(cell.cents).toFixed(2);
  const shown = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
