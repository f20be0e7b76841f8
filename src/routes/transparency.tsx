import { createFileRoute } from '@tanstack/react-router';
import {
  loadTransparency,
  TRUST_TEXTS,
  TransparencyPage,
  transparencyHead,
} from '#features/trust/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { CardsSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/transparency')({
  validateSearch: (search: Record<string, unknown>): { year?: number } => {
    const year = Number(search.year);
    return Number.isInteger(year) && year >= 2000 && year < 2100 ? { year } : {};
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) => {
    const [figures] = await Promise.all([
      loadTransparency(deps.year),
      loadTexts(context.i18n, TRUST_TEXTS),
    ]);
    return figures;
  },
  head: ({ match }) => transparencyHead(match.context),
  pendingComponent: CardsSkeleton,
  component: () => <TransparencyPage figures={Route.useLoaderData()} />,
});
