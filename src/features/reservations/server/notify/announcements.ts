import { msg, plural } from '@lingui/core/macro';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { AnnouncedReservation, Announcement, MailedState } from './announcement.ts';
import { arrivalSoon } from './emails/arrival-soon.ts';
import { calendarConflict } from './emails/calendars.ts';
import { changeAccepted, changeRequested, datesUpdated } from './emails/dates.ts';
import { keptFacts, reservationFacts, staffWords } from './emails/email-facts.ts';
import { cancelled, completed, guestLeft, leftEarly } from './emails/ends.ts';
import {
  answerExtended,
  answerExtendedToGuest,
  paymentExtended,
  paymentExtendedToHost,
} from './emails/extended.ts';
import {
  chargeDeclined,
  chargeNeedsGuest,
  endedUnpaid,
  guestEndedUnpaid,
  guestPaysLate,
  instalmentLate,
  instalmentSoon,
} from './emails/instalments.ts';

import { bookedAtOnce, confirmed, paid, paidTooLate, paymentReceived } from './emails/payments.ts';

import {
  declined,
  expired,
  expiredToHost,
  holdEnded,
  requestReceived,
  requestSent,
} from './emails/requests.ts';
import { rescheduled, seatsMoved, seatsMovedToGuest } from './emails/sessions.ts';
import {
  dateRange,
  deadline,
  getDetailCents,
  type MailTemplate,
  money,
  reservationDates,
} from './emails/template.ts';
import { JOURNEY_ANNOUNCEMENTS } from './journey-announcements.ts';
import { RESOLUTION_ANNOUNCEMENTS } from './resolution-announcements.ts';

/** To the guest: the host declined the other dates. */
const changeDeclined: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, startDate, endDate } = reservation;
  const dates = dateRange(facts, startDate, endDate);
  return {
    subject: translate(msg`Your dates at ${listingTitle} stay the same`),
    preheader: translate(msg`${hostName} can't change them. Your stay is still ${dates}.`),
    heading: translate(msg`Your dates stay the same`),
    paragraphs: [translate(msg`${hostName} can't change the dates. Your stay is still ${dates}.`)],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the host: a reservation is cancelled. */
const cancelledToHost: MailTemplate = (facts) => {
  const { translate, reservation, texts, guestName, url } = facts;
  const { listingTitle: title } = reservation;
  return {
    subject: translate(texts.cancelled.hostSubject({ title, guestName })),
    preheader: translate(texts.released),
    heading: translate(msg`A reservation was cancelled`),
    paragraphs: [translate(texts.cancelled.hostText({ title, guestName })), ...staffWords(facts)],
    facts: [...reservationFacts(facts), ...keptFacts(facts)],
    action: { label: translate(msg`See the reservation`), url },
  };
};

/** To the guest: the host has called off their booking. */
const calledOff: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle } = reservation;
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  const dates = reservationDates(facts);
  const outcome =
    refund > 0
      ? translate(msg`Your refund of ${refundText} is on its way.`)
      : translate(msg`You weren't charged.`);
  return {
    subject: translate(msg`${listingTitle} was cancelled by its host`),
    preheader: outcome,
    heading: translate(msg`Your host had to cancel`),
    paragraphs: [
      translate(msg`${hostName} had to cancel ${listingTitle} on ${dates}. We're sorry.`),
      outcome,
    ],
    facts: [
      ...reservationFacts(facts),
      ...(refund > 0 ? [{ label: translate(msg`Refund`), value: refundText }] : []),
    ],
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the host: seats were booked, and no action is needed. */
const booked: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, units } = reservation;
  const seats = translate(msg`${plural(units, { one: '# seat', other: '# seats' })}`);
  return {
    subject: translate(msg`${guestName} booked ${seats} for ${listingTitle}`),
    preheader: translate(msg`There's nothing you need to do.`),
    heading: translate(msg`You have a new booking`),
    paragraphs: [
      translate(msg`${guestName} booked ${seats} for ${listingTitle}.`),
      translate(
        msg`The check-in code is on the reservation page. Have it ready when your guest arrives.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};

/** To the guest: the host approved, with a link to pay. */
const approved: MailTemplate = (facts) => {
  const { translate, reservation, hostName, due, url } = facts;
  const { listingTitle, payBy } = reservation;
  const amount = money(facts, due);
  const until = payBy === null ? '' : deadline(facts, payBy);
  return {
    subject: translate(msg`${hostName} said yes: pay by ${until} to keep ${listingTitle}`),
    preheader: translate(
      msg`${hostName} approved your request. Pay ${amount} by ${until} to keep your stay.`,
    ),
    heading: translate(msg`${hostName} approved your request`),
    paragraphs: [],
    deadline: translate(
      msg`Pay ${amount} by ${until} to keep your stay at ${listingTitle}. The dates are held until then.`,
    ),
    facts: reservationFacts(facts),
    action: { label: translate(msg`Pay now`), url },
  };
};

const isPending = ({ status }: MailedState) => status === 'pending';
const isAhead = ({ status }: MailedState) => status === 'approved' || status === 'checked-in';

const isUnpaid = ({ status, due }: MailedState) => status === 'approved' && due > 0;

const always = () => true;
const whenUnpaid = ({ paid }: AnnouncedReservation) => paid === 0;

/** All notifications of guests and hosts, by event. */
export const ANNOUNCEMENTS = {
  'request-received': {
    notice: ({ title, dates }) => msg`New request for ${title}, ${dates}`,
    mail: requestReceived,
    isSo: isPending,
    isGathered: always,
  },
  'request-sent': {
    notice: ({ title, dates }) => msg`Your request for ${title}, ${dates}, is with the host`,
    mail: requestSent,
    isSo: isPending,
    isGathered: always,
  },
  'dates-updated': {
    notice: ({ title, dates }) => msg`A request for ${title} has new dates: ${dates}`,
    mail: datesUpdated,
    isSo: isPending,
    isGathered: always,
  },
  approved: {
    notice: ({ title }) => msg`${title} is approved: pay to keep your stay`,
    mail: approved,
    isSo: isUnpaid,
  },
  confirmed: {
    notice: ({ title, dates }) => msg`${title} is confirmed for ${dates}`,
    mail: confirmed,
    isSo: isAhead,
  },
  // Reservations that are paid when they are booked.
  'seats-held': { notice: ({ title }) => msg`Your seats for ${title} are held while you pay` },
  'hold-ended': {
    notice: ({ title }) => msg`Your seats for ${title} are no longer held`,
    mail: holdEnded,
  },
  // Nights that were approved at once.
  'nights-held': { notice: ({ title }) => msg`Your dates at ${title} are held while you pay` },
  'booked-at-once': {
    notice: ({ title, dates }) => msg`New booking for ${title}, ${dates}`,
    mail: bookedAtOnce,
    isSo: isAhead,
  },
  booked: {
    notice: ({ title, dates }) => msg`New booking for ${title}, ${dates}`,
    mail: booked,
    isSo: isAhead,
  },
  'seats-moved': {
    notice: ({ title, dates }) => msg`A booking for ${title} has moved to ${dates}`,
    mail: seatsMoved,
    isSo: isAhead,
  },
  'seats-moved-to-guest': {
    notice: ({ title, dates }) => msg`Your booking for ${title} has moved to ${dates}`,
    mail: seatsMovedToGuest,
    isSo: isAhead,
  },
  // Changes made by the host.
  rescheduled: {
    notice: ({ title, dates }) => msg`Your booking for ${title} has changed: ${dates}`,
    mail: rescheduled,
    isSo: isAhead,
    isGathered: always,
  },
  'called-off': {
    notice: ({ title, dates }) => msg`${title}, ${dates}, was cancelled by its host`,
    mail: calledOff,
  },
  // Waitlists; experiences write their emails.
  'seats-offered': {
    notice: ({ title, dates }) => msg`Seats for ${title}, ${dates}, are held for you`,
  },
  'offer-over': { notice: ({ title, dates }) => msg`Your offer for ${title}, ${dates}, has ended` },
  'seats-free': {
    notice: ({ title, dates }) =>
      msg`Seats for ${title}, ${dates}, are available: first come, first served`,
  },
  'session-moved': {
    notice: ({ title, dates }) => msg`The date you're waiting for has changed: ${title}, ${dates}`,
  },
  'line-over': {
    notice: ({ title, dates }) => msg`${title}, ${dates}, won't take place: its waitlist has ended`,
  },
  // Waitlists of nights, which write their own emails.
  'nights-offered': {
    notice: ({ title, dates }) => msg`The nights at ${title}, ${dates}, are held for you`,
  },
  'nights-offer-over': {
    notice: ({ title, dates }) => msg`The nights at ${title}, ${dates}, are no longer held for you`,
  },
  'nights-line-over': {
    notice: ({ title, dates }) => msg`The waitlist for ${title}, ${dates}, has ended`,
  },
  declined: {
    notice: ({ title, dates }) => msg`Your request for ${title}, ${dates}, was declined`,
    mail: declined,
  },
  expired: {
    notice: ({ title }) => msg`Your host didn't respond to your request for ${title} in time`,
    mail: expired,
  },
  'expired-to-host': {
    notice: ({ title, dates }) => msg`A request for ${title}, ${dates}, has expired`,
    mail: expiredToHost,
  },
  // Deadlines that staff have moved.
  'answer-extended': {
    notice: ({ title, dates }) =>
      msg`You have more time to respond to the request for ${title}, ${dates}`,
    mail: answerExtended,
    isSo: isPending,
  },
  'answer-extended-to-guest': {
    notice: ({ title, dates }) =>
      msg`The host has more time to respond to your request for ${title}, ${dates}`,
    mail: answerExtendedToGuest,
    isSo: isPending,
  },
  'payment-extended': {
    notice: ({ title, dates }) => msg`You have more time to pay for ${title}, ${dates}`,
    mail: paymentExtended,
    isSo: isUnpaid,
  },
  'payment-extended-to-host': {
    notice: ({ title, dates }) => msg`The guest has more time to pay for ${title}, ${dates}`,
    mail: paymentExtendedToHost,
    isSo: isUnpaid,
  },
  paid: { notice: ({ title }) => msg`We received your payment for ${title}`, mail: paid },
  'payment-received': {
    notice: ({ title, dates }) => msg`The guest has paid for ${title}, ${dates}`,
    mail: paymentReceived,
  },
  'payment-returned': {
    notice: ({ title }) => msg`A payment for ${title} wasn't needed and is being refunded`,
  },
  'paid-too-late': {
    notice: ({ title }) => msg`Your payment for ${title} came too late and is being refunded`,
    mail: paidTooLate,
  },
  // Stays that are paid by the month.
  'instalment-soon': {
    notice: ({ title }) => msg`Your next payment for ${title} is due soon`,
    mail: instalmentSoon,
    isSo: isAhead,
  },
  'charge-declined': {
    notice: ({ title }) => msg`Your card was declined: please pay for ${title}`,
    mail: chargeDeclined,
    isSo: isAhead,
  },
  'charge-needs-guest': {
    notice: ({ title }) => msg`Your bank asks you to confirm your payment for ${title}`,
    mail: chargeNeedsGuest,
    isSo: isAhead,
  },
  'instalment-late': {
    notice: ({ title }) => msg`Your next nights at ${title} aren't paid yet`,
    mail: instalmentLate,
    isSo: isAhead,
  },
  'guest-pays-late': {
    notice: ({ title }) => msg`Your guest at ${title} hasn't paid for the next nights`,
    mail: guestPaysLate,
    isSo: isAhead,
  },
  'ended-unpaid': {
    notice: ({ title }) => msg`Your stay at ${title} has ended: its next nights weren't paid for`,
    mail: endedUnpaid,
  },
  'guest-ended-unpaid': {
    notice: ({ title }) => msg`A stay at ${title} has ended: its next nights weren't paid for`,
    mail: guestEndedUnpaid,
  },
  'change-requested': {
    notice: ({ title, dates }) => msg`Your guest at ${title}, ${dates}, asked to change dates`,
    mail: changeRequested,
    isSo: ({ changeWaiting }) => changeWaiting,
  },
  'change-accepted': {
    notice: ({ title, dates }) => msg`Your dates at ${title} are now ${dates}`,
    mail: changeAccepted,
    isSo: isAhead,
  },
  'change-declined': {
    notice: ({ title, dates }) => msg`Your dates at ${title} stay the same: ${dates}`,
    mail: changeDeclined,
    isSo: isAhead,
  },
  cancelled: {
    notice: ({ title, dates, texts }) => texts.cancelled.notice({ title, dates }),
    mail: cancelled,
    isGathered: whenUnpaid,
  },
  'cancelled-to-host': {
    notice: ({ title, dates }) => msg`The reservation at ${title}, ${dates}, was cancelled`,
    mail: cancelledToHost,
    isGathered: whenUnpaid,
  },
  'left-early': {
    notice: ({ title }) => msg`You left ${title} early`,
    mail: leftEarly,
  },
  'guest-left': {
    notice: ({ title }) => msg`Your guest left ${title} early`,
    mail: guestLeft,
  },
  'arrival-soon': {
    notice: ({ title, texts }) => texts.startsSoon.notice({ title }),
    mail: arrivalSoon,
    isSo: ({ status, due }) => status === 'approved' && due <= 0,
  },
  'checked-in': { notice: ({ title }) => msg`Your guest has checked in at ${title}` },
  completed: { notice: ({ title, texts }) => texts.completed({ title }), mail: completed },
  'guest-completed': {
    notice: ({ title, dates }) => msg`How was your guest at ${title}, ${dates}?`,
  },
  'no-show': { notice: ({ title }) => msg`You didn't check in at ${title}` },
  // Sent by messaging, which depends on this feature and sends its own email.
  'message-waits': {
    notice: ({ title, pictures }) =>
      pictures === 0
        ? msg`You have a new message about ${title}`
        : msg`You have a new message about ${title}, with ${plural(pictures, { one: '# picture', other: '# pictures' })}`,
  },
  // Sent by reviews, which depend on this feature and send their own emails.
  'reviews-open': {
    notice: ({ title, dates }) => msg`You can read each other's reviews: ${title}, ${dates}`,
  },
  'review-open': { notice: ({ title, dates }) => msg`A review is now open: ${title}, ${dates}` },
  'review-replied': { notice: ({ title }) => msg`Your host replied to your review of ${title}` },
  'calendar-conflict': {
    notice: ({ title, dates }) =>
      msg`Another calendar has taken nights at ${title} that your guest has booked: ${dates}`,
    mail: calendarConflict,
    isSo: ({ status }) => OPEN_STATUSES.includes(status),
  },
  ...RESOLUTION_ANNOUNCEMENTS,
  ...JOURNEY_ANNOUNCEMENTS,
  'guest-missing': { notice: ({ title }) => msg`Your guest didn't check in at ${title}` },
} as const satisfies Record<string, Announcement>;

export type AnnouncementKind = keyof typeof ANNOUNCEMENTS;

/** An announcement by its kind; undefined for a kind of an older release. */
export function findAnnouncement(kind: string): Announcement | undefined {
  return (ANNOUNCEMENTS as Readonly<Record<string, Announcement>>)[kind];
}
