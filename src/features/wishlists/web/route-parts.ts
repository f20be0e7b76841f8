import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { MARKET_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

export const WishlistsPage = lazyPage(() => import('./pages/wishlists-page.tsx'), 'WishlistsPage');
export const WishlistPage = lazyPage(() => import('./pages/wishlist-page.tsx'), 'WishlistPage');
export const SharedWishlistPage = lazyPage(
  () => import('./pages/shared-wishlist-page.tsx'),
  'SharedWishlistPage',
);
export const ComparePage = lazyPage(() => import('./compare/compare-page.tsx'), 'ComparePage');

const pageData = () => import('./page-data.ts');
export const loadWishlists = lazyCall(pageData, 'loadWishlists');
export const loadWishlist = lazyCall(pageData, 'loadWishlist');
export const loadSharedWishlist = lazyCall(pageData, 'loadSharedWishlist');
export const loadCompared = lazyCall(pageData, 'loadCompared');

const DIALOG_TEXTS: readonly string[] = ['wishlists'];

/** Texts of the pages of lists. */
export const WISHLIST_TEXTS: readonly string[] = [...DIALOG_TEXTS, ...MARKET_TEXTS];

export function registerWishlistDialogs(): void {
  registerDialog('save-to-list', () => import('./save/save-to-list-dialog.tsx'), DIALOG_TEXTS);
}

type Texts = Pick<RouterContext, 'i18n'>;

function privateHead({ i18n }: Texts, title: MessageDescriptor) {
  return {
    meta: [
      { title: `${i18n._(title)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
      // The address of a shared list is the key to it.
      { name: 'referrer', content: 'no-referrer' },
    ],
  };
}

export const wishlistsHead = (texts: Texts) => privateHead(texts, msg`My lists`);
export const wishlistHead = (texts: Texts) => privateHead(texts, msg`List`);
export const sharedWishlistHead = (texts: Texts) => privateHead(texts, msg`Shared list`);
export const compareHead = (texts: Texts) => privateHead(texts, msg`Compare side by side`);
