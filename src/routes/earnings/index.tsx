import { createFileRoute } from '@tanstack/react-router';
import {
  EarningsPage,
  EarningsSkeleton,
  earningsHead,
  loadEarnings,
} from '#features/earnings/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PARSED, searchBy, textParams } from '#platform/web/scope/url-search.ts';

/** How a person comes back from the payout provider. */
const validateSearch = searchBy(textParams('account'));

export const Route = createFileRoute('/earnings/')({
  validateSearch,
  // Before the head, which names the page.
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['earnings']),
  loader: ({ context }) => loadEarnings(context.me),
  head: ({ match }) => earningsHead(match.context),
  pendingComponent: EarningsSkeleton,
  component: EarningsOfHost,
});

function EarningsOfHost() {
  const { account } = Route.useSearch()[PARSED];
  return <EarningsPage earnings={Route.useLoaderData()} arrival={account} />;
}
