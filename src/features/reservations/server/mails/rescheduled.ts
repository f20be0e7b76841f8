import { msg, plural } from '@lingui/core/macro';
import { getSessions } from '../store/reservations.ts';
import { reservationFacts } from './reservation-facts.ts';
import {
  deadline,
  getDetailCents,
  getDetailInstant,
  type MailFacts,
  type MailTemplate,
  money,
  placeMoment,
} from './template.ts';

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
    return translate(msg`It still begins on ${after}, but ends at another time.`);
  }
  return getSessions(reservation).length > 1
    ? translate(msg`The first session to change now begins on ${after} instead of ${before}.`)
    : translate(msg`It now begins on ${after} instead of ${before}.`);
}

function placeText({ translate, details }: MailFacts): string | null {
  if (details.placeChanged === undefined) return null;
  return translate(
    msg`It takes place somewhere else now. You'll find the new address on your trip page.`,
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
