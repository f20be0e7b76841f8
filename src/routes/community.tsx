import { createFileRoute } from '@tanstack/react-router';
import { CommunityPage, communityHead } from '#features/experiences/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/community')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  loader: async ({ context }) => {
    await Promise.all([CommunityPage.preload?.(), loadTexts(context.i18n, ['experiences'])]);
  },
  head: ({ match }) => communityHead(match.context),
  component: CommunityPage,
});
