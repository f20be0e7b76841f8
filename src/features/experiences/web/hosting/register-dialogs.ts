import { registerDialog } from '#platform/web/dialogs/dialogs.ts';

registerDialog('experience', () => import('./hosting-dialog.tsx'), [
  'hosting',
  'experiences',
  'experiences/dialog',
]);
registerDialog('experience-sessions', () => import('./sessions/sessions-dialog.tsx'), [
  'hosting',
  'experiences',
  'experiences/dialog',
]);
