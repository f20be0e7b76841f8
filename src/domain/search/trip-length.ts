import { isDateText, nightsBetween } from '../dates.ts';
import { valuesOf } from './query-values.ts';
import { parseStaySearch } from './stay-search.ts';

/**
 * Nights that a URL's dates are apart, 0 counting as 1 (spec 1 §2.2); the nights of a flexible
 * search; null where no length is given.
 */
export function tripNights(raw: Record<string, unknown>): number | null {
  const { dates } = parseStaySearch(raw);
  if (dates?.mode === 'flexible') return dates.nights;
  if (dates?.mode === 'months') return null;
  const start = valuesOf(raw, 'startDate')[0];
  const end = valuesOf(raw, 'endDate')[0];
  if (!isDateText(start) || !isDateText(end) || end < start) return null;
  return Math.max(1, nightsBetween(start, end));
}
