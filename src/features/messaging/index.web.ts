export { loadConversations, loadThread } from './web/lazy-loaders.ts';
export {
  ConversationListSkeleton,
  MessageButton,
  MessagesPage,
  NoThread,
  prepareMessageButton,
  ThreadGone,
  ThreadPage,
  ThreadSkeleton,
} from './web/lazy-parts.ts';
export { messagesHead, threadHead } from './web/page-heads.ts';
export { UnreadBadge } from './web/unread/unread-badge.tsx';
