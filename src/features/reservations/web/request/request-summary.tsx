import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lastDay } from '#domain/booked-days.ts';
import { KINDS } from '#domain/kinds.ts';
import type { Quote, ShownBoarding } from '#market/booking/contract.ts';
import { PriceLines, type RefundStep, RefundTimeline } from '#market/booking/late.web.ts';
import { ListingTitle } from '#market/page/late.web.ts';
import type { DialogParameters } from '#platform/web/dialogs/dialogs.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Money } from '../money/money.tsx';
import { BoardingLines } from '../time/boarding-lines.tsx';

/** What is asked for, what it costs, and what comes back when. */
export function RequestSummary({
  parameters,
  dates,
  boarding,
  quote,
  oldTotal,
  refunds,
  children,
}: {
  parameters: DialogParameters['request-reservation'];
  dates: { readonly startDate: string; readonly endDate: string };
  /** Where the guest boards and leaves; null where the listing stays in one place. */
  boarding: ShownBoarding | null;
  quote: Quote;
  /** The total first shown, if it has changed since. */
  oldTotal: number | null;
  /** Null until it is known. */
  refunds: readonly RefundStep[] | null;
  /** What the guest adds to it, above what it costs. */
  children: ReactNode;
}) {
  const { kind, place, guests, rooms, pets } = parameters;
  return (
    <>
      <div>
        <p className="font-semibold text-lg">
          <ListingTitle listing={parameters} />
        </p>
        <p>
          <DayRange start={dates.startDate} end={lastDay(kind, dates.endDate)} />
          <BoardingLines nights={{ boarding, ...dates }} />
        </p>
        <p className="text-soft">
          {KINDS[kind].unit === 'night' ? (
            <>
              <Plural value={quote.nights} one="# night" other="# nights" />
              <span>{' · '}</span>
            </>
          ) : null}
          <Plural value={guests} one="# guest" other="# guests" />
          {KINDS[kind].unitPer === 'room' ? (
            <>
              <span>{' · '}</span>
              <Plural value={rooms} one="# room" other="# rooms" />
            </>
          ) : null}
          {pets > 0 ? (
            <>
              <span>{' · '}</span>
              <Plural value={pets} one="# pet" other="# pets" />
            </>
          ) : null}
        </p>
      </div>
      {children}
      {oldTotal === null ? null : (
        <p role="status" className="rounded-xl bg-ember-tint px-4 py-3">
          <Trans>
            The price has changed from <Money amount={oldTotal} /> to <Money amount={quote.total} />
            . Please review it.
          </Trans>
        </p>
      )}
      <PriceLines quote={quote} />
      {quote.total === 0 ? null : (
        <section className="grid gap-3">
          <h3 className="font-semibold">
            <Trans>If you cancel after paying</Trans>
          </h3>
          {refunds === null ? (
            <div aria-hidden="true" className="h-24 animate-pulse rounded-xl bg-sunken" />
          ) : (
            <RefundTimeline
              kind={kind}
              refunds={refunds}
              paid={quote.total}
              deposit={quote.deposit}
              zone={place.timeZone}
              city={boarding?.arrival.city ?? place.city}
            />
          )}
        </section>
      )}
    </>
  );
}
