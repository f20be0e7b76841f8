import { createFileRoute } from '@tanstack/react-router';
import { CurrencyPage, currencySettingsHead } from '#features/preferences/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/settings/currency')({
  loader: ({ context }) => loadTexts(context.i18n, ['preferences']),
  head: ({ match }) => currencySettingsHead(match.context),
  component: CurrencyPage,
});
