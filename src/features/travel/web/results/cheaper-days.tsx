import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import type { CheaperDays as Days } from '../../contract.ts';
import { formatFare } from './format-trip.ts';
import { OtherDates } from './other-dates.tsx';

/** Days within the flexible ones on which the same trip is estimated to cost less. */
export function CheaperDays({ cheaper }: { cheaper: Days }) {
  const { i18n } = useLingui();
  const { departureDate, returnDate, typical } = cheaper;
  const days =
    returnDate === null
      ? formatDay(departureDate, i18n.locale, 'medium')
      : formatDayRange(departureDate, returnDate, i18n.locale, 'medium');
  const price = formatFare(i18n, typical, 'USD');
  return (
    <div className="rounded-xl bg-sunken px-3 py-2 text-sm">
      <p>
        <Trans>
          Cheapest within your dates: {days}, typically {price}
        </Trans>
      </p>
      <OtherDates startDate={departureDate} endDate={returnDate} />
    </div>
  );
}
