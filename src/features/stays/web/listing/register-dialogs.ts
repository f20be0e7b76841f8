import type { AmenityGroup, Picture } from '#features/listings/contract.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'stay-pictures': {
      title: string;
      pictures: readonly Picture[];
      /** Which one to begin with, from 0. */
      at: number;
    };
    'stay-amenities': { groups: readonly AmenityGroup[] };
  }
}

registerDialog('stay-pictures', () => import('./pictures-dialog.tsx'));
registerDialog('stay-amenities', () => import('./amenities-dialog.tsx'));
