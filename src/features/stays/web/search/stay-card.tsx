import { useLingui } from '@lingui/react/macro';
import type { StaySearch } from '#domain/search/stay-search.ts';
import {
  highlightListing,
  ListingCard,
  useIsHighlighted,
  WifiSpeed,
} from '#features/listings/cards.web.ts';
import type { StayCard as StayCardData } from '../../contract.ts';
import { PriceLine } from './price-line.tsx';
import { stayLink } from './stay-link.ts';

/** The picture's width in the grid of results. */
const SIZES = '(min-width: 1280px) 290px, (min-width: 640px) 46vw, 94vw';

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
  const { t } = useLingui();
  const highlighted = useIsHighlighted(stay.id);
  return (
    <ListingCard
      id={stay.id}
      link={stayLink(stay, search)}
      title={stay.title}
      place={t`${stay.city}, ${stay.countryName}`}
      facts={<WorkFacts stay={stay} />}
      price={
        <PriceLine
          price={stay.price}
          duration={search.pricingDuration}
          showDates={search.dates !== undefined && search.dates.mode !== 'exact'}
        />
      }
      rating={stay.rating}
      favorite={stay.favorite}
      pictures={stay.pictures}
      sizes={SIZES}
      eager={eager}
      highlighted={highlighted}
      onPoint={(pointed) => highlightListing(pointed ? stay.id : null)}
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
