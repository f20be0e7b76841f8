import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { ReservationRow } from '../../contract.ts';

const TONES: Record<StatusTone, string> = {
  waits: 'bg-ember-tint text-ink',
  well: 'bg-pine-tint text-pine',
  over: 'bg-sunken text-soft',
};

/** The status of a reservation as a small label. */
export function StatusBadge({ reservation }: { reservation: ReservationRow }) {
  const { i18n } = useLingui();
  const { label, tone } = statusTexts(reservation);
  return (
    <span
      className={`inline-flex w-fit items-center rounded-pill px-3 py-1 font-semibold text-sm ${TONES[tone]}`}
    >
      {i18n._(label)}
    </span>
  );
}

/** Emphasis of a status: needs an action, is fine, or is over. */
export type StatusTone = 'waits' | 'well' | 'over';

interface StatusTexts {
  readonly label: MessageDescriptor;
  readonly tone: StatusTone;
}

const ANSWER_DUE: StatusTexts = { label: msg`Waiting for a response`, tone: 'waits' };

/** Status texts of a pending reservation, by kind. */
const PENDING: Readonly<Record<ListingKind, StatusTexts>> = {
  stay: ANSWER_DUE,
  itinerant: ANSWER_DUE,
  experience: { label: msg`Payment due`, tone: 'waits' },
};

const STATUSES: Readonly<Record<Exclude<ReservationRow['status'], 'pending'>, StatusTexts>> = {
  approved: { label: msg`Confirmed`, tone: 'well' },
  'checked-in': { label: msg`Checked in`, tone: 'well' },
  completed: { label: msg`Completed`, tone: 'over' },
  declined: { label: msg`Declined`, tone: 'over' },
  expired: { label: msg`Expired`, tone: 'over' },
  cancelled: { label: msg`Cancelled`, tone: 'over' },
  'no-show': { label: msg`No-show`, tone: 'over' },
};

const CHECKED_IN_UNPAID: StatusTexts = { label: msg`Checked in, payment due`, tone: 'waits' };

/**
 * The status in plain words; an approved stay isn't confirmed until nothing is due, and it is decided
 * whether its journey goes.
 */
export function statusTexts(reservation: ReservationRow): StatusTexts {
  const { status, payment, changeWaiting, listing, go } = reservation;
  const isDue = payment === 'due';
  if (status === 'pending') return PENDING[listing.kind];
  if (status === 'checked-in' && isDue) return CHECKED_IN_UNPAID;
  if (status !== 'approved') return STATUSES[status];
  if (isDue) return { label: msg`Approved, payment due`, tone: 'waits' };
  if (changeWaiting) return { label: msg`Date change requested`, tone: 'waits' };
  if (go?.status === 'waiting') return { label: msg`Aboard, not decided yet`, tone: 'waits' };
  return STATUSES.approved;
}
