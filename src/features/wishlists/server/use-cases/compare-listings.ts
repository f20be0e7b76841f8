import { msg } from '@lingui/core/macro';
import type { DateText } from '#domain/dates.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import {
  experienceBooking,
  listedOffers,
  seatsForDates,
} from '#features/experiences/index.server.ts';
import { itinerantBooking, itinerantPricesForDates } from '#features/itinerants/index.server.ts';
import { pricesForDates, stayBooking } from '#features/stays/index.server.ts';
import type { PolicyTexts, PricedDates, PricesForDates } from '#market/booking/index.server.ts';
import { listedOrOwn } from '#market/inventory/index.server.ts';
import { computeRating, listingSummaries } from '#market/page/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ComparedListing, compareListings as compareRoute } from '../../contract.ts';
import { readFacts } from '../store/compared.ts';

type Offers = ReadonlyMap<string, NonNullable<ComparedListing['offer']>>;

interface ComparedKind {
  policyTexts(policy: string, isMonthly: boolean): PolicyTexts;
  offers(db: Queryable, ids: readonly string[], dates: PricedDates): Promise<Offers>;
}

/** The offers of a kind reserved by the night. */
function ofNights(prices: PricesForDates): ComparedKind['offers'] {
  return async (db, ids, dates) =>
    new Map(
      Array.from(await prices(db, ids, dates), ([id, { amount, available }]) => [
        id,
        { amount, available, sessions: null },
      ]),
    );
}

const KINDS_COMPARED: Readonly<Record<ListingKind, ComparedKind>> = {
  stay: { policyTexts: stayBooking.policyTexts, offers: ofNights(pricesForDates) },
  itinerant: {
    policyTexts: itinerantBooking.policyTexts,
    offers: ofNights(itinerantPricesForDates),
  },
  experience: {
    policyTexts: experienceBooking.policyTexts,
    async offers(db, ids, dates) {
      const seats = await seatsForDates(db, ids, dates);
      return new Map(
        Array.from(seats, ([id, { amount, sessions }]) => [
          id,
          { amount, available: sessions > 0, sessions },
        ]),
      );
    },
  },
};

/**
 * Listings side by side, in the order of the query, with the prices that their pages quote.
 *
 * @throws Problem 'invalid-input' where they are of several kinds, or one is named twice
 */
export async function compareListings(
  { listingIds, startDate, endDate, guests }: RouteInput<typeof compareRoute>['query'],
  { db, actor, now, translate }: RequestContext,
): Promise<RouteAnswer<typeof compareRoute>> {
  if (new Set(listingIds).size < listingIds.length) refuse(translate);
  const userId = actor?.id ?? null;
  const offered = [...(await listedOrOwn(db, listingIds, userId))];
  const summaries = await listingSummaries(db, offered, translate);
  const shown = [...summaries.values()].filter(({ available }) => available);
  const [kind = null, ...others] = new Set(shown.map((summary) => summary.kind));
  if (others.length > 0) refuse(translate);
  const ids = shown.map(({ id }) => id);
  if (kind === null) {
    return { kind, items: listingIds.map((listingId) => ({ listingId, listing: null })) };
  }
  const { policyTexts, offers: offersOfKind } = KINDS_COMPARED[kind];
  const unitPrices = await listedOffers(db, ids);
  const facts = new Map((await readFacts(db, ids)).map((row) => [row.id, row]));
  const dates = pairDates(startDate, endDate);
  const offers: Offers =
    dates === null
      ? new Map()
      : await offersOfKind(db, ids, { ...dates, guests, groups: actor?.groups ?? [], now });
  const listings = new Map(
    shown.flatMap((summary): [string, ComparedListing][] => {
      const { id, title, language, city, countryName, cover, price, isPaused } = summary;
      const row = facts.get(id);
      if (row === undefined) return [];
      const offer = offers.get(id) ?? null;
      return [
        [
          id,
          {
            kind,
            title,
            language,
            city,
            countryName,
            cover,
            isPaused,
            price: unitPrices.get(id)?.price ?? price,
            offer: offer === null ? null : { ...offer, available: offer.available && !isPaused },
            rating: computeRating(row),
            hostVerified: row.hostVerified,
            guestCount: row.guestCount,
            roomCount: row.roomCount,
            bathroomCount: row.bathroomCount,
            wifiMbps: row.wifiMbps,
            minNights: row.minNights,
            journey:
              row.startDate === null || row.endDate === null
                ? null
                : { startDate: row.startDate, endDate: row.endDate },
            policy: translate(policyTexts(row.policy, false).label),
          },
        ],
      ];
    }),
  );
  return {
    kind,
    items: listingIds.map((listingId) => ({
      listingId,
      listing: listings.get(listingId) ?? null,
    })),
  };
}

function pairDates(
  startDate: DateText | undefined,
  endDate: DateText | undefined,
): Pick<PricedDates, 'startDate' | 'endDate'> | null {
  if (startDate === undefined || endDate === undefined || startDate >= endDate) return null;
  return { startDate, endDate };
}

/** @throws Problem 'invalid-input' */
function refuse(translate: Translator): never {
  throw new Problem('invalid-input', {
    fields: { listingIds: translate(msg`Choose different listings of one kind.`) },
  });
}
