import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadMoney, MoneyPage, moneyHead } from '#features/earnings/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/money')({
  beforeLoad: async ({ context }) => {
    // Signed-in users who aren't administrators get a 404.
    if (context.me !== null && context.me.role !== 'admin') throw notFound();
    await loadTexts(context.i18n, ['earnings']);
  },
  loader: ({ context }) => loadMoney(context.me),
  head: ({ match }) => moneyHead(match.context),
  component: () => <MoneyPage money={Route.useLoaderData()} />,
});
