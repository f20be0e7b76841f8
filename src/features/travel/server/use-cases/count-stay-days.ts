import { msg } from '@lingui/core/macro';
import { addDays, type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import {
  countSchengen,
  daysByCountry,
  isFreeOfLimit,
  isLongStay,
  isSchengen,
  SCHENGEN_DAYS,
  SCHENGEN_RULE,
  SCHENGEN_WINDOW,
  type StayInCountry,
  schengenDaysFrom,
  TAX_RESIDENCE_RULE,
} from '#domain/stay-days.ts';
import { passportOf } from '#features/accounts/index.server.ts';
import { countryByCode } from '#features/catalogues/index.server.ts';
import type { countStayDays as contract, StayDays } from '#features/travel/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { travelErrors } from '../errors.ts';
import { countryName } from '../search/plan-search.ts';
import { countedTrips, daysAtListing } from '../store/counted-trips.ts';

/** Days back from today from which on trips are counted: two windows of a year. */
export const COUNTED_DAYS = 730;
/** Days of one more trip at most, and how far ahead it may begin. */
const MAX_EXTRA_DAYS = 365;
const MAX_DAYS_AHEAD = 730;

const NOTICE = msg`A day count, not legal advice.`;

export interface StayDaysQuery {
  readonly country?: string | undefined;
  readonly listingId?: string | undefined;
  readonly startDate?: DateText | undefined;
  readonly endDate?: DateText | undefined;
}

/**
 * The days of the caller's trips, by country and against the limit of the Schengen area.
 *
 * @throws Problem 'return-first'; 'invalid-input' for one more trip that is incomplete, without a
 *   place, too long or too far ahead
 */
export async function countStayDays(
  query: StayDaysQuery,
  { db, actor, now, translate }: SignedInContext,
): Promise<RouteAnswer<typeof contract>> {
  const today = todayIn(now, 'UTC');
  const [extra, passportCountry, trips] = await Promise.all([
    readExtraStays(query, { db, today, translate }),
    passportOf(db, actor.id),
    countedTrips(db, actor.id, addDays(today, -COUNTED_DAYS)),
  ]);
  const all = [...trips, ...extra.map((part) => ({ ...part, reservationId: null, title: '' }))];
  const limit: StayDays['limit'] =
    passportCountry === null ? 'unknown' : isFreeOfLimit(passportCountry) ? 'free' : 'applies';
  const named = (country: string) => ({
    country,
    countryName: countryName(country, translate.locale),
  });
  return {
    passportCountry,
    limit,
    schengen:
      limit === 'free'
        ? null
        : {
            ...countSchengen(all, today),
            allowed: SCHENGEN_DAYS,
            window: SCHENGEN_WINDOW,
            extraMayLast: mayLast(extra, trips),
          },
    countries: daysByCountry(all).map(({ country, ...counted }) => ({
      ...named(country),
      ...counted,
      isLong: isLongStay(counted.days),
    })),
    stays: all
      .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
      .map(({ country, ...rest }) => ({
        ...rest,
        ...named(country),
        isSchengen: isSchengen(country),
      })),
    source: SCHENGEN_RULE,
    taxSource: TAX_RESIDENCE_RULE,
    notice: translate(NOTICE),
  };
}

/**
 * Days that a trip within the area may last; null without one, and for one that leaves the area.
 */
function mayLast(extra: readonly StayInCountry[], others: readonly StayInCountry[]) {
  const [first] = extra;
  return first !== undefined && extra.every(({ country }) => isSchengen(country))
    ? schengenDaysFrom(others, first.startDate)
    : null;
}

/**
 * A trip that is not reserved yet, by the countries of its route; empty if none is in the query.
 */
async function readExtraStays(
  { country, listingId, startDate, endDate }: StayDaysQuery,
  {
    db,
    today,
    translate,
  }: Pick<SignedInContext, 'db' | 'translate'> & { readonly today: DateText },
): Promise<readonly StayInCountry[]> {
  if ([country, listingId, startDate, endDate].every((each) => each === undefined)) return [];
  const invalid = (field: keyof StayDaysQuery): never => {
    throw new Problem('invalid-input', { fields: { [field]: translate(NOT_WHOLE) } });
  };
  const isSomewhere = country !== undefined && countryByCode(country, 'en') !== null;
  if (listingId === undefined && !isSomewhere) return invalid('country');
  if (startDate === undefined) return invalid('startDate');
  if (endDate === undefined) return invalid('endDate');
  if (endDate < startDate) {
    const { message } = travelErrors['return-first'];
    throw new Problem('return-first', { fields: { endDate: translate(message) } });
  }
  if (startDate < addDays(today, -COUNTED_DAYS)) return invalid('startDate');
  if (startDate > addDays(today, MAX_DAYS_AHEAD)) return invalid('startDate');
  if (nightsBetween(startDate, endDate) >= MAX_EXTRA_DAYS) return invalid('endDate');
  if (listingId === undefined) {
    return country === undefined ? [] : [{ country, startDate, endDate }];
  }
  const parts = await daysAtListing(db, listingId, { startDate, endDate });
  return parts.length === 0 ? invalid('listingId') : parts;
}

const NOT_WHOLE = msg`Please choose a country and dates within the next two years.`;
