import { lazyCall } from '#platform/web/pages/lazy-page.ts';

export {
  ConversationListSkeleton,
  MessageButton,
  MessagesPage,
  NoThread,
  prepareMessageButton,
  ThreadGone,
  ThreadPage,
  ThreadSkeleton,
} from './web/lazy-pages.ts';
export { messagesHead, threadHead } from './web/page-heads.ts';
export { UnreadBadge } from './web/unread/unread-badge.tsx';

const pageData = () => import('./web/page-data.ts');
export const loadConversations = lazyCall(pageData, 'loadConversations');
export const loadThread = lazyCall(pageData, 'loadThread');
