import { Plural } from '@lingui/react/macro';
import { useUnread } from '../live/inbox.ts';

/** The number of unread messages, updated while it is shown. */
export default function UnreadCount({ className }: { className: string }) {
  const unread = useUnread() ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <span className="sr-only">
        <Plural value={unread} one="# unread message" other="# unread messages" />
      </span>
      <span
        translate="no"
        aria-hidden="true"
        className={`grid h-5 min-w-5 place-items-center rounded-pill bg-ember px-1 font-semibold text-on-ember text-xs tabular-nums forced-colors:border ${className}`}
      >
        {unread > 99 ? '99+' : unread}
      </span>
    </>
  );
}
