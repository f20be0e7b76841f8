export { loadConversations, loadThread } from './web/lazy-loaders.ts';
export {
  MessageButton,
  MessagesPage,
  MessagesSkeleton,
  messagesHead,
  NoThread,
  prepareMessageButton,
  registerMessagingDialogs,
  ThreadGone,
  ThreadPage,
  ThreadSkeleton,
  threadHead,
} from './web/route-parts.ts';
export { UnreadBadge } from './web/unread/unread-badge.tsx';
