import { createFileRoute } from '@tanstack/react-router';
import {
  loadThread,
  ThreadGone,
  ThreadPage,
  ThreadSkeleton,
  threadHead,
} from '#features/messaging/index.web.ts';

export const Route = createFileRoute('/messages/$conversation')({
  loader: ({ params, context }) => loadThread(params.conversation, context.me),
  head: ({ match, loaderData }) => threadHead(match.context, loaderData),
  pendingComponent: ThreadSkeleton,
  notFoundComponent: ThreadGone,
  component: Conversation,
});

function Conversation() {
  return <ThreadPage data={Route.useLoaderData()} />;
}
