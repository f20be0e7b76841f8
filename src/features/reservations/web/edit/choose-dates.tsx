import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { RangeChoice } from '#platform/web/calendar/choose-day.ts';
import { RangeCalendar } from '#platform/web/calendar/load-calendar.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { StayCalendar } from './use-calendar.ts';

const WAITING = <div aria-hidden="true" className="h-96 animate-pulse rounded-card bg-sunken" />;

/** The calendar of a home, while it is fetched and when it can't be had. */
export function ChooseDates({
  calendar,
  choice,
  onChange,
}: {
  calendar: StayCalendar;
  choice: RangeChoice;
  onChange(choice: RangeChoice): void;
}) {
  if (calendar.state === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>
          <Trans>We couldn't load the calendar.</Trans>
        </p>
        <Button look="secondary" onClick={calendar.retry}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (calendar.rules === null) return WAITING;
  return (
    <Suspense fallback={WAITING}>
      <RangeCalendar rules={calendar.rules} choice={choice} onChange={onChange} />
    </Suspense>
  );
}
