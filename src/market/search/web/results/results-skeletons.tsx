import { ListingCardSkeleton } from '#market/page/index.web.ts';
import { SkeletonPage } from '#platform/web/pages/skeleton-page.tsx';
import { RESULTS_GRID } from './results-grid.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Placeholder of a section's results. */
export function ResultsSkeleton() {
  return (
    <SkeletonPage of="results" className="wide-width pt-4 sm:pt-6">
      <Results />
    </SkeletonPage>
  );
}

/** Placeholder of a section that begins with a large picture. */
export function LandingSkeleton() {
  return (
    <SkeletonPage of="landing" className="content-width pt-6 pb-8">
      <div className="mb-12 h-96 rounded-card bg-sunken" />
      <Results />
    </SkeletonPage>
  );
}

function Results() {
  return (
    <>
      <div className="h-7 w-64 max-w-full rounded-pill bg-sunken" />
      <div className="mt-3 h-5 w-80 max-w-full rounded-pill bg-sunken" />
      <div className={`mt-6 ${RESULTS_GRID}`}>
        {CARDS.map((card) => (
          <ListingCardSkeleton key={card} />
        ))}
      </div>
    </>
  );
}
