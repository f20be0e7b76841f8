import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Bell } from '#platform/web/ui/icons.ts';
import { NoticeList } from './notice-list.tsx';
import { useNotices } from './use-notices.ts';

/** The bell with the number of unread notices, and the list it opens. */
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
