import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadOpenResolutions } from '#features/reservations/index.web.ts';
import { AdminPage, adminHead } from '#features/shell/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/')({
  loader: async ({ context }) => {
    // Signed-in users who aren't administrators get a 404.
    if (context.me !== null && context.me.role !== 'admin') throw notFound();
    const [open] = await Promise.all([
      loadOpenResolutions(context.me).catch(() => null),
      loadTexts(context.i18n, [...MARKET_TEXTS, 'experiences', 'experiences/dialog']),
    ]);
    return { openResolutions: open?.count ?? null };
  },
  head: ({ match }) => adminHead(match.context),
  component: () => <AdminPage {...Route.useLoaderData()} />,
});
