import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is needed.

export const FavoritesPage = lazyPage(() => import('./pages/favorites-page.tsx'), 'FavoritesPage');
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
