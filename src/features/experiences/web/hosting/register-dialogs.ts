import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

registerDialog('experience', () => import('./hosting-dialog.tsx'), [
  'listings/hosting',
  'experiences',
  'experiences/hosting',
]);
