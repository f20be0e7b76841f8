import { createFileRoute } from '@tanstack/react-router';
import { requireDuty } from '#features/console/index.web.ts';
import { loadMoney, MoneyPage, moneyHead } from '#features/earnings/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/money')({
  beforeLoad: async ({ context }) => {
    await loadTexts(context.i18n, ['earnings']);
    requireDuty(context.me, 'money');
  },
  loader: ({ context }) => loadMoney(context.me),
  head: ({ match }) => moneyHead(match.context),
  component: () => <MoneyPage money={Route.useLoaderData()} />,
});
