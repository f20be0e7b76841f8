import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { staySearch } from '#domain/search/stay-search.ts';
import type { NightsRequest } from '#market/booking/late.web.ts';
import type { ListingData } from './listing-data.ts';

/** Leads to other homes of the same place that are free on the chosen nights. */
export function SimilarForDates({
  stay: { place },
  request: { startDate, endDate, guests },
}: {
  stay: Pick<ListingData['stay'], 'place'>;
  request: NightsRequest;
}) {
  if (startDate === null || endDate === null) return null;
  const { city, latitude, longitude } = place;
  const query = { address: city, latitude, longitude, startDate, endDate, guestCount: guests };
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return (
    <Link
      to="/"
      search={staySearch.format(staySearch.parse(Object.fromEntries(asked)))}
      className="flex min-h-11 w-fit items-center font-semibold text-sm underline underline-offset-4"
    >
      <Trans>Homes nearby that are free on your dates</Trans>
    </Link>
  );
}
