import { Link } from '@tanstack/react-router';
import { listingRoute } from '#domain/listing-path.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ListingTitle } from '#market/page/index.web.ts';

/** The title of a tile, whose link covers the whole of it. */
export function TileTitle({
  listing,
}: {
  listing: {
    readonly id: string;
    readonly kind: ListingKind;
    readonly title: string;
    readonly language?: string | undefined;
  };
}) {
  return (
    <h3 className="font-semibold text-base">
      <Link
        {...listingRoute(listing.kind, listing.id)}
        className="underline-offset-4 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-4 group-hover:underline"
      >
        <ListingTitle listing={listing} />
      </Link>
    </h3>
  );
}
