import { joinCsv, toCsvField } from '#platform/web/files/csv.ts';
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

/**
 * A statement as a file for spreadsheets by RFC 4180: a heading, and a row an entry. Days are ISO
 * dates in UTC, amounts US dollars with a dot and two decimals.
 */
export function statementCsv({ lines }: Statement, texts: CsvTexts): string {
  const rows = lines.map((line) => [
    line.at.slice(0, 'YYYY-MM-DD'.length),
    toCsvField(texts.kind(line)),
    toCsvField(line.reservation?.key ?? ''),
    toCsvField(line.listingTitle ?? ''),
    toCsvField({ cents: line.amount }),
    toCsvField({ cents: line.taxes }),
  ]);
  return joinCsv([texts.columns.map(toCsvField), ...rows]);
}
