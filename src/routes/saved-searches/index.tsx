import { createFileRoute } from '@tanstack/react-router';
import {
  ALERT_TEXTS,
  loadSavedSearches,
  SavedSearchesPage,
  savedSearchesHead,
} from '#features/alerts/index.web.ts';
import { NightWaitlists } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { CardsSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/saved-searches/')({
  loader: async ({ context }) => {
    const [items] = await Promise.all([
      loadSavedSearches(context.me),
      loadTexts(context.i18n, [...ALERT_TEXTS, 'reservations']),
    ]);
    return items;
  },
  head: ({ match }) => savedSearchesHead(match.context),
  pendingComponent: CardsSkeleton,
  component: function Page() {
    const items = Route.useLoaderData();
    return (
      <>
        <SavedSearchesPage items={items} />
        {items === null ? null : <NightWaitlists />}
      </>
    );
  },
});
