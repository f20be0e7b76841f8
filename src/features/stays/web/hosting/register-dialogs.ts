import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

registerDialog('property', () => import('./hosting-dialog.tsx'), [
  'listings',
  'listings/hosting',
  'stays/hosting',
]);
