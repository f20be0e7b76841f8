import { createFileRoute } from '@tanstack/react-router';
import {
  loadNumbers,
  NUMBERS_TEXTS,
  NumbersPage,
  numbersHead,
} from '#features/numbers/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { FiguresSkeleton } from '#platform/web/pages/lazy-skeletons.ts';
import { PARSED, searchBy, textParams } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(textParams('year', 'home'));

export const Route = createFileRoute('/properties/numbers')({
  validateSearch,
  // Before the head, which names the page.
  beforeLoad: ({ context }) => loadTexts(context.i18n, NUMBERS_TEXTS),
  loaderDeps: ({ search }) => search[PARSED],
  loader: ({ context, deps }) => loadNumbers(deps, context.me),
  head: ({ match }) => numbersHead(match.context),
  pendingComponent: FiguresSkeleton,
  component: function Page() {
    return <NumbersPage numbers={Route.useLoaderData()} />;
  },
});
