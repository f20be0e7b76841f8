import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useMemo } from 'react';
import { formatMoney } from '#domain/money.ts';
import {
  type AskCalendar,
  calendarRules,
  RangeCalendar,
  useCalendar,
} from '#features/listings/calendar.web.ts';
import { call } from '#platform/web/api/client.ts';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type StayPage, showCalendar } from '../../contract.ts';
import { AllInFor } from './all-in-for.tsx';
import type { Booking } from './use-booking.ts';
import type { QuoteView } from './use-quote.ts';

/** The calendar's height, kept while it is on its way. */
const HEIGHT = 'min-h-[25.75rem]';

const ask: AskCalendar = (id, query, signal) =>
  call(showCalendar, { params: { id }, query }, { signal });

/** When a home is free, and the days one chooses of that. */
export function Availability({
  stay,
  booking: { request, quote, change },
  focusCall,
}: {
  stay: StayPage;
  booking: Booking;
  /** Each new number brings the keyboard to the calendar. */
  focusCall: number;
}) {
  const [frame, near] = useNear<HTMLDivElement>();
  const { state, answer, retry } = useCalendar(stay.id, near || focusCall > 0, ask);
  const rooms = request.rooms;
  const rules = useMemo(
    () => (answer === null ? null : calendarRules(answer, rooms, null)),
    [answer, rooms],
  );
  return (
    <>
      <p className="mb-4 text-soft">
        <Plural
          value={stay.minNights}
          one="The minimum stay is # night."
          other="The minimum stay is # nights."
        />
      </p>
      <div ref={frame} className={`noscript:hidden ${HEIGHT}`}>
        {state === 'failed' ? (
          <Failed onRetry={retry} />
        ) : rules === null ? (
          <Coming />
        ) : (
          <Suspense fallback={<Coming />}>
            <RangeCalendar
              rules={rules}
              choice={{ start: request.startDate, end: request.endDate }}
              onChange={({ start, end }) => change({ startDate: start, endDate: end })}
              focusCall={focusCall}
              chosen={<ChosenTotal quote={quote} />}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

/**
 * What the chosen days cost: the figure of the price panel, which also says it aloud. Nothing
 * while the price of other days is all that is known, nor where the days can't be had.
 */
function ChosenTotal({ quote }: { quote: QuoteView }) {
  const { i18n } = useLingui();
  if (quote.kind !== 'answered' || !quote.answer.available) return null;
  const { answer } = quote;
  return (
    <p>
      <strong className="font-display font-semibold">
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
