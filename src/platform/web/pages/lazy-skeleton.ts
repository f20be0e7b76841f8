import { lazyRouteComponent } from '@tanstack/react-router';
import { hasInteracted } from '../hydration/first-interaction.ts';

/**
 * The skeleton of a page, whose code comes with that of a page one goes to. A page that the server
 * has sent needs none, so nothing is fetched before a user has touched it.
 */
export const lazySkeleton: typeof lazyRouteComponent = (load, name) => {
  const Skeleton = lazyRouteComponent(load, name);
  const { preload } = Skeleton;
  Skeleton.preload = async () => {
    if (import.meta.env.SSR || hasInteracted()) await preload?.();
  };
  return Skeleton;
};
