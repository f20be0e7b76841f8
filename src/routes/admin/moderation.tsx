import { createFileRoute } from '@tanstack/react-router';
import { requireDuty } from '#features/console/index.web.ts';
import { loadQueue, ModerationPage, TRUST_TEXTS } from '#features/trust/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { readPageSearch } from '#platform/web/lists/page-search.ts';

export const Route = createFileRoute('/admin/moderation')({
  validateSearch: readPageSearch,
  beforeLoad: ({ context }) => requireDuty(context.me, 'moderation'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [queue] = await Promise.all([
      loadQueue(context.me, deps),
      loadTexts(context.i18n, TRUST_TEXTS),
    ]);
    return queue;
  },
  component: () => <ModerationPage queue={Route.useLoaderData()} search={Route.useSearch()} />,
});
