import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { SimilarItinerant } from '#features/itinerants/contract.ts';
import { ratingOf } from '#features/listings/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadItinerantPage } from '../store/itinerant-page.ts';
import { findSimilarItinerants as findRows } from '../store/similar-itinerants.ts';

const MAX_SIMILAR = 8;

/**
 * Other itinerants of the same category or country that can still be joined.
 *
 * @throws Problem 'not-found' when the itinerant is unknown or was removed
 */
export async function findSimilarItinerants(
  id: string,
  { actor, db, now, translate: { locale } }: RequestContext,
): Promise<{ items: SimilarItinerant[] }> {
  const userId = actor?.id ?? null;
  const itinerant = await loadItinerantPage(db, id, userId);
  if (itinerant === null) throw new Problem('not-found');
  const rows = await findRows(db, itinerant, now, MAX_SIMILAR, userId);
  return {
    items: rows.map(({ countryCode, ratingSum, ratingCount, ...row }) => ({
      ...row,
      pictures: [...row.pictures],
      city: cityName(row.city, countryCode, locale),
      countryName: countryByCode(countryCode, locale)?.label ?? countryCode,
      rating: ratingOf({ ratingSum, ratingCount }),
    })),
  };
}
