import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ListingTitle } from '#market/page/index.web.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ArrowLeft, CalendarClock } from '#platform/web/ui/icons.ts';
import type { HostCalendar } from '../../contract.ts';
import { Conflicts } from './conflicts.tsx';
import { HomeNights } from './home-nights.tsx';
import type { HostCalendarData } from './load-host-calendar.ts';

/** The nights of a home: its guests, and the nights that its host blocks. */
export function HostCalendarPage({
  data: { calendar },
  month,
}: {
  data: HostCalendarData;
  /** As its address has it, such as `2027-01`. */
  month?: string | undefined;
}) {
  if (calendar === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your calendar</Trans>}>
        <Trans>Who's coming when, and the nights you keep for yourself.</Trans>
      </LogInFirst>
    );
  }
  return <Signed calendar={calendar} month={month} />;
}

function Signed({ calendar, month }: { calendar: HostCalendar; month: string | undefined }) {
  const { id } = calendar.listing;
  const prepare = () => preloadDialog('home-calendars');
  return (
    <div className="content-width grid gap-6 py-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <Link
            to="/properties"
            className="-ms-2 inline-flex min-h-11 w-fit items-center gap-2 rounded-pill px-2 text-sm hover:bg-sunken"
          >
            <ArrowLeft className="size-4 rtl:-scale-x-100" />
            <Trans>My Homes</Trans>
          </Link>
          <h1 className="font-bold text-3xl">
            <Trans>Calendar</Trans>
          </h1>
          <p className="text-soft">
            <Link
              to="/listings/$id"
              params={{ id }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <ListingTitle listing={calendar.listing} />
            </Link>
          </p>
        </div>
        <Button
          look="secondary"
          icon={<CalendarClock className="size-4" />}
          className="max-sm:w-full"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => openDialog('home-calendars', { listingId: id })}
        >
          <Trans>Connect calendars</Trans>
        </Button>
      </header>
      <Conflicts calendar={calendar} />
      <HomeNights key={id} loaded={calendar} asked={month} />
    </div>
  );
}
