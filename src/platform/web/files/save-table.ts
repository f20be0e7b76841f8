import { BRAND } from '#platform/brand/brand.ts';
import { type CsvCell, joinCsv, toCsvField } from '#platform/web/files/csv.ts';
import { saveAsFile } from '#platform/web/files/save-as-file.ts';

/** Saves rows that are shown as a file for spreadsheets, made in this browser. */
export function saveTable(name: string, rows: readonly (readonly CsvCell[])[]): void {
  const text = joinCsv(rows.map((row) => row.map(toCsvField)));
  saveAsFile(`${BRAND.name.toLowerCase()}-${name}.csv`, text, 'text/csv;charset=utf-8');
}
