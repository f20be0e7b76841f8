import { useParams } from '@tanstack/react-router';
import { SkeletonPage } from '#platform/web/pages/skeleton-page.tsx';
import { ThreadLines } from '../thread/thread-skeleton.tsx';

const ROWS = [1, 2, 3, 4];

/** Placeholder of the messages: the list and the open conversation; on a phone one of the two. */
export function MessagesSkeleton() {
  const isOpen = useParams({ strict: false }).conversation !== undefined;
  return (
    <SkeletonPage
      of={isOpen ? 'conversation' : 'conversations'}
      className="content-width md:grid md:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)] md:gap-6"
    >
      <div className={`py-6 ${isOpen ? 'max-md:hidden' : ''}`}>
        <div className="mb-4 h-9 w-48 rounded-pill bg-sunken" />
        <div className="grid gap-2">
          {ROWS.map((row) => (
            <div key={row} className="flex gap-3 p-3">
              <div className="size-12 flex-none rounded-pill bg-sunken" />
              <div className="grid flex-1 content-start gap-2">
                <div className="h-5 w-1/2 rounded-pill bg-sunken" />
                <div className="h-4 w-3/4 rounded-pill bg-sunken" />
                <div className="h-4 w-2/3 rounded-pill bg-sunken" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={`grid content-start gap-4 py-6 ${isOpen ? '' : 'max-md:hidden'}`}>
        <ThreadLines />
      </div>
    </SkeletonPage>
  );
}
