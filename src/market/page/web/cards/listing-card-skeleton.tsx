/** Placeholder of a loading card; the same height as a card. */
export function ListingCardSkeleton() {
  return (
    <div aria-hidden="true" className="animate-pulse">
      <div className="aspect-4/3 rounded-card bg-sunken" />
      <div className="mt-4 h-4 w-3/4 rounded-pill bg-sunken" />
      <div className="mt-2.5 h-3.5 w-1/2 rounded-pill bg-sunken" />
      <div className="mt-2.5 h-3.5 w-2/3 rounded-pill bg-sunken" />
      <div className="mt-2.5 h-3.5 w-3/5 rounded-pill bg-sunken" />
      <div className="mt-2.5 h-3.5 w-2/5 rounded-pill bg-sunken" />
    </div>
  );
}

/** Classes of a grid of listings; its pictures' `sizes`. */
export const LISTING_GRID = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3';
export const LISTING_GRID_SIZES = '(min-width: 960px) 30vw, (min-width: 640px) 46vw, 94vw';
