import { msg, plural } from '@lingui/core/macro';
import { lastDay } from '#domain/booked-days.ts';
import { getSessions } from '../../store/reservations.ts';
import { reservationFacts } from './email-facts.ts';
import {
  dateRange,
  deadline,
  getDetailCents,
  getDetailDate,
  getDetailInstant,
  type MailFacts,
  type MailTemplate,
  money,
  placeMoment,
} from './template.ts';

/** Dates of the seats before and after a move, to the hour of their first session. */
export function movedSeats(facts: MailFacts): { readonly before: string; readonly after: string } {
  const { startDate, endDate, kind } = facts.reservation;
  const [from, to] = [getDetailInstant(facts, 'oldStartsAt'), getDetailInstant(facts, 'startsAt')];
  if (from !== null && to !== null) {
    return { before: placeMoment(facts, from), after: placeMoment(facts, to) };
  }
  // Moves recorded by an older release have the days alone.
  const formatDayRange = (start: string, end: string) =>
    dateRange(facts, start, lastDay(kind, end));
  return {
    before: formatDayRange(
      getDetailDate(facts, 'oldStartDate'),
      getDetailDate(facts, 'oldEndDate'),
    ),
    after: formatDayRange(startDate, endDate),
  };
}

/** To the host: a guest has moved to another session. */
export const seatsMoved: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  const { before, after } = movedSeats(facts);
  return {
    subject: translate(msg`${guestName} moved to another session of ${listingTitle}`),
    preheader: translate(msg`Now ${after}.`),
    heading: translate(msg`A booking has moved`),
    paragraphs: [
      translate(
        msg`${guestName} is coming on ${after} instead of ${before}. Their seats on the earlier booking are available again.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the booking`), url },
  };
};

/** To the guest: their move to another session is done. */
export const seatsMovedToGuest: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const { before, after } = movedSeats(facts);
  // A pass that holds fewer sessions there.
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  return {
    subject: translate(msg`Your booking for ${listingTitle} has moved`),
    preheader: translate(msg`Now ${after}.`),
    heading: translate(msg`Your booking has moved`),
    paragraphs:
      refund > 0
        ? [
            translate(msg`You're now coming on ${after} instead of ${before}.`),
            translate(msg`Your refund of ${refundText} is on its way.`),
          ]
        : [
            translate(
              msg`You're now coming on ${after} instead of ${before}. Your price stays the same.`,
            ),
          ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your booking`), url },
  };
};

/** To the guest: sessions of theirs are at other times, elsewhere, or fewer. */
export const rescheduled: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  const heading = translate(msg`Your booking has changed`);
  return {
    subject: translate(msg`Changes to your booking for ${listingTitle}`),
    preheader: timeText(facts) ?? placeText(facts) ?? heading,
    heading,
    paragraphs: [
      timeText(facts),
      placeText(facts),
      lostText(facts),
      refund > 0 ? translate(msg`Your refund of ${refundText} is on its way.`) : null,
      describeLeaving(facts),
    ].filter((text) => text !== null),
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your booking`), url },
  };
};

function timeText(facts: MailFacts): string | null {
  const { translate, reservation } = facts;
  const start = getDetailInstant(facts, 'startsAt');
  const oldStart = getDetailInstant(facts, 'oldStartsAt');
  if (start === null || oldStart === null) return null;
  const after = placeMoment(facts, start);
  const before = placeMoment(facts, oldStart);
  if (start.equals(oldStart)) {
    // Elsewhere at the same time needs no word about the time.
    if (facts.details.placeChanged !== undefined) return null;
    return translate(msg`It still starts on ${after}, but ends at another time.`);
  }
  return getSessions(reservation).length > 1
    ? translate(msg`The first session to change now starts on ${after} instead of ${before}.`)
    : translate(msg`It now starts on ${after} instead of ${before}.`);
}

function placeText({ translate, details }: MailFacts): string | null {
  if (details.placeChanged === undefined) return null;
  return translate(
    msg`It now takes place somewhere else. You'll find the new address on your trip page.`,
  );
}

function lostText(facts: MailFacts): string | null {
  const { translate, details } = facts;
  const lost = typeof details.lost === 'number' ? details.lost : 0;
  if (lost === 0) return null;
  return translate(
    msg`${plural(lost, {
      one: '# session of your pass was cancelled.',
      other: '# sessions of your pass were cancelled.',
    })}`,
  );
}

function describeLeaving(facts: MailFacts): string | null {
  const end = getDetailInstant(facts, 'leaveFreelyUntil');
  if (end === null) return null;
  const until = deadline(facts, end);
  return facts.translate(
    msg`If that doesn't suit you, you can cancel until ${until} for a full refund of what you haven't used, fees included.`,
  );
}
