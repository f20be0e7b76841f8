import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { HostLanguage } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Host } from '../contract.ts';
import { HostCard } from './host-card.tsx';
import { Description, ListingHeading } from './listing-heading.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { PlaceSection } from './place-section.tsx';

interface ListingPreviewLayoutProps {
  listing: ComponentProps<typeof ListingHeading>['listing'] &
    ComponentProps<typeof PictureGrid> & {
      readonly description: string;
      /** BCP 47 tag of its host's texts. */
      readonly language: string;
      readonly host: Host;
    };
  kind: ComponentProps<typeof PlaceSection>['kind'];
  /** Note on example values. */
  note?: ReactNode;
  /** Facts, above its description. */
  facts: ReactNode;
  /** Follows the description. */
  details: ReactNode;
}

/** The parts of a listing's page that exist before guests can book it, for its host. */
export function ListingPreviewLayout(props: ListingPreviewLayoutProps) {
  const { listing, kind, note, facts, details } = props;
  return (
    <HostLanguage language={listing.language}>
      <article aria-label={listing.title}>
        <ListingHeading listing={listing} isShared={false} />
        <PictureGrid pictures={listing.pictures} />
        <div className="mt-8">
          {note}
          {facts}
          <Description>{listing.description}</Description>
          {details}
          {/* The place is hidden until the host has chosen a country. */}
          {listing.place.countryCode === '' ? null : (
            <PlaceSection kind={kind} place={listing.place} />
          )}
          <Section title={<Trans>Your host</Trans>}>
            <HostCard host={listing.host} own contact={null} />
          </Section>
        </div>
      </article>
    </HostLanguage>
  );
}
