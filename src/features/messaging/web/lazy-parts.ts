import type { I18n } from '@lingui/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/i18n/texts.ts';

// The shell loads this feature on every page, so its own pages are loaded when shown. The server
// renders a page in one pass: its code must be there before, so loaders await it.

export const MessagesPage = lazyRouteComponent(
  () => import('./pages/messages-page.tsx'),
  'MessagesPage',
);
export const NoThread = lazyRouteComponent(() => import('./pages/no-thread.tsx'), 'NoThread');
export const ThreadPage = lazyRouteComponent(() => import('./pages/thread-page.tsx'), 'ThreadPage');
export const ThreadGone = lazyRouteComponent(() => import('./pages/thread-gone.tsx'), 'ThreadGone');
export const ConversationListSkeleton = lazyRouteComponent(
  () => import('./list/conversation-list-skeleton.tsx'),
  'ConversationListSkeleton',
);
export const ThreadSkeleton = lazyRouteComponent(
  () => import('./thread/thread-skeleton.tsx'),
  'ThreadSkeleton',
);
export const MessageButton = lazyRouteComponent(
  () => import('./start/message-button.tsx'),
  'MessageButton',
);

/** The button that opens a conversation, with its texts, for a page of another feature. */
export async function prepareMessageButton(i18n: I18n): Promise<void> {
  await Promise.all([MessageButton.preload?.(), loadTexts(i18n, ['messaging'])]);
}
