import { nightsBetween } from '../dates.ts';
import type { StayDates } from './stay-dates.ts';

/**
 * Nights of a search's dates, those of the same day twice counting as one (spec 1 §2.2); null where
 * they have no length.
 */
export function tripNights(dates: StayDates | undefined): number | null {
  switch (dates?.mode) {
    case 'exact':
      return nightsBetween(dates.startDate, dates.endDate);
    case 'flexible':
      return dates.nights;
    default:
      return null;
  }
}
