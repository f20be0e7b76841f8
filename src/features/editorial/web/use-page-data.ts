import { useLoaderData } from '@tanstack/react-router';
import type { PageData } from './page-data.ts';

// The types of all routes' data at once are more than the compiler goes into.
const useAnyLoaderData = useLoaderData as unknown as (options: { strict: false }) => unknown;

/** What the loader of a written page's route gave; each of these routes has the same one. */
export function usePageData(): PageData {
  return useAnyLoaderData({ strict: false }) as PageData;
}
