export {
  MessageButton,
  MessagesPage,
  NoThread,
  prepareMessageButton,
  ThreadGone,
  ThreadPage,
} from './web/lazy-pages.ts';
export { ConversationListSkeleton } from './web/list/conversation-list-skeleton.tsx';
export { loadConversations, loadThread } from './web/page-data.ts';
export { messagesHead, threadHead } from './web/page-heads.ts';
export { ThreadSkeleton } from './web/thread/thread-skeleton.tsx';
export { UnreadBadge } from './web/unread/unread-badge.tsx';
