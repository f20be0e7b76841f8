import type { I18n } from '@lingui/core';
import type { DateText } from '#domain/dates.ts';
import { formatMoney, toDollars } from '#domain/money.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { listFormat, numberFormat } from '#platform/i18n/formats.ts';

/** Names of places as a list of the reader's language. */
export function formatNames(i18n: I18n, places: readonly { readonly name: string }[]): string {
  return listFormat(i18n.locale, { type: 'conjunction' }).format(places.map(({ name }) => name));
}

/** The days of the flights: from the first to the second, or the day of a one-way flight. */
export function formatFlightDays(i18n: I18n, start: DateText, end: DateText | null): string {
  return end === null
    ? formatDay(start, i18n.locale, 'medium')
    : formatDayRange(start, end, i18n.locale, 'medium');
}

/**
 * A price of flights, in whole units; of another currency than dollars with its code.
 *
 * @param amount in hundredths of the currency
 */
export function formatFare(i18n: I18n, amount: number, currency: string | null): string {
  if (currency === null || currency === 'USD') {
    return formatMoney(amount, i18n.locale, { cents: 'none' });
  }
  const options = { style: 'currency', currency, currencyDisplay: 'code' } as const;
  const format = numberFormat(i18n.locale, { ...options, maximumFractionDigits: 0 });
  return evenSpaces(format.format(toDollars(amount)));
}

/** Travel time: 7 hr 12 min. */
export function formatTravelTime(i18n: I18n, minutes: number): string {
  const whole = Math.round(minutes);
  const of = (amount: number, unit: 'hour' | 'minute') =>
    numberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return evenSpaces(of(rest, 'minute'));
  return evenSpaces(rest === 0 ? of(hours, 'hour') : `${of(hours, 'hour')} ${of(rest, 'minute')}`);
}

/** Minutes as exact as an estimate is: to the hour, below two hours to the half hour. */
export function roundEstimate(minutes: number): number {
  const step = minutes < 120 ? 30 : 60;
  return Math.max(30, Math.round(minutes / step) * step);
}

/** Kilograms, whole ones. */
export function formatKilograms(i18n: I18n, kg: number): string {
  const options = { style: 'unit', unit: 'kilogram', maximumFractionDigits: 0 } as const;
  return evenSpaces(numberFormat(i18n.locale, { ...options, unitDisplay: 'short' }).format(kg));
}
