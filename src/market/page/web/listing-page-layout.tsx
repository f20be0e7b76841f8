import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { HostLanguage } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Host } from '../contract.ts';
import { Description } from './description.tsx';
import { HostCard } from './host-card.tsx';
import { ListingColumns } from './listing-columns.tsx';
import { ListingHeading } from './listing-heading.tsx';
import { Pictures } from './pictures.tsx';
import { PlaceSection } from './place-section.tsx';

interface ListingPageLayoutProps {
  listing: ComponentProps<typeof ListingHeading>['listing'] &
    ComponentProps<typeof Pictures>['listing'] & {
      readonly description: string;
      /** Of its host's texts, a tag of BCP 47. */
      readonly language: string;
      readonly host: Host;
      readonly own: boolean;
    };
  kind: ComponentProps<typeof PlaceSection>['kind'];
  /** Saves the listing, on its first picture. */
  heart: ReactElement;
  /** Whether there is an address to share yet. */
  isShared?: boolean;
  /** Whether pictures are told by the parts they stand for. */
  grouped?: boolean;
  /** Where it is exactly, where everybody may know. */
  open?: ComponentProps<typeof PlaceSection>['open'];
  /** What it is, above its description. */
  facts: ReactNode;
  /** What follows the description, above the price where all is one column. */
  details: ReactNode;
  /** Beside the page where there is room. */
  price: ReactNode;
  /** What one agrees to, between the details and what guests said. */
  terms: ReactNode;
  /** What guests said of it. */
  reviews: ReactNode;
  /** How one writes to the host. */
  contact: ReactNode;
  /** Others like it; `onOpen` is called when one of them is opened. */
  similar(onOpen: () => void): ReactElement | null;
  /** The bar at the bottom of a narrow page. */
  bar: ReactNode;
}

/** The page of a listing of any kind: its parts in the order that all of them share. */
export function ListingPageLayout({
  listing,
  kind,
  heart,
  isShared,
  grouped,
  open,
  facts,
  details,
  price,
  terms,
  reviews,
  contact,
  similar,
  bar,
}: ListingPageLayoutProps) {
  const cover = useRef<HTMLLIElement>(null);
  return (
    <>
      <HostLanguage language={listing.language}>
        <article aria-label={listing.title} className="content-width pt-6">
          <ListingHeading listing={listing} isShared={isShared} />
          <Pictures listing={listing} heart={heart} cover={cover} grouped={grouped} />
          <ListingColumns
            first={
              <>
                {facts}
                <Description>{listing.description}</Description>
                {details}
              </>
            }
            price={price}
            rest={
              <>
                {terms}
                {reviews}
                <PlaceSection kind={kind} place={listing.place} open={open} />
                <Section title={<Trans>Your host</Trans>}>
                  <HostCard host={listing.host} own={listing.own} contact={contact} />
                </Section>
              </>
            }
          />
        </article>
      </HostLanguage>
      {similar(() => {
        // The next one's picture takes the name over; two of one name would cancel the move.
        if (cover.current !== null) cover.current.style.viewTransitionName = '';
      })}
      {bar}
    </>
  );
}
