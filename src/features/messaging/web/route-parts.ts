import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { BRAND } from '#platform/brand/brand.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { lazySkeleton } from '#platform/web/pages/lazy-skeleton.tsx';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { MessagePicture, Thread } from '../contract.ts';

// The shell loads this feature on every page, so its own pages are loaded when shown. The server
// renders a page in one pass: its code must be there before, so loaders await it.

export const MessagesPage = lazyRouteComponent(
  () => import('./pages/messages-page.tsx'),
  'MessagesPage',
);
export const NoThread = lazyRouteComponent(() => import('./pages/no-thread.tsx'), 'NoThread');
export const ThreadPage = lazyRouteComponent(() => import('./pages/thread-page.tsx'), 'ThreadPage');
export const ThreadGone = lazyRouteComponent(() => import('./pages/thread-gone.tsx'), 'ThreadGone');
export const MessagesSkeleton = lazySkeleton(
  () => import('./pages/messages-skeleton.tsx'),
  'MessagesSkeleton',
);
export const ThreadSkeleton = lazySkeleton(
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

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    /** The writer's own replies, filled with the facts of a conversation. */
    'saved-replies': {
      conversationId: string;
      /** The home of the conversation, which sends messages by itself; null for other listings. */
      homeId: string | null;
      onChoose(text: string): void;
    };
    /** The pictures of a message. */
    'message-pictures': {
      pictures: readonly MessagePicture[];
      /** Index of the one that is shown first. */
      at: number;
      /** Of their writer; null for the reader's own. */
      name: string | null;
    };
    /** The messages that a home of the caller's sends by itself. */
    'scheduled-messages': { listingId: string };
    /** The scheduled messages of a conversation, for its host. */
    'upcoming-messages': { conversationId: string; onChanged(): void };
  }
}

export function registerMessagingDialogs(): void {
  registerDialog('scheduled-messages', () => import('./scheduled/scheduled-messages-dialog.tsx'), [
    'messaging',
  ]);
  registerDialog('upcoming-messages', () => import('./scheduled/upcoming-messages-dialog.tsx'), [
    'messaging',
  ]);
  registerDialog('message-pictures', () => import('./pictures/pictures-dialog.tsx'), ['messaging']);
  registerDialog('saved-replies', () => import('./replies/saved-replies-dialog.tsx'), [
    'messaging',
  ]);
}

type Texts = Pick<RouterContext, 'i18n'>;

const PRIVATE = { name: 'robots', content: 'noindex' };

/** Title of the list. */
export function messagesHead({ i18n }: Texts) {
  return { meta: [{ title: `${i18n._(msg`Messages`)} · ${BRAND.name}` }, PRIVATE] };
}

/** Title of one conversation. */
export function threadHead(texts: Texts, thread: Thread | null | undefined) {
  if (thread == null || thread.other.name === '') return messagesHead(texts);
  const title = `${thread.other.name} · ${texts.i18n._(msg`Messages`)} · ${BRAND.name}`;
  return { meta: [{ title }, PRIVATE] };
}
