import { createFileRoute } from '@tanstack/react-router';
import { FindPage, loadFound } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/find')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadFound(context.me, deps.q?.trim() ?? ''),
  component: () => <FindPage text={Route.useSearch().q ?? ''} items={Route.useLoaderData()} />,
});
