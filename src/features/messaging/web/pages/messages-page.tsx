import { Trans } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import type { Conversations } from '../conversations.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { useConversations } from '../list/use-conversations.ts';

/** The list of conversations with the open one next to it; on a phone one of the two. */
export function MessagesPage({
  data,
  children,
}: {
  data: Conversations | null;
  /** The open conversation, or its placeholder. */
  children: ReactNode;
}) {
  if (data === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your messages</Trans>} scene="empty-messages">
        <Trans>Your conversations with hosts and guests.</Trans>
      </LogInFirst>
    );
  }
  return <Inbox data={data}>{children}</Inbox>;
}

function Inbox({ data, children }: { data: Conversations; children: ReactNode }) {
  const items = useConversations(data);
  const isOpen = useParams({ strict: false }).conversation !== undefined;
  return (
    <div className="content-width md:grid md:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)] md:gap-6">
      <div
        className={`py-6 md:max-h-[calc(100dvh-3.75rem)] md:overflow-y-auto ${isOpen ? 'max-md:py-0' : ''}`}
      >
        <h1 className={`mb-4 px-3 font-bold text-3xl ${isOpen ? 'max-md:sr-only' : ''}`}>
          <Trans>Messages</Trans>
        </h1>
        <div className={isOpen ? 'max-md:hidden' : ''}>
          <ConversationList items={items} />
        </div>
      </div>
      <div className={isOpen ? '' : 'max-md:hidden'}>{children}</div>
    </div>
  );
}
