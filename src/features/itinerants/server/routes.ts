import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { ItinerantCategory } from '#domain/vocabulary.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { ItinerantCard } from '#features/itinerants/contract.ts';
import { computeRating } from '#market/page/index.server.ts';
import { type CardExtras, countCategories, serveSearch } from '#market/search/index.server.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import { ITINERANT_CATEGORY_LABELS } from '../labels/categories.ts';
import { quoteItinerant, showItinerantCalendar } from './booking/itinerant-booking.ts';
import {
  createItinerant,
  previewItinerant,
  showItinerantForm,
  updateItinerant,
} from './hosting/itinerant-form.ts';
import type { ItinerantPorts } from './ports.ts';
import { pricedNights, problemOfRange, readItinerantSearch } from './search/itinerant-criteria.ts';
import { showItinerant } from './show-itinerant.ts';
import { loadBriefItinerants } from './store/search/grouped-itinerants.ts';
import { ITINERANT_SEARCH } from './store/search/itinerant-search-kind.ts';
import {
  findItinerant,
  findItinerantPins,
  findItinerants,
  type ItinerantCardRow,
  type ItinerantPin,
} from './store/search/search-page.ts';
import { findSimilarItinerants } from './store/search/similar-itinerants.ts';
import { listItinerantChoices } from './use-cases/list-itinerant-choices.ts';
import { listItinerantFigures } from './use-cases/list-itinerant-figures.ts';

import { showRecentItinerant } from './use-cases/show-recent-itinerant.ts';

/** Every route of itinerants. */
export function makeItinerantRoutes({
  openCommitments,
  approvedGuests,
}: ItinerantPorts): readonly ServedRoute[] {
  return [
    ...itinerantSearchServed,
    serve(contract.listItinerantChoices, async (_, context) =>
      listItinerantChoices(context.translate),
    ),
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
