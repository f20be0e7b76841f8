import { lazyCall } from '#platform/web/pages/lazy-page.ts';

export {
  MessageButton,
  MessagesPage,
  NoThread,
  prepareMessageButton,
  ThreadGone,
  ThreadPage,
} from './web/lazy-pages.ts';
export { ConversationListSkeleton } from './web/list/conversation-list-skeleton.tsx';
export { messagesHead, threadHead } from './web/page-heads.ts';
export { ThreadSkeleton } from './web/thread/thread-skeleton.tsx';
export { UnreadBadge } from './web/unread/unread-badge.tsx';

const pageData = () => import('./web/page-data.ts');
export const loadConversations = lazyCall(pageData, 'loadConversations');
export const loadThread = lazyCall(pageData, 'loadThread');
