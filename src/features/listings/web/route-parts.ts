import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

export const FavoritesPage = lazyPage(() => import('./pages/favorites-page.tsx'), 'FavoritesPage');
export const HostedListings = lazyPage(() => import('./hosted-listings.tsx'), 'HostedListings');
export const loadHosted = lazyCall(() => import('./load-hosted.ts'), 'loadHosted');
export const PropertiesPage = lazyPage(
  () => import('./pages/properties-page.tsx'),
  'PropertiesPage',
);

const pageData = () => import('./page-data.ts');
export const loadFavorites = lazyCall(pageData, 'loadFavorites');
export const loadOwnListings = lazyCall(pageData, 'loadOwnListings');

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    /** Receives the number of open reservations, which prevent the deletion. */
    delete: {
      actionId: string;
      title: string;
      /** BCP 47 tag of the host's text; undefined where it is the reader's language. */
      language: string | undefined;
      openReservations: number;
    };
    /** The dates of a listing offered by the session; the kind that has them registers it. */
    'experience-sessions': {
      actionId: string;
      title: string;
      /** BCP 47 tag of the host's text; undefined where it is the reader's language. */
      language: string | undefined;
    };
  }
}

export function registerListingDialogs(): void {
  registerDialog('delete', () => import('./pages/delete-dialog.tsx'));
}

type Texts = Pick<RouterContext, 'i18n'>;

function privateHead({ i18n }: Texts, title: MessageDescriptor) {
  const robots = { name: 'robots', content: 'noindex' };
  return { meta: [{ title: `${i18n._(title)} · ${BRAND.name}` }, robots] };
}

export const favoritesHead = (texts: Texts) => privateHead(texts, msg`Wishlist`);
export const propertiesHead = (texts: Texts) => privateHead(texts, msg`My Homes`);
