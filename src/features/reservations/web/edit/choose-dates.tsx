import { Trans } from '@lingui/react/macro';
import { Suspense, useMemo } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { itinerantNights } from '#features/itinerants/index.web.ts';
import { stayNights } from '#features/stays/index.web.ts';
import type { NightsOffer } from '#market/booking/index.web.ts';
import {
  type Calendar,
  calendarRules,
  LazyRangeCalendar,
  type RangeChoice,
  type ReservedNights,
} from '#market/calendar/index.web.ts';
import { Button } from '#platform/web/ui/button.tsx';

const WAITING = <div aria-hidden="true" className="h-96 animate-pulse rounded-card bg-sunken" />;

/** The calendar of a home, while it is fetched and when it can't be had. */
export function ChooseDates({
  calendar,
  units,
  own = null,
  choice,
  onChange,
}: {
  calendar: Calendar;
  /** Units needed of each night. */
  units: number;
  /** The nights of a reservation that is moved; the same object while they don't change. */
  own?: ReservedNights | null;
  choice: RangeChoice;
  onChange(choice: RangeChoice): void;
}) {
  const { answer } = calendar;
  const rules = useMemo(
    () => (answer === null ? null : calendarRules(answer, units, own)),
    [answer, units, own],
  );
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
  if (rules === null) return WAITING;
  return (
    <Suspense fallback={WAITING}>
      <LazyRangeCalendar rules={rules} choice={choice} onChange={onChange} />
    </Suspense>
  );
}

/** Null for a kind that has no nights to choose, or can't be reserved yet. */
const KINDS: Readonly<Record<ListingKind, NightsOffer | null>> = {
  stay: stayNights,
  itinerant: itinerantNights,
  experience: null,
};

/** Selection and prices of a kind's nights; the same object each time. */
export function nightsOfKind(kind: ListingKind): NightsOffer {
  const nights = KINDS[kind];
  if (nights === null) throw new Error(`the kind ${kind} has no nights to choose`);
  return nights;
}
