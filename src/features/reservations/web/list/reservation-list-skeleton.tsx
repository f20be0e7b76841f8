const ROWS = [1, 2, 3];

/** Placeholder of a list of reservations that is loading. */
export function ReservationListSkeleton() {
  return (
    <div aria-hidden="true" className="content-width animate-pulse py-10">
      <div className="mb-8 h-9 w-48 rounded-pill bg-sunken" />
      <div className="grid gap-4">
        {ROWS.map((row) => (
          <div key={row} className="flex gap-5 rounded-card border border-line bg-raised p-4">
            <div className="aspect-4/3 w-28 flex-none rounded-xl bg-sunken sm:w-48" />
            <div className="grid flex-1 content-start gap-3">
              <div className="h-6 w-32 rounded-pill bg-sunken" />
              <div className="h-5 w-3/4 rounded-pill bg-sunken" />
              <div className="h-4 w-1/2 rounded-pill bg-sunken" />
              <div className="h-4 w-2/3 rounded-pill bg-sunken" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
