import { createFileRoute } from '@tanstack/react-router';
import { loadPerson, PersonPage, requireDuty } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/people/$id')({
  validateSearch: ({ before }: Record<string, unknown>): { before?: string } =>
    typeof before === 'string' ? { before } : {},
  beforeLoad: ({ context }) => requireDuty(context.me, 'people'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadPerson(context.me, params.id, deps.before),
  component: () => <PersonPage person={Route.useLoaderData()} />,
});
