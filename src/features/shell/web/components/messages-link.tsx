import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { UnreadBadge } from '#features/messaging/index.web.ts';
import { MessageCircle } from '#platform/web/ui/icons.ts';

/** The way to the messages in the top bar, with the number that wait. */
export function MessagesLink() {
  return (
    <Link
      to="/messages"
      // Below this the bar at the bottom has it.
      className="relative grid size-11 max-md:hidden place-items-center rounded-pill hover:bg-sunken"
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      <span className="sr-only">
        <Trans>Messages</Trans>{' '}
      </span>
      <UnreadBadge />
    </Link>
  );
}
