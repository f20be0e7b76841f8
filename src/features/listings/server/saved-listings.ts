import type { InferInput } from 'valibot';
import type { DateText } from '#domain/dates.ts';
import type { savedListingSchema } from '#features/listings/contract.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { DatesPrice, ListingPorts } from './ports.ts';
import { listingSummaries } from './store/summaries.ts';

type SavedListing = InferInput<typeof savedListingSchema>;

/** Dates as a query may give them. */
export interface WantedDates {
  readonly startDate?: DateText | undefined;
  readonly endDate?: DateText | undefined;
  readonly guests: number;
}

interface Saved {
  readonly listingId: string;
  /** Null for what is kept in a browser alone. */
  readonly savedAt: Temporal.Instant | null;
}

/** Saved listings as their page shows them, in the order given; unknown ones are left out. */
export async function describeSaved(
  saved: readonly Saved[],
  wanted: WantedDates,
  { db, translate, actor, now }: RequestContext,
  others: ListingPorts,
): Promise<SavedListing[]> {
  const ids = saved.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, ids, translate);
  const nightly = await others.nightlyPrices(db, ids);
  const { startDate, endDate, guests } = wanted;
  const asked = startDate !== undefined && endDate !== undefined ? { startDate, endDate } : null;
  const prices =
    asked === null
      ? new Map<string, DatesPrice>()
      : await others.pricesForDates(db, ids, {
          ...asked,
          guests,
          userId: actor?.id ?? null,
          now,
        });
  return saved.flatMap(({ listingId, savedAt }) => {
    const listing = summaries.get(listingId);
    if (listing === undefined) return [];
    const { kind, title, city, countryName, cover, available } = listing;
    const price = prices.get(listingId);
    return [
      {
        listingId,
        kind,
        title,
        city,
        countryName,
        cover,
        nightlyPrice: nightly.get(listingId) ?? null,
        stay: asked !== null && price !== undefined ? { ...asked, ...price } : null,
        savedAt: savedAt?.toString() ?? null,
        available,
      },
    ];
  });
}
