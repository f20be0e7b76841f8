import { createFileRoute } from '@tanstack/react-router';
import { requireDuty } from '#features/console/index.web.ts';
import {
  loadOpenResolutions,
  RESOLUTION_TEXTS,
  ResolutionsPage,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/resolutions')({
  beforeLoad: ({ context }) => requireDuty(context.me, 'money'),
  loader: async ({ context }) => {
    const [open] = await Promise.all([
      loadOpenResolutions(context.me),
      loadTexts(context.i18n, RESOLUTION_TEXTS),
    ]);
    return open;
  },
  component: () => <ResolutionsPage open={Route.useLoaderData()} />,
});
