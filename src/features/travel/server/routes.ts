import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import { makeDuffelProvider } from './providers/duffel/duffel-provider.ts';
import { estimator } from './providers/estimator.ts';
import { airportsOfZone, findAirports } from './search/airport-names.ts';
import type { SearchLimits } from './search/spend-search.ts';
import { compareTrips } from './use-cases/compare-trips.ts';
import { countStayDays } from './use-cases/count-stay-days.ts';
import { listFestivals } from './use-cases/list-festivals.ts';
import { listTargets } from './use-cases/list-targets.ts';
import { searchFlights } from './use-cases/search-flights.ts';

/** Maximum suggestions for a query. */
const MAX_SUGGESTIONS = 8;

/** Every call of travel. */
export function makeTravelRoutes(
  { config }: Pick<Services, 'config'>,
  limits: SearchLimits,
): readonly ServedRoute[] {
  const provider = config.duffel === undefined ? estimator : makeDuffelProvider(config.duffel);
  const ports = { provider, limits };
  return [
    serve(contract.searchFlights, ({ body }, context) => searchFlights(body, context, ports)),
    serve(contract.compareTrips, ({ body }, context) => compareTrips(body, context, ports)),
    serve(contract.listTravelTargets, ({ query }, context) => listTargets(query, context)),
    serve(contract.listFestivals, ({ query }, context) => listFestivals(query, context)),
    serve(contract.listAirports, async ({ query }, { translate }) => ({
      airports:
        query.zone === undefined
          ? findAirports(query.q, translate.locale, MAX_SUGGESTIONS)
          : airportsOfZone(query.zone, translate.locale),
    })),
    serve(contract.countStayDays, ({ query }, context) => countStayDays(query, context)),
  ];
}
