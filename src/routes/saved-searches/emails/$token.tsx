import { createFileRoute } from '@tanstack/react-router';
import {
  ALERT_TEXTS,
  loadMailedSearch,
  MailedSearchPage,
  mailedSearchHead,
} from '#features/alerts/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/saved-searches/emails/$token')({
  loader: async ({ params, context }) => {
    const [search] = await Promise.all([
      loadMailedSearch(params.token),
      loadTexts(context.i18n, ALERT_TEXTS),
    ]);
    return search;
  },
  head: ({ match }) => mailedSearchHead(match.context),
  component: function Page() {
    const { token } = Route.useParams();
    return <MailedSearchPage key={token} token={token} search={Route.useLoaderData()} />;
  },
});
