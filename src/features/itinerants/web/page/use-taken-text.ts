import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { useBooking } from '#market/booking/late.web.ts';
import { formatNights } from '#platform/i18n/days.ts';

/** Text about chosen nights without enough places for all guests. */
export function useTakenText({ quote, request }: ReturnType<typeof useBooking>): string {
  const { t, i18n } = useLingui();
  const instead = quote.kind === 'answered' ? quote.answer.instead : undefined;
  if (instead === undefined) return t`Some of these nights are full.`;
  const nights = formatNights(instead.full, i18n.locale);
  const { guests } = request;
  return guests === 1
    ? t`Full on ${nights}.`
    : t`Fewer than ${plural(guests, { one: '# place', other: '# places' })} left on ${nights}.`;
}
