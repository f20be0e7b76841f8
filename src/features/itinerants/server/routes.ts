import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import {
  ITINERANT_CATEGORIES,
  type ItinerantCategory,
  OCCUPANCIES,
  ROUTINE_LISTS,
  SCENERY_STYLES,
} from '#domain/vocabulary.ts';
import {
  cityName,
  countryByCode,
  OCCUPANCY_ENTRIES,
  SCENERY_STYLE_ENTRIES,
} from '#features/catalogues/index.server.ts';
import type {
  ItinerantCard,
  ItinerantChoices,
  ItinerantFigures,
} from '#features/itinerants/contract.ts';
import { findNewest, loadHosted } from '#market/hosting/index.server.ts';
import { computeRating, toAmenityGroups, toEventTypes } from '#market/page/index.server.ts';
import { type CardExtras, countCategories, serveSearch } from '#market/search/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import { cacheFor } from '#platform/server/cached-answers.ts';
import {
  type RequestContext,
  type ServedRoute,
  type SignedInContext,
  serve,
} from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import { ITINERANT_CATEGORY_LABELS } from '../labels/categories.ts';
import { quoteItinerant, showItinerantCalendar } from './booking/itinerant-booking.ts';
import {
  createItinerant,
  formOfStored,
  previewItinerant,
  showItinerantForm,
  updateItinerant,
} from './hosting/itinerant-form.ts';
import type { ItinerantPorts } from './ports.ts';
import { pricedNights, problemOfRange, readItinerantSearch } from './search/itinerant-criteria.ts';
import { listRoutines, showItinerant } from './show-itinerant.ts';
import {
  type ApprovedGuests,
  type CategoryFiguresRow,
  readCategoryFigures,
} from './store/figures.ts';
import { loadItinerantDetails } from './store/hosting.ts';
import {
  findSimilarItinerants,
  ITINERANT_SEARCH,
  loadBriefItinerants,
} from './store/search/itinerant-search-kind.ts';
import {
  findItinerant,
  findItinerantPins,
  findItinerants,
  type ItinerantCardRow,
  type ItinerantPin,
} from './store/search/search-page.ts';

/** Every route of itinerants. */
export function makeItinerantRoutes({
  openCommitments,
  approvedGuests,
  goAnyway,
}: ItinerantPorts): readonly ServedRoute[] {
  return [
    ...itinerantSearchServed,
    serve(contract.listItinerantChoices, async (_, context) => listItinerantChoices(context)),
    serve(contract.listItinerantFigures, (_, context) =>
      listItinerantFigures(context, approvedGuests),
    ),
    serve(contract.createItinerant, ({ body }, context) => createItinerant(body, context)),
    serve(contract.showItinerantForm, ({ params, query }, context) =>
      showItinerantForm(params.id, query.sensitive === 'true', context, openCommitments),
    ),
    serve(contract.updateItinerant, ({ params, body }, context) =>
      updateItinerant(params.id, body, context, openCommitments),
    ),
    serve(contract.previewItinerant, ({ body }, context) => previewItinerant(body, context)),
    serve(contract.showRecentItinerant, (_input, context) => showRecentItinerant(context)),
    serve(contract.showItinerant, ({ params }, context) => showItinerant(params.id, context)),
    serve(contract.showItinerantCalendar, ({ params, query }, context) =>
      showItinerantCalendar(params.id, query, context),
    ),
    serve(contract.goAnyway, async ({ params }, context) => {
      await goAnyway(params.id, context);
      return { done: true as const };
    }),
    serve(contract.quoteItinerant, ({ params, query }, context) =>
      quoteItinerant(params.id, query, context),
    ),
  ];
}

/** Routes of the search for itinerants. */
const itinerantSearchServed = serveSearch(contract.itinerantSearchRoutes, {
  ...ITINERANT_SEARCH,
  name: 'itinerants',
  findNewest: loadBriefItinerants,
  findSimilar: findSimilarItinerants,
  read: readItinerantSearch,
  find: findItinerants,
  findOne: findItinerant,
  findPins: findItinerantPins,
  cardMaker: ({ search }, translate) => itinerantCardMaker(search, translate),
  pinMaker:
    ({ search }) =>
    (row) => ({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      amount: computeListedAmount(search, row),
      way: [...row.way],
    }),
  categories: ITINERANT_CATEGORY_LABELS,
  withoutCategory: (search) => itinerantSearch.change(search, { category: undefined }),
  countByCategory: (db, criteria) =>
    countCategories<ItinerantCategory>(db, ITINERANT_SEARCH.clauses(criteria)),
  datesProblem: problemOfRange,
});

/** Makes the cards of one response from their rows, in the user's language. */
function itinerantCardMaker(
  search: ItinerantSearch,
  translate: Translator,
): (row: ItinerantCardRow & CardExtras) => ItinerantCard {
  const { locale } = translate;
  return (row) => {
    const { freeFrom, freeUntil, stops, mostTaken, ratingSum, ratingCount, ...card } = row;
    const nights = pricedNights(search, row);
    return {
      id: card.id,
      title: card.title,
      language: foreignLanguage(card.language, locale),
      city: cityName(card.city, card.countryCode, locale),
      countryCode: card.countryCode,
      countryName: countryByCode(card.countryCode, locale)?.label ?? card.countryCode,
      neighbourhood: card.neighbourhood,
      category: card.category,
      style: card.style,
      occupancy: card.occupancy,
      pictures: [...card.pictures],
      wifiMbps: card.wifiMbps,
      startDate: card.startDate,
      endDate: card.endDate,
      leastNights: card.leastNights,
      cities: [
        ...new Set(stops.map(({ city, countryCode }) => cityName(city, countryCode, locale))),
      ],
      guestCount: card.guestCount,
      go: card.go,
      placesLeft: Math.max(0, card.guestCount - mostTaken),
      free:
        freeFrom === null || freeUntil === null
          ? null
          : { startDate: freeFrom, endDate: freeUntil },
      price: { amount: computeListedAmount(search, row), nights },
      rating: computeRating({ ratingSum, ratingCount }),
      latitude: card.latitude,
      longitude: card.longitude,
      favorite: card.favorite,
    };
  };
}

/**
 * Price for one guest in cents, for a night or for the whole route where the search filters by it.
 */
function computeListedAmount(
  search: ItinerantSearch,
  row: Pick<ItinerantPin, 'nightlyPrice' | 'startDate' | 'endDate'>,
): number {
  return row.nightlyPrice * pricedNights(search, row);
}

/** Lists of options that describe an itinerant, in the user's language (spec 3 §3.1, §3.8). */
function listItinerantChoices({
  translate,
  services,
}: Pick<RequestContext, 'translate' | 'services'>): ItinerantChoices {
  return {
    styles: SCENERY_STYLES.map((id) => ({
      id,
      label: translate(SCENERY_STYLE_ENTRIES[id].label),
      description: translate(SCENERY_STYLE_ENTRIES[id].description),
    })),
    occupancies: OCCUPANCIES.map((id) => ({
      id,
      label: translate(OCCUPANCY_ENTRIES[id].label),
      description: translate(OCCUPANCY_ENTRIES[id].description),
    })),
    amenityGroups: toAmenityGroups(null, translate),
    events: toEventTypes(null, translate),
    routines: ROUTINE_LISTS.map((list) => ({ list, entries: listRoutines(list, null, translate) })),
    isIdentityOffered: services.identity !== null,
  };
}

const kept = cacheFor<ItinerantFigures>({ seconds: 60 });

/**
 * Figures of the landing block for all itinerants (spec 3 §2.11, §3.7), computed at most once a
 * minute in each process.
 */
function listItinerantFigures(
  { db, services, now }: RequestContext,
  approvedGuests: ApprovedGuests,
): Promise<ItinerantFigures> {
  return kept(services, now, async () =>
    toFigures(await readCategoryFigures(db, approvedGuests('itinerant'))),
  );
}

function toFigures(rows: readonly CategoryFiguresRow[]): ItinerantFigures {
  const sumColumn = (column: 'itinerants' | 'ratingSum' | 'ratingCount') =>
    rows.reduce((sum, row) => sum + row[column], 0);
  return {
    itinerants: sumColumn('itinerants'),
    rating: computeRating({
      ratingSum: sumColumn('ratingSum'),
      ratingCount: sumColumn('ratingCount'),
    }),
    categories: ITINERANT_CATEGORIES.flatMap((category) =>
      rows
        .filter((row) => row.category === category)
        .map(({ itinerants, members, places }) => ({ category, itinerants, members, places })),
    ),
  };
}

/** The caller's most recent itinerant, as the start of a new form (spec 3 §4). */
async function showRecentItinerant({
  actor,
  db,
  services,
  translate,
}: SignedInContext): Promise<RouteAnswer<typeof contract.showRecentItinerant>> {
  const id = await findNewest(db, actor.id, 'itinerant');
  if (id === null) return null;
  const listing = await loadHosted(db, id);
  const itinerant = await loadItinerantDetails(db, id);
  if (listing === null || itinerant === null) return null;
  const form = await formOfStored(db, listing, itinerant, false, services, translate);
  const { sensitive: _, ...recent } = form;
  return recent;
}
