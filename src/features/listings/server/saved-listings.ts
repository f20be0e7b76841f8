import type { InferInput } from 'valibot';
import type { DateText } from '#domain/dates.ts';
import type { DatesPrice, ListingPorts, PricedDates } from '#market/booking/index.server.ts';
import { GONE, listingSummaries } from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { savedListingSchema } from '../contract.ts';

type SavedListing = InferInput<typeof savedListingSchema>;

/** Dates as a query may contain them. */
export interface DatesQuery {
  readonly startDate?: DateText | undefined;
  readonly endDate?: DateText | undefined;
  readonly guests: number;
}

interface Saved {
  readonly listingId: string;
  /** Null for a favourite stored in the browser alone. */
  readonly savedAt: Temporal.Instant | null;
}

/**
 * Saved listings as their page shows them, in the order given; unknown ones are left out.
 *
 * @param named ids that may be described, where not all of them may: the others count as deleted
 */
export async function describeSaved(
  saved: readonly Saved[],
  query: DatesQuery,
  { db, translate, actor, now }: RequestContext,
  others: ListingPorts,
  named?: ReadonlySet<string>,
): Promise<SavedListing[]> {
  const ids = saved.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, ids, translate);
  const offers = await others.listedOffers(db, ids);
  const { startDate, endDate, guests } = query;
  const dates = startDate !== undefined && endDate !== undefined ? { startDate, endDate } : null;
  const prices =
    dates === null
      ? new Map<string, DatesPrice>()
      : await pricesOfAllKinds(db, ids, others, {
          ...dates,
          guests,
          userId: actor?.id ?? null,
          now,
        });
  return saved.flatMap(({ listingId, savedAt }) => {
    const listing = summaries.get(listingId);
    if (listing === undefined) return [];
    const isNamed = named === undefined || named.has(listingId);
    const { title, language, city, countryName, cover, available } = isNamed ? listing : GONE;
    const { kind } = listing;
    const price = isNamed ? listing.price : 0;
    const ofDates = isNamed ? prices.get(listingId) : undefined;
    return [
      {
        listingId,
        kind,
        title,
        language,
        city,
        countryName,
        cover,
        price: offers.get(listingId)?.price ?? price,
        stay: dates !== null && ofDates !== undefined ? { ...dates, ...ofDates } : null,
        savedAt: savedAt?.toString() ?? null,
        available,
      },
    ];
  });
}

async function pricesOfAllKinds(
  db: Queryable,
  ids: readonly string[],
  { pricesForDates }: ListingPorts,
  dates: PricedDates,
): Promise<Map<string, DatesPrice>> {
  const prices = new Map<string, DatesPrice>();
  for (const pricesOfKind of pricesForDates) {
    for (const [id, price] of await pricesOfKind(db, ids, dates)) prices.set(id, price);
  }
  return prices;
}
