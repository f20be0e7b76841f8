import { Trans, useLingui } from '@lingui/react/macro';
import type { CheaperDays as Days } from '../../contract.ts';
import { formatFare, formatFlightDays } from './format-trip.ts';
import { OtherDates } from './other-dates.tsx';

/** Days within the flexible ones on which the same trip is estimated to cost less. */
export function CheaperDays({ cheaper }: { cheaper: Days }) {
  const { i18n } = useLingui();
  const { departureDate, returnDate, typical } = cheaper;
  const days = formatFlightDays(i18n, departureDate, returnDate);
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
