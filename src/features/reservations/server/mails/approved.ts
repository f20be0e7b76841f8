import { msg } from '@lingui/core/macro';
import { formatMoment } from '#platform/i18n/moments.ts';
import { reservationFacts } from './reservation-facts.ts';
import { type MailFacts, type MailTemplate, money, placeMoment } from './template.ts';

/** To the guest: yes, with where to pay. */
export const approved: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, payBy, total } = reservation;
  const amount = money(facts, total);
  const until = payBy === null ? '' : placeMoment(facts, payBy);
  return {
    subject: subject(facts),
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

/** A subject has room for the home's clock alone. */
function subject({ translate, reservation, hostName }: MailFacts): string {
  const { listingTitle, payBy, timeZone } = reservation;
  const { locale } = translate;
  const until =
    payBy === null
      ? ''
      : formatMoment(payBy, {
          locale,
          zone: timeZone,
          readerZone: null,
          day: 'with-year',
          naming: 'always',
        }).home;
  return translate(msg`${hostName} said yes: pay by ${until} to keep ${listingTitle}`);
}
