import { createFileRoute } from '@tanstack/react-router';
import { loadPerson, PersonPage, requireDuty } from '#features/console/index.web.ts';
import { readPageSearch } from '#platform/web/lists/page-search.ts';

export const Route = createFileRoute('/admin/people/$id')({
  validateSearch: readPageSearch,
  beforeLoad: ({ context }) => requireDuty(context.me, 'people'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadPerson(context.me, params.id, deps),
  component: () => <PersonPage person={Route.useLoaderData()} search={Route.useSearch()} />,
});
