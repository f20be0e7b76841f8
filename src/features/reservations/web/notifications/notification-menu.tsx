import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ListingTitle } from '#market/page/index.web.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Bell } from '#platform/web/ui/icons.ts';
import { listNotices, readNotices } from '../../contract/addresses.gen.ts';

/** The bell with the number of unread notifications, and the list it opens. */
export default function NoticeMenu() {
  const { t } = useLingui();
  const popover = useRef<HTMLDivElement>(null);
  const { notices, failed, refresh, markRead } = useNotices();
  const unread = notices?.unread ?? 0;
  return (
    <div>
      <button
        type="button"
        popoverTarget="notices"
        className="relative grid size-11 place-items-center rounded-pill hover:bg-sunken"
      >
        <Bell aria-hidden="true" className="size-5" />
        <span className="sr-only">
          <Trans>Notifications</Trans>
          {unread > 0 ? (
            <>
              <span>{': '}</span>
              <Plural value={unread} one="# unread" other="# unread" />
            </>
          ) : null}
        </span>
        {unread > 0 ? (
          <span
            translate="no"
            aria-hidden="true"
            className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-pill bg-ember px-1 font-semibold text-on-ember text-xs tabular-nums"
          >
            {unread > 9 ? '9+' : unread}
          </span>
        ) : null}
      </button>
      <div
        ref={popover}
        id="notices"
        popover="auto"
        role="dialog"
        aria-label={t`Notifications`}
        onToggle={(event) => {
          if (event.newState === 'open') void refresh();
          else if (unread > 0) void markRead();
        }}
        className="inset-auto end-[max(1rem,calc((100vw-110rem)/2+2rem))] top-18 m-0 max-h-[70dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-raised p-2 text-ink shadow-float"
      >
        <h2 className="px-3 py-2 font-bold text-lg">
          <Trans>Notifications</Trans>
        </h2>
        <NoticeList
          notices={notices?.items ?? null}
          failed={failed}
          onRetry={() => void refresh()}
          onFollow={() => popover.current?.hidePopover()}
        />
      </div>
    </div>
  );
}

const ROW = 'grid w-full gap-0.5 rounded-lg px-3 py-2.5 text-start';

/** Notices, newest first, each leading to its reservation. */
function NoticeList({
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

/** A sentence that contains a listing's title, marked with its own language. */
function TextWithTitle({
  text,
  listing,
}: {
  text: string;
  listing: { readonly title: string; readonly language?: string | undefined };
}) {
  const { title, language } = listing;
  const at = text.indexOf(title);
  if (language === undefined || title === '' || at < 0) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <ListingTitle listing={listing} />
      <span>{text.slice(at + title.length)}</span>
    </span>
  );
}

type Notices = RouteResponse<typeof listNotices>;

/** The user's notifications: loaded once, again when the page becomes visible and on request. */
function useNotices() {
  const [notices, setNotices] = useState<Notices | null>(null);
  const [failed, setFailed] = useState(false);

  const refresh = useCallback(async () => {
    try {
      setNotices(await call(listNotices, {}, { background: true }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void refresh();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);

  async function markRead() {
    try {
      await call(readNotices, {}, { background: true });
      setNotices((known) =>
        known === null
          ? null
          : { unread: 0, items: known.items.map((item) => ({ ...item, read: true })) },
      );
    } catch {
      // They remain unread, and are marked the next time the list closes.
    }
  }

  return { notices, failed, refresh, markRead };
}

const MINUTE = 60_000;
const UNITS = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** Time since an instant; only rendered in the browser. */
function TimeAgo({ at }: { at: string }) {
  const { i18n } = useLingui();
  const words = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  const past = Math.max(0, Date.now() - Date.parse(at));
  const [unit, size] = UNITS.find(([, ms]) => past >= ms) ?? ['minute', MINUTE];
  return <time dateTime={at}>{words.format(-Math.floor(past / size), unit)}</time>;
}
