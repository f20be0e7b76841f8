import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { ListingTitle } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { listConversations } from '../../contract/addresses.gen.ts';
import type { Conversation } from '../../contract.ts';
import type { Conversations } from '../conversations.ts';
import { useNews } from '../live/inbox.ts';
import { MessageText } from '../message-text.tsx';
import { momentOnClock, useZoneAndToday } from '../reader-clock.ts';

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

/** The reader's conversations, or how one begins. */
function ConversationList({ items }: { items: readonly Conversation[] }) {
  const { t } = useLingui();
  if (items.length === 0) {
    return (
      <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-6">
        <h2 className="font-bold text-lg">
          <Trans>No messages yet</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            Ask a host anything before you reserve: open a home and choose “Message the host”.
            Messages from your guests arrive here too.
          </Trans>
        </p>
        <Link to="/" className={buttonClass()}>
          <Trans>Find a home</Trans>
        </Link>
      </div>
    );
  }
  return (
    <nav aria-label={t`Conversations`}>
      <ul className="grid grid-cols-1 gap-1">
        {items.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One conversation in the list; the whole row links to its messages. */
function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { i18n } = useLingui();
  const clock = useZoneAndToday();
  const { id, other, listing, unread, last } = conversation;
  return (
    <Link
      to="/messages/$conversation"
      params={{ conversation: id }}
      className="flex gap-3 rounded-card p-3 hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line-strong"
    >
      <span className="flex-none">
        <Avatar person={other} size={48} />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <strong className="min-w-0 flex-1 truncate font-semibold">
            <PersonName person={other} />
          </strong>
          {last === null ? null : (
            <time dateTime={last.createdAt} className="flex-none text-soft text-sm">
              {momentOnClock(last.createdAt, clock, i18n.locale)}
            </time>
          )}
        </span>
        <span dir="auto" className="truncate text-soft text-sm">
          <ListingTitle listing={listing} />
        </span>
        <span className="flex items-center gap-2">
          <span
            className={`flex min-w-0 flex-1 gap-1 ${unread > 0 ? 'font-semibold' : 'text-soft'}`}
          >
            {last?.mine === true ? (
              <span>
                <Trans>You:</Trans>
              </span>
            ) : null}
            {/* A text is cut off at its own end, whichever side that is. */}
            <span dir="auto" className="min-w-0 truncate">
              {last === null ? null : <MessageText parts={last.parts} pictures={last.pictures} />}
            </span>
          </span>
          {unread > 0 ? (
            <>
              <span className="sr-only">
                <Plural value={unread} one="# unread message" other="# unread messages" />
              </span>
              <span
                translate="no"
                aria-hidden="true"
                className="grid h-5 min-w-5 flex-none place-items-center rounded-pill bg-ember px-1 font-semibold text-on-ember text-xs tabular-nums forced-colors:border"
              >
                {unread > 99 ? '99+' : unread}
              </span>
            </>
          ) : null}
        </span>
      </span>
    </Link>
  );
}

/** The conversations loaded with the page, updated while it is open. */
function useConversations(loaded: Conversations): Conversations['items'] {
  const [state, setState] = useState({ loaded, items: loaded.items });
  const asked = useRef(0);

  useNews(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const { items } = await call(listConversations, {}, { background: true });
      // A response to an outdated request is ignored.
      if (turn === asked.current) setState({ loaded, items });
    } catch {
      // The shown list remains; the next event, or a poll in some seconds, updates it.
    }
  });

  // The route was loaded again, by a login for example.
  if (state.loaded !== loaded) {
    setState({ loaded, items: loaded.items });
    return loaded.items;
  }
  return state.items;
}
