import { evenSpaces } from './even-spaces.ts';
import { numberFormat } from './formats.ts';
import type { Units } from './preferences.ts';

const KM_PER_MILE = 1.609344;

/** A distance in the format of `locale`, in the reader's units: 8 km, 500 m, 0.3 mi. */
export function formatDistance(km: number, locale: string, units: Units): string {
  if (units === 'mi') return withUnit(km / KM_PER_MILE, 'mile', locale);
  return km < 1
    ? withUnit(Math.round(km * 1000), 'meter', locale)
    : withUnit(km, 'kilometer', locale);
}

function withUnit(amount: number, unit: 'mile' | 'meter' | 'kilometer', locale: string): string {
  const format = numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  });
  return evenSpaces(format.format(amount));
}
