import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

registerDialog('itinerant', () => import('./hosting-dialog.tsx'), [
  'hosting',
  'itinerants',
  'itinerants/dialog',
]);
