import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasDuty } from '#domain/roles.ts';
import { adminHead } from '#features/shell/index.web.ts';
import { loadQueue, ModerationPage, TRUST_TEXTS } from '#features/trust/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/moderation')({
  loader: async ({ context }) => {
    // To everybody without this duty, the page isn't there.
    if (context.me !== null && !hasDuty(context.me.role, 'moderation')) throw notFound();
    const [queue] = await Promise.all([
      loadQueue(context.me),
      loadTexts(context.i18n, TRUST_TEXTS),
    ]);
    return queue;
  },
  head: ({ match }) => adminHead(match.context),
  component: () => <ModerationPage queue={Route.useLoaderData()} />,
});
