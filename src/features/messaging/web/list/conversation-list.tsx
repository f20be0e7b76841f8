import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { Conversation } from '../../contract.ts';
import { ConversationRow } from './conversation-row.tsx';

/** The reader's conversations, or how one begins. */
export function ConversationList({ items }: { items: readonly Conversation[] }) {
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
