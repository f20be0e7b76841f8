import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasDuty } from '#domain/roles.ts';
import { loadMoney, MoneyPage, moneyHead } from '#features/earnings/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/money')({
  beforeLoad: async ({ context }) => {
    // To everybody without this duty, the page isn't there.
    if (context.me !== null && !hasDuty(context.me.role, 'money')) throw notFound();
    await loadTexts(context.i18n, ['earnings']);
  },
  loader: ({ context }) => loadMoney(context.me),
  head: ({ match }) => moneyHead(match.context),
  component: () => <MoneyPage money={Route.useLoaderData()} />,
});
