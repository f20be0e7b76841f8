import { createFileRoute } from '@tanstack/react-router';
import { loadStatement, StatementPage, statementHead } from '#features/earnings/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PaperSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/earnings/statements/$month')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['earnings']),
  loader: ({ params, context }) => loadStatement(params.month, context),
  head: ({ match, loaderData }) => statementHead(match.context, loaderData),
  pendingComponent: PaperSkeleton,
  component: () => <StatementPage data={Route.useLoaderData()} />,
});
