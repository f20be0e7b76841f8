import type { ListingPorts } from '#market/booking/index.server.ts';
import * as draftContract from '#market/hosting/contract.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { deleteDraft } from './store/drafts.ts';
import { addFavorite } from './use-cases/add-favorite.ts';
import { deleteFavorite } from './use-cases/delete-favorite.ts';
import { deleteListing } from './use-cases/delete-listing.ts';
import { keepDraft } from './use-cases/keep-draft.ts';
import { listFavorites } from './use-cases/list-favorites.ts';
import { listOwnListings } from './use-cases/list-own-listings.ts';
import { mergeFavorites } from './use-cases/merge-favorites.ts';
import { showDraft } from './use-cases/show-draft.ts';
import { showKeptFavorites } from './use-cases/show-kept-favorites.ts';

/** Every call on listings of any kind. */
export function makeListingRoutes(others: ListingPorts): readonly ServedRoute[] {
  return [
    serve(contract.listFavorites, ({ query }, context) => listFavorites(query, context, others)),
    serve(contract.showKeptFavorites, ({ query }, context) =>
      showKeptFavorites(query, context, others),
    ),
    serve(contract.mergeFavorites, ({ body }, context) => mergeFavorites(body.listingIds, context)),
    serve(contract.addFavorite, ({ body }, context) => addFavorite(body.listingId, context)),
    serve(contract.deleteFavorite, ({ body }, context) => deleteFavorite(body.listingId, context)),
    serve(contract.deleteListing, ({ params }, context) =>
      deleteListing(params.id, context, others),
    ),
    serve(contract.listOwnListings, (_input, context) => listOwnListings(context, others)),
    serve(draftContract.showDraft, ({ params }, context) => showDraft(params.kind, context)),
    serve(draftContract.keepDraft, ({ params, body }, context) =>
      keepDraft(params.kind, body, context),
    ),
    serve(draftContract.deleteDraft, async ({ params }, { db, actor }) => {
      await deleteDraft(db, actor.id, params.kind);
      return { done: true as const };
    }),
  ];
}
