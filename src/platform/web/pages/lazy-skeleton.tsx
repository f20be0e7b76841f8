import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { hasInteracted } from '../hydration/first-interaction.ts';

/**
 * The skeleton of a page, whose code comes with that of a page one goes to. A page that the server
 * has sent needs none, so nothing is fetched before a user has touched it.
 */
export function lazySkeleton<Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) {
  const Skeleton = lazyRouteComponent(
    async (): Promise<{ default: () => ReactNode }> => ({ default: (await load())[name] }),
  );
  // Without a boundary of its own, a skeleton whose code is late would hide the page around it: the
  // list of conversations while one of them is opened.
  const LazySkeleton = () => (
    <Suspense fallback={null}>
      <Skeleton />
    </Suspense>
  );
  LazySkeleton.preload = async () => {
    if (import.meta.env.SSR || hasInteracted()) await Skeleton.preload?.();
  };
  return LazySkeleton;
}
