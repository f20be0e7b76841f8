import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { compareListings } from './use-cases/compare-listings.ts';
import {
  addToWishlist,
  createWishlist,
  deleteWishlist,
  listWishlists,
  noteWishlistEntry,
  removeFromWishlist,
  renameWishlist,
  shareWishlist,
  showWishlist,
  unshareWishlist,
} from './use-cases/manage-wishlists.ts';
import { giveHeart, showSharedWishlist, takeHeart } from './use-cases/share-wishlists.ts';

/** Every call about lists. */
export const wishlistRoutesServed: readonly ServedRoute[] = [
  serve(contract.listWishlists, ({ query }, context) => listWishlists(query.listingId, context)),
  serve(contract.createWishlist, ({ body }, context) => createWishlist(body, context)),
  serve(contract.showWishlist, ({ params }, context) => showWishlist(params.id, context)),
  serve(contract.renameWishlist, ({ params, body }, context) =>
    renameWishlist(params.id, body.name, context),
  ),
  serve(contract.deleteWishlist, ({ params }, context) => deleteWishlist(params.id, context)),
  serve(contract.addToWishlist, ({ params }, context) => addToWishlist(params, context)),
  serve(contract.removeFromWishlist, ({ params }, context) => removeFromWishlist(params, context)),
  serve(contract.noteWishlistEntry, ({ params, body }, context) =>
    noteWishlistEntry(params, body.note, context),
  ),
  serve(contract.shareWishlist, ({ params }, context) => shareWishlist(params.id, context)),
  serve(contract.unshareWishlist, ({ params }, context) => unshareWishlist(params.id, context)),
  serve(contract.showSharedWishlist, ({ params }, context) =>
    showSharedWishlist(params.token, context),
  ),
  serve(contract.giveHeart, ({ params }, context) => giveHeart(params, context)),
  serve(contract.takeHeart, ({ params }, context) => takeHeart(params, context)),
  serve(contract.compareListings, ({ query }, context) => compareListings(query, context)),
];
