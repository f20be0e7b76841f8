import { Plural, Trans } from '@lingui/react/macro';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { FavoriteButton } from '#features/listings/index.web.ts';
import { WifiSpeed } from '#market/page/index.web.ts';
import { ResultCard } from '#market/search/index.web.ts';
import { LampDesk, Moon, Wifi } from '#platform/web/ui/icons.ts';
import type { StayCard as StayCardData } from '../../contract.ts';
import { PriceLine } from './price-line.tsx';
import { stayLink } from './stay-link.ts';
import { useOccupancyLabels } from './use-occupancy-labels.ts';

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
      kind="stay"
      card={stay}
      heart={<FavoriteButton listing={stay} />}
      link={stayLink(stay, search)}
      offer={<Offer stay={stay} />}
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

/** The offered part of the home: one of several rooms, or all of it and for how many guests. */
function Offer({ stay: { occupancy, capacity, guestCount } }: { stay: StayCardData }) {
  const getOccupancyLabel = useOccupancyLabels();
  return (
    <>
      <span>{getOccupancyLabel(occupancy)}</span>
      <span>{' · '}</span>
      {occupancy === 'entire-place' || capacity === 1 ? (
        <Plural value={guestCount} one="sleeps #" other="sleeps #" />
      ) : (
        <Trans>1 of {capacity}</Trans>
      )}
    </>
  );
}

const ICON = 'size-4 flex-none text-soft';

/**
 * Speed of the wifi, minimum stay, and work amenity. On a line too short for a word of the last, it
 * wraps and is clipped.
 */
function WorkFacts({ stay: { wifiMbps, workAmenity, minNights } }: { stay: StayCardData }) {
  return (
    <span className="flex h-5 flex-wrap items-center gap-x-3 overflow-hidden">
      {wifiMbps === null ? null : (
        <span className="flex items-center gap-1.5">
          <Wifi className={ICON} />
          <WifiSpeed mbps={wifiMbps} />
        </span>
      )}
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <Moon className={ICON} />
        <Plural value={minNights} one="#+ night" other="#+ nights" />
      </span>
      {workAmenity === null ? null : (
        <span className="flex h-5 min-w-0 flex-1 basis-24 items-center gap-1.5">
          <LampDesk className={ICON} />
          <span className="truncate">{workAmenity}</span>
        </span>
      )}
    </span>
  );
}
