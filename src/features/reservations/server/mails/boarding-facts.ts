import { msg } from '@lingui/core/macro';
import type { ShownBoarding } from '#market/booking/contract.ts';
import { formatDay } from '#platform/i18n/days.ts';
import type { MailFact } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import type { MailFacts } from './template.ts';

/** Where and on which days the guest boards and disembarks; empty for a listing in one place. */
export function boardingFacts({ translate, reservation, places }: MailFacts): MailFact[] {
  const boarding = places.boardingOf(reservation);
  if (boarding === null) return [];
  const row = (
    label: string,
    { city, countryName }: ShownBoarding['arrival' | 'leaving'],
    date: string,
  ) => {
    const day = formatDay(date, translate.locale, 'weekday');
    return { label, value: translate(msg`${city}, ${countryName} · ${day}`) };
  };
  const { startDate, endDate } = reservation;
  return [
    row(translate(msg`Boarding`), boarding.arrival, startDate),
    row(translate(msg`Leaving`), boarding.leaving, endDate),
  ];
}

/** The same in a sentence, without the days. */
export function boardingLine({ arrival, leaving }: ShownBoarding, translate: Translator): string {
  const boardIn = arrival.city;
  const leaveIn = leaving.city;
  return translate(msg`Board in ${boardIn}, leave in ${leaveIn}.`);
}
