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
