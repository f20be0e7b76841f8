import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasDuty } from '#domain/roles.ts';
import { loadOpenResolutions } from '#features/reservations/index.web.ts';
import { AdminPage, adminHead } from '#features/shell/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/')({
  loader: async ({ context }) => {
    // To everybody without this duty, the page isn't there.
    if (context.me !== null && !hasDuty(context.me.role, 'console')) throw notFound();
    const [open] = await Promise.all([
      loadOpenResolutions(context.me).catch(() => null),
      loadTexts(context.i18n, [...MARKET_TEXTS, 'experiences', 'experiences/dialog']),
    ]);
    return { openResolutions: open?.count ?? null };
  },
  head: ({ match }) => adminHead(match.context),
  component: () => <AdminPage {...Route.useLoaderData()} />,
});
