import { createFileRoute } from '@tanstack/react-router';
import {
  COHOSTING_TEXTS,
  CoHostsPage,
  coHostsHead,
  loadCoHosts,
} from '#features/cohosting/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { CardsSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/co-hosts')({
  // Before the head, which names the page.
  beforeLoad: ({ context }) => loadTexts(context.i18n, COHOSTING_TEXTS),
  loader: ({ context }) => loadCoHosts(context.me),
  head: ({ match }) => coHostsHead(match.context),
  pendingComponent: CardsSkeleton,
  component: function Page() {
    return <CoHostsPage data={Route.useLoaderData()} />;
  },
});
