import { createFileRoute } from '@tanstack/react-router';
import { requireDuty } from '#features/console/index.web.ts';
import { loadQueue, ModerationPage, TRUST_TEXTS } from '#features/trust/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/moderation')({
  beforeLoad: ({ context }) => requireDuty(context.me, 'moderation'),
  loader: async ({ context }) => {
    const [queue] = await Promise.all([
      loadQueue(context.me),
      loadTexts(context.i18n, TRUST_TEXTS),
    ]);
    return queue;
  },
  component: () => <ModerationPage queue={Route.useLoaderData()} />,
});
