import { createFileRoute, Outlet } from '@tanstack/react-router';
import {
  loadConversations,
  MessagesPage,
  MessagesSkeleton,
  messagesHead,
} from '#features/messaging/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/messages')({
  loader: async ({ context }) => {
    const [data] = await Promise.all([
      loadConversations(context.me),
      loadTexts(context.i18n, [...MARKET_TEXTS, 'messaging']),
    ]);
    return data;
  },
  head: ({ match }) => messagesHead(match.context),
  pendingComponent: MessagesSkeleton,
  component: Messages,
});

function Messages() {
  return (
    <MessagesPage data={Route.useLoaderData()}>
      <Outlet />
    </MessagesPage>
  );
}
