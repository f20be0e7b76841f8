import { createFileRoute } from '@tanstack/react-router';
import { requireDuty } from '#features/console/index.web.ts';
import { loadMoney, MoneyPage, moneyHead } from '#features/earnings/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/money')({
  beforeLoad: async ({ context }) => {
    requireDuty(context.me, 'money');
    await loadTexts(context.i18n, ['earnings']);
  },
  loader: ({ context }) => loadMoney(context.me),
  head: ({ match }) => moneyHead(match.context),
  component: () => <MoneyPage money={Route.useLoaderData()} />,
});
