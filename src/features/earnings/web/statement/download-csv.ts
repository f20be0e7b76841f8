import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { saveAsFile } from '#platform/web/files/save-as-file.ts';
import type { Statement } from '../../contract.ts';
import { describeEntry } from './entry-text.ts';
import { statementCsv } from './statement-csv.ts';

/** Saves a statement as a file for spreadsheets, made in this browser. */
export function downloadCsv(statement: Statement, i18n: I18n): void {
  const text = statementCsv(statement, {
    columns: [
      i18n._(msg({ message: 'Date', context: 'column of a statement' })),
      i18n._(msg`Entry`),
      i18n._(msg`Reservation`),
      i18n._(msg`Listing`),
      i18n._(msg`Amount in USD`),
      i18n._(msg`Taxes included, in USD`),
    ],
    kind: (line) => describeEntry(line, i18n),
  });
  saveAsFile(`${BRAND.name.toLowerCase()}-${statement.month}.csv`, text, 'text/csv;charset=utf-8');
}
