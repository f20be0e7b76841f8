import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '#domain/money.ts';
import type { CsvCell } from '#platform/web/files/csv.ts';
import type { Figures } from '../contract.ts';

/** A figure as the page and the file show it. */
export interface Metric {
  readonly id: keyof Figures;
  readonly title: MessageDescriptor;
  /** How it is counted. */
  readonly about?: MessageDescriptor;
  show(value: number, i18n: I18n): string;
  toCell(value: number): CsvCell;
}

const showNumber = (value: number, i18n: I18n) => i18n.number(value, { maximumFractionDigits: 1 });
const toPlainText = (value: number) => String(Number(value.toFixed(4)));
const NUMBER = { show: showNumber, toCell: toPlainText };
const MONEY: Pick<Metric, 'show' | 'toCell'> = {
  show: (value, i18n) => formatMoney(value, i18n.locale),
  toCell: (cents) => ({ cents }),
};

export const METRICS: readonly Metric[] = [
  {
    id: 'occupancy',
    title: msg`Occupancy rate`,
    about: msg`Booked nights out of those you offered. Nights you blocked aren't counted.`,
    show: (value, i18n) => i18n.number(value, { style: 'percent', maximumFractionDigits: 1 }),
    toCell: toPlainText,
  },
  {
    id: 'nightlyRate',
    title: msg`Nightly rate`,
    about: msg`Average price of a booked night after discounts, before fees and taxes.`,
    ...MONEY,
  },
  {
    id: 'revenue',
    title: msg`Revenue`,
    about: msg`What you earned, taxes included, as on your earnings page. Months start and end in UTC.`,
    ...MONEY,
  },
  {
    id: 'leadTime',
    title: msg`Lead time`,
    about: msg`Average days from request to arrival, by month of arrival.`,
    ...NUMBER,
  },
  {
    id: 'length',
    title: msg`Length of stay`,
    about: msg`Average nights, by month of arrival.`,
    ...NUMBER,
  },
  {
    id: 'views',
    title: msg`Views`,
    about: msg`How often your homes' pages were opened, not counting bots or your own visits.`,
    ...NUMBER,
  },
  { id: 'requests', title: msg`Requests`, ...NUMBER },
  {
    id: 'approved',
    title: msg`Approved requests`,
    about: msg`Requests from each month that were approved, then or later.`,
    ...NUMBER,
  },
  { id: 'reviews', title: msg`Reviews`, ...NUMBER },
  { id: 'rating', title: msg`Average rating`, ...NUMBER },
];
