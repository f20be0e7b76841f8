export { wishlistErrors } from './server/errors.ts';
export { wishlistRoutesServed } from './server/routes.ts';
export { deleteWishlists, exportWishlists } from './server/store/wishlists.ts';
