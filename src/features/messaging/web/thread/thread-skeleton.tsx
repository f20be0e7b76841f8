import { SkeletonPage } from '#platform/web/pages/skeleton-page.tsx';

const BUBBLES = ['w-2/3', 'ms-auto w-1/2', 'w-1/3', 'ms-auto w-3/5', 'w-1/2'];

/** Placeholder of a conversation beside the list, while it loads. */
export function ThreadSkeleton() {
  return (
    <SkeletonPage of="thread" className="grid content-start gap-4 py-6">
      <ThreadLines />
    </SkeletonPage>
  );
}

/** The other person, and what was written. */
export function ThreadLines() {
  return (
    <>
      <div className="flex items-center gap-3">
        <div className="size-11 rounded-pill bg-sunken" />
        <div className="h-6 w-40 rounded-pill bg-sunken" />
      </div>
      {BUBBLES.map((width) => (
        <div key={width} className={`h-14 rounded-card bg-sunken ${width}`} />
      ))}
    </>
  );
}
