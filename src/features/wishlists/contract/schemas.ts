import { WISHLIST_NAME, WISHLIST_NOTE } from '#domain/wishlists.ts';
import { lineSchema, textSchema } from '#platform/contract/schemas.ts';

export const wishlistNameSchema = lineSchema(WISHLIST_NAME.max, WISHLIST_NAME.min);
export const wishlistNoteSchema = textSchema(WISHLIST_NOTE.max, WISHLIST_NOTE.min);
