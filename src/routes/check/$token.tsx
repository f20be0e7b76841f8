import { createFileRoute } from '@tanstack/react-router';
import {
  CheckedLetterPage,
  checkHead,
  LetterNotFound,
  loadCheckedLetter,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { OneCardSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/check/$token')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['reservations']),
  loader: ({ params }) => loadCheckedLetter(params.token),
  head: ({ match }) => checkHead(match.context),
  pendingComponent: OneCardSkeleton,
  component: () => <CheckedLetterPage data={Route.useLoaderData()} />,
  notFoundComponent: LetterNotFound,
});
