import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addMonths } from '#domain/dates.ts';
import { joinCsv, toCsvField } from '#platform/web/files/csv.ts';
import type { Numbers } from '../contract.ts';
import { METRICS } from './metrics.ts';

const YEAR = 12;

/**
 * The figures of two years as a file for spreadsheets: a row a month, the earliest first. Shares are
 * from 0 to 1, amounts US dollars; a figure that there is none of is empty.
 */
export function numbersCsv({ months }: Pick<Numbers, 'months'>, i18n: I18n): string {
  const rows = [
    ...months.map(({ month, before }) => ({ month: addMonths(month, -YEAR), figures: before })),
    ...months.map(({ month, now }) => ({ month, figures: now })),
  ];
  return joinCsv([
    [i18n._(msg`Month`), ...METRICS.map(({ title }) => i18n._(title))].map(toCsvField),
    ...rows.map(({ month, figures }) => [
      month,
      ...METRICS.map(({ id, toCell }) => {
        const value = figures[id];
        return value === null ? '' : toCsvField(toCell(value));
      }),
    ]),
  ]);
}
