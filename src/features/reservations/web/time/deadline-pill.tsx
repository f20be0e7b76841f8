import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { numberFormat } from '#platform/i18n/formats.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { ReservationRow } from '../../contract.ts';
import { placeClock } from './place-clock.ts';
import { useHoursLeft, useTimeLeft } from './use-time-left.ts';

/**
 * The current deadline of a reservation, ISO: for its first payment, or for the host to answer; null
 * without one.
 */
export function deadlineFor({
  payment,
  paid,
  payBy,
  status,
  answerBy,
}: Pick<ReservationRow, 'payment' | 'paid' | 'payBy' | 'status' | 'answerBy'>): string | null {
  if (payment === 'due') return paid > 0 ? null : payBy;
  return status === 'pending' ? answerBy : null;
}

/** The deadline of a reservation in a list: '27 hr left · Sat 3:45 AM'. */
export function DeadlinePill({
  reservation,
  readAt,
}: {
  reservation: ReservationRow;
  readAt: string;
}) {
  const until = deadlineFor(reservation);
  if (until === null) return null;
  return (
    <span className="rounded-pill bg-ember-tint px-3 py-1 font-semibold text-sm">
      <ShortTimeLeft until={until} readAt={readAt} />
      <span>{' · '}</span>
      <ReaderMoment at={until} {...placeClock(reservation)} day="brief" readAt={readAt} />
    </span>
  );
}

const UNITS = { days: 'day', hours: 'hour', minutes: 'minute' } as const;

function ShortTimeLeft({ until, readAt }: { until: string; readAt: string }) {
  const { i18n } = useLingui();
  const left = useHoursLeft(until, readAt);
  if (left === null) return <Trans>Time is up</Trans>;
  const unit = UNITS[left.unit];
  const time = numberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    left.count,
  );
  return <Trans>{time} left</Trans>;
}

/** Time until an instant, as text. */
export function Countdown({ until, readAt }: { until: string; readAt: string }) {
  const left = useTimeLeft(until, readAt);
  if (left === null) return <Trans>Time is up</Trans>;
  switch (left.unit) {
    case 'days':
      return <Plural value={left.count} one="# day left" other="# days left" />;
    case 'hours':
      return <Plural value={left.count} one="# hour left" other="# hours left" />;
    case 'minutes':
      return <Plural value={left.count} one="# minute left" other="# minutes left" />;
  }
}
