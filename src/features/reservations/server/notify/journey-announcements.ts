import { msg } from '@lingui/core/macro';
import type { Announcement, MailedState } from './announcement.ts';
import {
  guestAboard,
  guestPaysAgain,
  holdLost,
  journeyGoes,
  journeyOff,
  leftOut,
  paymentHeld,
} from './emails/journeys.ts';

const isAhead = ({ status }: MailedState) => status === 'approved' || status === 'checked-in';
const isUnpaid = ({ status, due }: MailedState) => status === 'approved' && due > 0;

/** Notifications about journeys that need a number of people to go. */
export const JOURNEY_ANNOUNCEMENTS = {
  'payment-held': {
    notice: ({ title }) => msg`You're aboard ${title}: your payment is held`,
    mail: paymentHeld,
    isSo: isAhead,
  },
  'guest-aboard': {
    notice: ({ title, dates }) => msg`One more guest is aboard ${title}, ${dates}`,
    mail: guestAboard,
    isSo: isAhead,
  },
  'journey-goes': {
    notice: ({ title, dates }) => msg`It's going ahead: ${title}, ${dates}`,
    mail: journeyGoes,
  },
  'journey-off': {
    notice: ({ title, dates }) => msg`It isn't going ahead: ${title}, ${dates}`,
    mail: journeyOff,
  },
  'left-out': {
    notice: ({ title, dates }) =>
      msg`${title}, ${dates}, is going ahead without you: it wasn't paid in time`,
    mail: leftOut,
  },
  // Their mails need no reservation.
  'journey-goes-to-host': {
    notice: ({ title, dates }) => msg`It's going ahead: ${title}, ${dates}`,
  },
  'journey-off-to-host': {
    notice: ({ title, dates }) => msg`It isn't going ahead: ${title}, ${dates}`,
  },
  'hold-lost': {
    notice: ({ title }) => msg`Your card was declined: pay again for ${title}`,
    mail: holdLost,
    isSo: isUnpaid,
  },
  'guest-pays-again': {
    notice: ({ title }) => msg`A guest's card for ${title} was declined`,
    mail: guestPaysAgain,
    isSo: isUnpaid,
  },
} as const satisfies Record<string, Announcement>;
