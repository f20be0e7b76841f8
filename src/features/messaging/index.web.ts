import { lazyRouteComponent } from '@tanstack/react-router';

export { ConversationListSkeleton } from './web/list/conversation-list-skeleton.tsx';
export { loadConversations, loadThread } from './web/page-data.ts';
export { messagesHead, threadHead } from './web/page-heads.ts';
export { ThreadSkeleton } from './web/thread/thread-skeleton.tsx';
export { UnreadBadge } from './web/unread/unread-badge.tsx';

// The shell imports this file on every page, so pages are fetched when shown.

export const MessagesPage = lazyRouteComponent(
  () => import('./web/pages/messages-page.tsx'),
  'MessagesPage',
);
export const NoThread = lazyRouteComponent(() => import('./web/pages/no-thread.tsx'), 'NoThread');
export const ThreadPage = lazyRouteComponent(
  () => import('./web/pages/thread-page.tsx'),
  'ThreadPage',
);
export const ThreadGone = lazyRouteComponent(
  () => import('./web/pages/thread-gone.tsx'),
  'ThreadGone',
);
export const MessageButton = lazyRouteComponent(
  () => import('./web/start/message-button.tsx'),
  'MessageButton',
);
