import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { KINDS } from '#domain/kinds.ts';
import type { ReservationRow } from '../../contract.ts';

/** How loud a status is shown: wants something, goes well, or is over. */
export type StatusTone = 'waits' | 'well' | 'over';

export interface StatusTexts {
  readonly label: MessageDescriptor;
  readonly tone: StatusTone;
}

const WORDS: Readonly<Record<ReservationRow['status'], StatusTexts>> = {
  pending: { label: msg`Waiting for a response`, tone: 'waits' },
  approved: { label: msg`Confirmed`, tone: 'well' },
  'checked-in': { label: msg`Checked in`, tone: 'well' },
  completed: { label: msg`Completed`, tone: 'over' },
  declined: { label: msg`Declined`, tone: 'over' },
  expired: { label: msg`Expired`, tone: 'over' },
  cancelled: { label: msg`Cancelled`, tone: 'over' },
  'no-show': { label: msg`No-show`, tone: 'over' },
};

/** The status in plain words; an approved stay isn't confirmed until nothing is due. */
export function statusTexts(reservation: ReservationRow): StatusTexts {
  const { status, due, changeWaiting, listing } = reservation;
  if (status === 'pending' && KINDS[listing.kind].payment === 'on-booking') {
    return { label: msg`Payment due`, tone: 'waits' };
  }
  if (status !== 'approved') return WORDS[status];
  if (due > 0) return { label: msg`Approved, payment due`, tone: 'waits' };
  if (changeWaiting) return { label: msg`Date change requested`, tone: 'waits' };
  return WORDS.approved;
}
