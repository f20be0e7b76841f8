import { SkeletonPage } from '#platform/web/pages/skeleton-page.tsx';

const ROWS = [1, 2, 3];
const WEEKS = [1, 2, 3, 4, 5];
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Placeholder of a list of reservations. */
export function ReservationListSkeleton() {
  return (
    <SkeletonPage of="reservations" className="content-width py-10">
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
    </SkeletonPage>
  );
}

/** Placeholder of the page of one reservation. */
export function ReservationSkeleton() {
  return (
    <SkeletonPage of="reservation" className="content-width grid max-w-6xl gap-8 py-6">
      <div className="grid gap-5">
        <div className="my-3 h-5 w-28 rounded-pill bg-sunken" />
        <div className="flex flex-col gap-5 sm:flex-row sm:gap-7">
          <div className="aspect-4/3 w-full flex-none rounded-card bg-sunken sm:w-72" />
          <div className="grid flex-1 content-start gap-3">
            <div className="h-7 w-32 rounded-pill bg-sunken" />
            <div className="h-9 w-3/4 rounded-pill bg-sunken" />
            <div className="h-5 w-1/2 rounded-pill bg-sunken" />
            <div className="h-6 w-2/3 rounded-pill bg-sunken" />
            <div className="h-5 w-1/3 rounded-pill bg-sunken" />
          </div>
        </div>
      </div>
      <div className="h-48 rounded-card border border-line bg-raised" />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="h-56 rounded-card border border-line bg-raised" />
        <div className="h-72 rounded-card border border-line bg-raised" />
      </div>
    </SkeletonPage>
  );
}

/** Placeholder of the nights of a home, for its host. */
export function HostCalendarSkeleton() {
  return (
    <SkeletonPage of="host-calendar" className="content-width grid gap-6 py-8">
      <div className="grid gap-4">
        <div className="h-4 w-28 rounded-pill bg-sunken" />
        <div className="h-9 w-48 rounded-pill bg-sunken" />
        <div className="h-5 w-64 max-w-full rounded-pill bg-sunken" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="overflow-hidden rounded-card border border-line bg-raised">
          <div className="h-9" />
          {WEEKS.map((week) => (
            <div key={week} className="grid grid-cols-7">
              {WEEKDAYS.map((day) => (
                <div key={day} className="h-17 border-line border-t p-2 sm:h-24">
                  <div className="size-5 rounded-pill bg-sunken" />
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className="h-48 rounded-card border border-line bg-raised max-lg:hidden" />
      </div>
    </SkeletonPage>
  );
}
