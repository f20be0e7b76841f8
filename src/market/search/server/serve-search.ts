import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { SearchRoutes } from './search-answers.ts';
import {
  type ListedCity,
  type ListingSearch,
  type PagedSearch,
  searchCalls,
} from './search-listings.ts';
import type { CardExtras } from './store/page-query.ts';

/**
 * Serves the routes of one kind's search.
 *
 * @param routes from `defineSearchRoutes`
 */
export function serveSearch<
  Routes extends SearchRoutes,
  Search extends PagedSearch,
  Row extends ListedCity & Pick<CardExtras, 'pictures'>,
  PinRow,
>(routes: Routes, kind: ListingSearch<Routes, Search, Row, PinRow>): readonly ServedRoute[] {
  const calls = searchCalls(kind);
  // `kind` has the types of the answers; of the routes only the input matters here.
  const { search, listPins, countCategories, showCard, similar }: SearchRoutes = routes;
  return [
    serve(search, ({ query }, context) => calls.find(query, context)),
    serve(listPins, ({ query }, context) => calls.listPins(query, context)),
    serve(countCategories, ({ query }, context) => calls.countCategories(query, context)),
    serve(showCard, ({ params, query }, context) => calls.showCard(params.id, query, context)),
    serve(similar, ({ params, query }, context) =>
      calls.findSimilar(params.id, context, query?.date),
    ),
  ];
}
