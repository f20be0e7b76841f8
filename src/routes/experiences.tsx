import { createFileRoute } from '@tanstack/react-router';
import { ExperiencesPage, experiencesHead } from '#features/experiences/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/experiences')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  loader: async ({ context }) => {
    await Promise.all([ExperiencesPage.preload?.(), loadTexts(context.i18n, ['experiences'])]);
  },
  head: ({ match }) => experiencesHead(match.context),
  component: Experiences,
});

function Experiences() {
  return <ExperiencesPage search={Route.useSearch()} />;
}
