import { SkeletonPage } from '#platform/web/pages/skeleton-page.tsx';
import { LISTING_GRID, ListingCardSkeleton } from './listing-card-skeleton.tsx';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Placeholder of a loading page of listings. */
export function ListingGridSkeleton() {
  return (
    <SkeletonPage of="listings" className="content-width py-10">
      <div className="mb-8 h-9 w-48 animate-pulse rounded-pill bg-sunken" />
      <div className={LISTING_GRID}>
        {PLACES.map((place) => (
          <ListingCardSkeleton key={place} />
        ))}
      </div>
    </SkeletonPage>
  );
}
