import { createFileRoute } from '@tanstack/react-router';
import {
  loadPerson,
  PersonPage,
  readTimelineSearch,
  requireDuty,
} from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/people/$id')({
  validateSearch: readTimelineSearch,
  beforeLoad: ({ context }) => requireDuty(context.me, 'people'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadPerson(context.me, params.id, deps),
  component: () => <PersonPage person={Route.useLoaderData()} search={Route.useSearch()} />,
});
