import { createFileRoute } from '@tanstack/react-router';
import { ListingPage, loadListing, requireDuty } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/listings/$id')({
  beforeLoad: ({ context }) => requireDuty(context.me, 'moderation'),
  loader: ({ context, params }) => loadListing(context.me, params.id),
  component: () => <ListingPage listing={Route.useLoaderData()} />,
});
