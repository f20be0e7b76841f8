import { Trans } from '@lingui/react/macro';
import { CancellationSection } from '#market/booking/index.web.ts';
import {
  AmenityGroups,
  Events,
  HouseRules,
  ListingPreviewLayout,
  Wifi,
} from '#market/page/index.web.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { DayThere } from '../page/day-there.tsx';
import { ItinerantFacts } from '../page/itinerant-facts.tsx';
import { useHighlightedStop, Way } from '../page/way.tsx';
import type { ItinerantPreviewPage } from './itinerant-form.ts';

/** The parts of an itinerant's page that exist before guests can join. */
export default function ItinerantPreview({
  listing: itinerant,
}: {
  listing: ItinerantPreviewPage;
}) {
  const highlight = useHighlightedStop(itinerant.stops, false, () => {});
  return (
    <ListingPreviewLayout
      listing={itinerant}
      kind="itinerant"
      note={
        itinerant.isDated ? null : (
          <p className="mb-6 rounded-card bg-ember-tint p-4">
            <Trans>You haven't set the dates yet, so the ones below are only an example.</Trans>
          </p>
        )
      }
      facts={<ItinerantFacts itinerant={itinerant} />}
      details={
        <>
          <Way itinerant={itinerant} highlight={highlight} join={null} />
          <DayThere itinerant={itinerant} />
          {itinerant.wifiMbps === null ? null : (
            <Section title={<Trans>Wifi</Trans>}>
              <Wifi mbps={itinerant.wifiMbps} measured={null} />
            </Section>
          )}
          {itinerant.amenityGroups.length === 0 ? null : (
            <Section title={<Trans>Amenities</Trans>}>
              <AmenityGroups groups={itinerant.amenityGroups} level="h3" />
            </Section>
          )}
          {itinerant.events.length === 0 ? null : (
            <Section title={<Trans>Events along the way</Trans>}>
              <Events events={itinerant.events} />
            </Section>
          )}
          {itinerant.houseRules.length === 0 ? null : (
            <Section title={<Trans>House rules</Trans>}>
              <HouseRules rules={itinerant.houseRules} />
            </Section>
          )}
          <CancellationSection kind="itinerant" listing={itinerant} quote={{ kind: 'none' }} />
        </>
      }
    />
  );
}
