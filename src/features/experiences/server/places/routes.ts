import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../../contract.ts';
import type { PlaceRatings } from '../ports.ts';
import { listRecommendations } from '../use-cases/list-recommendations.ts';
import { showPlaceDetails } from '../use-cases/show-place-details.ts';

/** Routes about places. */
export function makePlaceRoutes(
  limits: Pick<RateLimits, 'spend'>,
  ratingsOf: PlaceRatings,
): readonly ServedRoute[] {
  return [
    serve(contract.listRecommendations, ({ query }, context) =>
      listRecommendations(
        { ...query, category: query.category ?? null, style: query.style || null },
        context,
        { limits, ratingsOf },
      ),
    ),
    serve(contract.showPlaceDetails, ({ query }, context) =>
      showPlaceDetails(query.place_id, context, { limits, ratingsOf }),
    ),
  ];
}
