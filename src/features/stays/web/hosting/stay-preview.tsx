import { Trans } from '@lingui/react/macro';
import { CancellationSection } from '#market/booking/index.web.ts';
import { AmenityGroups, Events, ListingPreviewLayout, Wifi } from '#market/page/index.web.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { StayDetails } from '../../contract.ts';
import { PriceDurations } from '../listing/price-durations.tsx';
import { Facts, GoodToKnow } from '../listing/stay-facts.tsx';

/** The parts of the listing page that exist before guests can reserve the home. */
export default function StayPreview({ listing: stay }: { listing: StayDetails }) {
  return (
    <ListingPreviewLayout
      listing={stay}
      kind="stay"
      facts={<Facts stay={stay} />}
      details={
        <>
          <Section title={<Trans>Price</Trans>}>
            <PriceDurations stay={stay} />
          </Section>
          {stay.wifiMbps === null ? null : (
            <Section title={<Trans>Wifi</Trans>}>
              <Wifi mbps={stay.wifiMbps} measured={null} />
            </Section>
          )}
          {stay.amenityGroups.length === 0 ? null : (
            <Section title={<Trans>Amenities</Trans>}>
              <AmenityGroups groups={stay.amenityGroups} level="h3" />
            </Section>
          )}
          {stay.events.length === 0 ? null : (
            <Section title={<Trans>House events</Trans>}>
              <Events events={stay.events} />
            </Section>
          )}
          <CancellationSection kind="stay" listing={stay} quote={{ kind: 'none' }} />
          <GoodToKnow stay={stay} startDate={null} endDate={null} />
        </>
      }
    />
  );
}
