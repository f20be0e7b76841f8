import { createFileRoute } from '@tanstack/react-router';
import { requireDuty } from '#features/console/index.web.ts';
import {
  loadOpenResolutions,
  RESOLUTION_TEXTS,
  ResolutionsPage,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { readPageSearch } from '#platform/web/lists/page-search.ts';

export const Route = createFileRoute('/admin/resolutions')({
  validateSearch: readPageSearch,
  beforeLoad: ({ context }) => requireDuty(context.me, 'money'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [open] = await Promise.all([
      loadOpenResolutions(context.me, deps),
      loadTexts(context.i18n, RESOLUTION_TEXTS),
    ]);
    return open;
  },
  component: () => <ResolutionsPage open={Route.useLoaderData()} search={Route.useSearch()} />,
});
