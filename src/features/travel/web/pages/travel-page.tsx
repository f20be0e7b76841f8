import { Trans } from '@lingui/react/macro';
import { OpensNext, SectionPage } from '#features/listings/section.web.ts';
import { SectionLink } from '#platform/web/section/section-link.tsx';
import { MapPin } from '#platform/web/ui/icons.ts';

/** Flights to destinations and festivals (spec 3 §2.10); the search isn't there yet. */
export function TravelPage() {
  return (
    <SectionPage
      title={<Trans>Get to where you want to stay</Trans>}
      lead={<Trans>Flights to cities and festivals, next to what a month there costs.</Trans>}
      scene="sky"
    >
      <OpensNext
        heading={<Trans>Flight search is coming soon</Trans>}
        text={
          <Trans>
            We won't show a flight until we can show a real one. Homes there are open today:
          </Trans>
        }
      >
        <SectionLink
          Icon={MapPin}
          title={<Trans>Lisbon</Trans>}
          text={<Trans>Homes by the river and up the hills</Trans>}
          search={{ address: 'Lisbon' }}
        />
        <SectionLink
          Icon={MapPin}
          title={<Trans>Chiang Mai</Trans>}
          text={<Trans>Homes between the old city and the mountain</Trans>}
          search={{ address: 'Chiang Mai' }}
        />
        <SectionLink
          Icon={MapPin}
          title={<Trans>Mexico City</Trans>}
          text={<Trans>Homes under jacarandas</Trans>}
          search={{ address: 'Mexico City' }}
        />
      </OpensNext>
    </SectionPage>
  );
}
