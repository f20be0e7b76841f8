import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useMemo } from 'react';
import { nightBook } from '#domain/availability.ts';
import type { DateRange } from '#domain/dates.ts';
import { nightsLeft } from '#domain/free-nights.ts';
import { requestedUnits } from '#domain/kinds.ts';
import { formatMoney } from '#domain/money.ts';
import {
  type CalendarAnswer,
  calendarRules,
  LazyRangeCalendar,
  useCalendar,
} from '#market/calendar/index.web.ts';
import { formatNights } from '#platform/i18n/days.ts';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { AllInFor } from './all-in-for.tsx';
import type { QuoteView } from './use-asked-quote.ts';
import type { Booking } from './use-booking.ts';

/** The calendar's height, reserved while it loads. */
const HEIGHT = 'min-h-[25.75rem]';

/** Calendar of a listing's free nights, to choose dates in. */
export function Availability({
  booking: { nights, listing, request, quote, change },
  minimum,
  freshness = null,
  focusCall,
  marked = null,
}: {
  booking: Booking;
  /** The minimum number of nights, as text. */
  minimum: ReactNode;
  /** How fresh the nights are, as text, where they come from elsewhere too. */
  freshness?: ReactNode;
  /** Each new number moves the focus to the calendar. */
  focusCall: number;
  /** Nights highlighted from elsewhere on the page. */
  marked?: DateRange | null;
}) {
  const [frame, near] = useNear<HTMLDivElement>();
  const { state, answer, retry } = useCalendar(
    listing.id,
    near || focusCall > 0,
    nights.askCalendar,
  );
  const { kind } = nights;
  const { guests, rooms } = request;
  const rules = useMemo(() => {
    if (answer === null) return null;
    const { capacity } = answer;
    return calendarRules(answer, requestedUnits({ kind, capacity }, { guests, rooms }), null);
  }, [answer, kind, guests, rooms]);
  return (
    <>
      <div className="mb-4 grid gap-1 text-soft">
        <p>{minimum}</p>
        {freshness === null ? null : <p className="text-sm">{freshness}</p>}
      </div>
      <div ref={frame} className={`noscript:hidden ${HEIGHT}`}>
        {state === 'failed' ? (
          <Failed onRetry={retry} />
        ) : rules === null ? (
          <Coming />
        ) : (
          <Suspense fallback={<Coming />}>
            <LazyRangeCalendar
              rules={rules}
              choice={{ start: request.startDate, end: request.endDate }}
              onChange={({ start, end }) => change({ startDate: start, endDate: end })}
              focusCall={focusCall}
              marked={marked}
              chosen={<ChosenTotal quote={quote} />}
            />
          </Suspense>
        )}
      </div>
      {answer === null ? null : <PlacesLeft answer={answer} />}
    </>
  );
}

/**
 * Total for the chosen days: the figure of the price panel, which also announces it. Nothing while
 * only the price of other days is known, nor where the days are not available.
 */
function ChosenTotal({ quote }: { quote: QuoteView }) {
  const { i18n } = useLingui();
  if (quote.kind !== 'answered' || !quote.answer.available) return null;
  const { answer } = quote;
  return (
    <p>
      <strong translate="no" className="font-display font-semibold">
        {formatMoney(answer.quote.total, i18n.locale)}
      </strong>{' '}
      <span className="text-soft text-sm">
        <AllInFor answer={answer} />
      </span>
    </p>
  );
}

function Coming() {
  return (
    <div aria-hidden="true" className="animate-pulse">
      <div className="mx-auto h-5 w-40 rounded-pill bg-sunken" />
      <div className="mt-6 h-72 rounded-card bg-sunken" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        <Trans>We couldn't load the calendar.</Trans>
      </p>
      <Button look="secondary" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}

/** Remaining places on each future night of a listing with its own dates, as text. */
function PlacesLeft({ answer }: { answer: CalendarAnswer }) {
  const { i18n } = useLingui();
  const { capacity, nights, open, today } = answer;
  if (open === undefined) return null;
  const book = nightBook(
    capacity,
    nights.map(({ date, left }) => ({ date, capacity, taken: capacity - left })),
  );
  const start = open.from > today ? open.from : today;
  return (
    <div className="mt-4">
      <h3 className="mb-2 font-semibold text-base">
        <Trans>Places left by night</Trans>
      </h3>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {nightsLeft(book, { start, end: open.until }).map((stretch) => (
          <li key={stretch.start} className="flex justify-between gap-4 text-sm">
            <span className="text-soft">{formatNights([stretch], i18n.locale)}</span>
            <span className={stretch.left === 0 ? 'text-soft' : 'font-semibold'}>
              {stretch.left === 0 ? (
                <Trans>Full</Trans>
              ) : (
                <Plural value={stretch.left} one="# place" other="# places" />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
