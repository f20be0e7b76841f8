import { createFileRoute } from '@tanstack/react-router';
import { AgreementPage, agreementHead, loadAgreement } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PaperSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/trips/$id_/agreement')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['reservations']),
  loader: ({ params, context }) => loadAgreement(params.id, context.me),
  head: ({ match }) => agreementHead(match.context),
  pendingComponent: PaperSkeleton,
  component: function Page() {
    return <AgreementPage id={Route.useParams().id} side="guest" data={Route.useLoaderData()} />;
  },
});
