import { createFileRoute } from '@tanstack/react-router';
import { LetterPage, letterHead, loadLetter } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PaperSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/trips/$id_/letter')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['reservations']),
  loader: ({ params, context }) => loadLetter(params.id, context.me),
  head: ({ match }) => letterHead(match.context),
  pendingComponent: PaperSkeleton,
  component: function Page() {
    return <LetterPage id={Route.useParams().id} data={Route.useLoaderData()} />;
  },
});
