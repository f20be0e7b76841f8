import { createFileRoute } from '@tanstack/react-router';
import {
  loadStatementOfReasons,
  StatementOfReasonsPage,
  statementOfReasonsHead,
  TRUST_TEXTS,
} from '#features/trust/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/statements/$token')({
  loader: async ({ params, context }) => {
    const [statement] = await Promise.all([
      loadStatementOfReasons(params.token),
      loadTexts(context.i18n, TRUST_TEXTS),
    ]);
    return statement;
  },
  head: ({ match }) => statementOfReasonsHead(match.context),
  component: function Page() {
    const { token } = Route.useParams();
    return <StatementOfReasonsPage key={token} token={token} statement={Route.useLoaderData()} />;
  },
});
