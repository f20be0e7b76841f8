import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import { suggestPlaces as suggestPlacesRoute } from '../contract/search.ts';
import { suggestPlaces } from './use-cases/suggest-places.ts';

/** Every call that the searches of all kinds share. */
export const searchRoutesServed: readonly ServedRoute[] = [
  serve(suggestPlacesRoute, ({ query }, context) => suggestPlaces(query.q, query.kind, context)),
];
