import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/listings/$id')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  component: () => null,
});
