import { SkeletonPage } from '#platform/web/pages/skeleton-page.tsx';

/** Placeholder of a loading listing page. */
export function ListingSkeleton() {
  return (
    <SkeletonPage of="listing" className="content-width pt-6">
      <div className="h-9 w-2/3 rounded-pill bg-sunken" />
      <div className="mt-3 mb-5 h-5 w-1/3 rounded-pill bg-sunken" />
      <div className="aspect-4/3 rounded-card bg-sunken lg:aspect-8/3" />
      <div className="mt-8 gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid content-start gap-4">
          <div className="h-6 w-1/2 rounded-pill bg-sunken" />
          <div className="h-24 rounded-card bg-sunken" />
          <div className="h-40 rounded-card bg-sunken" />
        </div>
        <div className="mt-8 h-96 rounded-card bg-sunken lg:mt-0" />
      </div>
    </SkeletonPage>
  );
}
