import { createFileRoute } from '@tanstack/react-router';
import {
  LetterPage,
  letterHead,
  loadLetter,
  ReservationListSkeleton,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/trips/$id_/letter')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['reservations']),
  loader: ({ params, context }) => loadLetter(params.id, context.me),
  head: ({ match }) => letterHead(match.context),
  pendingComponent: ReservationListSkeleton,
  component: function Page() {
    return <LetterPage id={Route.useParams().id} data={Route.useLoaderData()} />;
  },
});
