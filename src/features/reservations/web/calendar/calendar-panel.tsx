import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CalendarCheck } from '#platform/web/ui/icons.ts';

/** Offers all the guest's reservations as a feed for their own calendar program. */
export function CalendarPanel() {
  const titleId = useId();
  const prepare = () => preloadDialog('calendar-feed');
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-raised p-5 sm:flex-nowrap sm:p-6"
    >
      <CalendarCheck aria-hidden="true" className="size-7 flex-none text-pine max-sm:hidden" />
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 id={titleId} className="font-bold text-lg">
          <Trans>Your trips in your calendar</Trans>
        </h2>
        <p className="text-soft text-sm">
          <Trans>Everything you reserve shows up there, and changes follow automatically.</Trans>
        </p>
      </div>
      <Button
        look="secondary"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openDialog('calendar-feed')}
      >
        <Trans>Subscribe to your calendar</Trans>
      </Button>
    </section>
  );
}
