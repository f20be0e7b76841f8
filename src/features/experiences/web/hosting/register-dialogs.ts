import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

registerDialog('experience', () => import('./hosting-dialog.tsx'), [
  'listings/hosting',
  'experiences',
  'experiences/page',
  'experiences/hosting',
]);
registerDialog('experience-sessions', () => import('./sessions/sessions-dialog.tsx'), [
  'listings/hosting',
  'experiences',
  'experiences/hosting',
]);
