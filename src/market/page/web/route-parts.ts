import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { lazySkeleton } from '#platform/web/pages/lazy-skeleton.tsx';
import type { AmenityGroup, Picture } from '../contract.ts';

// Loaded with the page that each one replaces, since every page imports the routes.

export const ListingSkeleton = lazySkeleton(() => import('./page-skeleton.tsx'), 'ListingSkeleton');
export const ListingGridSkeleton = lazySkeleton(
  () => import('./cards/listing-grid-skeleton.tsx'),
  'ListingGridSkeleton',
);

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'listing-pictures': {
      title: string;
      /** Language of the alternative texts, where that isn't the reader's. */
      language: string | undefined;
      pictures: readonly Picture[];
      /** Index of the first picture to show, from 0. */
      at: number;
      /** Whether they have headings by the parts they show. */
      grouped?: boolean;
    };
    'listing-amenities': { groups: readonly AmenityGroup[] };
  }
}

export function registerPageDialogs(): void {
  registerDialog('listing-pictures', () => import('./pictures-dialog.tsx'));
  registerDialog('listing-amenities', () => import('./amenities-dialog.tsx'));
}
