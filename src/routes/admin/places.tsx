import { createFileRoute } from '@tanstack/react-router';
import { PlacesPage, requireDuty } from '#features/console/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/places')({
  beforeLoad: ({ context }) => requireDuty(context.me, 'places'),
  loader: ({ context }) =>
    loadTexts(context.i18n, [...MARKET_TEXTS, 'experiences', 'experiences/dialog']),
  component: PlacesPage,
});
