import { type Cents, toDollars } from '#domain/money.ts';
import type { Statement } from '../../contract.ts';

/** Words of the file in the reader's language. */
export interface CsvTexts {
  /** Headings of the columns, in their order. */
  readonly columns: readonly [
    date: string,
    kind: string,
    reservation: string,
    listing: string,
    amount: string,
    taxes: string,
  ];
  kind(line: Statement['lines'][number]): string;
}

/** Marks UTF-8 for Excel, which would read another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const END_OF_LINE = '\r\n';

/**
 * A statement as a file for spreadsheets by RFC 4180: a heading, and a row an entry. Days are ISO
 * dates in UTC, amounts US dollars with a dot and two decimals.
 */
export function statementCsv({ lines }: Statement, texts: CsvTexts): string {
  const rows = lines.map((line) => [
    line.at.slice(0, 'YYYY-MM-DD'.length),
    toField(texts.kind(line)),
    toField(line.reservation?.key ?? ''),
    toField(line.listingTitle ?? ''),
    toDecimal(line.amount),
    toDecimal(line.taxes),
  ]);
  const all = [texts.columns.map(toField), ...rows];
  return `${BYTE_ORDER_MARK}${all.map((row) => row.join(',') + END_OF_LINE).join('')}`;
}

function toDecimal(amount: Cents): string {
  return toDollars(amount).toFixed(2);
}

/** Letters with which a spreadsheet begins to compute instead of showing a text. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text that a spreadsheet shows as it is: one that would be a formula gets an apostrophe. */
function toField(text: string): string {
  const shown = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
