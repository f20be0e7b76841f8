import { toDollars } from '#domain/money.ts';
import { FALLBACK_PRICES, type PriceRange } from '#domain/search/price-range.ts';
import { AGE_BUCKET, NIGHTLY_DOLLARS } from '#domain/search/stay-limits.ts';
import { withChange } from '#domain/search/stay-search.ts';
import { LISTING_CATEGORIES, OCCUPANCIES } from '#domain/vocabulary.ts';
import {
  AMENITIES,
  EVENT_TYPES,
  LISTING_CATEGORY_ENTRIES,
  OCCUPANCY_ENTRIES,
} from '#features/catalogues/index.server.ts';
import type { StayAnalytics, StayChoices } from '#features/stays/contract.ts';
import { agreedNights, type OpenCommitments } from '#market/booking/index.server.ts';
import { toAmenityGroups, toEventTypes } from '#market/page/index.server.ts';
import { prepareSearch, serveSearch } from '#market/search/index.server.ts';
import { cacheFor } from '#platform/server/cached-answers.ts';
import { type RequestContext, type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { quoteStay, showCalendar } from './booking/stay-booking.ts';
import { comparePrices } from './hosting/compare-prices.ts';
import { createStay, showStayForm, updateStay } from './hosting/stay-form.ts';
import { type CardPricing, cardMaker, cardPricer } from './search/cards.ts';
import { findDatesProblem, readStaySearch, type StayCriteria } from './search/criteria.ts';
import { noteView, previewStay, showRecentStay, showStay } from './show-stay.ts';
import { type NightlyPrices, readNightlyPrices } from './store/search/price-range.ts';
import { type Counts, type SearchFigures, searchFigures } from './store/search/search-analytics.ts';
import {
  asksForCategoryAlone,
  findCard,
  findCards,
  findStays,
} from './store/search/search-page.ts';
import {
  countByCategory,
  findSimilarStays,
  loadBriefListings,
  STAY_SEARCH,
} from './store/search/stay-search-kind.ts';

/** Routes of the search for stays. */
const staySearchServed = serveSearch(contract.staySearchRoutes, {
  ...STAY_SEARCH,
  name: 'listings',
  findNewest: loadBriefListings,
  findSimilar: findSimilarStays,
  read: readStaySearch,
  find: findCards,
  findOne: findCard,
  findPins: findStays,
  cardMaker: (criteria, translate) => cardMaker(toCardPricing(criteria), translate),
  pinMaker(criteria) {
    const computePrice = cardPricer(toCardPricing(criteria));
    return (stay) => ({
      id: stay.id,
      latitude: stay.latitude,
      longitude: stay.longitude,
      amount: computePrice(stay).amount,
    });
  },
  categories: LISTING_CATEGORY_ENTRIES,
  withoutCategory: (search) => withChange(search, { category: undefined }),
  countByCategory,
  datesProblem: findDatesProblem,
});

/** Every call of stays. */
export const stayRoutesServed: readonly ServedRoute[] = [
  ...staySearchServed,
  serve(contract.showAnalytics, ({ query }, context) => showAnalytics(query, context)),
  serve(contract.listChoices, async (_, context) => listChoices(context)),
  serve(contract.showStay, ({ params }, context) => showStay(params.id, context)),
  serve(contract.noteView, ({ params }, context) => noteView(params.id, context)),
  serve(contract.showCalendar, ({ params, query }, context) =>
    showCalendar(params.id, query, context),
  ),
  serve(contract.quoteStay, ({ params, query }, context) =>
    quoteStay(params.id, { ...query, agreed: agreedNights(query) }, context),
  ),
  serve(contract.showPriceRange, (_input, context) => showPriceRange(context)),
];

/** Every call for creating and changing homes. */
export function makeHostingRoutes(openCommitments: OpenCommitments): readonly ServedRoute[] {
  return [
    serve(contract.createStay, ({ body }, context) => createStay(body, context)),
    serve(contract.showStayForm, ({ params }, context) =>
      showStayForm(params.id, context, openCommitments),
    ),
    serve(contract.updateStay, ({ params, body }, context) =>
      updateStay(params.id, body, context, openCommitments),
    ),
    serve(contract.showRecentStay, (_input, context) => showRecentStay(context)),
    serve(contract.previewStay, ({ body }, context) => previewStay(body, context)),
    serve(contract.comparePrices, ({ query }, context) => comparePrices(query, context)),
  ];
}

/** Options to describe a home, in the reader's language (spec 1 §3). */
function listChoices({
  translate,
  services,
}: Pick<RequestContext, 'translate' | 'services'>): StayChoices {
  return {
    categories: LISTING_CATEGORIES.map((id) => ({
      id,
      label: translate(LISTING_CATEGORY_ENTRIES[id].label),
      description: translate(LISTING_CATEGORY_ENTRIES[id].description),
    })),
    occupancies: OCCUPANCIES.map((id) => ({
      id,
      label: translate(OCCUPANCY_ENTRIES[id].label),
      description: translate(OCCUPANCY_ENTRIES[id].description),
    })),
    amenityGroups: toAmenityGroups(null, translate),
    events: toEventTypes(null, translate),
    isIdentityOffered: services.identity !== null,
  };
}

/** Basis of the prices on the cards of a search: the stay matching its dates, or a duration. */
function toCardPricing({ search, groups, now }: StayCriteria): CardPricing {
  if (search.dates === undefined) return { kind: 'duration', duration: search.pricingDuration };
  return {
    kind: 'dates',
    guests: search.guestCount ?? 1,
    rooms: search.roomCount ?? 1,
    groups,
    now,
  };
}

const cachedRange = cacheFor<NightlyPrices>({ seconds: 60 });

/**
 * The range of prices across listings, in dollars per night, and their average rounded to an
 * integer (spec 3 §4, §9); 0 to 1000 and 100 while nothing is listed. At most a minute old.
 */
async function showPriceRange({
  db,
  services,
  now,
}: RequestContext): Promise<PriceRange & { average: number }> {
  const cents = await cachedRange(services, now, () => readNightlyPrices(db));
  if (cents.min === null || cents.max === null || cents.mean === null) return FALLBACK_PRICES;
  const min = Math.floor(toDollars(cents.min));
  // A range of one price is empty: sliders need some room to move.
  const max = Math.max(min + 1, Math.ceil(toDollars(cents.max)));
  return { min, max, average: Math.round(toDollars(cents.mean)) };
}

/** Figures without matches. */
const NOTHING: SearchFigures = {
  total: 0,
  average: null,
  lowest: null,
  highest: null,
  occupancies: {},
  categories: {},
  ages: {},
  amenities: {},
  events: {},
  width: NIGHTLY_DOLLARS.max,
  max: NIGHTLY_DOLLARS.max,
  prices: {},
};

/**
 * The figures of all homes are the slowest and the most requested, whenever the filters are opened
 * without a search: they are half a minute old at most.
 */
const cachedFigures = cacheFor<SearchFigures | null>({ seconds: 30 });

/** Prices, ages, occupancies and facets of a search (spec 3 §2.5, §9). */
async function showAnalytics(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<StayAnalytics> {
  const { criteria } = await prepareSearch('stay_search', readStaySearch(query), context);
  const ask = () => searchFigures(context.db, criteria);
  const asksForAll = asksForCategoryAlone(criteria) && criteria.search.category === undefined;
  const figures =
    (await (asksForAll ? cachedFigures(context.services, context.now, ask) : ask())) ?? NOTHING;
  const { total, average, lowest, highest, occupancies } = figures;
  return {
    total,
    price: { average, lowest, highest },
    histogram: toHistogram(figures),
    ages: toAgeBuckets(figures.ages),
    occupancies: OCCUPANCIES.map((id) => ({ id, count: occupancies[id] ?? 0 })),
    categories: remaining(LISTING_CATEGORIES, figures.categories),
    amenities: remaining(getIds(AMENITIES), figures.amenities),
    events: remaining(getIds(EVENT_TYPES), figures.events),
  };
}

/** The buckets from 0 to the highest price; without any stay, to the fallback of spec 3 §9. */
function toHistogram({ max, width, prices }: SearchFigures): StayAnalytics['histogram'] {
  const counts = Array.from({ length: Math.ceil(max / width) }, (_, at) => prices[at] ?? 0);
  return { max: counts.length * width, width, counts };
}

function toAgeBuckets(ages: Counts): StayAnalytics['ages'] {
  const decades = Object.keys(ages).map(Number);
  if (decades.length === 0) return [];
  const first = Math.min(...decades);
  const length = (Math.max(...decades) - first) / AGE_BUCKET + 1;
  return Array.from({ length }, (_, at) => {
    const from = first + at * AGE_BUCKET;
    return { from, to: from + AGE_BUCKET - 1, count: ages[from] ?? 0 };
  });
}

function remaining(ids: readonly string[], counts: Counts): Record<string, number> {
  return Object.fromEntries(ids.map((id) => [id, counts[id] ?? 0]));
}

function getIds(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
