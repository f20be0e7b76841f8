import { useLingui } from '@lingui/react/macro';
import type { useBooking } from '#market/booking/late.web.ts';
import { formatNights } from '#platform/i18n/days.ts';

/** What is said of chosen nights that somebody else has: which they are. */
export function useTakenText({ quote }: Pick<ReturnType<typeof useBooking>, 'quote'>): string {
  const { t, i18n } = useLingui();
  const instead = quote.kind === 'answered' ? quote.answer.instead : undefined;
  if (instead === undefined) return t`Some of these nights are no longer available.`;
  const nights = formatNights(instead.full, i18n.locale);
  return t`Already taken: ${nights}.`;
}
