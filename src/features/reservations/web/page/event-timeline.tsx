import { Trans, useLingui } from '@lingui/react/macro';
import { lastDay } from '#domain/booked-days.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ZoneNote } from '#market/booking/index.web.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Moment, ReaderMoment } from '#platform/web/time/moment.tsx';
import { MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { Money, useMoney } from '../money/money.tsx';
import { eventText } from './event-text.ts';

type Event = ReservationDetails['events'][number];

/** All events with actor, time, action and reason; the latest first. */
export function EventTimeline({
  events,
  kind,
  zone,
  city,
}: {
  events: readonly Event[];
  kind: ListingKind;
  zone: string;
  city: string;
}) {
  const { i18n } = useLingui();
  const money = useMoney();
  const latestFirst = [...events].reverse();
  return (
    <div className="grid gap-3">
      <ol className="grid">
        {latestFirst.map((event, at) => (
          <li
            key={`${event.at} ${event.action}`}
            className="relative grid gap-1 ps-7 pb-5 last:pb-0"
          >
            {at < latestFirst.length - 1 ? (
              <span
                aria-hidden="true"
                className="absolute start-[5px] top-3 h-full w-0.5 bg-line"
              />
            ) : null}
            <span
              aria-hidden="true"
              className={`absolute start-0 top-1.5 size-3 rounded-full border-2 ${at === 0 ? 'border-pine bg-pine' : 'border-line-strong bg-raised'}`}
            />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold" suppressHydrationWarning>
                {i18n._(eventText(event, kind, money, i18n))}
              </span>
              <span className="text-soft text-sm">
                <ReaderMoment at={event.at} zone={zone} day="with-year" isNamed={false} />
              </span>
            </p>
            <EventDetails event={event} kind={kind} zone={zone} city={city} />
            {/* What the system says is a code, and told above. */}
            {event.reason === null || event.party === 'system' ? null : (
              <p className="whitespace-pre-line text-soft [overflow-wrap:anywhere]">
                <span>“</span>
                <MessageParts parts={event.reason} />
                <span>”</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <ZoneNote zone={zone} city={city} at={events.map(({ at }) => at)} />
    </div>
  );
}

function EventDetails({
  event: { details },
  kind,
  zone,
  city,
}: {
  event: Event;
  kind: ListingKind;
  zone: string;
  city: string;
}) {
  const { oldStartDate, oldEndDate, startDate, endDate, refund } = details;
  const isMove = typeof oldStartDate === 'string' && typeof oldEndDate === 'string';
  const hasDates = typeof startDate === 'string' && typeof endDate === 'string';
  const hours = movedHours(details);
  const hasRefund = typeof refund === 'number' && refund > 0;
  if (!(isMove && hasDates) && hours === null && !hasRefund) return null;
  return (
    <p className="text-sm text-soft">
      {hours !== null ? (
        <span className="block">
          <s>
            <Moment at={hours.before} zone={zone} city={city} day="with-year" />
          </s>
          <br />
          <Moment at={hours.after} zone={zone} city={city} day="with-year" />
        </span>
      ) : isMove && hasDates ? (
        <span className="block">
          <s>
            <DayRange start={oldStartDate} end={lastDay(kind, oldEndDate)} />
          </s>
          <br />
          <DayRange start={startDate} end={lastDay(kind, endDate)} />
        </span>
      ) : null}
      {hasRefund ? (
        <Trans>
          <Money amount={refund} /> was refunded to the guest
        </Trans>
      ) : null}
    </p>
  );
}

/**
 * Start of a session before and after a change; null for nights, and if only its place or end
 * changed.
 */
function movedHours({ oldStartsAt, startsAt }: Event['details']) {
  if (typeof oldStartsAt !== 'string' || typeof startsAt !== 'string') return null;
  return oldStartsAt === startsAt ? null : { before: oldStartsAt, after: startsAt };
}
