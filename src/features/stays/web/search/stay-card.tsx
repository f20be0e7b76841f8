import type { StaySearch } from '#domain/search/stay-search.ts';
import { ResultCard, WifiSpeed } from '#features/listings/cards.web.ts';
import type { StayCard as StayCardData } from '../../contract.ts';
import { PriceLine } from './price-line.tsx';
import { stayLink } from './stay-link.ts';

/** A stay among the results. */
export function StayCard({
  stay,
  search,
  eager,
}: {
  stay: StayCardData;
  search: StaySearch;
  eager: boolean;
}) {
  return (
    <ResultCard
      card={stay}
      link={stayLink(stay, search)}
      facts={<WorkFacts stay={stay} />}
      price={
        <PriceLine
          price={stay.price}
          duration={search.pricingDuration}
          showDates={search.dates !== undefined && search.dates.mode !== 'exact'}
        />
      }
      eager={eager}
    />
  );
}

function WorkFacts({ stay: { wifiMbps, workAmenity } }: { stay: StayCardData }) {
  return (
    <>
      {wifiMbps === null ? null : <WifiSpeed mbps={wifiMbps} />}
      {wifiMbps !== null && workAmenity !== null ? ' · ' : null}
      {workAmenity}
    </>
  );
}
