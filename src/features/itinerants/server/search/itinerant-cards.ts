import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { ItinerantCard } from '#features/itinerants/contract.ts';
import { computeRating } from '#market/page/index.server.ts';
import type { CardExtras } from '#market/search/index.server.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ItinerantCardRow, ItinerantPin } from '../store/search/search-page.ts';
import { pricedNights } from './itinerant-criteria.ts';

/** Makes the cards of one response from their rows, in the user's language. */
export function itinerantCardMaker(
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
export function computeListedAmount(
  search: ItinerantSearch,
  row: Pick<ItinerantPin, 'nightlyPrice' | 'startDate' | 'endDate'>,
): number {
  return row.nightlyPrice * pricedNights(search, row);
}
