import { createFileRoute } from '@tanstack/react-router';
import { TravelPage, travelHead } from '#features/travel/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/travel')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  loader: async ({ context }) => {
    await Promise.all([TravelPage.preload?.(), loadTexts(context.i18n, ['travel'])]);
  },
  head: ({ match }) => travelHead(match.context),
  component: TravelPage,
});
