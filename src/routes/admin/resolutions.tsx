import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasDuty } from '#domain/roles.ts';
import {
  loadOpenResolutions,
  RESOLUTION_TEXTS,
  ResolutionsPage,
} from '#features/reservations/index.web.ts';
import { adminHead } from '#features/shell/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/resolutions')({
  loader: async ({ context }) => {
    // To everybody without this duty, the page isn't there.
    if (context.me !== null && !hasDuty(context.me.role, 'money')) throw notFound();
    const [open] = await Promise.all([
      loadOpenResolutions(context.me),
      loadTexts(context.i18n, RESOLUTION_TEXTS),
    ]);
    return open;
  },
  head: ({ match }) => adminHead(match.context),
  component: () => <ResolutionsPage open={Route.useLoaderData()} />,
});
