import { msg } from '@lingui/core/macro';
import { formatDay } from '#platform/i18n/days.ts';
import { reservationFacts } from './reservation-facts.ts';
import { sessionTime } from './session-time.ts';
import type { MailTemplate } from './template.ts';

/** To the guest of a stay that costs nothing: approved, and nothing to pay. */
export const confirmed: MailTemplate = (facts) => {
  const { translate, reservation, texts, hostName, url, sessions } = facts;
  const { listingTitle: title, startDate } = reservation;
  const [first] = sessions;
  const day =
    first === undefined
      ? formatDay(startDate, translate.locale, 'full')
      : sessionTime(facts, first);
  return {
    subject: translate(texts.confirmed.subject({ title })),
    preheader: translate(texts.confirmed.preheader({ hostName, day })),
    heading: translate(texts.confirmed.heading({ hostName })),
    paragraphs: [translate(texts.confirmed.text({ title, hostName, day }))],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};
