import { useLingui } from '@lingui/react/macro';
import type { ReservationDetails } from '../../contract.ts';

/** The city and country of a home; a home that was deleted may know neither. */
export function ListingPlace({
  listing: { city, countryName },
}: {
  listing: Pick<ReservationDetails['listing'], 'city' | 'countryName'>;
}) {
  const { t } = useLingui();
  return (
    <span>
      {city === '' || countryName === '' ? city + countryName : t`${city}, ${countryName}`}
    </span>
  );
}
