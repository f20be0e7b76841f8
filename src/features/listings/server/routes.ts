import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import type { LentByOthers } from './lent-by-others.ts';
import { addFavorite } from './use-cases/add-favorite.ts';
import { deleteListing } from './use-cases/delete-listing.ts';
import { listFavorites } from './use-cases/list-favorites.ts';
import { listOwnListings } from './use-cases/list-own-listings.ts';
import { mergeFavorites } from './use-cases/merge-favorites.ts';
import { removeFavorite } from './use-cases/remove-favorite.ts';
import { showKeptFavorites } from './use-cases/show-kept-favorites.ts';

/** Every call on listings of any kind. */
export function makeListingRoutes(others: LentByOthers): readonly ServedRoute[] {
  return [
    serve(contract.listFavorites, ({ query }, context) => listFavorites(query, context, others)),
    serve(contract.showKeptFavorites, ({ query }, context) =>
      showKeptFavorites(query, context, others),
    ),
    serve(contract.mergeFavorites, ({ body }, context) => mergeFavorites(body.listingIds, context)),
    serve(contract.addFavorite, ({ body }, context) => addFavorite(body.listingId, context)),
    serve(contract.removeFavorite, ({ body }, context) => removeFavorite(body.listingId, context)),
    serve(contract.deleteListing, ({ params }, context) =>
      deleteListing(params.id, context, others),
    ),
    serve(contract.listOwnListings, (_input, context) => listOwnListings(context, others)),
  ];
}
