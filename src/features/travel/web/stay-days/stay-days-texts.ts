import type { StayDays } from '../../contract.ts';

/** From so many days of the Schengen area on, a stay that still fits is worth a word. */
const NEAR_DAYS = 60;

type Schengen = NonNullable<StayDays['schengen']>;

/** What of the count is to be said, and how urgently. */
export interface SaidDays {
  /** The country of the trip that was asked about, or where it begins; null of one's trips alone. */
  readonly tripTo: string | null;
  /** Null where there is no limit, or nothing of it is spent. */
  readonly schengen: Schengen | null;
  readonly isNearSchengen: boolean;
  /** Of the trip's countries, or of all, those with more than six months of any 365 days. */
  readonly long: StayDays['countries'];
  /** The other countries of the trip. */
  readonly others: StayDays['countries'];
}

export function saidDays({ schengen, stays, countries }: StayDays): SaidDays {
  const trip = stays.filter(({ reservationId }) => reservationId === null);
  const isOfTrip = ({ country }: { country: string }) =>
    trip.some((part) => part.country === country);
  const asked = trip.length === 0 ? countries : countries.filter(isOfTrip);
  const isSpent = trip.length === 0 ? true : trip.some(({ isSchengen }) => isSchengen);
  const said = isSpent ? schengen : null;
  return {
    tripTo: trip[0]?.countryName ?? null,
    schengen: said,
    isNearSchengen: said !== null && (said.overFrom !== null || said.mostDays >= NEAR_DAYS),
    long: asked.filter(({ isLong }) => isLong),
    others: trip.length === 0 ? [] : asked.filter(({ isLong }) => !isLong),
  };
}
