import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

registerDialog('property', () => import('./hosting-dialog.tsx'), [
  ...MARKET_TEXTS,
  'hosting',
  'stays/dialog',
]);
