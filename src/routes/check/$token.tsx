import { createFileRoute } from '@tanstack/react-router';
import {
  CheckedLetterPage,
  checkHead,
  LetterNotFound,
  loadCheckedLetter,
  ReservationListSkeleton,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/check/$token')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['reservations']),
  loader: ({ params }) => loadCheckedLetter(params.token),
  head: ({ match }) => checkHead(match.context),
  pendingComponent: ReservationListSkeleton,
  component: () => <CheckedLetterPage data={Route.useLoaderData()} />,
  notFoundComponent: LetterNotFound,
});
