import { createFileRoute, notFound } from '@tanstack/react-router';
import { AdminPage, adminHead } from '#features/shell/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/')({
  loader: async ({ context }) => {
    // Signed-in users who aren't administrators get a 404.
    if (context.me !== null && context.me.role !== 'admin') throw notFound();
    await loadTexts(context.i18n, [...MARKET_TEXTS, 'experiences', 'experiences/dialog']);
  },
  head: ({ match }) => adminHead(match.context),
  component: AdminPage,
});
