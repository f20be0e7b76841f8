import { msg } from '@lingui/core/macro';
import { reservationFacts } from './email-facts.ts';
import { dateRange, getDetailDate, type MailTemplate } from './template.ts';

/** To the host: a calendar that they import claims nights that a guest here has. */
export const calendarConflict: MailTemplate = (facts) => {
  const { translate, reservation, guestName, details, url } = facts;
  const { listingTitle } = reservation;
  const calendar = String(details.calendar ?? '');
  const [start, end] = [getDetailDate(facts, 'startDate'), getDetailDate(facts, 'endDate')];
  const nights = dateRange(facts, start, end);
  return {
    subject: translate(msg`Booked twice? ${listingTitle}, ${nights}`),
    preheader: translate(msg`${calendar} shows nights as taken that ${guestName} has booked here.`),
    heading: translate(msg`Two calendars claim the same nights`),
    paragraphs: [
      translate(
        msg`Your calendar “${calendar}” shows ${listingTitle} as taken on ${nights}. ${guestName} has booked nights here on these dates.`,
      ),
      translate(
        msg`We haven't cancelled anything. If both bookings are real, please decide which one you keep and tell the other guest soon.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};
