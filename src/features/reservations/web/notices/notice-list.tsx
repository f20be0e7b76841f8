import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { Button } from '#platform/web/ui/button.tsx';
import { TimeAgo } from '../time/time-ago.tsx';
import { TextWithTitle } from './text-with-title.tsx';
import type { Notices } from './use-notices.ts';

const ROW = 'grid w-full gap-0.5 rounded-lg px-3 py-2.5 text-start';

/** Notices, newest first, each leading to its reservation. */
export function NoticeList({
  notices,
  failed,
  onRetry,
  onFollow,
}: {
  notices: Notices['items'] | null;
  failed: boolean;
  onRetry(): void;
  onFollow(): void;
}) {
  if (notices === null) {
    return failed ? (
      <div role="alert" className="grid justify-items-start gap-3 px-3 pb-3">
        <p>
          <Trans>We couldn't load your notifications.</Trans>
        </p>
        <Button look="secondary" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    ) : (
      <div aria-hidden="true" className="m-3 h-24 animate-pulse rounded-xl bg-sunken" />
    );
  }
  if (notices.length === 0) {
    return (
      <p className="px-3 pb-4 text-soft">
        <Trans>Nothing yet. Updates about your trips and your guests show up here.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-0.5">
      {notices.map((notice) => {
        const { id, text, read, createdAt, reservationId, conversationId, listing } = notice;
        const content = (
          <>
            <span className={read ? '' : 'font-semibold'}>
              {read ? null : (
                <span
                  aria-hidden="true"
                  className="me-2 inline-block size-2 rounded-full bg-ember align-middle"
                />
              )}
              <TextWithTitle text={text} listing={notice} />
            </span>
            <span className="text-soft text-sm">
              <TimeAgo at={createdAt} />
            </span>
          </>
        );
        return (
          <li key={id}>
            {conversationId !== null ? (
              <Link
                to="/messages/$conversation"
                params={{ conversation: conversationId }}
                onClick={onFollow}
                className={`${ROW} hover:bg-sunken`}
              >
                {content}
              </Link>
            ) : listing !== null ? (
              <Link
                to={listing.path}
                search={listing.search}
                onClick={onFollow}
                className={`${ROW} hover:bg-sunken`}
              >
                {content}
              </Link>
            ) : reservationId === null ? (
              <div className={ROW}>{content}</div>
            ) : (
              <Link
                to="/trips/$id"
                params={{ id: reservationId }}
                onClick={onFollow}
                className={`${ROW} hover:bg-sunken`}
              >
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
