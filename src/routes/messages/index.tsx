import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { NoThread } from '#features/messaging/index.web.ts';

const list = getRouteApi('/messages');

export const Route = createFileRoute('/messages/')({ component: Newest });

function Newest() {
  return <NoThread newest={list.useLoaderData()?.items[0]?.id ?? null} />;
}
