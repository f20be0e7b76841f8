import { SkeletonPage } from '#platform/web/pages/skeleton-page.tsx';

const FIGURES = ['coming', 'waiting', 'paid-out'];
const ROWS = [1, 2, 3, 4];

/** Placeholder of a host's earnings while they are loading. */
export function EarningsSkeleton() {
  return (
    <SkeletonPage of="earnings" className="content-width grid max-w-5xl gap-8 py-10">
      <div className="h-10 w-48 rounded-pill bg-sunken" />
      <div className="h-32 rounded-card bg-sunken" />
      <div className="grid gap-4 sm:grid-cols-3">
        {FIGURES.map((figure) => (
          <div key={figure} className="h-32 rounded-card border border-line bg-raised" />
        ))}
      </div>
      <div className="grid gap-3">
        {ROWS.map((row) => (
          <div key={row} className="h-20 rounded-card border border-line bg-raised" />
        ))}
      </div>
    </SkeletonPage>
  );
}
